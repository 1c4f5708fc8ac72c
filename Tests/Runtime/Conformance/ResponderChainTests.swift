import TestSupport
import Testing
import TouchTesting
@_spi(Subclass) import Touchstone

/// The responder chain (B-065…B-072). Presses (B-070) are in PressTests and PressDeliveryTests, motion is in
/// FirstResponderTests.
struct ResponderChainTests {
    private final class Delegate: UIResponder, UIApplicationDelegate {}

    @Test(.rules("B-065", "S-216"))
    func `the chain goes from view to controller, superview, window, application and its delegate`() {
        let stage = Stage()
        let delegate = Delegate()
        stage.application.delegate = delegate
        let (parent, child, plain, leaf) = (UIViewController(), UIViewController(), UIView(), UIView())
        stage.perform {
            stage.window.rootViewController = parent
            parent.addChild(child)
            parent.view.addSubview(plain)
            plain.addSubview(child.view)
            child.view.addSubview(leaf)
            child.didMove(toParent: parent)
        }
        let expected: [UIResponder] = [
            leaf, child.view, child, plain, parent.view, parent, stage.window, stage.application, delegate,
        ]
        expectEqual(Self.chain(from: leaf), expected)
        expectEqual(Self.chain(from: UIView()).count, 1)
    }

    @Test(.rules("B-065")) func `a presented controller is followed by the one that presents it`() {
        let stage = Stage()
        let (base, presented) = (UIViewController(), UIViewController())
        stage.perform {
            stage.window.rootViewController = base
            base.present(presented, animated: false)
        }
        expectEqual(
            Self.chain(from: presented.view), [presented.view, presented, base, stage.window, stage.application])
    }

    private static func chain(from first: UIResponder) -> [UIResponder] {
        Array(sequence(first: first) { $0.next })
    }

    @Test(.rules("B-066", "B-069", "S-036", "S-037", "S-217", "S-218", "S-228", "S-230"))
    func `what a view passes on stays its touch`() {
        let stage = Stage()
        let outer = stage.add(ProbeView(frame: stage.view.bounds), "outer")
        let middle = stage.add(ProbeView(frame: outer.bounds), "middle", on: outer)
        let plain = stage.addView("plain", frame: middle.bounds, on: middle)
        middle.passesOn = true
        for (name, view) in [("outer", outer), ("middle", middle)] {
            view.onTouches = { [unowned stage, unowned plain] method, touches, _ in
                stage.note("\(name) \(method), of plain: \(touches.allSatisfy { $0.view === plain })")
            }
        }
        stage.perform { _ = stage.add(CallsSuper(), "recognizer", on: plain) }
        stage.hands.down(at: plain)
        stage.wait(0.1)
        stage.hands.move(dx: 1)
        middle.passesOn = false
        stage.wait(0.1)
        stage.hands.move(dx: 1)
        stage.hands.up()
        stage.expect(
            """
            0     plain hit by 1
                  recognizer watches 1
                  recognizer receives began 1
                  plain receives began 1
                  middle began, of plain: true
                  outer began, of plain: true
            100   recognizer receives moved 1
                  plain receives moved 1
                  middle moved, of plain: true
                  outer moved, of plain: true
            200   recognizer receives moved 1
                  plain receives moved 1
                  middle moved, of plain: true
                  recognizer receives ended 1
                  plain waits for ended 1: recognizer
            """)
    }

