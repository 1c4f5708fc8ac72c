import TouchRecordings

/// Whether what comes from a pipe are events at all: somebody may have piped text, or the events of a 32-bit machine.
enum RecordingCheck {
    /// Bytes that are looked at.
    static let length = 24 * 64

    static func check(_ bytes: [UInt8], source: String) throws(CommandFailure) {
        guard RecordingFormat.detect(bytes) != .raw || RawEventLayout.detect(bytes) != .bits64 else { return }
        throw CommandFailure(
            "\(source): error: these are no events of a 64-bit device node (struct input_event). Pipe what "
                + "`cat /dev/input/eventN` prints; a file of another format is converted by touchstone convert")
    }
}
