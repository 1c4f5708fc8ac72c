/// A reader of recordings in the text format of evemu, the Linux tool that records input devices.
///
/// It supports multi-touch protocol B and A and single-touch devices; with and without a description of the device;
/// with bare values (`E: 1.234567 0003 0035 42`) and with padded values and comments
/// (`E: 1.234567 0003 0035 0042  # EV_ABS / ABS_MT_POSITION_X  42`). Hovering is not a contact.
///
/// It opens no file and reads no clock: it works on bytes.
public enum EvemuReader {
    /// Reads a recording.
    ///
    /// Everything readable is read; each problem becomes a note of the recording. A readable file without touches
    /// gives a recording without frames and a note of the kind `noContacts` with the reason.
    ///
    /// - Parameters:
    ///   - bytes: The bytes of the file.
    ///   - source: The name of the file, for messages.
    /// - Throws: `RecordingError` for an empty file, a binary file and a text without a line of the format.
    public static func read(_ bytes: [UInt8], source: String) throws(RecordingError) -> Recording {
        try RecordingReader.read(bytes, source: source, format: .evemu)
    }
}
