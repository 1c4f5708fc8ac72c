import TouchRecordings
import TouchTrace
import Touchstone

/// A reader of traces.
enum TraceSource {
    /// Returns a Boolean value that indicates whether the bytes begin like a trace, of any version.
    static func isTrace(_ bytes: [UInt8]) -> Bool {
        let word = TraceRecord.header.utf8.prefix { $0 != 0x20 }
        return unmarked(bytes).starts(with: word)
    }

    /// Returns the bytes without the byte order mark that some editors put before a text.
    static func unmarked(_ bytes: [UInt8]) -> ArraySlice<UInt8> {
        bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    }

    /// Returns the error about a trace that was posted, with marks before its lines or text around them; `nil` for anything else.
    static func posted(_ bytes: [UInt8], _ name: String) -> CommandFailure? {
        let lines = bytes.split(separator: 0x0A, maxSplits: 500, omittingEmptySubsequences: false)
        guard let index = lines.firstIndex(where: { isTrace(Array($0.drop { ">\t ".utf8.contains($0) }.prefix(32))) })
        else { return nil }
        return CommandFailure(
            "\(name):\(index + 1): error: this trace has been quoted, or has other text around it. Keep only its lines, from this one "
                + "on, without what stands before them")
    }

    /// Throws an error for a trace where a recording is needed.
    static func refuse(_ bytes: [UInt8], _ source: Source) throws(CommandFailure) {
        guard isTrace(bytes) else { return }
        throw CommandFailure(
            "\(source.name):1: error: this is a trace, not a recording. \(Program.name) show reads it")
    }

    /// Returns the warnings about traces, one a line; once if a file is read twice.
    static func warnings(_ traces: [Trace]) -> String {
        var lines: [String] = []
        for note in traces.flatMap(\.notes).map(\.description) where !lines.contains(note) { lines.append(note) }
        return lines.map { "\($0)\n" }.joined()
    }

    /// Returns the error about a trace whose input leads to other decisions now.
    /// - Parameter difference: The difference between the replay and the trace, in words.
    static func otherDecisions(_ name: String, _ difference: String) -> CommandFailure {
        CommandFailure(
            "\(name): error: \(difference): it is of another version of touchstone or of the scene. \(Program.name) replay "
                + "\(name) --trace OUT writes what happens now, and \(Program.name) diff compares them")
    }

    /// Reads the records of a trace.
    /// - Returns: Its header, with its notes; and the number of its records.
    @discardableResult
    static func records(
        _ source: Source, _ take: (TraceRecord) -> Void
    ) throws(CommandFailure) -> (file: Trace, count: Int) {
        var trace = try OpenTrace(source)
        while let record = try trace.next() { take(record) }
        return (trace.file, trace.count)
    }

    /// Returns the touches of a trace as a recording, in points, from the first one on. The trace is read again on each
    /// pass.
    static func stream(_ source: Source, device: Int?) throws(CommandFailure) -> (RecordingStream, ReadingCheck) {
        guard device == nil else {
            throw CommandFailure(
                "\(source.name):1: error: a trace holds no devices. Leave --device out: it is for recordings of several devices"
            )
        }
        let check = ReadingCheck()
        let size = try OpenTrace(source).file.playedSize
        let stream = RecordingStream(source: source.name, window: size) { body in
            check.attempt { () throws(CommandFailure) in
                try records(source) { record in
                    if case .frame(let frame) = record.step, !frame.contacts.isEmpty { body(frame) }
                }
            }
        }
        try check.run()
        guard stream.recording.holdsContacts else {
            throw CommandFailure(
                "\(source.name):1: error: the trace holds no touches. Convert one of an app that was touched")
        }
        return (stream, check)
    }
}

extension Trace {
    /// The size in points of the screen on which its input is played again: 400 × 300 if the header has none.
    var playedSize: CGSize { screenSize ?? CGSize(width: 400, height: 300) }
}
