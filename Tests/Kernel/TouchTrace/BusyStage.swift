@_spi(Subclass) import Touchstone
import TouchTesting

/// A program with timers, delegates and actions that act upon others, and with recognizers for every kind of input.
final class BusyStage: UIGestureRecognizerDelegate {
    let stage: Stage
    private var tapsSeen = 0

    init() {
        stage = Stage(size: CGSize(width: 400, height: 300))
        stage.perform { build() }
    }

    private func build() {
        let view = stage.view
        view.isMultipleTouchEnabled = true
        stage.application.supportsIndirectInputEvents = true
        let double = stage.addTap("double", count: 2)
        // Two that are called alike.
        let single = stage.addTap("tap")
        single.require(toFail: double)
        let other = stage.addTap("tap", fingers: 2)
        let press = stage.addLongPress("press")
        let pan = stage.addPan("pan")
        pan.allowedScrollTypesMask = .all
        let pinch = stage.addPinch("pinch")
        let rotation = stage.addRotation("rotation")
        stage.add(UIHoverGestureRecognizer(), "hover")
        let key = stage.addTap("key")
        key.allowedPressTypes = [4]
        let held = stage.addView("held", frame: CGRect(x: 200, y: 150, width: 200, height: 150))
        let slow = stage.addPan("slow", on: held)
        slow.delaysTouchesBegan = true
        for recognizer in [pan, pinch, rotation, press, other, slow] as [UIGestureRecognizer] {
            recognizer.delegate = self
        }
        single.addAction { [unowned self] _ in
            tapsSeen += 1
            // What the app does by itself comes again when the trace is played.
            stage.application.after(0.2) { [unowned self] in
                press.isEnabled = tapsSeen % 2 == 0
                pan.cancelsTouchesInView.toggle()
            }
        }
        pan.addAction { pan in
            if pan.state == .began { pan.delaysTouchesEnded.toggle() }
            if pan.state == .ended { pinch.isEnabled.toggle() }
        }
        double.addAction { _ in held.isHidden.toggle() }
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool { tapsSeen % 2 == 0 }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        gestureRecognizer.name != "slow" || tapsSeen < 3
    }

    /// A bit of everything that hands can do.
    func play() {
        let hands = stage.hands
        hands.tap(at: stage.view)
        stage.wait(0.7)
        hands.tap(at: CGPoint(x: 30, y: 30))
        hands.tap(at: CGPoint(x: 30, y: 30))
        stage.wait(0.5)
        hands.details.force = 0.3
        hands.readingsPerSample = 4
        hands.estimated = .force
        hands.down(at: CGPoint(x: 20, y: 20), tool: .pencil, edges: .left)
        hands.move(dx: 111, dy: 7, over: 0.1)
        hands.change { $0.force = 0.8 }
        hands.up()
        hands.correct { $0.force += 0.1 }
        (hands.details, hands.readingsPerSample, hands.estimated) = (ContactDetails(), 1, [])
        hands.down(.leftThumb, at: CGPoint(x: 100, y: 100))
        hands.down(.leftIndex, at: CGPoint(x: 160, y: 100))
        hands.move([(.leftThumb, CGPoint(x: 70, y: 70)), (.leftIndex, CGPoint(x: 199, y: 131))], over: 0.2)
        hands.up(.leftThumb)
        hands.up(.leftIndex)
        stage.wait(0.3)
        hands.down(at: CGPoint(x: 300, y: 200))
        stage.wait(0.9)
        hands.move(dx: -50, dy: 20, over: 0.05)
        hands.up()
        hands.modifiers = .shift
        hands.turnWheel(at: stage.view, notch: CGVector(dx: 0, dy: 3.3), count: 3)
        hands.scroll(at: stage.view, by: CGVector(dx: 10, dy: 50))
        hands.transform(at: stage.view, scale: 1.7, rotation: 0.4)
        hands.click(.select)
        hands.type("ä\"", code: 52)
        hands.hover(at: CGPoint(x: 10, y: 10))
        hands.hover(at: CGPoint(x: 250, y: 200))
        hands.stopHovering()
        hands.click(at: CGPoint(x: 90, y: 90))
        hands.shake(.began)
        hands.shake(.ended)
        hands.command(.play)
        hands.tap(at: CGPoint(x: 390, y: 290))
        hands.down(at: stage.view)
        hands.cancel()
        stage.wait(2)
    }
}
