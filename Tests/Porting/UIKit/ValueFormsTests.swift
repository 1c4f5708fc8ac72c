import Foundation
import QuartzCore
import TestSupport
import Testing
import TouchTesting
import UIKit

/// Operators and members of small values, in the forms that code for iOS uses.
struct ValueFormsTests {
    @Test func `levels of windows`() {
        let window = UIWindow(frame: .zero)
        let forms: [UIWindow.Level] = [
            UIWindow.Level.alert + 1, .alert + 1, .init(rawValue: UIWindow.Level.alert.rawValue + 1),
            UIWindow.Level(UIWindow.Level.alert.rawValue + 1), UIWindow.Level.statusBar + 1_001,
            UIWindow.Level(rawValue: CGFloat(2_001)),
        ]
        expectEqual(Set(forms), [UIWindow.Level(2_001)])
        window.windowLevel = .normal - 1
        expect(window.windowLevel < .normal && window.windowLevel != .alert)
        expectEqual([UIWindow.Level.alert, .normal, .statusBar].sorted().first, .normal)
    }

    @Test func `states, events and options as sets, numbers and keys`() {
        let state: UIControl.State = [.highlighted, .selected]
        expect(state.contains(.selected) && state.union(.disabled).rawValue == 7)
        let titles: [UIControl.State: String] = [.normal: "a", .selected: "b"]
        expectEqual(titles[.selected], "b")
        let own = UIControl.Event(rawValue: 1 << 24)
        expect(UIControl.Event.applicationReserved.contains(own))
        expect(UIControl.Event.allTouchEvents.isSuperset(of: [.touchDown, .touchUpInside]))
        let curve = UIView.AnimationCurve.easeOut
        expectEqual(UIView.AnimationOptions(rawValue: UInt(curve.rawValue << 16)), .curveEaseOut)
        let edges: UIRectEdge = [.left, .right]
        expect(edges.isSubset(of: .all) && !edges.contains(.top) && edges.rawValue == 10)
        var directions: UISwipeGestureRecognizer.Direction = .left
        directions.formUnion(.right)
        expectEqual(directions, [.left, .right])
        expectEqual(UIView.AutoresizingMask([.flexibleWidth, .flexibleHeight]).rawValue, 18)
        expectEqual(UIScrollView.DecelerationRate(rawValue: 0.99), .fast)
    }

    @Test func `insets, vectors and transforms`() {
        var insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        insets.top += 1
        expect(insets != .zero && insets.left + insets.right == 6)
        expectEqual(
            CGRect(x: 0, y: 0, width: 10, height: 10).inset(by: insets), CGRect(x: 2, y: 2, width: 4, height: 5))
        let way = CGVector(dx: 3, dy: 4)
        expect(hypot(way.dx, way.dy) == 5 && way != .zero)
        let turn = CGAffineTransform(rotationAngle: .pi).concatenating(CGAffineTransform(rotationAngle: -.pi))
        expect(abs(turn.a - 1) < 1e-9 && CGAffineTransform.identity.isIdentity)
        let scale = CGAffineTransform.identity.scaledBy(x: 2, y: 3).translatedBy(x: 1, y: 1)
        expectEqual(CGPoint(x: 1, y: 1).applying(scale), CGPoint(x: 4, y: 6))
        expectEqual(CGRect(x: 0, y: 0, width: 1, height: 1).applying(scale).size, CGSize(width: 2, height: 3))
        expectEqual(CGPoint(x: 4, y: 6).applying(scale.inverted()), CGPoint(x: 1, y: 1))
    }

    @Test func `paths, colors and weights`() {
        let paths: Set = [IndexPath(row: 1, section: 0), IndexPath(row: 0, section: 1)]
        expect(paths.min() == IndexPath(row: 1, section: 0) && paths.contains([0, 1]))
        expect(UIColor.red == UIColor(red: 1, green: 0, blue: 0, alpha: 1) && UIColor.red != .blue)
        expectEqual(UIColor.red.cgColor, UIColor.red.cgColor)
        expect(UIFont.Weight.bold.rawValue > UIFont.Weight.regular.rawValue && UIFont.Weight.bold > .regular)
    }

    @Test func `layers as code for iOS asks them`() throws {
        let stage = Stage()
        let card = stage.addView("card", frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        stage.perform { UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { card.center.x += 200 } }
        stage.wait(0.5)
        let point = CGPoint(x: 110, y: 10)
        expect(card.layer.presentation()?.hitTest(point) != nil)
        expectEqual(card.layer.presentation()?.frame.contains(point), true)
        let shown = card.layer.presentation() ?? card.layer
        expect(shown.contains(shown.convert(point, from: card.superview?.layer)))
        expect(!card.layer.contains(card.layer.convert(point, from: card.layer.superlayer)))
    }
}
