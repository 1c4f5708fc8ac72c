/// Reads recordings in the text format of evemu, the Linux tool that records input devices.
///
/// It understands multi-touch protocol B and A and single-touch devices; with and without a description of the device;
/// with bare values (`E: 1.234567 0003 0035 42`) and with padded values and comments
/// (`E: 1.234567 0003 0035 0042  # EV_ABS / ABS_MT_POSITION_X  42`). What hovers is not a contact.
///
/// It opens no file and asks no clock: it works on bytes.
public enum EvemuReader {
    /// Reads a recording.
    ///
    /// What can be read is read; everything odd becomes a note of the recording. A readable file in which nothing
    /// touches gives a recording without frames and a note of the kind `noContacts` that says why.
    ///
    /// - Parameters:
    ///   - bytes: The file.
    ///   - source: The file's name, for messages.
    /// - Throws: `RecordingError` for an empty file, a binary file and a text without a line of the format.
    public static func read(_ bytes: [UInt8], source: String) throws(RecordingError) -> Recording {
        try RecordingReader.read(bytes, source: source, format: .evemu)
    }
}
