public import TouchInput

/// A writer of recordings in any of the formats but logs of UIKit.
///
/// Reading a written recording gives the same frames, within the precision of its format: whole microseconds and whole device units
/// in all of them but CSV, which has nanoseconds and fractions. Events of the kernel are written as multi-touch protocol B,
/// for any protocol of the device. The same recording gives the same bytes.
///
/// Of the contacts it writes position, tool, force and radius (CSV also the angles of a pencil). Fingers follow the `properties` of
/// the device, pencils stay, other tools become fingers. The kernel cannot express a cancelled contact: it is written
/// as one that turns into a palm, which the readers read as cancelled. Nor can it express a force or a radius that has become
/// unknown: it is written as the least value of the axis, or as -1 if that is 0, which would mean that the contact hovers.
/// Earlier readings become reports of their own; updates of estimates and input other than contacts are left out.
public enum RecordingWriter {
    /// Returns the bytes of a file.
    ///
    /// - Parameters:
    ///   - recording: The recording, in device units, or made with `Recording(points:in:)`.
    ///   - format: The format; not `inkable`.
    ///   - window: For CSV: the window that the surface covers, in points; by default a point is a device unit.
    ///   - comments: Lines for the beginning of the file, without `#`; formats without comments (`raw`) leave them out.
    /// - Throws: `RecordingError` of the kind `notWritable` for a format that is only read, `nothingToWrite` if there are no raw events.
    public static func bytes(
        of recording: Recording, as format: RecordingFormat, window: CGSize? = nil, comments: [String] = []
    ) throws(RecordingError) -> [UInt8] {
        var bytes: [UInt8] = []
        try RecordingOutput(of: RecordingStream(recording), as: format, window: window, comments: comments).write {
            bytes += $0
        }
        return bytes
    }

    /// Returns everything in a recording that a format cannot express, a warning for each: `source: warning: what is lost. what to do`.
    ///
    /// Empty if nothing is lost. CSV is a table of contacts and nothing else: only times can be lost.
    public static func losses(of recording: Recording, as format: RecordingFormat) -> [String] {
        WritingSurvey(RecordingStream(recording), format).losses(of: recording.source, as: format)
    }
}
