import TestSupport
import Testing
import TouchTesting
import Touchstone

/// A rotation (B-256…B-259, N-15), beside the pinch (N-14) and the pan with which it shares its fingers.
struct RotationTests {
    /// Two fingers 100 pt apart, then each of the postures 0.1 s after the one before, then both lift.
    ///
    /// A posture: degrees clockwise, distance, points to the right.
    private func play(_ stage: Stage, _ postures: (degrees: CGFloat, distance: CGFloat, right: CGFloat)...) {
        func places(_ degrees: CGFloat, _ distance: CGFloat, _ right: CGFloat) -> [(finger: Finger, to: CGPoint)] {
            let half = CGPoint(x: distance / 2, y: 0).applying(
                CGAffineTransform(rotationAngle: degrees * .pi / 180))
            return [
                (.rightIndex, CGPoint(x: 200 + right + half.x, y: 150 + half.y)),
                (.rightThumb, CGPoint(x: 200 + right - half.x, y: 150 - half.y)),
            ]
        }
        stage.hands.together { for way in places(0, 100, 0) { stage.hands.down(way.finger, at: way.to) } }
        for posture in postures {
            stage.wait(0.1)
            stage.hands.move(places(posture.degrees, posture.distance, posture.right), over: 0)
        }
        stage.wait(0.1)
        stage.hands.together {
            stage.hands.up(.rightIndex)
            stage.hands.up(.rightThumb)
        }
    }

    private func note(_ stage: Stage, _ rotation: UIRotationGestureRecognizer) {
        rotation.addAction { [weak stage] _ in
            stage?.note("rotation is \(Int((rotation.rotation * 180 / .pi).rounded()))°")
        }
    }

    @Test(.rules("B-256", "B-258", "N-15"))
    func `a rotation begins after enough change, counts clockwise without the slop, ends with both`() {
        let stage = Stage { note($0, $0.addRotation()) }
        play(stage, (9, 100, 0), (15, 100, 0), (45, 100, 0), (-15, 100, 0))
        stage.expect(
            """
            0     view hit by 1
                  rotation watches 1
                  view hit by 2
                  rotation watches 2
                  rotation receives began 1+2
                  view never receives 2
                  view receives began 1
            100   rotation receives moved 1+2
                  view receives moved 1
            200   rotation receives moved 1+2
                  view receives cancelled 1
                  rotation began
                  rotation is 4°
            300   rotation receives moved 1+2
                  rotation changed
                  rotation is 34°
            400   rotation receives moved 1+2
                  rotation changed
                  rotation is -26°
            500   rotation receives ended 1+2
                  rotation ended
                  rotation is -26°
                  rotation reset
            """)
    }

    @Test(.rules("B-256", "N-15"))
    func `the closer the fingers the greater the angle: each has to go 10 pt about the middle`() {
        for (distance, tooLittle, enough) in [(40, 28, 30), (100, 11, 12), (200, 5, 6)] as [(CGFloat, CGFloat, CGFloat)]
        {
            let stage = Stage { $0.addRotation() }
            func places(_ degrees: CGFloat) -> [(finger: Finger, to: CGPoint)] {
                let half = CGPoint(x: distance / 2, y: 0).applying(
                    CGAffineTransform(rotationAngle: degrees * .pi / 180))
                return [
                    (.rightIndex, CGPoint(x: 200 + half.x, y: 150 + half.y)),
                    (.rightThumb, CGPoint(x: 200 - half.x, y: 150 - half.y)),
                ]
            }
            stage.hands.together { for way in places(0) { stage.hands.down(way.finger, at: way.to) } }
            stage.hands.move(places(tooLittle), over: 0)
            expectEqual(stage.view.gestureRecognizers?.first?.state, .possible)
            stage.hands.move(places(enough), over: 0)
            expectEqual(stage.view.gestureRecognizers?.first?.state, .began)
        }
    }

    @Test(.rules("B-256")) func `a rotation that never turns enough fails with the last finger`() {
        let stage = Stage { $0.addRotation() }
        play(stage, (5, 100, 0), (-5, 140, 30))
        stage.expect(
            """
            0     view hit by 1
                  rotation watches 1
                  view hit by 2
                  rotation watches 2
                  rotation receives began 1+2
                  view never receives 2
                  view receives began 1
            100   rotation receives moved 1+2
                  view receives moved 1
            200   rotation receives moved 1+2
                  view receives moved 1
            300   rotation receives ended 1+2
                  rotation failed: turned by less than 11.5 degrees
                  view receives ended 1
                  rotation reset
            """)
    }

