import TestSupport
import Testing
import TouchTesting
import Touchstone

@testable import TouchAdvice
@testable import TouchReplays

struct `An edit` {
    /// Recognizers `one` and `two` on a view, which is the second subject.
    private func make(_ edit: Edit) -> (stage: Stage, one: UILongPressGestureRecognizer, kept: [AdvisedDelegate]) {
        let stage = Stage { stage in
            stage.addLongPress("one", on: stage.addView("card", frame: CGRect(x: 50, y: 50, width: 100, height: 100)))
            stage.addTap("two")
        }
        let card = stage.view.subviews[0]
        guard let one = card.gestureRecognizers?[0] as? UILongPressGestureRecognizer,
            let two = stage.view.gestureRecognizers?[0]
        else { preconditionFailure("the stage is as it was built") }
        return (stage, one, edit.make([one, two], [card]))
    }

    @Test func `changes one property`() {
        expectEqual(make(.leaveTouches("one")).one.cancelsTouchesInView, false)
        expectEqual(make(.deliversTouchesBeganImmediately("one")).one.delaysTouchesBegan, false)
        expectEqual(make(.deliversTouchesEndedImmediately("one")).one.delaysTouchesEnded, false)
        expectEqual(make(.disable("one")).one.isEnabled, false)
        expectEqual(make(.set(.minimumPressDuration, 2, of: "one")).one.minimumPressDuration, 2)
        expectEqual(make(.set(.allowableMovement, 33, of: "one")).one.allowableMovement, 33)
        expectEqual(make(.interact("card", false)).stage.view.subviews[0].isUserInteractionEnabled, false)
        expect(make(.receiveManyTouches("card")).stage.view.subviews[0].isMultipleTouchEnabled)
    }

    @Test func `enlarges a view on the side where the location is, and what is in it stays where it is`() {
        for point in [CGPoint(x: 300, y: 200), CGPoint(x: 10, y: 20)] {
            let stage = make(.enlarge("card", toContain: point)).stage
            let card = stage.view.subviews[0]
            expect(card.frame.contains(point))
            expect(card.frame.contains(CGRect(x: 50, y: 50, width: 100, height: 100)))
            expectEqual(card.convert(CGPoint.zero, to: stage.view), CGPoint(x: 50, y: 50))
        }
    }

    @Test func `passes the questions that it does not answer on to the app's delegate`() {
        final class No: UIGestureRecognizerDelegate {
            func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
        }
        let no = No()
        let stage = Stage { $0.addTap("one").delegate = no }
        let (one, two) = (stage.view.gestureRecognizers![0], stage.addTap("two"))
        let kept = Edit.allowTogether("one", "two").make([one, two], [])
        expectEqual(kept.count, 1)
        expect(one.delegate === kept[0])
        expectEqual(one.delegate?.gestureRecognizerShouldBegin(one), false)
        expectEqual(one.delegate?.gestureRecognizer(one, shouldRecognizeSimultaneouslyWith: two), true)
        expectEqual(one.delegate?.gestureRecognizer(two, shouldRecognizeSimultaneouslyWith: one), false)
    }

    @Test func `is written as code`() {
        expectEqual("\(Edit.require("a", toFail: "b"))", "a.require(toFail: b)")
        expectEqual("\(Edit.set(.hysteresis, 2.5, of: "a"))", "a.hysteresis = 2.5")
        expectEqual("\(Edit.set(.hysteresis, .infinity, of: "a"))", "a.hysteresis = inf")
    }
}
