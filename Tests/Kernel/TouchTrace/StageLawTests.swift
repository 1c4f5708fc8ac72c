import TestSupport
import Testing
import TouchRecordings
import TouchReports
import TouchTesting
import TouchTrace
import Touchstone

struct `A program with a life of its own` {
    @Test
    func `writes the same trace when it is fed the frames of one, with its timers, delegates and every kind of input`()
        throws
    {
        let first = BusyStage()
        first.play()
        let file = Trace(first.stage.records)
        for kind in [
            "timer-set owner=\"app\"", "press=", "hover=", "scroll=", "transform=", "earlier@", "update=", ";pencil",
            "modifiers=", "buttons=", "stream-changed", "motion=", "remote-command=", "hold ", "withhold ", "alter ",
        ] { expect(file.text.contains(kind), "\(kind)") }
        let read = try Trace(parsing: Array(file.text.utf8), source: "busy")
        expectEqual(read, file)
        let second = BusyStage()
        for frame in read.frames { second.stage.host.receive(frame) }
        second.stage.host.advance(to: read.end)
        expectEqual(Trace(second.stage.records).text, file.text)
    }

    @Test func `makes decisions that can be made again without it`() {
        let busy = BusyStage()
        busy.play()
        let replay = DecisionReplay(busy.stage.records)
        expectNil(replay.difference, "\(replay.difference?.description ?? "")")
        expect(replay.decisions.count > 100)
    }

    @Test func `has a name of its own for each recognizer, in its traces`() {
        let stage = Stage {
            for _ in 0..<3 { $0.addTap("tap") }
            $0.addTap("pan #2")
            $0.addTap("pan (2)")
            $0.view.addGestureRecognizer(UITapGestureRecognizer())
        }
        stage.hands.tap(at: stage.view)
        var names: [RecognizerName] = []
        for case .watch(let name, _) in stage.records.map(\.step) { names.append(name) }
        // The one that was attached last comes first.
        expectEqual(names, ["UITapGestureRecognizer#1", "pan (2) (1)", "pan #2 (1)", "tap", "tap (2)", "tap (3)"])
        // A recognizer keeps its name in a trace, also when its `name` changes.
        stage.view.gestureRecognizers?.first?.name = "other"
        stage.clearLog()
        stage.hands.tap(at: stage.view)
        expect(stage.records.contains { $0.step == .watch(recognizer: "tap (3)", finger: 2) })
        expectNil(DecisionReplay(stage.records).difference)
    }
}
