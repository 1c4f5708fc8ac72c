public import TouchGeometry

/// Writes recordings in any of the formats but logs of UIKit.
///
/// Read back, a recording has the same frames, within what its format can say: whole microseconds and whole device units in
/// all of them but CSV, which has nanoseconds and fractions. Events of the kernel are written as multi-touch protocol B,
/// whatever the device spoke. The same recording gives the same bytes.
///
/// Of the contacts it writes place, tool, force and radius (CSV also the angles of a pencil). Fingers are as `properties` of
/// the device say, pencils stay, other tools become fingers. The kernel has no word for a cancelled contact: it is written
/// as one that turns into a palm, which the readers read as cancelled. Nor has it one for a force or a radius that is gone:
/// it is written as the least value of the axis, or as -1 where that is 0, which would mean that the contact hovers.
/// Earlier readings become reports of their own; updates of estimates and input other than contacts are left out.
public enum RecordingWriter {
    /// The bytes of a file.
    ///
    /// - Parameters:
    ///   - recording: In device units, or made with `Recording(points:in:)`.
    ///   - format: Not `inkable`.
    ///   - window: For CSV: the window that the surface covers, in points; by default a point is a device unit.
    ///   - comments: Lines for the beginning of the file, without `#`; formats without comments (`raw`) leave them out.
    /// - Throws: `RecordingError` of the kind `notWritable` for a format that is only read, `nothingToWrite` where raw events would be none.
    public static func bytes(
        of recording: Recording, as format: RecordingFormat, window: CGSize? = nil, comments: [String] = []
    ) throws(RecordingError) -> [UInt8] {
        let head = comments.map { "# \(WrittenRecording.oneLine($0))\n" }.joined()
        switch format {
        case .evemu: return Array((head + EvemuText.text(of: WrittenRecording(recording))).utf8)
        case .libinput: return Array((head + LibinputText.text(of: WrittenRecording(recording))).utf8)
        case .getevent: return Array((head + GeteventText.text(of: WrittenRecording(recording))).utf8)
        case .raw:
            let bytes = RawEventBytes.bytes(of: WrittenRecording(recording))
            guard !bytes.isEmpty else { throw RecordingError(.nothingToWrite, source: recording.source) }
            return bytes
        case .csv: return Array((head + CSVText.text(of: recording, window: window)).utf8)
        case .inkable:
            throw RecordingError(
                .notWritable, source: recording.source, message: "logs of UIKit's touches are only read")
        }
    }
}
