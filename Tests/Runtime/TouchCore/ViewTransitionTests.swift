import TestSupport
import Testing
import TouchTesting
import Touchstone

/// Transitions of views to new content.
struct ViewTransitionTests {
    private let stage = Stage()
    private let card: UIView

    init() {
        card = stage.addView("card", frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    }

    private var shown: Float { card.layer.presentation()?.opacity ?? -1 }

    @Test func `new content fades in, without touches, and the end is reported`() {
        var ends: [Bool] = []
        let label = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        stage.perform {
            UIView.transition(with: card, duration: 1, options: [.transitionFlipFromLeft, .curveLinear]) {
                card.addSubview(label)
                card.center.x += 100
            } completion: {
                ends.append($0)
            }
        }
        expect(label.superview === card && card.alpha == 1)
        stage.wait(0.5)
        expect(abs(shown - 0.5) < 0.02)
        expectEqual(card.layer.presentation()?.position.x, card.center.x)
        expect(stage.perform { stage.window.hitTest(CGPoint(x: 200, y: 100), with: nil) } !== card)
        expectEqual(ends, [])
        stage.wait(1)
        expect(ends == [true] && shown == 1)
        expect(stage.perform { stage.window.hitTest(CGPoint(x: 200, y: 100), with: nil) } === card)
    }

    @Test func `changes are animated themselves if the options say so`() {
        stage.perform {
            UIView.transition(
                with: card, duration: 1,
                options: [.transitionCrossDissolve, .allowAnimatedContent, .allowUserInteraction, .curveLinear]
            ) {
                card.center.x += 100
            }
        }
        stage.wait(0.5)
        let x = card.layer.presentation()?.position.x ?? 0
        expect(abs(x - 150) < 2)
        expect(stage.perform { stage.window.hitTest(CGPoint(x: 200, y: 100), with: nil) } === card)
    }

    @Test func `without a transition a view changes at once`() {
        var ends: [Bool] = []
        stage.perform {
            UIView.transition(
                with: card, duration: 1, animations: { card.center.x += 100 }, completion: { ends.append($0) })
        }
        expectEqual(card.layer.presentation()?.position.x, 200)
        stage.wait(0.01)
        expectEqual(ends, [true])
    }

    @Test func `a view takes the place of another, or shows itself`() {
        let (back, front) = (UIView(frame: card.frame), UIView(frame: card.frame))
        stage.perform {
            stage.view.addSubview(front)
            UIView.transition(from: card, to: back, duration: 0.2, options: .transitionCrossDissolve)
        }
        expectNil(card.superview)
        expectEqual(stage.view.subviews, [back, front])
        stage.perform {
            front.isHidden = true
            UIView.transition(
                from: back, to: front, duration: 0.2, options: [.transitionCurlUp, .showHideTransitionViews])
        }
        expect(back.isHidden && !front.isHidden && stage.view.subviews == [back, front])
    }
}