    /// Passes its touches to the base class, which does nothing with them.
    private final class CallsSuper: UIGestureRecognizer {
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
            super.touchesBegan(touches, with: event)
        }

        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
            super.touchesEnded(touches, with: event)
        }
    }

    @Test(.rules("B-036", "B-067", "S-227", "S-229", "S-236"))
    func `a view without touchesCancelled leaves a stranger with half a sequence`() {
        let stage = Stage()
        let stranger = stage.add(ProbeView(frame: stage.view.bounds), "stranger")
        stranger.onTouches = { [unowned stage] method, _, _ in stage.note("stranger \(method)") }
        let careless = stage.add(Careless(frame: stranger.bounds), "careless", on: stranger)
        stage.hands.down(at: careless)
        stage.hands.cancel()
        stage.expect(
            """
            0     careless hit by 1
                  careless receives began 1
                  careless receives cancelled 1
                  stranger cancelled
            """)
    }

    private final class Careless: UIView {
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    }

    @Test(.rules("B-068", "S-197"))
    func `in each touch method, also in one that comes late, the touches are in that phase`() {
        let stage = Stage {
            $0.addTap("double", count: 2).delaysTouchesBegan = true
            $0.addPan()
        }
        let probe = stage.add(ProbeView(frame: stage.view.bounds), "probe")
        probe.onTouches = { [unowned stage] method, touches, _ in
            stage.note("\(method) is \(touches.map { "\($0.phase)" }.joined())")
        }
        stage.hands.tap(at: probe)
        stage.wait(1)
        stage.hands.down(at: probe)
        stage.wait(0.1)
        stage.hands.move(dx: 5)
        stage.wait(2)
        stage.hands.move(dx: 20)
        stage.expect(
            """
            0     probe hit by 1
                  pan, double watch 1
                  pan, double receive began 1
                  probe waits for began 1: double
            50    pan, double receive ended 1
                  pan failed: lifted before it moved 10 pt
                  probe waits for ended 1: double
                  pan reset
            400   double failed: no tap 2 within 0.35 s
                  probe receives began 1 late
                  began is began
                  probe receives ended 1 late
                  ended is ended
                  double reset
            1050  probe hit by 2
                  pan, double watch 2
                  pan, double receive began 2
                  probe waits for began 2: double
            1150  pan, double receive moved 2
            2550  double failed: down for more than 1.5 s
                  probe receives began 2 late
                  began is began
                  probe receives moved 2 late
                  moved is moved
                  double reset
            3150  pan receives moved 2
                  probe receives cancelled 2
                  cancelled is cancelled
                  pan began
            """)
    }

    @Test(.rules("S-197")) func `a movement that is told late is in the phase moved, though the finger rests by then`()
    {
        let stage = Stage { $0.addView("beside", frame: CGRect(x: 200, y: 0, width: 200, height: 300)) }
        let probe = stage.add(ProbeView(frame: CGRect(x: 0, y: 0, width: 200, height: 300)), "probe")
        stage.addTap("delay", count: 2, on: probe).delaysTouchesBegan = true
        probe.onTouches = { [unowned stage] method, touches, _ in
            stage.note("\(method) is \(touches.map { "\($0.phase)" }.joined())")
        }
        stage.hands.down(at: probe)
        stage.wait(0.1)
        stage.hands.move(dx: 5)
        stage.wait(0.1)
        stage.hands.tap(.leftThumb, at: CGPoint(x: 300, y: 100), holding: 0)
        stage.wait(2)
        stage.expect(
            """
            0     probe hit by 1
                  delay watches 1
                  delay receives began 1
                  probe waits for began 1: delay
            100   delay receives moved 1
            200   beside hit by 2
                  beside receives began 2
                  beside receives ended 2
            1500  delay failed: down for more than 1.5 s
                  probe receives began 1 late
                  began is began
                  probe receives moved 1 late
                  moved is moved
                  delay reset
            """)
    }

    @Test(.rules("B-070", "S-212")) func `touches go to the view that was hit, not to the first responder`() {
        let stage = Stage()
        let first = stage.add(Willing(frame: CGRect(x: 0, y: 0, width: 10, height: 10)), "first")
        expect(first.becomeFirstResponder())
        stage.hands.down(at: stage.view)
        expect(first.isFirstResponder)
        stage.expect(
            """
            0     view hit by 1
                  view receives began 1
            """)
    }

    private final class Willing: UIView {
        override var canBecomeFirstResponder: Bool { true }
    }
}
