import TestSupport
import Testing
import TouchTesting
import Touchstone

/// Findings of a reader in controls that tests had missed: each failed before it was written here.
struct ControlReviewTests {
    @Test(.rules("B-283")) func `a margin without end keeps every finger inside, and bounds that are no number none`() {
        let control = UIControl(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
        control.trackingMargin = .infinity
        let stage = Stage { $0.add(control, "control") }
        stage.hands.down(at: CGPoint(x: 120, y: 120))
        stage.hands.move(dx: 260, over: 0.1)
        expect(control.isTouchInside)
        stage.perform { control.bounds = CGRect(x: CGFloat.nan, y: 0, width: CGFloat.nan, height: 10) }
        stage.hands.move(dx: -5)
        stage.hands.up()
        expect(!control.isTracking && !control.isHighlighted)
    }

    @Test func `a page control has no more dots than can be drawn`() {
        let control = UIPageControl(frame: .zero)
        control.numberOfPages = .max
        expectEqual(control.numberOfPages, 10_000)
    }

    @Test func `a stepper that was away repeats no faster`() {
        let stepper = UIStepper(frame: CGRect(x: 100, y: 100, width: 94, height: 32))
        let stage = Stage { $0.add(stepper, "stepper") }
        stage.hands.down(at: CGPoint(x: 180, y: 115))
        stage.wait(0.1)
        stage.perform { stepper.removeFromSuperview() }
        stage.hands.up()
        stage.perform { stage.view.addSubview(stepper) }
        stage.wait(0.2)
        let before = stepper.value
        stage.hands.down(at: CGPoint(x: 180, y: 115))
        stage.wait(0.45)
        expectEqual(stepper.value, before)
        stage.wait(0.1)
        expectEqual(stepper.value, before + 1)
        stage.hands.up()
    }

    @Test(.rules("B-284")) func `a control that gives the finger up tracks it no more when it receives the end`() {
        final class Short: UIControl {
            var wasTracking: Bool?
            override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { false }
            override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
                wasTracking = isTracking
                super.endTracking(touch, with: event)
            }
        }
        let control = Short(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
        let stage = Stage { $0.add(control, "control") }
        stage.hands.down(at: CGPoint(x: 120, y: 120))
        stage.hands.move(dx: 5)
        expectEqual(control.wasTracking, false)
    }

    @Test func `a menu closes with the control that opened it, and there is one of it`() {
        let button = UIButton(frame: CGRect(x: 100, y: 100, width: 80, height: 40))
        button.menu = UIMenu(title: "", children: [UIAction(title: "One") { _ in }])
        button.showsMenuAsPrimaryAction = true
        let stage = Stage { $0.add(button, "button") }
        func menus() -> Int { stage.window.subviews.count { $0 is MenuView } }
        stage.perform {
            button.performPrimaryAction()
            button.performPrimaryAction()
        }
        expectEqual(menus(), 1)
        stage.hands.tap(at: CGPoint(x: 390, y: 290))
        expectEqual(menus(), 0)
        stage.hands.down(at: CGPoint(x: 120, y: 120))
        expectEqual(menus(), 1)
        stage.perform { button.isEnabled = false }
        expectEqual(menus(), 0)
        stage.hands.up()
    }
}
