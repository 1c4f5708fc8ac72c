/// Reads recordings in the text format of evemu, the Linux tool that records input devices.
///
/// It understands multi-touch protocol B and A and single-touch devices; with and without a description of the device;
/// with bare values (`E: 1.234567 0003 0035 42`) and with padded values and comments
/// (`E: 1.234567 0003 0035 0042  # EV_ABS / ABS_MT_POSITION_X  42`). What hovers is not a contact.
enum EvemuReader {
    /// - Parameter description: what is taken where the file does not describe the device.
    static func read(
        _ bytes: [UInt8], source: String, description: DeviceDescription?
    ) throws(RecordingError) -> Recording {
        var notes = NoteBook(source: source)
        var file = try EvemuFile(bytes, notes: &notes).recording
        if let description { file.device = file.device.completed(by: description) }
        return file.recording(format: .evemu, notes: notes)
    }
}
