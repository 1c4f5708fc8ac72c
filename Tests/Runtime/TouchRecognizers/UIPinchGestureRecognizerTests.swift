import TestSupport
import Testing
import TouchTesting
@_spi(Subclass) import Touchstone

struct UIPinchGestureRecognizerTests {
    private func makeStage(
        _ set: (UIPinchGestureRecognizer) -> Void = { _ in }
    ) -> (stage: Stage, pinch: UIPinchGestureRecognizer, told: Told) {
        let pinch = UIPinchGestureRecognizer()
        set(pinch)
        return (Stage { $0.add(pinch, "pinch") }, pinch, Told(pinch))
    }

    private func ways(_ distance: CGFloat) -> [(finger: Finger, to: CGPoint)] {
        [
            (.rightIndex, CGPoint(x: 200 + distance / 2, y: 150)),
            (.rightThumb, CGPoint(x: 200 - distance / 2, y: 150)),
        ]
    }

    private func down(_ stage: Stage, _ distance: CGFloat) {
        stage.hands.together { for way in ways(distance) { stage.hands.down(way.finger, at: way.to) } }
    }

    private func up(_ stage: Stage) {
        stage.hands.together { for way in ways(0) { stage.hands.up(way.finger) } }
    }

    @Test(.rules("B-256", "B-257", "S-008", "S-015", "S-016", "S-089", "S-090", "S-091"))
    func `it begins after enough change, ends with both`() {
        let (stage, pinch, told) = makeStage()
        down(stage, 102)
        stage.hands.move(ways(109), over: 0)
        expectEqual(told.take(), [])
        stage.hands.move(ways(110), over: 0)
        expectEqual(told.take(), [.began])
        expectEqual(pinch.scale, 1)
        stage.hands.move(ways(220), over: 0)
        expectEqual(told.take(), [.changed])
        expectEqual(pinch.scale, 2)
        stage.hands.move(ways(55), over: 0)
        expectEqual(told.take(), [.changed])
        expectEqual(pinch.scale, 0.5)
        stage.hands.up()
        expectEqual(told.take(), [])
        stage.hands.up(.rightThumb)
        expectEqual(told.take(), [.ended])
    }

    @Test(.rules("B-256")) func `coming together begins it as well, and one finger that moves is enough`() {
        let (stage, _, told) = makeStage()
        down(stage, 100)
        stage.hands.move(dx: -8)
        expectEqual(told.take(), [.began])
        stage.hands.move(.rightThumb, dx: -8)
        expectEqual(told.take(), [.changed])
    }

    @Test(.rules("B-256", "N-14")) func `the hysteresis is 8 pt, can be set, and decides`() {
        let (stage, pinch, told) = makeStage { $0.hysteresis = 40 }
        expectEqual(UIPinchGestureRecognizer().hysteresis, 8)
        down(stage, 100)
        stage.hands.move(ways(139), over: 0)
        expectEqual(told.take(), [])
        stage.hands.move(ways(140), over: 0)
        expectEqual(told.take(), [.began])
        expectEqual(pinch.scale, 1)
    }

