import TestSupport
import Testing
import TouchReports
import TouchTesting
import TouchTrace
import Touchstone

struct `The statistics of a trace` {
    @Test func `count what became of each recognizer, how long it took, and how long views waited`() {
        let stage = Stage {
            $0.addTap("double", count: 2)
            $0.addTap("single").require(toFail: $0.stageDouble)
            $0.addPan().delaysTouchesBegan = true
        }
        stage.hands.tap(at: stage.view)
        stage.wait(1)
        stage.hands.down(at: stage.view)
        stage.hands.move(dx: 100, over: 0.1)
        stage.hands.up()
        stage.wait(1)
        stage.host.receive(InputFrame(at: stage.host.now, [ContactSample(id: 9, phase: .moved, location: .zero)]))
        let found = TraceStatistics(stage.records)
        expectEqual(found.recognizers.map(\.name), ["pan", "single", "double"])
        let (pan, single, double) = (found.recognizers[0], found.recognizers[1], found.recognizers[2])
        expect(pan.recognized == 1 && pan.failed == 1 && pan.cancelled == 0 && pan.latencies.count == 1)
        expect(single.recognized == 1 && single.failed == 1)
        expect(double.recognized == 0 && double.failed == 2 && double.medianLatency == nil)
        // Held until the double tap gave up.
        expect(single.latencies.count == 1 && single.latencies[0] > 300)
        expectEqual(double.causes.map(\.count).reduce(0, +), 2)
        expect(found.withheld.count > 0 && found.withheld.allSatisfy { $0 >= 0 })
        expectEqual(found.diagnostics, [TouchDiagnostic.unknownContact(9).description])
        expectEqual(found.kinds.reduce(0) { $0 + $1.count }, stage.records.count)
        expectEqual(found.kinds.first { $0.name == "frame" }?.count, 17)
        expect(found.text.contains("pan: recognized 1, failed 1, cancelled 0; after "))
        let results = """
            recognized: pan ×1, single ×1
            failed: 4; cancelled: 0
            """
        expect(found.text.hasPrefix(results))
        expectEqual(found.causes.map(\.count).reduce(0, +), 4)
        expect(found.text.contains("\ndiagnostics: 1\n"))
        expect(found.text.contains("\n\(stage.records.count) records in "))
        expect(found.entries.contains { $0.name == "recognizer.single.recognized" && $0.value == "1" })
        expect(found.entries.contains { $0.name == "records.frame" && $0.value == "17" })
    }

    @Test func `begin with what was recognized and the causes of all failures, most frequent first`() {
        func failed(_ name: RecognizerName, _ cause: FailureReason) -> TraceRecord {
            TraceRecord(instant: .zero, step: .enter(recognizer: name, phase: .failed, cause: cause))
        }
        let found = TraceStatistics([
            TraceRecord(instant: .zero, step: .watch(recognizer: "tap", finger: 1)),
            failed("pan", .own("too short")), failed("pinch", .prevented(by: "tap")),
            failed("swipe", .prevented(by: "tap")), failed("press", .own("too late")),
            TraceRecord(instant: .zero, step: .enter(recognizer: "tap", phase: .ended, cause: nil)),
        ])
        expectEqual(
            found.text,
            """
            recognized: tap ×1
            failed: 4; cancelled: 0
                2 × tap recognized and prevents it
                1 × too short
                1 × too late
            tap: recognized 1, failed 0, cancelled 0; after 0 ms (median), 0 ms at most
            pan: recognized 0, failed 1, cancelled 0
                1 × too short
            pinch: recognized 0, failed 1, cancelled 0
                1 × tap recognized and prevents it
            swipe: recognized 0, failed 1, cancelled 0
                1 × tap recognized and prevents it
            press: recognized 0, failed 1, cancelled 0
                1 × too late
            withheld from views: 0; never received: 0
            diagnostics: 0
            6 records in 0 s
                5 enter
                1 watch

            """)
        expect(TraceStatistics([]).text.hasPrefix("recognized: nothing\nfailed: 0; cancelled: 0\n"))
    }

    @Test func `of latencies are the median and the longest`() {
        var recognizer = TraceStatistics.Recognizer(name: "pan")
        expect(recognizer.medianLatency == nil && recognizer.maximumLatency == nil)
        recognizer.latencies = [30, 10, 20]
        expect(recognizer.medianLatency == 20 && recognizer.maximumLatency == 30)
        recognizer.latencies = [30, 10, 20, 40]
        expectEqual(recognizer.medianLatency, 25)
    }

    @Test func `of a trace that makes no sense are numbers all the same`() {
        for seed in UInt64(1)...50 {
            var random = RandomRecords(seed: seed)
            let records = (0..<200).map { _ in random.record(random.roll(RandomRecords.kindCount)) }
            let found = TraceStatistics(records)
            expectEqual(found.kinds.reduce(0) { $0 + $1.count }, 200)
            expect(
                found.recognizers.allSatisfy { $0.recognized >= 0 && $0.recognized == $0.latencies.count },
                "seed \(seed)")
            expect(!found.text.isEmpty)
            // Nor do the others fall over it.
            expectEqual(TraceDifference(records, records).kind, .none)
            _ = TraceDifference(records, Array(records.reversed())).text()
            _ = DecisionReplay(records).difference
        }
    }
}

extension Stage {
    /// The recognizer that was added first.
    fileprivate var stageDouble: UIGestureRecognizer { view.gestureRecognizers?.first ?? UIGestureRecognizer() }
}
