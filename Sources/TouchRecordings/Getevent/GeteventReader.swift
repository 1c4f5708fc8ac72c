/// A reader of the output of Android's `getevent`: with `-t` and a time for each event, with names (`-l`) or without; one device
/// or several, and the table of `getevent -lp` if it precedes them.
enum GeteventReader {
    /// Returns the devices that report anything, in the order in which the file names them.
    static func readAll(
        _ bytes: [UInt8], source: String, description: DeviceDescription?
    ) throws(RecordingError) -> [Recording] {
        var notes = NoteBook(source: source)
        return try GeteventFile(bytes, notes: &notes).devices.map { device in
            var device = device
            if let description { device.device = device.device.completed(by: description) }
            return device.recording(format: .getevent, notes: notes)
        }
    }
}
