import TouchRecordings

/// A check that piped input consists of events: a user may have piped text, or the events of a 32-bit machine.
enum RecordingCheck {
    /// The number of bytes that are checked.
    static let length = 24 * 64

    static func check(_ bytes: [UInt8], source: String) throws(CommandFailure) {
        guard RecordingFormat.detect(bytes) != .raw || RawEventLayout.detect(bytes) != .bits64 else { return }
        throw CommandFailure(
            "\(source): error: these are not events of a 64-bit device node (struct input_event). Pipe what "
                + "`cat /dev/input/eventN` prints; a file of another format is converted by \(Program.name) convert")
    }
}
