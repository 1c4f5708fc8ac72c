import TestSupport
import Testing
import TouchTesting
@_spi(Subclass) import Touchstone

/// Statements in talks and guides of Apple about recognizers that apps write, and about recognizers in general (S-035…S-192).
///
/// Not here: S-035, S-040 (who may set the state: Checks/CompileFail); S-033, S-134, S-161, S-162, S-178 (controls, image
/// and scroll views, with their tests); S-111…S-118 (the check-mark sample, with the scenes). The rotation in S-129 and
/// S-136: RotationTests.
struct CustomRecognizerTests {
    /// The tap of S0: one touch, near enough to be still a tap.
    private final class MinimalTap: UIGestureRecognizer {
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
            if event.touches(for: self)?.count != 1 { state = .failed }
        }

        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
            if touches.contains(where: { $0.tapCount != 1 }) { state = .failed }
        }

        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
            state = event.touches(for: self)?.count == 1 && touches.first?.tapCount == 1 ? .recognized : .failed
        }

        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
            state = .failed
        }
    }

    @Test(.rules("S-074", "S-075", "S-077", "S-078")) func `the minimal tap of the talk works`() {
        var count = 0
        let tap = MinimalTap(target: nil, action: nil)
        tap.addAction { _ in count += 1 }
        let stage = Stage { stage in
            stage.add(tap, "tap", on: stage.addView("board", frame: CGRect(x: 0, y: 0, width: 300, height: 300)))
        }
        // A finger beside the board is in the event and is no touch of the recognizer.
        stage.hands.down(.leftThumb, at: CGPoint(x: 350, y: 50))
        stage.hands.tap(at: stage.view)
        expectEqual(count, 1)
        stage.wait(1)
        stage.hands.drag(from: stage.view, to: CGPoint(x: 10, y: 10))
        expectEqual(count, 1)
        stage.wait(1)
        stage.hands.together {
            stage.hands.down(at: CGPoint(x: 100, y: 100))
            stage.hands.down(.leftIndex, at: CGPoint(x: 200, y: 100))
        }
        expectEqual(tap.failureReason, .own(""))
        stage.hands.up()
        stage.hands.up(.leftIndex)
        stage.hands.down(at: stage.view)
        stage.hands.cancel()
        expectEqual(count, 1)
        stage.wait(1)
        stage.hands.tap(at: stage.view)
        expectEqual(count, 2)
    }

    @Test(.rules("S-036", "S-037", "S-038"))
    func `a recognizer is no responder, forwards nothing, and shares its touches`() {
        let stage = Stage { stage in
            // Both call super's touch methods, which do nothing.
            stage.add(UIGestureRecognizer(), "plain")
            stage.add(UIGestureRecognizer(), "other")
        }
        stage.play("DM", step: .milliseconds(10))
        expect(!((stage.view.gestureRecognizers?.first as AnyObject) is UIResponder))
        stage.expect(
            """
            D   view hit by 1
            D   other, plain watch 1
            D   other, plain receive began 1
            D   view receives began 1
             M  other, plain receive moved 1
             M  view receives moved 1
            """)
    }

    @Test(.rules("S-093")) func `a recognizer knows its view and may compute with the superview`() {
        var places: [CGPoint] = []
        let stage = Stage { stage in
            let child = stage.addView("child", frame: CGRect(x: 100, y: 50, width: 100, height: 100))
            stage.written("own", on: child).onBegan = { own in
                places = [own.location(in: own.view), own.location(in: own.view?.superview)]
            }
        }
        stage.hands.down(at: CGPoint(x: 110, y: 70))
        expectEqual(places, [CGPoint(x: 10, y: 20), CGPoint(x: 110, y: 70)])
    }

    /// A pan along one axis, made of the one that there is.
    private final class HorizontalPan: UIPanGestureRecognizer {
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
            super.touchesMoved(touches, with: event)
            let translation = translation(in: nil)
            if state == .began, abs(translation.y) > abs(translation.x) { fail(because: "not along") }
        }
    }

    @Test(.rules("S-095")) func `a concrete recognizer can be subclassed`() {
        var states: [UIGestureRecognizer.State] = []
        let pan = HorizontalPan()
        pan.addAction { states.append($0.state) }
        let stage = Stage { $0.add(pan, "pan") }
        stage.hands.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 150, y: 110), over: 0)
        expectEqual(states, [.began, .ended])
    }

    private final class CountedTap: UITapGestureRecognizer {
        var moves = 0
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { moves += 1 }
    }

    private final class CountedPress: UILongPressGestureRecognizer {
        var moves = 0
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { moves += 1 }
    }

    private final class CountedPan: UIPanGestureRecognizer {
        var moves = 0
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { moves += 1 }
    }

    private final class CountedPinch: UIPinchGestureRecognizer {
        var moves = 0
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { moves += 1 }
    }

    @Test(.rules("S-095", "B-006"))
    func `a subclass of a concrete recognizer receives movements only when there are some`() {
        let (tap, press, pan, pinch) = (CountedTap(), CountedPress(), CountedPan(), CountedPinch())
        let stage = Stage { stage in
            for recognizer in [tap, press, pan, pinch] { stage.add(recognizer, "\(type(of: recognizer))") }
        }
        stage.hands.tap(at: stage.view)
        expectEqual([tap.moves, press.moves, pan.moves, pinch.moves], [0, 0, 0, 0])
        stage.hands.down(at: stage.view)
        stage.hands.move(dx: 1)
        expectEqual([tap.moves, press.moves, pan.moves, pinch.moves], [1, 1, 1, 1])
    }

    @Test(.rules("S-126", "S-127")) func `a recognizer needs neither target nor action, and can come from an archive`()
    {
        let stage = Stage { stage in
            stage.add(UITapGestureRecognizer(target: nil, action: nil), "tap")
            if let pan = UIPanGestureRecognizer(coder: NSCoder()) { stage.add(pan, "pan") }
        }
        stage.play("DU", step: .milliseconds(10))
        stage.expect(
            """
            D   view hit by 1
            D   pan, tap watch 1
            D   pan, tap receive began 1
            D   view receives began 1
             U  pan, tap receive ended 1
             U  pan failed: lifted before it moved 10 pt
             U  view receives cancelled 1
             U  tap ended
             U  pan, tap reset
            """)
    }

    @Test(.rules("S-131", "S-132", "S-133"))
    func `raw touch methods see a triple tap beside recognizers that are set as an array`() {
        var counts: [Int] = []
        let stage = Stage { stage in
            let noting = stage.add(NotingView(frame: stage.view.bounds), "noting")
            noting.onReceiving = { step, touch in if step == "ended" { counts.append(touch.tapCount) } }
            noting.gestureRecognizers = [
                UIPanGestureRecognizer(), UIPinchGestureRecognizer(), UIRotationGestureRecognizer(),
            ]
        }
        for _ in 0..<3 {
            stage.hands.tap(at: stage.view)
            stage.wait(0.1)
        }
        expectEqual(counts, [1, 2, 3])
        expectEqual(stage.view.subviews[0].gestureRecognizers?.count, 3)
    }

    @Test(.rules("S-136")) func `the scale stays at its last value after the gesture`() {
        var pinch: UIPinchGestureRecognizer?
        let stage = Stage { pinch = $0.addPinch() }
        stage.hands.samplesPerSecond = 100
        stage.hands.pinch(at: stage.view, from: 92, to: 200, over: 1.08)
        stage.wait(1)
        expect(abs((pinch?.scale ?? 0) - 2) < 1e-6)
    }

    @Test(.rules("S-163")) func `a recognizer gets only touches in the subtree of the view that it is attached to`() {
        let stage = Stage { stage in
            let left = stage.addView("left", frame: CGRect(x: 0, y: 0, width: 200, height: 300))
            stage.addView("inside", frame: CGRect(x: 0, y: 0, width: 50, height: 50), on: left)
            stage.addPan("pan", on: left)
        }
        stage.hands.down(at: CGPoint(x: 25, y: 25))
        stage.hands.down(.leftIndex, at: CGPoint(x: 300, y: 100))
        stage.expect(
            """
            0     inside hit by 1
                  pan watches 1
                  pan receives began 1
                  inside receives began 1
                  view hit by 2
                  view receives began 2
            """)
    }
}
