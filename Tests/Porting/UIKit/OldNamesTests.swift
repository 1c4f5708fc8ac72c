import CoreGraphics
import QuartzCore
import TestSupport
import Testing
import TouchTesting
import UIKit

/// That the names of before Swift 4.2 are the same things, and that the modules with the system's names bring what ported
/// files expect.
struct OldNamesTests {
    @available(*, deprecated)
    @Test func `types of before Swift 4_2 are those of today`() {
        expectEqual(UIGestureRecognizerState.recognized, UIGestureRecognizer.State.ended)
        expectEqual(UISwipeGestureRecognizerDirection.up, UISwipeGestureRecognizer.Direction.up)
        expectEqual(UITouchPhase.stationary, UITouch.Phase.stationary)
        expectEqual(UITouchType.stylus, UITouch.TouchType.pencil)
        expectEqual(UITouchProperties.force, UITouch.Properties.force)
        expectEqual(UIEventType.touches, UIEvent.EventType.touches)
        expectEqual(UIEventSubtype.motionShake, UIEvent.EventSubtype.motionShake)
        expectEqual(UIPressPhase.changed, UIPress.Phase.changed)
        expectEqual(UIPressType.menu, UIPress.PressType.menu)
        expectEqual(UIApplicationState.active, UIApplication.State.active)
        expectEqual(UIControlState.selected, UIControl.State.selected)
        expectEqual(UIControlEvents.valueChanged, UIControl.Event.valueChanged)
        expectEqual(UIControlContentHorizontalAlignment.fill, UIControl.ContentHorizontalAlignment.fill)
        expectEqual(UIControlContentVerticalAlignment.fill, UIControl.ContentVerticalAlignment.fill)
        expectEqual(UIButtonType.system, UIButton.ButtonType.system)
        expectEqual(UISegmentedControlNoSegment, UISegmentedControl.noSegment)
        let levels = [UIWindowLevelNormal, UIWindowLevelStatusBar, UIWindowLevelAlert]
        expectEqual(levels.map(\.rawValue), [0, 1_000, 2_000])
        expectEqual(UIWindowLevel.alert, UIWindow.Level.alert)
    }

    @available(*, deprecated)
    @Test func `functions of before Swift 4_2 do what those of today do`() {
        let insets = UIEdgeInsetsMake(1, 2, 3, 4)
        expect(UIEdgeInsetsEqualToEdgeInsets(insets, UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)))
        expectEqual(UIEdgeInsetsZero, .zero)
        let rect = CGRect(x: 10, y: 20, width: 30, height: 40)
        expectEqual(UIEdgeInsetsInsetRect(rect, insets), CGRect(x: 12, y: 21, width: 24, height: 36))
        let (first, second) = (UIView(), UIView())
        let view = UIView()
        view.addSubview(first)
        view.addSubview(second)
        view.bringSubview(toFront: first)
        expectEqual(view.subviews, [second, first])
        view.sendSubview(toBack: first)
        expectEqual(view.subviews, [first, second])
    }

    @available(*, deprecated)
    @Test func `controllers receive their parents under both names`() {
        final class Child: UIViewController {
            var received: [String] = []
            override func willMove(toParent parent: UIViewController?) {
                received.append(parent == nil ? "out" : "in")
            }
            override func didMove(toParent parent: UIViewController?) {
                received.append(parent == nil ? "is out" : "is in")
            }
        }
        let (parent, child) = (UIViewController(), Child())
        parent.addChildViewController(child)
        child.didMove(toParentViewController: parent)
        expectEqual(parent.childViewControllers, [child])
        expectNil(parent.childViewControllerForScreenEdgesDeferringSystemGestures())
        child.willMove(toParentViewController: nil)
        child.removeFromParentViewController()
        expectEqual(child.received, ["in", "is in", "out", "is out"])
        expect(parent.childViewControllers.isEmpty)
    }

    @Test func `the time of QuartzCore is that of the events`() {
        let stage = Stage()
        stage.wait(1.5)
        let time: CFTimeInterval = stage.perform { CACurrentMediaTime() }
        expectEqual(time, 1.5)
        expectEqual(stage.perform { CACurrentMediaTime() }, time)
    }

    @Test func `one CGPoint, whichever module it comes from`() {
        let point: CoreGraphics.CGPoint = UIKit.CGPoint(x: 3, y: 4)
        let same: Foundation.CGPoint = point
        expectEqual(hypot(same.x, same.y), 5)
        expectEqual(CGAffineTransform(translationX: 1, y: 1).tx + CGVector(dx: 1, dy: 0).dx, 2)
        expectEqual(CGFloat.pi, atan2(0, -1))
    }
}