    @Test(.rules("B-258")) func `three rounds are 6π, not nothing`() {
        let stage = Stage { _ = $0.addRotation() }
        guard let rotation = stage.view.gestureRecognizers?.first as? UIRotationGestureRecognizer else { return }
        var values: [CGFloat] = []
        rotation.addAction { _ in
            if rotation.state == .began { rotation.rotation = 0 }
            values.append(rotation.rotation)
        }
        stage.hands.rotate(at: stage.view, by: 6 * .pi + 1, radius: 80, over: 3)
        expect(zip(values, values.dropFirst()).allSatisfy { $0 <= $1 })
        let last = values.last ?? 0
        expect(last > 6 * .pi && last < 6 * .pi + 1)
    }

    @Test(.rules("B-258", "B-207", "S-136"))
    func `the rotation can be set, rests at its last value and is no state change`() {
        let stage = Stage { _ = $0.addRotation() }
        guard let rotation = stage.view.gestureRecognizers?.first as? UIRotationGestureRecognizer else { return }
        note(stage, rotation)
        rotation.addAction { _ in
            guard rotation.state == .changed else { return }
            rotation.rotation = 0
            expectEqual(rotation.velocity, 0)
        }
        play(stage, (15, 100, 0), (25, 100, 0), (45, 100, 0))
        stage.expect(
            """
            0     view hit by 1
                  rotation watches 1
                  view hit by 2
                  rotation watches 2
                  rotation receives began 1+2
                  view never receives 2
                  view receives began 1
            100   rotation receives moved 1+2
                  view receives cancelled 1
                  rotation began
                  rotation is 4°
            200   rotation receives moved 1+2
                  rotation changed
                  rotation is 14°
            300   rotation receives moved 1+2
                  rotation changed
                  rotation is 20°
            400   rotation receives ended 1+2
                  rotation ended
                  rotation is 0°
                  rotation reset
            """)
        expectEqual(rotation.rotation, 0)
    }

    @Test(.rules("B-259", "S-094"))
    func `with one finger lifted the rotation stays; a replacement goes on without a jump`() {
        let stage = Stage { note($0, $0.addRotation()) }
        func at(_ milliseconds: Int, _ body: () -> Void) {
            stage.host.advance(to: Instant(seconds: Double(milliseconds) / 1_000))
            body()
        }
        at(0) {
            stage.hands.together {
                stage.hands.down(at: CGPoint(x: 100, y: 100))
                stage.hands.down(.rightThumb, at: CGPoint(x: 200, y: 100))
            }
        }
        at(100) { stage.hands.move(.rightThumb, to: CGPoint(x: 200, y: 200)) }
        at(200) { stage.hands.move(.rightThumb, to: CGPoint(x: 100, y: 200)) }
        at(300) { stage.hands.up(.rightThumb) }
        at(400) { stage.hands.move(dx: -50) }
        at(500) { stage.hands.down(.leftIndex, at: CGPoint(x: 50, y: 20)) }
        at(600) { stage.hands.move(.leftIndex, to: CGPoint(x: 130, y: 100)) }
        at(700) {
            stage.hands.up()
            stage.hands.up(.leftIndex)
        }
        stage.expect(
            """
            0     view hit by 1
                  rotation watches 1
                  view hit by 2
                  rotation watches 2
                  rotation receives began 1+2
                  view never receives 2
                  view receives began 1
            100   rotation receives moved 2
                  view receives cancelled 1
                  rotation began
                  rotation is 34°
            200   rotation receives moved 2
                  rotation changed
                  rotation is 79°
            300   rotation receives ended 2
            400   rotation receives moved 1
                  rotation changed
                  rotation is 79°
            500   view hit by 3
                  rotation watches 3
                  rotation receives began 3
                  view never receives 3
            600   rotation receives moved 3
                  rotation changed
                  rotation is 169°
            700   rotation receives ended 1
                  rotation receives ended 3
                  rotation ended
                  rotation is 169°
                  rotation reset
            """)
    }

