/// A reader of the output of `libinput record`, version 1 of its format: one device or several, each with its description and its
/// events. Events of libinput itself and reports of HID, which may occur between them, are skipped.
enum LibinputReader {
    /// Returns the devices in the order of the file.
    static func readAll(
        _ bytes: [UInt8], source: String, description: DeviceDescription?
    ) throws(RecordingError) -> [Recording] {
        var notes = NoteBook(source: source)
        return try LibinputFile(bytes, notes: &notes).devices.map { device in
            var device = device
            if let description { device.device = device.device.completed(by: description) }
            return device.recording(format: .libinput, notes: notes)
        }
    }
}
