import TouchRecordings

/// A check that live input can be played: a user may have piped a file of another format, or no recording at all.
enum LiveCheck {
    /// The number of bytes that reveal the layout of events: three events of a 32-bit machine. Fewer than any report of a touch.
    static let telling = 48
    /// The length above which a text without an event does not describe a device.
    private static let longestHead = 1 << 16

    /// Checks the text before the first event.
    static func check(_ head: [UInt8], _ source: String) throws(CommandFailure) {
        let isOther = TraceSource.isTrace(head) || head.contains(0) || head.count > longestHead
        if isOther { throw failure(head, source) }
        guard let format = RecordingFormat.detect(head), format != .evemu else { return }
        throw failure(head, source)
    }

    /// Returns an error about input that is not events.
    static func failure(_ bytes: [UInt8], _ source: String) -> CommandFailure {
        let taken = "--live takes raw events (struct input_event) or lines of evemu"
        let format = RecordingFormat.detect(bytes)
        if format == .evemu {
            return CommandFailure(
                "\(source): error: no event came, only lines before the first one. Touch the device while it is read")
        }
        if let foreign = RecordingError.foreign(bytes, source: source) { return CommandFailure("\(foreign)") }
        let name = TraceSource.isTrace(bytes) ? "a trace" : (format.flatMap { $0 == .raw ? nil : $0.name })
        guard let name else {
            return CommandFailure(
                "\(source): error: these are not events; \(taken). Pipe what `cat /dev/input/eventN` prints")
        }
        return CommandFailure("\(source): error: this is \(name); \(taken). Replay it without --live")
    }
}
