import TestSupport
import Testing
import TouchInput
import TouchTesting
import Touchstone

/// Views and layers that are turned in space.
struct PerspectiveTests {
    private let stage = Stage()
    private let card: UIView

    init() {
        card = stage.addView("card", frame: CGRect(x: 100, y: 100, width: 100, height: 100))
        card.backgroundColor = .red
        stage.host.framesPerSecond = 100
    }

    private func perspective(_ distance: CGFloat) -> CATransform3D {
        var eye = CATransform3DIdentity
        eye.m34 = -1 / distance
        return eye
    }

    private func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? { stage.window.hitTest(CGPoint(x: x, y: y), with: nil) }

    @Test func `without a perspective, a turned view is narrower`() {
        stage.perform { card.layer.transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0) }
        expect(abs(card.frame.width - 50) < 1e-9 && card.frame.height == 100 && abs(card.frame.midX - 150) < 1e-9)
        expect(hit(130, 150) === card && hit(120, 150) === stage.view)
        expect(abs(card.convert(CGPoint(x: 0, y: 0), to: nil).x - 125) < 1e-9)
        expect(abs(card.convert(CGPoint(x: 125, y: 100), from: nil).x) < 1e-9)
        expect(card.transform3D.m13 != 0 && card.transform.a != 1)
        stage.perform { card.layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 1, 0) }
        expect(hit(150, 150) === stage.view || card.frame.width < 1e-9)
        stage.perform { card.transform = .identity }
        expect(CATransform3DIsIdentity(card.layer.transform) && hit(105, 105) === card)
    }

    @Test func `with a perspective, what is nearer is larger, and touches find it there`() throws {
        // The left edge comes 50 points nearer to an eye at 200, the right one goes as far away.
        let turned = CATransform3DRotate(perspective(200), .pi / 6, 0, 1, 0)
        stage.perform { card.layer.transform = turned }
        let (near, far): (CGFloat, CGFloat) = (50 / 0.875, 50 / 1.125)
        let cosine: CGFloat = 0.75.squareRoot()
        let right = far * cosine
        let corner = card.convert(CGPoint(x: 0, y: 0), to: nil)
        expect(corner.isAbout(CGPoint(x: 150 - near * cosine, y: 150 - near)))
        let opposite = card.convert(CGPoint(x: 100, y: 100), to: nil)
        expect(opposite.isAbout(CGPoint(x: 150 + right, y: 150 + far)))
        expect(card.convert(corner, from: nil).isAbout(.zero))
        expect(hit(corner.x + 1, corner.y + 1) === card && hit(corner.x - 1, corner.y + 50) === stage.view)
        expect(hit(150 + right - 1, 101) === stage.view, "above the far edge")
        // It is painted where it is hit.
        let outline = card.superview?.drawList.commands.compactMap {
            if case .fill(let path, _, _) = $0 { path } else { nil }
        }
        expectEqual(outline?.last?.elements.first?.end.map { $0.isAbout(corner) }, true)
        // The layers agree with the views.
        expect(card.layer.convert(CGPoint.zero, to: nil).isAbout(corner))
        expect(stage.window.layer.hitTest(CGPoint(x: corner.x + 1, y: corner.y + 1)) === card.layer)
        expectEqual(card.layer.presentation()?.transform, turned)
        // Rows of a tap: the location in the card is that under the finger.
        var place: CGPoint?
        let tap = UITapGestureRecognizer()
        tap.addAction { place = $0.location(in: card) }
        card.addGestureRecognizer(tap)
        stage.hands.tap(at: corner.applying(CGAffineTransform(translationX: 2, y: 2)))
        expectEqual(place.map { $0.x > 0 && $0.x < 4 && $0.y > 0 && $0.y < 4 }, true)
    }

    @Test func `a perspective for all subviews follows the view that has it, and heights show in it`() {
        let inner = stage.addView("inner", frame: CGRect(x: 40, y: 40, width: 20, height: 20), on: card)
        stage.perform {
            card.layer.sublayerTransform = perspective(100)
            inner.layer.zPosition = 50
        }
        expect(inner.frame.isAbout(CGRect(x: 30, y: 30, width: 40, height: 40)))
        expect(hit(131, 131) === inner && hit(129, 150) === card)
        stage.perform { card.bounds.size.width = 200 }
        expect(inner.frame.isAbout(CGRect(x: -20, y: 30, width: 40, height: 40)), "the eye is above the anchor point")
        stage.perform { inner.layer.anchorPointZ = 50 }
        expect(inner.frame.isAbout(CGRect(x: 40, y: 40, width: 20, height: 20)))
        let other = stage.addView("other", frame: CGRect(x: 0, y: 300, width: 100, height: 100))
        stage.perform {
            inner.layer.anchorPointZ = 0
            other.addSubview(inner)
        }
        expectEqual(inner.frame, CGRect(x: 40, y: 40, width: 20, height: 20))
        stage.perform { other.layer.sublayerTransform = perspective(100) }
        expect(inner.frame.isAbout(CGRect(x: 30, y: 30, width: 40, height: 40)))
        stage.perform { other.layer.sublayerTransform = CATransform3DIdentity }
        expectEqual(inner.frame, CGRect(x: 40, y: 40, width: 20, height: 20))
    }

    @Test func `layers that are no views' are hit and painted in perspective`() {
        let layer = CALayer()
        layer.frame = CGRect(x: 40, y: 40, width: 20, height: 20)
        layer.backgroundColor = .black
        layer.zPosition = 50
        stage.perform {
            card.layer.sublayerTransform = perspective(100)
            card.layer.addSublayer(layer)
        }
        expect(layer.frame.isAbout(CGRect(x: 30, y: 30, width: 40, height: 40)))
        expect(stage.window.layer.hitTest(CGPoint(x: 131, y: 131)) === layer)
        let shown = card.layer.presentation()?.sublayers?.first
        expectEqual(shown?.frame.isAbout(layer.frame), true)
        expect(
            card.drawList.commands.contains {
                if case .fill(let path, .black, _) = $0 { path.bounds?.isAbout(layer.frame) == true } else { false }
            })
        // Behind the eye there is nothing.
        stage.perform { layer.zPosition = 200 }
        stage.wait(1)
        expect(stage.window.layer.hitTest(CGPoint(x: 150, y: 150)) === card.layer)
        expect(!card.drawList.commands.contains { if case .fill(_, .black, _) = $0 { true } else { false } })
    }

    @Test func `a card that is turned over in an animation turns evenly`() throws {
        stage.perform {
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                card.layer.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
            }
        }
        expect(abs(card.layer.transform.m11 + 1) < 1e-9)
        for angle in [0, 1, 2, 3].map({ CGFloat($0) * .pi / 4 }) {
            let shown = try #require(card.layer.presentation())
            expect(abs(shown.transform.m11 - CATransform3DMakeRotation(angle, 0, 1, 0).m11) < 1e-6)
            expect(abs(shown.frame.width - 100 * abs(CATransform3DMakeRotation(angle, 0, 1, 0).m11)) < 1e-4)
            stage.wait(0.25)
        }
        let animator = stage.perform {
            UIViewPropertyAnimator(duration: 1, curve: .linear) { card.transform3D = CATransform3DIdentity }
        }
        stage.perform { animator.startAnimation() }
        stage.wait(0.5)
        stage.perform {
            animator.stopAnimation(false)
            animator.finishAnimation(at: .current)
        }
        expect(abs(card.layer.transform.m11) < 1e-6)
    }

    @Test func `images and lines are seen as they are nearest to`() throws {
        let image = try #require(UIImage(pixels: [1, 2, 3, 255], width: 1, height: 1))
        let list = DrawList([
            .save, .concatenate(CGAffineTransform(translationX: 10, y: 0)),
            .stroke(
                PathOutline(rect: CGRect(x: 0, y: 0, width: 10, height: 10)), .black,
                DrawnStrokeStyle(width: 2, dash: [4])),
            .restore,
            .image(image, CGRect(x: 0, y: 0, width: 10, height: 10), opacity: 1),
        ])
        let closer = PlaneMap(CATransform3DConcat(CATransform3DMakeTranslation(0, 0, 50), perspective(100)))
        guard case .stroke(let path, _, let style) = list.seen(through: closer).commands[1] else {
            Issue.record("no line")
            return
        }
        expect(path.bounds == CGRect(x: 20, y: 0, width: 20, height: 20) && style.width == 4 && style.dash == [8])
        expect(list.seen(through: closer).commands.contains(.concatenate(CGAffineTransform(scaleX: 2, y: 2))))
        let behind = PlaneMap(CATransform3DConcat(CATransform3DMakeTranslation(0, 0, 200), perspective(100)))
        expectEqual(list.seen(through: behind).commands, [.save, .restore])
    }
}

extension CGPoint {
    fileprivate func isAbout(_ other: CGPoint) -> Bool { abs(x - other.x) < 1e-6 && abs(y - other.y) < 1e-6 }
}

extension CGRect {
    fileprivate func isAbout(_ other: CGRect) -> Bool {
        origin.isAbout(other.origin) && abs(width - other.width) < 1e-6 && abs(height - other.height) < 1e-6
    }
}
