import CoreGraphics
import Foundation
import QuartzCore
import TestSupport
import Testing
import TouchTesting
import UIKit

/// Views that were written for iOS (`iOS`), which the plug-in `PortUIKit` rewrites as they are compiled.
struct PortedViewsTests {
    @Test func `a sticker follows the finger, stays inside and goes home when the system takes the finger away`() {
        let stage = Stage()
        let sticker = stage.add(DraggableView(frame: CGRect(x: 10, y: 10, width: 80, height: 80)), "sticker")
        var drops: [CGPoint] = []
        sticker.onDrop = { drops.append($0) }
        stage.hands.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 150, y: 120))
        expectEqual(sticker.center, CGPoint(x: 150, y: 120))
        stage.hands.drag(from: CGPoint(x: 150, y: 120), to: CGPoint(x: 399, y: 120))
        expectEqual(drops, [CGPoint(x: 150, y: 120), CGPoint(x: 360, y: 120)])
        stage.hands.down(at: sticker)
        stage.hands.move(dx: -100, over: 0.2)
        expectEqual(sticker.center, CGPoint(x: 260, y: 120))
        stage.hands.cancel()
        expectEqual(sticker.center, CGPoint(x: 360, y: 120))
        expectEqual(drops.count, 2)
    }

    @Test func `a photo is moved, zoomed and turned by the same two fingers`() {
        let stage = Stage()
        let photo = stage.add(ZoomingPhotoView(frame: CGRect(x: 100, y: 50, width: 200, height: 200)), "photo")
        stage.hands.together {
            stage.hands.down(.rightThumb, at: CGPoint(x: 150, y: 150))
            stage.hands.down(.rightIndex, at: CGPoint(x: 250, y: 150))
        }
        let places = [CGPoint(x: 190, y: 160), CGPoint(x: 290, y: 160)]
        stage.hands.move([(.rightThumb, places[0]), (.rightIndex, places[1])], over: 0.3)
        expectEqual(photo.center, CGPoint(x: 240, y: 160))
        expectEqual(photo.currentScale, 1)
        stage.hands.move([(.rightThumb, CGPoint(x: 140, y: 160)), (.rightIndex, CGPoint(x: 340, y: 160))], over: 0.3)
        expectEqual(photo.center, CGPoint(x: 240, y: 160))
        expect(photo.currentScale > 1.75 && photo.currentScale < 2)
        expect(abs(photo.transform.a - photo.currentScale) < 1e-9)
        stage.hands.together {
            stage.hands.up(.rightThumb)
            stage.hands.up(.rightIndex)
        }
        expectEqual(photo.gestureRecognizers?.map(\.failureReason).prefix(2), [nil, nil])
        stage.hands.drag(from: photo, to: CGPoint(x: 10, y: 10))
        expectEqual(photo.center, CGPoint(x: 240, y: 160), "one finger does nothing")
        let angle = atan2(photo.transform.b, photo.transform.a)
        expectEqual(angle, 0)
        let (place, scale) = (photo.center, photo.currentScale)
        stage.hands.rotate(at: photo, by: 0.9, radius: 50)
        let turned = atan2(photo.transform.b, photo.transform.a)
        // It counts once each finger has gone 10 pt, 0.2 radians: the pinch, not begun, leaves the size alone.
        expect(turned > 0.65 && turned <= 0.7)
        expectEqual(photo.currentScale, scale)
        expect(abs(photo.center.x - place.x) < 1e-9 && abs(photo.center.y - place.y) < 1e-9)
        stage.application.supportsIndirectInputEvents = true
        stage.hands.transform(at: photo, rotation: 0.5)
        let turnedFurther = atan2(photo.transform.b, photo.transform.a) - turned
        expect(turnedFurther > 0.3 && turnedFurther <= 0.5)
    }

    @Test func `a canvas keeps every sample of the screen, the time and nothing that was taken away`() {
        let stage = Stage()
        let canvas = stage.add(CanvasView(frame: CGRect(x: 0, y: 0, width: 400, height: 300)), "canvas")
        stage.wait(1)
        stage.hands.down(at: CGPoint(x: 10, y: 10))
        let moment = stage.host.now.advanced(by: 0.016)
        let earlier = [0.004, 0.008, 0.012].map {
            EarlierSample(
                id: 1, at: stage.host.now.advanced(by: $0), location: CGPoint(x: 10 + $0 * 2_500, y: 10))
        }
        stage.host.receive(
            InputFrame(
                at: moment, [ContactSample(id: 1, phase: .moved, location: CGPoint(x: 50, y: 10))], earlier: earlier))
        stage.host.receive(
            InputFrame(
                at: moment.advanced(by: 0.034), [ContactSample(id: 1, phase: .ended, location: CGPoint(x: 50, y: 10))]))
        expectEqual(canvas.lines.map(\.points), [[10, 20, 30, 40, 50, 50].map { CGPoint(x: $0, y: 10) }])
        expect(abs((canvas.lines.first?.duration ?? 0) - 0.05) < 1e-9)
        stage.hands.down(.rightMiddle, at: canvas)
        stage.application.host.resignActive()
        expectNil(canvas.currentLine)
        expectEqual(canvas.lines.count, 1)
        let drawn = canvas.drawList
        canvas.undo()
        expect(canvas.lines.isEmpty)
        expect(canvas.drawList != drawn)
    }

    @Test func `an overlay lets touches through to what is behind it`() {
        let stage = Stage { $0.addView("behind", frame: CGRect(x: 0, y: 0, width: 400, height: 300)) }
        let overlay = stage.add(PassThroughView(frame: stage.view.bounds), "overlay")
        stage.addView("button", frame: CGRect(x: 0, y: 0, width: 50, height: 50), on: overlay)
        stage.hands.tap(at: CGPoint(x: 200, y: 200))
        stage.hands.tap(at: CGPoint(x: 25, y: 25))
        stage.expect(
            """
            0     behind hit by 1
                  behind receives began 1
            50    behind receives ended 1
                  button hit by 2
                  button receives began 2
            100   button receives ended 2
            """)
    }

    @Test func `a window in front of all others takes only what hits its buttons`() {
        let stage = Stage()
        let overlay = stage.perform {
            let window = OverlayWindow(frame: UIScreen.main.bounds)
            let controller = UIViewController()
            controller.view.accessibilityIdentifier = "overlay"
            window.rootViewController = controller
            window.makeKeyAndVisible()
            return window
        }
        stage.addView("button", frame: CGRect(x: 0, y: 0, width: 50, height: 50), on: overlay.rootViewController?.view)
        expect(stage.window.isKeyWindow)
        stage.hands.tap(at: CGPoint(x: 200, y: 200))
        stage.hands.tap(at: CGPoint(x: 25, y: 25))
        stage.expect(
            """
            0     view hit by 1
                  view receives began 1
            50    view receives ended 1
                  button hit by 2
                  button receives began 2
            100   button receives ended 2
            """)
        overlay.isHidden = true
    }

    @Test func `a small button is hit around itself, as far as its size asks for`() {
        let stage = Stage()
        let button = stage.add(ExpandedHitAreaView(frame: CGRect(x: 100, y: 100, width: 20, height: 20)), "button")
        stage.hands.tap(at: CGPoint(x: 90, y: 130))
        expectEqual(button.presses, 1)
        stage.hands.tap(at: CGPoint(x: 85, y: 110))
        expectEqual(button.presses, 1)
        stage.hands.drag(from: button, to: CGPoint(x: 200, y: 200))
        expectEqual(button.presses, 1, "lifted outside")
        button.backgroundColor = .red
        expectEqual(button.layer.borderColor, UIColor.red.cgColor)
        button.bounds.size = CGSize(width: 60, height: 30)
        expectEqual(button.hitAreaInsets, UIEdgeInsets(top: -7, left: 0, bottom: -7, right: 0))
    }

    @Test func `a tracker has a circle for every finger and loses none of them`() {
        let stage = Stage()
        let tracker = stage.add(TouchTrackerView(frame: stage.view.bounds), "tracker")
        stage.hands.down(.leftIndex, at: CGPoint(x: 50, y: 100))
        stage.hands.down(.rightIndex, at: CGPoint(x: 150, y: 100))
        stage.hands.down(.rightThumb, at: CGPoint(x: 250, y: 100))
        stage.hands.move(.rightIndex, dx: 10, dy: 20)
        expectEqual(tracker.centers, [CGPoint(x: 50, y: 100), CGPoint(x: 160, y: 120), CGPoint(x: 250, y: 100)])
        stage.hands.up(.leftIndex)
        expectEqual(tracker.subviews.count, 2)
        stage.application.host.resignActive()
        expectEqual(tracker.centers, [])
        expectEqual(tracker.subviews, [])
        expectEqual(tracker.removed, ["lifted at 50, 100", "taken away at 160, 120", "taken away at 250, 100"])
    }

    private final class KnobReader: KnobViewDelegate {
        var values: [Double] = []
        func knobView(_ knobView: KnobView, didChange value: Double) { values.append(value) }
    }

    @Test func `a knob turns with the finger around it, no further than its end`() {
        let stage = Stage()
        let knob = stage.add(KnobView(frame: CGRect(x: 100, y: 100, width: 100, height: 100)), "knob")
        let reader = KnobReader()
        knob.delegate = reader
        stage.hands.down(at: CGPoint(x: 190, y: 150))
        stage.hands.move(to: CGPoint(x: 150, y: 190), over: 0.1)
        expect(abs(knob.value - 0.5) < 1e-9)
        expectEqual(reader.values, reader.values.sorted())
        expectEqual(reader.values.count, 12)
        stage.hands.move(to: CGPoint(x: 110, y: 150), over: 0.1)
        stage.hands.move(to: CGPoint(x: 150, y: 110), over: 0.1)
        expectEqual(knob.value, 1)
        stage.hands.up()
        expect(abs(knob.transform.a - -1) < 1e-9)
        expectEqual(knob.shapeLayer.path?.boundingBox, CGRect(x: 2, y: 2, width: 96, height: 96))
    }

    @Test(.rules("B-061", "B-066")) func `touches on several cards arrive at the stack behind them`() {
        let stage = Stage()
        let stack = stage.add(CardStackView(frame: stage.view.bounds), "stack")
        for tag in [1, 2] {
            let card = CardView(frame: CGRect(x: CGFloat(tag) * 100, y: 0, width: 80, height: 80))
            card.tag = tag
            stage.add(card, "card \(tag)", on: stack)
        }
        let cards = stack.subviews
        stage.hands.together {
            stage.hands.down(.rightIndex, at: cards[0])
            stage.hands.down(.leftIndex, at: cards[1])
        }
        expectEqual((cards[1] as? CardView)?.isHighlighted, true)
        stage.hands.move(.leftIndex, dx: 5)
        stage.hands.up(.rightIndex)
        stage.hands.cancel(.leftIndex)
        expectEqual((cards[1] as? CardView)?.isHighlighted, false)
        expectEqual(stack.received, ["began [1]", "began [2]", "moved [2]", "ended [1]", "cancelled [2]"])
    }

    @Test(.rules("B-067", "S-236")) func `who overrides one method of four leaves the rest to strangers`() {
        let stage = Stage()
        let stack = stage.add(CardStackView(frame: stage.view.bounds), "stack")
        let half = HalfACardView(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
        stage.add(half, "half", on: stack)
        stage.hands.drag(from: half, to: CGPoint(x: 45, y: 40), over: 0)
        expectEqual(stack.received, ["moved []", "ended []"])
    }

    @Test func `an interaction listens on the view that it is added to`() {
        let stage = Stage { $0.addView("other", frame: CGRect(x: 0, y: 0, width: 50, height: 50)) }
        let other = stage.view.subviews[0]
        let interaction = TapInteraction()
        stage.view.addInteraction(interaction)
        stage.hands.tap(at: CGPoint(x: 200, y: 200))
        expectEqual(interaction.count, 1)
        other.addInteraction(interaction)
        expect(interaction.view === other)
        expect(stage.view.interactions.isEmpty)
        stage.wait(1)
        stage.hands.tap(at: CGPoint(x: 200, y: 200))
        expectEqual(interaction.count, 1)
        stage.wait(1)
        stage.hands.tap(at: other)
        expectEqual(interaction.count, 2)
        other.removeInteraction(interaction)
        expectNil(interaction.view)
        expectEqual(other.gestureRecognizers, [])
    }
}