    @Test(.rules("B-259a", "N-14", "N-15"))
    func `pan, pinch and rotation on one view exclude each other: who is certain first wins`() {
        let turn = Stage {
            $0.addPan()
            $0.addPinch()
            $0.addRotation()
        }
        play(turn, (5, 104, 3), (15, 106, 6), (30, 150, 60))
        turn.expect(
            """
            0     view hit by 1
                  rotation, pinch, pan watch 1
                  view hit by 2
                  rotation, pinch, pan watch 2
                  rotation, pinch, pan receive began 1+2
                  view never receives 2
                  view receives began 1
            100   rotation, pinch, pan receive moved 1+2
                  view receives moved 1
            200   rotation, pinch, pan receive moved 1+2
                  pinch failed: prevented by rotation
                  pan failed: prevented by rotation
                  view receives cancelled 1
                  rotation began
                  pinch, pan reset
            300   rotation receives moved 1+2
                  rotation changed
            400   rotation receives ended 1+2
                  rotation ended
                  rotation reset
            """)
        let spread = Stage {
            $0.addPan()
            $0.addPinch()
            $0.addRotation()
        }
        play(spread, (5, 104, 3), (8, 110, 4), (30, 150, 60))
        spread.expect(
            """
            0     view hit by 1
                  rotation, pinch, pan watch 1
                  view hit by 2
                  rotation, pinch, pan watch 2
                  rotation, pinch, pan receive began 1+2
                  view never receives 2
                  view receives began 1
            100   rotation, pinch, pan receive moved 1+2
                  view receives moved 1
            200   rotation, pinch, pan receive moved 1+2
                  rotation failed: prevented by pinch
                  pan failed: prevented by pinch
                  view receives cancelled 1
                  pinch began
                  rotation, pan reset
            300   pinch receives moved 1+2
                  pinch changed
            400   pinch receives ended 1+2
                  pinch ended
                  pinch reset
            """)
        let drag = Stage {
            $0.addPan()
            $0.addPinch()
            $0.addRotation()
        }
        play(drag, (1, 102, 8), (2, 103, 20), (30, 150, 60))
        drag.expect(
            """
            0     view hit by 1
                  rotation, pinch, pan watch 1
                  view hit by 2
                  rotation, pinch, pan watch 2
                  rotation, pinch, pan receive began 1+2
                  view never receives 2
                  view receives began 1
            100   rotation, pinch, pan receive moved 1+2
                  view receives moved 1
            200   rotation, pinch, pan receive moved 1+2
                  rotation failed: prevented by pan
                  pinch failed: prevented by pan
                  view receives cancelled 1
                  pan began
                  rotation, pinch reset
            300   pan receives moved 1+2
                  pan changed
            400   pan receives ended 1+2
                  pan ended
                  pan reset
            """)
    }

    @Test(.rules("B-259a", "B-150", "S-129"))
    func `with a delegate that says yes all three run, and their values do not disturb each other`() {
        let delegate = WrittenDelegate()
        delegate.areTogether = { _, _ in true }
        let stage = Stage {
            let (pan, pinch, rotation) = ($0.addPan(), $0.addPinch(), $0.addRotation())
            for recognizer in [pan, pinch, rotation] { recognizer.delegate = delegate }
            note($0, rotation)
            pinch.addAction { [weak stage = $0] _ in stage?.note("scale is \(Int((pinch.scale * 100).rounded())) %") }
            pan.addAction { [weak stage = $0] _ in
                stage?.note("translation is \(Int(pan.translation(in: nil).x.rounded())) pt")
            }
        }
        play(stage, (5, 104, 3), (15, 120, 20), (45, 216, 40), (45, 216, 60))
        stage.expect(
            """
            0     view hit by 1
                  rotation, pinch, pan watch 1
                  view hit by 2
                  rotation, pinch, pan watch 2
                  rotation, pinch, pan receive began 1+2
                  view never receives 2
                  view receives began 1
            100   rotation, pinch, pan receive moved 1+2
                  view receives moved 1
            200   rotation, pinch, pan receive moved 1+2
                  view receives cancelled 1
                  rotation began
                  rotation is 4°
                  pinch began
                  scale is 111 %
                  pan began
                  translation is 20 pt
            300   rotation, pinch, pan receive moved 1+2
                  rotation changed
                  rotation is 34°
                  pinch changed
                  scale is 200 %
                  pan changed
                  translation is 40 pt
            400   rotation, pinch, pan receive moved 1+2
                  rotation changed
                  rotation is 34°
                  pinch changed
                  scale is 200 %
                  pan changed
                  translation is 60 pt
            500   rotation, pinch, pan receive ended 1+2
                  rotation ended
                  rotation is 34°
                  pinch ended
                  scale is 200 %
                  pan ended
                  translation is 60 pt
                  rotation, pinch, pan reset
            """)
    }

    @Test(.rules("N-14")) func `a pinch begins at 8 pt of change of the distance`() {
        let stage = Stage { _ = $0.addPinch() }
        play(stage, (0, 107, 0), (0, 92, 0), (0, 46, 0))
        stage.expect(
            """
            0     view hit by 1
                  pinch watches 1
                  view hit by 2
                  pinch watches 2
                  pinch receives began 1+2
                  view never receives 2
                  view receives began 1
            100   pinch receives moved 1+2
                  view receives moved 1
            200   pinch receives moved 1+2
                  view receives cancelled 1
                  pinch began
            300   pinch receives moved 1+2
                  pinch changed
            400   pinch receives ended 1+2
                  pinch ended
                  pinch reset
            """)
    }
}