    @Test func `a finger that is alone fails it for want of a second one`() {
        let (stage, pinch, _) = makeStage()
        stage.hands.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 200, y: 100), over: 0.2)
        expectEqual(pinch.failureReason, .own("lifted before 2 fingers were down"))
        down(stage, 100)
        stage.hands.up()
        stage.hands.up(.rightThumb)
        expectEqual(pinch.failureReason, .own("lifted before the distance changed by 8 pt"))
    }

    @Test(.rules("B-256", "S-022"))
    func `turning and dragging do not change the distance, it fails with the last lift`() {
        let (stage, pinch, told) = makeStage()
        down(stage, 100)
        stage.hands.move([(.rightIndex, CGPoint(x: 300, y: 80)), (.rightThumb, CGPoint(x: 200, y: 80))], over: 0)
        stage.hands.move([(.rightIndex, CGPoint(x: 200, y: 180)), (.rightThumb, CGPoint(x: 200, y: 80))], over: 0)
        stage.hands.up()
        expectNil(pinch.failureReason)
        stage.hands.up(.rightThumb)
        expectEqual(told.take(), [])
        expectEqual(pinch.failureReason, .own("lifted before the distance changed by 8 pt"))
    }

    @Test(.rules("B-257", "N-14", "M-17"), arguments: [0, 9, 10, 20, 60])
    func `the scale does not contain the slop, and does not depend on the number of steps`(steps: Int) {
        for (from, to, scale) in [(160, 320, 320.0 / 168), (20, 200, 200.0 / 28), (160, 80, 80.0 / 152)]
            as [(CGFloat, CGFloat, CGFloat)]
        {
            let (stage, pinch, _) = makeStage()
            stage.hands.samplesPerSecond = Double(max(1, steps))
            stage.hands.pinch(at: stage.view, from: from, to: to, over: steps == 0 ? 0 : 1)
            expect(abs(pinch.scale - scale) < 1e-9)
        }
    }

    @Test(.rules("M-17")) func `the first scale is not 1 if the first event goes beyond the slop`() {
        let (stage, pinch, told) = makeStage()
        down(stage, 160)
        stage.hands.move(ways(170), over: 0)
        expectEqual(told.take(), [.began])
        expectEqual(pinch.scale, 170.0 / 168)
        stage.hands.move(ways(160), over: 0)
        expectEqual(pinch.scale, 160.0 / 168)
        up(stage)
        down(stage, 160)
        stage.hands.move(ways(150), over: 0)
        expectEqual(pinch.scale, 150.0 / 152)
    }

    @Test(.rules("M-17")) func `a slop of nothing is taken off as well`() {
        for hysteresis in [0, -5] as [CGFloat] {
            let (stage, pinch, _) = makeStage { $0.hysteresis = hysteresis }
            down(stage, 100)
            stage.hands.move(ways(150), over: 0)
            expectEqual(pinch.scale, 1.5)
        }
    }

    @Test(.rules("B-257", "B-207")) func `the scale can be set and goes on from there; nonsense is ignored`() {
        let (stage, pinch, told) = makeStage()
        down(stage, 102)
        stage.hands.move(ways(110), over: 0)
        stage.hands.move(ways(220), over: 0.1)
        expect(pinch.velocity > 5)
        pinch.scale = 1
        expectEqual(pinch.velocity, 0)
        stage.hands.move(ways(440), over: 0)
        expectEqual(pinch.scale, 2)
        for nonsense in [0, -1, CGFloat.nan, .infinity] { pinch.scale = nonsense }
        expectEqual(pinch.scale, 2)
        _ = told.take()
        pinch.scale = 5
        expectEqual(told.take(), [])
    }

    @Test(.rules("B-257")) func `the velocity is the change of the scale a second, zero after a rest`() {
        let (stage, pinch, _) = makeStage()
        down(stage, 92)
        stage.hands.move(ways(100), over: 0)
        stage.hands.move(ways(200), over: 0.2)
        expect(abs(pinch.velocity - 5) < 0.01)
        stage.wait(0.2)
        expectEqual(pinch.velocity, 0)
        up(stage)
    }

    @Test(.rules("B-259"))
    func `when one finger lifts it goes on with the other one, at the same scale, until both are up`() {
        let (stage, pinch, told) = makeStage()
        down(stage, 102)
        stage.hands.move(ways(110), over: 0)
        stage.hands.move(ways(220), over: 0)
        _ = told.take()
        var places: [CGPoint] = []
        var counts: [Int] = []
        pinch.addAction {
            places.append($0.location(in: nil))
            counts.append($0.numberOfTouches)
        }
        stage.hands.up(.rightThumb)
        expectEqual(told.take(), [])
        stage.hands.move(dx: 30)
        stage.hands.move(dx: 30)
        expectEqual(told.take(), [.changed, .changed])
        expectEqual(pinch.scale, 2)
        stage.hands.up()
        expectEqual(told.take(), [.ended])
        expectEqual(pinch.scale, 2)
        expectEqual(counts, [1, 1, 0])
        expectEqual(places, [CGPoint(x: 340, y: 150), CGPoint(x: 370, y: 150), CGPoint(x: 370, y: 150)])
    }

    @Test(.rules("B-259")) func `the second touch of a pinch with one finger left is out of range`() {
        let (stage, pinch, _) = makeStage()
        down(stage, 102)
        stage.hands.move(ways(220), over: 0)
        stage.hands.up(.rightIndex)
        stage.hands.move(.rightThumb, dx: -5)
        expectEqual(pinch.location(ofTouch: 0, in: nil), CGPoint(x: 85, y: 150))
        expectEqual(stage.diagnostics, [])
        expectEqual(pinch.location(ofTouch: 1, in: nil), CGPoint(x: 85, y: 150))
        expectEqual(stage.diagnostics, [.touchIndexOutOfRange("pinch", index: 1, count: 1)])
    }

    @Test(.rules("B-259")) func `the velocity of a pinch with one finger left is soon zero`() {
        let (stage, pinch, _) = makeStage()
        down(stage, 92)
        stage.hands.move(ways(100), over: 0)
        stage.hands.move(ways(200), over: 0.2)
        stage.hands.up(.rightThumb)
        stage.hands.move(dx: 30, over: 0.11)
        expectEqual(pinch.velocity, 0)
    }

    @Test(.rules("B-259"))
    func `the movement of the other finger in the event of the lift counts, and is reported with one touch`() {
        let (stage, pinch, told) = makeStage()
        down(stage, 102)
        stage.hands.move(ways(110), over: 0)
        _ = told.take()
        var count: Int?
        pinch.addAction { count = $0.numberOfTouches }
        stage.hands.together {
            stage.hands.move(dx: 110)
            stage.hands.up(.rightThumb)
        }
        expectEqual(told.take(), [.changed])
        expectEqual(count, 1)
        expectEqual(pinch.scale, 2)
    }

    @Test(.rules("B-259", "S-094")) func `a finger that replaces one goes on without a jump`() {
        let (stage, pinch, told) = makeStage()
        down(stage, 102)
        stage.hands.move(ways(110), over: 0)
        stage.hands.move(ways(220), over: 0)
        stage.hands.up(.rightThumb)
        stage.hands.down(.leftIndex, at: CGPoint(x: 260, y: 150))
        expectEqual(pinch.scale, 2)
        _ = told.take()
        stage.hands.move(to: CGPoint(x: 360, y: 150))
        expectEqual(told.take(), [.changed])
        expectEqual(pinch.scale, 4)
    }

    @Test(.rules("B-259", "S-094")) func `a replacement before the beginning starts the measuring anew`() {
        let (stage, pinch, told) = makeStage()
        down(stage, 100)
        stage.hands.up(.rightThumb)
        stage.hands.down(.leftIndex, at: CGPoint(x: 50, y: 150))
        stage.hands.move(dx: 5)
        expectEqual(told.take(), [])
        stage.hands.move(dx: 3)
        expectEqual(told.take(), [.began])
        expectEqual(pinch.scale, 1)
    }

    @Test(.rules("B-256", "S-065")) func `a third finger is ignored, and its view keeps it`() {
        let (stage, pinch, told) = makeStage()
        stage.view.isMultipleTouchEnabled = true
        down(stage, 100)
        stage.hands.down(.leftIndex, at: CGPoint(x: 20, y: 20))
        stage.hands.move(ways(200), over: 0)
        expectEqual(told.take(), [.began])
        stage.clearLog()
        stage.hands.move(.leftIndex, dx: 50)
        stage.hands.up(.leftIndex)
        expectEqual(told.take(), [])
        expectEqual(pinch.numberOfTouches, 2)
        let milliseconds = stage.host.now.nanoseconds / 1_000_000
        stage.expect(
            """
            \(milliseconds)     view receives moved 3
                  view receives ended 3
            """)
    }

    @Test(.rules("B-257")) func `fingers at one place make no infinite scale`() {
        let (stage, pinch, told) = makeStage()
        down(stage, 12)
        stage.hands.move(ways(20), over: 0)
        stage.hands.move(ways(0), over: 0)
        expectEqual(told.take(), [.began, .changed])
        expect(pinch.scale > 0 && pinch.scale.isFinite)
        stage.hands.move(ways(40), over: 0)
        expectEqual(pinch.scale, 2)
    }

    @Test(.rules("B-099", "S-051")) func `it is cancelled with a finger after the beginning and fails before`() {
        let (stage, pinch, told) = makeStage()
        down(stage, 100)
        stage.hands.cancel()
        expectEqual(told.take(), [])
        expectEqual(pinch.failureReason, .systemCancelled)
        stage.hands.cancel(.rightThumb)
        down(stage, 100)
        stage.hands.move(ways(200), over: 0)
        stage.hands.cancel()
        expectEqual(told.take(), [.began, .cancelled])
    }

    @Test(.rules("B-259", "S-094"), arguments: 1...30 as ClosedRange<UInt64>)
    func `fingers that are added, lifted or replaced do not make the scale jump`(seed: UInt64) {
        var numbers = SeededNumbers(seed: seed)
        let (stage, pinch, told) = makeStage()
        down(stage, 102)
        stage.hands.move(ways(110), over: 0)
        expectEqual(told.take(), [.began])
        // The two that count, and others that are ignored.
        var pair: [Finger] = [.rightIndex, .rightThumb]
        var others: [Finger] = []
        var places = Dictionary(uniqueKeysWithValues: ways(110).map { ($0.finger, $0.to) })
        func distance() -> CGFloat? {
            guard pair.count == 2, let a = places[pair[0]], let b = places[pair[1]] else { return nil }
            return max(1, ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot())
        }
        var expected: CGFloat = 1
        for step in 1...80 {
            let before = distance()
            switch Int.random(in: 0..<4, using: &numbers) {
            case 0:
                let free = Finger.allCases.filter { !pair.contains($0) && !others.contains($0) }
                guard let finger = free.randomElement(using: &numbers) else { continue }
                places[finger] = CGPoint(
                    x: Int.random(in: 0..<400, using: &numbers), y: Int.random(in: 0..<300, using: &numbers))
                stage.hands.down(finger, at: places[finger] ?? .zero)
                if pair.count < 2 { pair.append(finger) } else { others.append(finger) }
            case 1:
                guard let finger = (pair + others).randomElement(using: &numbers), pair != [finger] else { continue }
                stage.hands.up(finger)
                pair.removeAll { $0 == finger }
                others.removeAll { $0 == finger }
            default:
                guard let finger = (pair + others).randomElement(using: &numbers) else { continue }
                let place = CGPoint(
                    x: Int.random(in: 0..<400, using: &numbers), y: Int.random(in: 0..<300, using: &numbers))
                places[finger] = place
                stage.hands.move(finger, to: place)
                if let before, let after = distance() { expected *= after / before }
            }
            let isRight = abs(pinch.scale / expected - 1) < 1e-6
            expect(isRight, "seed \(seed), step \(step): \(pinch.scale), not \(expected)")
            guard isRight else { return }
        }
    }

    @Test(.rules("B-259", "S-094"))
    func `a finger that takes another's place in one event goes on from there, without a jump`() {
        let stage = Stage { _ = $0.addPinch() }
        guard let pinch = stage.view.gestureRecognizers?.first as? UIPinchGestureRecognizer else { return }
        stage.hands.together {
            stage.hands.down(.rightIndex, at: CGPoint(x: 100, y: 100))
            stage.hands.down(.rightThumb, at: CGPoint(x: 200, y: 100))
        }
        stage.hands.move(.rightThumb, to: CGPoint(x: 220, y: 100))
        stage.hands.move(.rightThumb, to: CGPoint(x: 240, y: 100))
        let before = pinch.scale
        expect(abs(before - 140.0 / 108) < 1e-9)
        stage.hands.together {
            stage.hands.up(.rightThumb)
            stage.hands.down(.leftThumb, at: CGPoint(x: 300, y: 100))
        }
        expectEqual(pinch.scale, before)
        stage.hands.move(.leftThumb, to: CGPoint(x: 400, y: 100))
        expect(abs(pinch.scale - before * 1.5) < 1e-9)
    }

    @Test(.rules("B-259", "B-005"))
    func `a finger that comes in the event in which the other moves does not change the scale`() {
        let (stage, pinch, told) = makeStage()
        stage.hands.down(at: CGPoint(x: 100, y: 100))
        stage.hands.together {
            stage.hands.move(dx: 100)
            stage.hands.down(.rightThumb, at: CGPoint(x: 100, y: 100))
        }
        expectEqual(told.take(), [])
        stage.hands.move(dx: 8)
        expectEqual(told.take(), [.began])
        stage.hands.up(.rightThumb)
        stage.hands.together {
            stage.hands.move(dx: 100)
            stage.hands.down(.leftIndex, at: CGPoint(x: 20, y: 100))
        }
        expectEqual(pinch.scale, 1)
    }

    @Test(.bug(id: "F-2")) func `a scale that is set before the beginning does not make the fingers start anew`() {
        let (stage, pinch, told) = makeStage()
        down(stage, 102)
        for distance in [104, 106, 108, 110] as [CGFloat] {
            pinch.scale = 1
            stage.hands.move(ways(distance), over: 0)
        }
        expectEqual(told.take(), [.began])
        expectEqual(pinch.scale, 1)
        stage.hands.move(ways(220), over: 0)
        expectEqual(pinch.scale, 2)
        pinch.scale = 1
        stage.hands.move(ways(110), over: 0)
        expectEqual(pinch.scale, 0.5)
    }

    @Test(.bug(id: "F-2")) func `on a trackpad as well`() {
        let (stage, pinch, told) = makeStage()
        stage.application.supportsIndirectInputEvents = true
        let point = CGPoint(x: 200, y: 150)
        stage.application.host.receive(
            InputFrame(at: stage.application.now, others: [.transform(TransformSample(at: point, .began))]))
        for _ in 0..<2 {
            pinch.scale = 1
            expectEqual(told.take(), [])
            stage.application.host.receive(
                InputFrame(
                    at: stage.application.now,
                    others: [.transform(TransformSample(at: point, .changed(scale: 1.015, rotation: 0)))]))
        }
        expectEqual(told.take(), [.began])
        expect(abs(pinch.scale - 1.015 * 1.015 / 1.02) < 1e-12)
    }

    @Test(.rules("M-17")) func `the scale of a trackpad does not contain the slop, in any number of steps`() {
        for scale in [2, 0.5] as [CGFloat] {
            for steps in [1, 7, 50] {
                let (stage, pinch, _) = makeStage()
                stage.application.supportsIndirectInputEvents = true
                stage.hands.transform(at: CGPoint(x: 200, y: 150), scale: scale, steps: steps)
                expect(abs(pinch.scale - scale / (scale > 1 ? 1.02 : 0.98)) < 1e-9)
            }
        }
    }

    /// Gives up the touches that are named.
    private final class Choosy: UIPinchGestureRecognizer {
        var unwanted: UITouch?
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
            if let touch = unwanted { ignore(touch, for: event) }
            unwanted = nil
            super.touchesMoved(touches, with: event)
        }
    }

    @Test func `T a finger that a subclass ignores holds no place in the pair, and the pinch ends without it`() {
        let pinch = Choosy()
        let stage = Stage { $0.add(pinch, "pinch") }
        let told = Told(pinch)
        down(stage, 100)
        stage.hands.move(ways(120), over: 0)
        expectEqual(told.take(), [.began])
        pinch.unwanted = pinch.touchesInAttempt.last
        stage.hands.move(ways(140), over: 0)
        expectEqual(told.take(), [.changed])
        stage.hands.up(.rightIndex)
        expectEqual(told.take(), [.ended])
        expectEqual(pinch.state, .possible)
    }

    @Test func `a finger that comes down after an ignored one was lifted is the second one of the pair`() {
        /// A pinch that ignores fingers on the left.
        final class OneSided: UIPinchGestureRecognizer {
            var isIgnoring = false
            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
                super.touchesMoved(touches, with: event)
                for touch in touches where isIgnoring && touch.location(in: nil).x < 200 { ignore(touch, for: event) }
            }
        }
        let pinch = OneSided()
        let stage = Stage { $0.add(pinch, "pinch") }
        down(stage, 100)
        stage.hands.move(ways(200), over: 0)
        pinch.isIgnoring = true
        stage.hands.move(.rightThumb, dx: -1)
        stage.hands.up(.rightThumb)
        pinch.isIgnoring = false
        let scale = pinch.scale
        stage.hands.down(.leftIndex, at: CGPoint(x: 100, y: 150))
        stage.hands.move(.rightIndex, dx: 0.5)
        expect(abs(pinch.scale / scale - 1.0025) < 1e-6)
        stage.hands.move(.leftIndex, dx: -80)
        expect(abs(pinch.scale / scale - 280.5 / 200) < 1e-6)
    }
}
