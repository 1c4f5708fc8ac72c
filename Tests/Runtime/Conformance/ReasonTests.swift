import TestSupport
import Testing
import TouchTesting
import Touchstone

/// Every way in which an attempt can come to nothing has a reason that says so.
struct ReasonTests {
    @Test(.rules("B-154")) func `excluded: prevented by the one that was recognized`() {
        var press: UILongPressGestureRecognizer?
        let stage = Stage { stage in
            press = stage.addLongPress()
            stage.addPan()
        }
        stage.play("DM", step: .milliseconds(10))
        // The press fails by itself at 10 pt in the same event unless it is allowed more.
        expectEqual(press?.failureReason, .own("moved 20 pt, more than 10"))
        press?.allowableMovement = 100
        stage.hands.up()
        stage.hands.down(at: stage.view)
        stage.hands.move(dx: 20)
        expectEqual(press?.failureReason, .prevented(by: "pan"))
    }

    @Test(.rules("B-154")) func `failure dependency: the one whose failure was awaited was recognized`() {
        var single: UITapGestureRecognizer?
        let stage = Stage { stage in
            single = stage.addTap("single")
            single?.require(toFail: stage.addTap("double", count: 2))
        }
        stage.hands.doubleTap(at: stage.view)
        expectEqual(single?.failureReason, .requirementMet("double"))
    }

    @Test(.rules("B-154")) func `disabled, removed, denied, aborted: each has a reason of its own`() {
        var pan: UIPanGestureRecognizer?
        let stage = Stage { pan = $0.addPan() }
        let delegate = Denier()
        func attempt(goingOn goesOn: Bool = true, _ deed: () -> Void) -> FailureReason? {
            stage.hands.down(at: stage.view)
            deed()
            stage.wait(0.01)
            if goesOn { stage.hands.move(dx: 20) }
            stage.hands.liftAll()
            return pan?.failureReason
        }
        expectEqual(attempt { pan?.isEnabled = false }, .disabled)
        pan?.isEnabled = true
        expectEqual(attempt { stage.perform { if let pan { stage.view.removeGestureRecognizer(pan) } } }, .removed)
        stage.perform { if let pan { stage.view.addGestureRecognizer(pan) } }
        expectEqual(attempt(goingOn: false) { stage.hands.cancel() }, .systemCancelled)
        expectEqual(attempt { pan?.delegate = delegate }, .refused)
        pan?.delegate = nil
        expectNil(attempt {})
    }
}

private final class Denier: UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
}
