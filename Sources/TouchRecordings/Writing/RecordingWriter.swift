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
        var bytes: [UInt8] = []
        try RecordingOutput(of: RecordingStream(recording), as: format, window: window, comments: comments).write {
            bytes += $0
        }
        return bytes
    }

    /// What a recording has and a format cannot say, a warning for each: `source: warning: what is lost. what to do`.
    ///
    /// Empty where everything fits. CSV is a table of contacts and nothing else: only the times may not fit.
    public static func losses(of recording: Recording, as format: RecordingFormat) -> [String] {
        WritingSurvey(RecordingStream(recording), format).losses(of: recording.source, as: format)
    }
}
