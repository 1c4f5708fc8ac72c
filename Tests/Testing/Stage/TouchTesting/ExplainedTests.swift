import Synchronization
import Testing
import Touchstone

@testable import TouchStage
import TouchTesting

/// The lines that the trait `.explained` adds to an expectation that fails beside a stage.
struct `A plain expectation` {
    /// Returns the comments of the issues of a test with the trait; the running test receives none.
    private func comments(_ body: @escaping @MainActor @Sendable () -> Void) async throws -> [[String]] {
        let test = try #require(Test.current)
        let explained: ExplainedTrait = .explained
        let log = IssueLog()
        let silencing: IssueHandlingTrait = .compactMapIssues { issue in
            log.comments.withLock { $0.append(issue.comments.map(\.rawValue)) }
            return nil
        }
        try await silencing.provideScope(for: test, testCase: Test.Case.current) {
            try await explained.provideScope(for: test, testCase: Test.Case.current) { await body() }
        }
        return log.comments.withLock { $0 }
    }

    @Test func `that fails gets what was recognized and what was not, with the reasons`() async throws {
        let comments = try await comments {
            let stage = Stage { stage in
                let badge = stage.addView("badge", frame: CGRect(x: 0, y: 0, width: 100, height: 100))
                badge.addGestureRecognizer(UITapGestureRecognizer())
                stage.addPan()
            }
            stage.hands.drag(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 80, y: 10))
            #expect(stage.records.count == 1, "mine")
        }
        #expect(
            comments == [
                [
                    "mine",
                    """
                    What the touches did:
                    pan began 0.050 s and ended 0.300 s after finger 1 came down.
                    tap on badge lost to pan 0.050 s after finger 1 came down: pan recognized first and prevents it.
                    badge received finger 1, and its cancellation: pan took it 0.050 s after it came down.
                    """,
                ]
            ])
    }

    @Test func `that fails gets one sentence about recognizers that did the same`() async throws {
        let comments = try await comments {
            let stage = Stage { stage in
                for name in ["left", "right"] {
                    let view = stage.addView(
                        name, frame: CGRect(x: name == "left" ? 0 : 100, y: 0, width: 90, height: 90))
                    for number in 1...2 {
                        let press = UILongPressGestureRecognizer()
                        press.name = "\(name) \(number)"
                        view.addGestureRecognizer(press)
                    }
                }
            }
            stage.hands.down(at: CGPoint(x: 10, y: 10))
            stage.wait(0.1)
            #expect(stage.records.count == 1)
            stage.hands.up()
            #expect(stage.records.count == 1)
        }
        let others = "right 1, right 2: was not asked about finger 1: the location is outside of its view right."
        #expect(
            comments == [
                [
                    """
                    What the touches did:
                    left 1, left 2: receives finger 1 and has not decided; the last timer is set for 0.500 s after the touch.
                    \(others)
                    left received finger 1.
                    Not over: finger 1 is down: stage.hands.liftAll() lifts what is down.
                    """
                ],
                [
                    """
                    What the touches did:
                    left 1, left 2: failed 0.100 s after finger 1 came down: lifted before 0.5 s.
                    \(others)
                    left received finger 1 and its end.
                    """
                ],
            ])
    }

    @Test func `that fails in a helper's caller gets the reasons of the stage that is gone`() async throws {
        let comments = try await comments {
            @MainActor func tapCount() -> Int {
                let stage = Stage { $0.addTap() }
                stage.hands.tap(at: stage.view)
                return 1
            }
            #expect(tapCount() == 2)
        }
        #expect(comments.first?.last?.contains("\ntap recognized 0.050 s after finger 1 came down.\n") == true)
    }

    @Test func `is left alone if it passes, compares the log or has no stage`() async throws {
        let comments = try await comments {
            #expect(Bool("false") == true)
            let stage = Stage()
            #expect(stage.records.isEmpty)
            stage.hands.tap(at: stage.view)
            stage.expect(stage.log + "\n100   tap ended")
        }
        #expect(comments.map(\.count) == [0, 1])
        #expect(comments.last?.first?.contains("What the touches did") == false)
    }

    /// Returns what a failure beside a stage gets.
    private func explanation(_ play: (Stage) -> Void, _ build: @escaping (Stage) -> Void) -> [String] {
        let ledger = StageLedger()
        return RunningTest.$ledger.withValue(ledger) {
            let stage = Stage(build)
            play(stage)
            return (ledger.explanation ?? "").split(separator: "\n").map(String.init)
        }
    }

    @Test func `of a test that forgot to wait says so`() {
        let lines = explanation({ $0.hands.tap(at: $0.view) }) { stage in
            stage.addTap("single").require(toFail: stage.addTap("double", count: 2))
        }
        #expect(lines.last == "Not over: stage.wait(0.35) lets single be decided.")
    }

    @Test func `of a test that forgot the pencil or the view says so`() {
        let pencil = explanation({ $0.hands.tap(at: $0.view) }) { stage in
            stage.addTap().allowedTouchTypes = [UITouch.TouchType.pencil.rawValue as NSNumber]
        }
        #expect(pencil.last == "tap takes touches of another tool: .pencil in the call of the hands.")
        let view = explanation({ $0.hands.tap(at: $0.view) }) { _ in }
        #expect(view.last == "No recognizer is in a window of the stage: add the view to stage.view.")
        #expect(explanation({ _ in }, { _ in }) == ["No finger came down on the stage."])
    }

    @Test func `of a test with two stages names the one that was touched last`() {
        let ledger = StageLedger()
        RunningTest.$ledger.withValue(ledger) {
            let first = Stage { $0.addTap("first") }
            let second = Stage { $0.addTap("second") }
            second.hands.tap(at: second.view)
            first.hands.tap(at: first.view)
            let head = "On the stage touched last, of 2:\nWhat the touches did:\nfirst recognized"
            #expect(ledger.explanation?.hasPrefix(head) == true)
        }
    }

    @Test func `has at most eleven lines, and names a recognizer that was not asked`() {
        let lines = explanation({ stage in
            for _ in 0..<5 { stage.hands.tap(at: CGPoint(x: 50, y: 50)) }
        }) { stage in
            for index in 0..<3 { stage.addTap("tap \(index)", count: index + 1) }
            let label = stage.add(UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), "label")
            label.addGestureRecognizer(UILongPressGestureRecognizer())
        }
        #expect(lines.count == 11)
        #expect(lines.last?.hasPrefix("… and ") == true)
        #expect(
            lines.contains(
                "long press on label was not asked about finger 5: its view label has isUserInteractionEnabled off."))
    }
}

private nonisolated final class IssueLog: Sendable {
    let comments = Mutex<[[String]]>([])
}

/// The names that logs give to recognizers without a name.
struct `Names in a log` {
    private func stage(_ isFirstNamed: Bool) -> Stage {
        let stage = Stage { stage in
            for index in 0..<3 {
                let tap = UITapGestureRecognizer()
                tap.numberOfTapsRequired = index + 1
                if index == 0, isFirstNamed { tap.name = "first" }
                stage.view.addGestureRecognizer(tap)
            }
            stage.view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
            let other = UIView(frame: CGRect(x: 200, y: 200, width: 50, height: 50))
            other.addGestureRecognizer(UILongPressGestureRecognizer())
            stage.view.addSubview(other)
        }
        stage.hands.tap(at: CGPoint(x: 225, y: 225))
        return stage
    }

    @Test func `are the kind and the view, and do not change when another one is named`() {
        let lines = stage(false).log.split(separator: "\n")
        #expect(lines[1] == "      long press on UIView 2, tap 3 on view, tap 2 on view, tap on view watch 1")
        let others = stage(true).log.split(separator: "\n")
        #expect(others[1] == "      long press on UIView 2, tap 3 on view, tap 2 on view, first watch 1")
    }
}
