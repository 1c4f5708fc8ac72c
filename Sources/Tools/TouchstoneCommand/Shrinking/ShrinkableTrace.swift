import TouchInput
import TouchScenes
import TouchTrace
import Touchstone

/// A trace whose input can be made smaller: it names a scene, begins with the first record, and shows what has to be kept.
struct ShrinkableTrace {
    /// The header.
    let file: Trace
    /// The input.
    let frames: [InputFrame]
    /// The number of records.
    let recordCount: Int
    /// The scene.
    let scene: any Scene
    /// The time from the last input to the last record, in seconds.
    let tail: TimeInterval

    /// Reads a trace.
    init(_ source: Source, _ kept: KeptLines) throws(CommandFailure) {
        var (frames, watch, last, end) = ([InputFrame](), LineWatch(for: kept), Instant.zero, Instant.zero)
        let (file, count) = try TraceSource.records(source) { record in
            end = max(end, record.instant)
            watch.take([record])
            guard case .frame(let frame) = record.step else { return }
            frames.append(frame)
            last = record.instant
        }
        (self.file, self.frames, recordCount) = (file, frames, count)
        tail = max(0, end.seconds(since: last))
        scene = try Program.current.scene(of: file, source.name)
        try Self.check(file, frames, source.name)
        if let text = watch.unwanted {
            throw CommandFailure(
                "\(source.name): error: a line contains '\(text)', and --without allows none. Name a text that is in no line of the "
                    + "trace")
        }
        if let text = watch.missing.first { throw try Self.absence(of: text, in: source) }
    }

    private static func check(_ file: Trace, _ frames: [InputFrame], _ name: String) throws(CommandFailure) {
        if file.droppedCount > 0 {
            throw CommandFailure(
                "\(name):1: error: the trace begins in the middle: \(file.droppedCount) records are lost, and a replay of the rest "
                    + "would decide otherwise. Record one from the beginning")
        }
        if frames.isEmpty {
            throw CommandFailure(
                "\(name):1: error: the trace holds no input. Record one with \(Program.name) replay FILE --trace OUT")
        }
    }

    /// Returns the error about a text that is in no line. The trace is read again.
    private static func absence(of text: String, in source: Source) throws(CommandFailure) -> CommandFailure {
        var near = NearLines(to: text)
        try TraceSource.records(source) { near.take($0) }
        let lines = near.nearest.map { "\n    \($0)" }.joined()
        return CommandFailure(
            "\(source.name): error: no line contains '\(text)'. "
                + (lines.isEmpty
                    ? "\(Program.name) show lists decisions, and the file has the records" : "The nearest are\(lines)"))
    }
}
