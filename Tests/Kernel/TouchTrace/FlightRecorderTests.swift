import TestSupport
import Testing
import TouchRecordings
import TouchReports
import TouchTesting
import TouchStory
import TouchTrace
import Touchstone

struct `A flight recorder` {
    private static func read(_ recorder: FlightRecorder) throws -> Trace {
        try Trace(parsing: Array(recorder.trace.text.utf8), source: "dump")
    }

    @Test func `keeps everything until it is full, beside a trace handler or without one`() throws {
        let stage = Stage { $0.addTap() }
        let recorder = FlightRecorder()
        stage.application.flightRecorder = recorder
        stage.hands.tap(at: stage.view)
        expectEqual(recorder.capacity, 4_096)
        expect(!stage.records.isEmpty && recorder.records == stage.records)
        let dump = try Self.read(recorder)
        expectEqual(dump.records, stage.records)
        expect(dump[.program] == "flight recorder" && dump[.dropped] == nil && dump.droppedCount == 0)
        expectNil(DecisionReplay(dump.records).difference)
        // Off again, and on without a handler.
        stage.application.flightRecorder = nil
        let count = recorder.records.count
        stage.hands.tap(at: stage.view)
        expectEqual(recorder.records.count, count)
        stage.application.traceHandler = nil
        stage.application.flightRecorder = recorder
        stage.hands.tap(at: stage.view)
        expect(recorder.records.count > count)
    }

    @Test func `keeps the last records when there are more than it has room for, oldest first`() throws {
        let stage = Stage { $0.addTap() }
        let recorder = FlightRecorder(capacity: 10)
        stage.application.flightRecorder = recorder
        var longest = 0
        for _ in 0..<50 {
            stage.hands.tap(at: stage.view)
            longest = max(longest, recorder.records.count)
            expectEqual(recorder.records, stage.records.suffix(10))
        }
        expectEqual(longest, 10)
        expectEqual(recorder.droppedCount, stage.records.count - 10)
        let dump = try Self.read(recorder)
        expectEqual(dump.records, stage.records.suffix(10))
        expectEqual(dump.droppedCount, stage.records.count - 10)
        expect(
            recorder.trace.text.hasPrefix(
                "touchstone-trace 2\nprogram=\"flight recorder\"\ndropped=\"\(dump.droppedCount)\"\n"))
    }

    @Test func `can be dumped from inside an action, with what led to it and what was wrong before`() throws {
        var dump = ""
        let recorder = FlightRecorder(capacity: 40)
        let stage = Stage { $0.addTap().addAction { _ in dump = recorder.trace.text } }
        stage.application.flightRecorder = recorder
        for _ in 0..<5 { stage.hands.tap(at: stage.view) }
        stage.host.receive(InputFrame(at: stage.host.now, [ContactSample(id: 9, phase: .moved, location: .zero)]))
        stage.hands.tap(at: stage.view)
        let file = try Trace(parsing: Array(dump.utf8), source: "dump")
        expectEqual(file.records.last?.step, .action(recorder: "tap"))
        expect(file.records.contains { $0.step == .diagnostic(TouchDiagnostic.unknownContact(9).description) })
        expect(file.droppedCount > 0)
        // It can be shown though it begins in the middle, and is not mistaken for a whole one.
        expect(Timeline(file.records).text(TimelineOptions(width: 80)).contains("tap"))
        expect(DecisionReplay(file.records).difference != nil)
    }

    @Test func `forgets what it holds when it is cleared, and says so`() throws {
        let stage = Stage { $0.addTap() }
        let recorder = FlightRecorder(capacity: 20)
        stage.application.flightRecorder = recorder
        stage.hands.tap(at: stage.view)
        let before = stage.records.count
        recorder.clear()
        expect(recorder.records == [] && recorder.droppedCount == before)
        stage.hands.down(at: stage.view)
        expectEqual(recorder.records, stage.records.dropFirst(before).suffix(20))
        try expectEqual(Self.read(recorder).droppedCount, stage.records.count - recorder.records.count)
    }

    @Test func `hands out what it holds as a value, which may be written elsewhere than on the main actor`() async {
        let stage = Stage { $0.addTap() }
        let recorder = FlightRecorder(capacity: 10)
        stage.application.flightRecorder = recorder
        stage.hands.tap(at: stage.view)
        let trace = recorder.trace
        expectEqual(trace.records, recorder.records)
        await expectEqual(Task.detached { trace.text }.value, recorder.trace.text)
    }

    @Test func `holds one record at least`() {
        let recorder = FlightRecorder(capacity: -3)
        for kind in [TraceRecord.Step.settled, .close] {
            recorder.record(TraceRecord(instant: .zero, step: kind))
        }
        expectEqual(recorder.records.map(\.step), [.close])
        expectEqual(recorder.droppedCount, 1)
    }
}

extension TraceRecord.Step {
    fileprivate static func action(recorder name: RecognizerName) -> Self { .action(recognizer: name, phase: .ended) }
}
