import TouchAdvice
import TouchInput
import TouchRecordings
import TouchReports
import TouchStage
import TouchTrace
import Touchstone

/// The smallest input that shows what has to be kept, and how a test gives it.
struct ShrunkInput {
    /// The trace of the input.
    let trace: Trace
    /// The lines of Swift that give it; empty if there are no calls for it.
    let calls: [String]
    private let original: ShrinkableTrace
    private let frames: [InputFrame]
    private let effort: String

    /// Makes the input of a trace smaller.
    /// - Parameters:
    ///   - original: The trace.
    ///   - player: The player, which played the input of the trace.
    ///   - progress: Receives the number of frames of each candidate.
    init(_ original: ShrinkableTrace, _ player: ShrinkPlayer, progress: (Int) -> Void) {
        self.original = original
        frames = shrink(original.frames) { candidate in
            progress(candidate.count)
            return player.shows(candidate)
        }
        trace = player.trace(of: frames)
        calls = Self.calls(for: frames, trace, player)
        effort =
            "\(Self.count(player.replays, "replay")) of \(Self.count(player.frames, "frame")) in all"
    }

    /// Returns the shortest lines that were found to show the same when they are played: a pattern, or else calls that give the same
    /// input exactly.
    private static func calls(for frames: [InputFrame], _ trace: Trace, _ player: ShrinkPlayer) -> [String] {
        for pattern in PlayPattern.patterns(for: frames, until: trace.end) {
            let played = player.trace { hands, window in pattern.perform(with: hands, at: window) }
            guard player.shows(played) else { continue }
            return [pattern.call]
        }
        guard let calls = HandCall.calls(for: frames, until: trace.end) else { return [] }
        let played = player.trace { hands, _ in for call in calls { call.perform(with: hands) } }
        let isSame = played.records == trace.records.map(\.withRestsAsMovements)
        return isSame ? ["let hands = stage.hands"] + calls.flatMap(\.swift) : []
    }

    /// The report for people: what a test does, then how much that is.
    var text: String {
        let test =
            calls.isEmpty
            ? "No calls of a stage's hands give exactly this input; a test plays the frames of the trace (--output)\n"
            : "In a test, with a stage of \(Self.size(trace)):\n" + calls.map { "    \($0)\n" }.joined()
        return test + """

            \(Self.sizes(original.frames, original.recordCount)) became
            \(Self.sizes(frames, trace.records.count)), after \(effort)

            """
    }

    private static func sizes(_ frames: [InputFrame], _ records: Int) -> String {
        let contacts = frames.reduce(0) { $0 + $1.contacts.count { $0.phase == .began } }
        return [count(frames.count, "frame"), count(contacts, "contact"), count(records, "record")]
            .joined(separator: ", ")
    }

    private static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }

    private static func size(_ trace: Trace) -> String {
        "\(TouchInput.text(trace.playedSize.width)) × \(TouchInput.text(trace.playedSize.height)) points"
    }
}

extension TraceRecord {
    /// The record with movements by nothing, which hands make, in place of rests, which are the same.
    fileprivate var withRestsAsMovements: TraceRecord {
        guard case .frame(var frame) = step else { return self }
        for index in frame.contacts.indices where frame.contacts[index].phase == .stationary {
            frame.contacts[index].phase = .moved
        }
        return TraceRecord(instant: instant, step: .frame(frame))
    }
}
