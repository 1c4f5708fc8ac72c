@_spi(Subclass) import Touchstone
import TestSupport
import Testing
import TouchTesting

/// Recognizers that forget, or overdo, their states.
struct `Careless recognizers` {
    @Test(.rules("B-116"))
    func `one that never decides is closed at the next first touch, named, and the view gets what it is owed`() {
        let stage = Stage { _ = $0.careless("careless", .silent) }
        stage.hands.tap(at: stage.view)
        stage.wait(5)
        stage.hands.tap(at: stage.view)
        stage.expect(
            """
            0     view hit by 1
                  careless watches 1
                  careless receives began 1
                  view receives began 1
            50    careless receives ended 1
                  view waits for ended 1: careless
            5050  ! careless has no touch left and never reached ended, failed or cancelled, so touches and recognizers that wait for it would hang; it was closed: set a terminal state in touchesEnded and touchesCancelled
                  careless failed: touches lost
                  view receives ended 1 late
                  careless reset
                  view hit by 2
                  careless watches 2
                  careless receives began 2
                  view receives began 2
            5100  careless receives ended 2
                  view waits for ended 2: careless
            """)
        expectEqual(stage.diagnostics, [.abandonedRecognizer("careless")])
    }

    @Test(.rules("B-116")) func `one that begins and never ends is cancelled at the next first touch, and named`() {
        let stage = Stage { _ = $0.careless("careless", .endless) }
        stage.hands.tap(at: stage.view)
        stage.wait(5)
        stage.hands.tap(at: stage.view)
        stage.expect(
            """
            0     view hit by 1
                  careless watches 1
                  careless receives began 1
                  view never receives 1
                  careless began
            50    careless receives ended 1
            5050  ! careless has no touch left and never reached ended, failed or cancelled, so touches and recognizers that wait for it would hang; it was closed: set a terminal state in touchesEnded and touchesCancelled
                  careless breaks off: touches lost
                  careless cancelled
                  careless reset
                  view hit by 2
                  careless watches 2
                  careless receives began 2
                  view never receives 2
                  careless began
            5100  careless receives ended 2
            """)
    }

    @Test(.rules("B-116")) func `one that waits for a careless one goes on once that is closed`() {
        let stage = Stage {
            $0.addTap("tap").require(toFail: $0.careless("careless", .silent))
        }
        stage.hands.tap(at: stage.view)
        stage.wait(5)
        expect(!stage.log.contains("tap ended"))
        stage.hands.tap(at: stage.view)
        expect(stage.log.contains("tap ended"))
        stage.settleDown()
        expectEqual(stage.faults(isOver: false), [])
    }

    @Test func `states after the last one, in reset and of every kind count for nothing`() {
        for behavior in [CarelessRecognizer.Behavior.talkative, .writesEverything] {
            let stage = Stage { _ = $0.careless("careless", behavior) }
            stage.hands.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 150, y: 50), over: 0.05)
            stage.settleDown()
            expectEqual(stage.faults(), [])
            expectEqual(stage.diagnostics, [])
        }
    }

    @Test func `a timer that begins and sets itself again reports once an event`() {
        let stage = Stage { _ = $0.careless("careless", .ticking) }
        stage.hands.down(at: stage.view)
        stage.wait(1)
        stage.hands.up()
        stage.settleDown()
        expectEqual(stage.faults(), [])
        expectEqual(stage.records.filter { $0.step == .action(recognizer: "careless", phase: .ended) }.count, 3)
    }

    @Test func `a state set outside of every event begins an attempt in the next turn, and the watchdog ends it`() {
        var careless: CarelessRecognizer?
        let stage = Stage { careless = $0.careless("careless", .silent) }
        stage.perform { careless?.state = .began }
        expectEqual(
            stage.records.last { !$0.step.isLeftOutOfLogs }?.step,
            .propose(recognizer: "careless", phase: .began, cause: nil))
        expectEqual(stage.application.host.wakeInstant, stage.host.now)
        stage.wait(1)
        stage.expect("0     careless began")
        stage.settleDown()
        expectEqual(stage.faults(isOver: false), [])
        expect(stage.diagnostics.contains(.abandonedRecognizer("careless")))
    }

    @Test func `a state set in the callback of another one is a proposal like any other`() {
        let stage = Stage()
        let one = stage.careless("one", .silent)
        let other = stage.addTap("other")
        other.addAction { [weak one] _ in one?.state = .recognized }
        stage.hands.tap(at: stage.view)
        stage.settleDown()
        expectEqual(stage.faults(isOver: false), [])
        expect(stage.records.contains { $0.step == .action(recognizer: "other", phase: .ended) })
    }

    @Test func `two that set each other's state in their resets do not go on for ever`() {
        let stage = Stage()
        let (one, other) = (stage.add(ResetRecognizer(), "one"), stage.add(ResetRecognizer(), "other"))
        (one.partner, other.partner) = (other, one)
        stage.hands.tap(at: stage.view)
        stage.wait(1)
        expect(stage.records.count < 100_000)
        (one.partner, other.partner) = (nil, nil)
        stage.settleDown()
        #expect((one.state, other.state) == (.possible, .possible))
        expectEqual(stage.faults(), [])
    }
}

/// Recognizes at once; its reset makes a partner recognize.
final class ResetRecognizer: UIGestureRecognizer {
    weak var partner: ResetRecognizer?
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .recognized }
    override func reset() { partner?.state = .recognized }
}
