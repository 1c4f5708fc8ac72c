import TestSupport
import Testing
import TouchTesting
import Touchstone

struct UIPanGestureRecognizerTests {
    private func makeStage(
        _ set: (UIPanGestureRecognizer) -> Void = { _ in }
    ) -> (stage: Stage, pan: UIPanGestureRecognizer, told: Told) {
        let pan = UIPanGestureRecognizer()
        set(pan)
        return (Stage { $0.add(pan, "pan") }, pan, Told(pan))
    }

    @Test(.rules("B-240", "B-245", "N-10")) func `it begins at 10 pt on one axis, not at 9 on both`() {
        let (stage, pan, told) = makeStage()
        stage.hands.down(at: stage.view)
        stage.hands.move(dx: 9.9, dy: -9.9)
        expectEqual(told.take(), [])
        stage.hands.move(dx: 0.1)
        expectEqual(told.take(), [.began])
        stage.hands.move(dx: 1)
        stage.hands.up()
        expectEqual(told.take(), [.changed, .ended])
        stage.hands.down(at: stage.view)
        stage.hands.move(dy: -10)
        expectEqual(told.take(), [.began])
        stage.hands.up()
        expectEqual(told.take(), [.ended])
        stage.hands.tap(at: stage.view)
        expectEqual(told.take(), [])
        expectEqual(pan.failureReason, .own("lifted before it moved 10 pt"))
    }

    @Test(.rules("B-240", "B-245")) func `the hysteresis can be set, and decides`() {
        let (stage, _, told) = makeStage { $0.hysteresis = 50 }
        stage.hands.down(at: stage.view)
        stage.hands.move(dx: 49)
        expectEqual(told.take(), [])
        stage.hands.move(dx: 1)
        expectEqual(told.take(), [.began])
    }

    @Test(.rules("B-240")) func `it goes on until all fingers have lifted`() {
        let (stage, _, told) = makeStage()
        stage.hands.down(at: CGPoint(x: 100, y: 100))
        stage.hands.down(.leftIndex, at: CGPoint(x: 200, y: 100))
        stage.hands.move(dx: 30)
        stage.hands.up()
        expectEqual(told.take(), [.began])
        stage.hands.move(.leftIndex, dx: 5)
        expectEqual(told.take(), [.changed])
        stage.hands.up(.leftIndex)
        expectEqual(told.take(), [.ended])
    }

    @Test(.rules("B-240", "N-11")) func `with fewer fingers than the minimum it neither begins nor changes`() {
        let (stage, pan, told) = makeStage { $0.minimumNumberOfTouches = 2 }
        expectEqual(UIPanGestureRecognizer().minimumNumberOfTouches, 1)
        stage.hands.down(at: CGPoint(x: 100, y: 100))
        stage.hands.move(dx: 50)
        expectEqual(told.take(), [])
        stage.hands.down(.leftIndex, at: CGPoint(x: 250, y: 100))
        expectEqual(told.take(), [])
        stage.hands.move(
            [(.rightIndex, CGPoint(x: 150, y: 130)), (.leftIndex, CGPoint(x: 250, y: 130))], over: 0)
        expectEqual(told.take(), [.began])
        expectEqual(pan.translation(in: nil), CGPoint(x: 0, y: 30))
        stage.hands.up(.leftIndex)
        expectEqual(told.take(), [.ended])
        stage.hands.move(dx: 30)
        stage.hands.up()
        expectEqual(told.take(), [])
    }

    @Test(.rules("B-240")) func `the fingers of the minimum may move in different events`() {
        let (stage, _, told) = makeStage { $0.minimumNumberOfTouches = 2 }
        stage.hands.down(at: CGPoint(x: 100, y: 100))
        stage.hands.down(.leftIndex, at: CGPoint(x: 250, y: 100))
        for _ in 0..<2 {
            expectEqual(told.take(), [])
            stage.hands.move(dx: 6)
            stage.hands.move(.leftIndex, dx: 6)
        }
        expectEqual(told.take(), [.began])
    }

    @Test(.rules("B-241", "N-11")) func `more fingers than the maximum make it fail before the beginning`() {
        let (stage, pan, told) = makeStage { $0.maximumNumberOfTouches = 2 }
        expectEqual(UIPanGestureRecognizer().maximumNumberOfTouches, Int.max)
        stage.hands.down(at: CGPoint(x: 100, y: 100))
        stage.hands.down(.leftIndex, at: CGPoint(x: 200, y: 100))
        stage.hands.down(.rightThumb, at: CGPoint(x: 300, y: 100))
        expectEqual(pan.failureReason, .own("more than 2 fingers"))
        stage.hands.move(dx: 50)
        expectEqual(told.take(), [])
    }

    @Test(.rules("B-241")) func `after the beginning fingers join up to the maximum, more are ignored`() {
        let (stage, pan, told) = makeStage { $0.maximumNumberOfTouches = 2 }
        stage.hands.down(at: CGPoint(x: 100, y: 100))
        stage.hands.move(dx: 20)
        stage.hands.down(.leftIndex, at: CGPoint(x: 200, y: 100))
        stage.hands.down(.rightThumb, at: CGPoint(x: 300, y: 100))
        expectEqual(told.take(), [.began])
        expectEqual(pan.numberOfTouches, 2)
        stage.hands.move(.rightThumb, dx: 50)
        expectEqual(told.take(), [])
        expectEqual(pan.translation(in: nil), CGPoint(x: 20, y: 0))
        stage.hands.move(.leftIndex, dx: 10)
        expectEqual(told.take(), [.changed])
        expectEqual(pan.translation(in: nil), CGPoint(x: 25, y: 0))
    }

    @Test(.rules("B-242", "S-135")) func `the translation is the whole way since the touch`() {
        let (stage, pan, _) = makeStage()
        stage.hands.down(at: CGPoint(x: 100, y: 100))
        stage.hands.move(dx: 20, dy: 5)
        stage.hands.move(dx: -50, dy: 10)
        expectEqual(pan.translation(in: nil), CGPoint(x: -30, y: 15))
        stage.hands.up()
        stage.hands.down(at: CGPoint(x: 100, y: 100))
        stage.hands.move(dx: 12)
        expectEqual(pan.translation(in: nil), CGPoint(x: 12, y: 0))
    }

    @Test(.rules("B-242", "B-207")) func `setTranslation re-bases the translation and stops the velocity`() {
        let (stage, pan, _) = makeStage()
        stage.hands.down(at: CGPoint(x: 100, y: 100))
        stage.hands.move(dx: 60, over: 0.1)
        pan.setTranslation(.zero, in: stage.view)
        expectEqual(pan.velocity(in: nil), .zero)
        stage.hands.move(dx: 6, over: 0.1)
        expect(abs(pan.translation(in: nil).x - 6) < 1e-6)
        expect(abs(pan.velocity(in: nil).x - 60) < 1)
        pan.setTranslation(CGPoint(x: CGFloat.nan, y: 0), in: nil)
        expect(abs(pan.translation(in: nil).x - 6) < 1e-6)
    }

    @Test(.rules("B-247", "S-147", "S-148"))
    func `where only moving fingers count, one that rests does not hold the drag back`() {
        for (isIgnoring, expected) in [(false, CGPoint(x: 40, y: 10)), (true, CGPoint(x: 60, y: 20))] {
            var pan: UIPanGestureRecognizer?
            let stage = Stage { pan = $0.addPan() }
            pan?.ignoresRestingTouches = isIgnoring
            stage.hands.down(.rightThumb, at: CGPoint(x: 100, y: 100))
            stage.hands.down(.rightIndex, at: CGPoint(x: 200, y: 100))
            stage.wait(0.01)
            stage.hands.move(.rightIndex, dx: 40)
            expectEqual(pan?.state, .began)
            stage.wait(0.01)
            // Both move: their middle counts either way.
            stage.hands.together {
                stage.hands.move(.rightThumb, dx: 20)
                stage.hands.move(.rightIndex, dx: 20)
            }
            stage.wait(0.01)
            stage.hands.move(.rightIndex, dy: 20)
            expectEqual(pan?.translation(in: nil), expected)
        }
    }

    @Test(.rules("B-243"))
    func `by default the translation at the beginning contains the hysteresis, without a jump if wanted`() {
        for (removes, first) in [(false, 12), (true, 2)] as [(Bool, CGFloat)] {
            let (stage, pan, _) = makeStage { $0.removesHysteresisFromTranslation = removes }
            expectEqual(UIPanGestureRecognizer().removesHysteresisFromTranslation, false)
            var translations: [CGPoint] = []
            pan.addAction { _ in translations.append(pan.translation(in: nil)) }
            stage.hands.down(at: CGPoint(x: 200, y: 100))
            stage.hands.move(dx: 6)
            stage.hands.move(dx: 6)
            stage.hands.move(dx: 1)
            expectEqual(translations, [CGPoint(x: first, y: 0), CGPoint(x: first + 1, y: 0)])
            translations = []
            stage.hands.up()
            stage.hands.down(at: CGPoint(x: 200, y: 100))
            stage.hands.move(dy: -12)
            expectEqual(translations.last, CGPoint(x: 0, y: -first))
        }
    }

    @Test(.rules("B-244", "M-01", "S-032"), arguments: [60, 120, 240])
    func `the velocity is that of the fingers, however often the screen is scanned`(rate: Double) {
        let (stage, pan, _) = makeStage()
        stage.hands.samplesPerSecond = rate
        stage.hands.down(at: CGPoint(x: 100, y: 100))
        stage.hands.move(dx: 120, dy: -60, over: 0.2)
        let velocity = pan.velocity(in: nil)
        expect(abs(velocity.x - 600) < 0.01 && abs(velocity.y + 300) < 0.01)
    }

    @Test(.rules("M-01"))
    func `the velocity lags: a fifth of the newest movement; the first is seen from the touch-down`() {
        let (stage, pan, _) = makeStage()
        var told: [CGFloat] = []
        pan.addAction { _ in told.append(pan.velocity(in: nil).x.rounded()) }
        stage.hands.down(at: CGPoint(x: 100, y: 100))
        stage.wait(0.02)
        stage.hands.move(dx: 20)
        stage.wait(0.01)
        stage.hands.move(dx: 5)
        stage.wait(0.01)
        stage.hands.move(dx: 1)
        stage.wait(0.01)
        stage.hands.up()
        // 1000, 500 and 100 pt/s.
        expectEqual(told, [1_000, 900, 420, 420])
    }

    @Test(.rules("M-01")) func `a flick of one move has a velocity, and a lift elsewhere adds none`() {
        let (stage, pan, _) = makeStage()
        stage.hands.down(at: CGPoint(x: 200, y: 200))
        stage.wait(0.016)
        stage.hands.move(dx: -42.896)
        stage.hands.up()
        // The recorded −2681.
        expect(abs(pan.velocity(in: nil).x + 2_681) < 1e-6)
        stage.hands.down(at: CGPoint(x: 100, y: 100))
        stage.wait(0.016)
        stage.hands.move(dx: 16)
        stage.wait(0.016)
        let lift = ContactSample(id: Finger.rightIndex.rawValue, phase: .ended, location: CGPoint(x: 150, y: 100))
        stage.host.receive(InputFrame(at: stage.host.now, [lift]))
        expect(abs(pan.velocity(in: nil).x - 1_000) < 1e-6)
    }

    @Test(.rules("M-01")) func `with two fingers the first movement is seen from the second touch-down`() {
        let (stage, pan, _) = makeStage { $0.minimumNumberOfTouches = 2 }
        stage.hands.down(.rightThumb, at: CGPoint(x: 100, y: 100))
        stage.wait(0.5)
        stage.hands.down(.rightIndex, at: CGPoint(x: 200, y: 100))
        stage.wait(0.02)
        stage.hands.together {
            stage.hands.move(.rightThumb, dx: 20)
            stage.hands.move(.rightIndex, dx: 20)
        }
        expect(abs(pan.velocity(in: nil).x - 1_000) < 1e-6)
    }

    @Test(.rules("M-02"))
    func `a finger of which nothing is received keeps its velocity, one that is received at rest has none`() {
        for (rests, wanted) in [(false, 500), (true, 0)] as [(Bool, CGFloat)] {
            let (stage, pan, _) = makeStage()
            stage.hands.down(at: CGPoint(x: 100, y: 100))
            stage.hands.move(dx: 100, over: 0.2)
            if rests { stage.rest(0.31) } else { stage.wait(0.31) }
            stage.hands.up()
            expect(abs(pan.velocity(in: nil).x - wanted) < 0.01)
        }
    }

    @Test(.rules("B-207", "M-01"), arguments: [true, false])
    func `the velocity of a drag is the same if each action sets the translation to zero, also when it ends`(sets: Bool)
    {
        let (stage, pan, _) = makeStage()
        var told: [CGFloat] = []
        pan.addAction { _ in
            if pan.state != .ended { told.append(pan.velocity(in: nil).x.rounded()) }
            if sets { pan.setTranslation(.zero, in: nil) }
            if pan.state == .ended { told.append(pan.velocity(in: nil).x.rounded()) }
        }
        stage.hands.down(at: CGPoint(x: 100, y: 100))
        for dx in [20, 10, 5] as [CGFloat] {
            stage.wait(0.01)
            stage.hands.move(dx: dx)
        }
        stage.hands.up()
        expectEqual(told, [2_000, 1_800, 900, 900])
    }

    @Test(.rules("M-02"))
    func `fingers that rested on a trackpad before the end of a scroll have no velocity, others keep it`() {
        for (silence, wanted) in [(0.05, 1_000), (0.15, 0)] as [(Double, CGFloat)] {
            let (stage, pan, _) = makeStage { $0.allowedScrollTypesMask = .continuous }
            let host = stage.host
            func scroll(_ step: ScrollSample.Step) {
                let sample = ScrollSample(at: CGPoint(x: 100, y: 100), step)
                host.receive(InputFrame(at: host.now, others: [.scroll(sample)]))
            }
            scroll(.began(.zero))
            for _ in 1...4 {
                stage.wait(0.01)
                scroll(.changed(CGVector(dx: 10, dy: 0)))
            }
            stage.wait(silence)
            scroll(.ended)
            expect(abs(pan.velocity(in: nil).x - wanted) < 1e-6)
        }
    }

    @Test(.rules("M-14", "B-246", "B-243"), arguments: [false, true])
    func `a trackpad's scroll drags a pan at 10 points, as a finger does`(isRemoved: Bool) {
        let (stage, pan, _) = makeStage {
            $0.allowedScrollTypesMask = .all
            $0.removesHysteresisFromTranslation = isRemoved
        }
        var told: [CGPoint] = []
        pan.addAction { _ in told.append(pan.translation(in: nil)) }
        let host = stage.host
        func scroll(_ steps: ScrollSample.Step...) {
            for step in steps {
                stage.wait(0.01)
                let sample = ScrollSample(at: CGPoint(x: 100, y: 100), step)
                host.receive(InputFrame(at: host.now, others: [.scroll(sample)]))
            }
        }
        scroll(.began(CGVector(dx: 4, dy: 3)), .changed(CGVector(dx: 4, dy: 3)), .ended)
        expect(told.isEmpty)
        scroll(
            .began(CGVector(dx: 4, dy: 3)), .changed(CGVector(dx: 7, dy: 2)), .changed(CGVector(dx: 1, dy: 1)), .ended)
        let first = isRemoved ? CGPoint(x: 1, y: 0) : CGPoint(x: 11, y: 5)
        let last = CGPoint(x: first.x + 1, y: first.y + 1)
        expectEqual(told, [first, last, last])
        // A notch is none too little.
        told = []
        stage.hands.turnWheel(at: CGPoint(x: 100, y: 100), notch: CGVector(dx: 0, dy: 2))
        expectEqual(told, [CGPoint(x: 0, y: 2)])
    }

    @Test(.rules("B-244", "N-13")) func `after a rest the velocity is zero at the lift, otherwise it is kept`() {
        let (stage, pan, _) = makeStage()
        var atLift: CGPoint?
        pan.addAction { _ in if pan.state == .ended { atLift = pan.velocity(in: nil) } }
        stage.hands.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 200, y: 100), over: 0.2)
        expect(abs((atLift?.x ?? 0) - 500) < 0.01)
        stage.hands.down(at: CGPoint(x: 100, y: 100))
        stage.hands.move(dx: 100, over: 0.2)
        stage.hands.move(over: 0.2)
        stage.hands.up()
        expectEqual(atLift, .zero)
    }

    @Test(.rules("B-244", "N-13"), arguments: [VelocityStrategy.weighted, .lsq2, .threeSample])
    func `every other strategy gives a steady speed, and zero after a rest`(strategy: VelocityStrategy) {
        let (stage, pan, _) = makeStage { $0.velocityStrategy = strategy }
        stage.hands.down(at: CGPoint(x: 100, y: 100))
        stage.hands.move(dx: 120, dy: -60, over: 0.2)
        let velocity = pan.velocity(in: nil)
        expect(abs(velocity.x - 600) < 0.01 && abs(velocity.y + 300) < 0.01)
        stage.wait(0.2)
        stage.hands.up()
        expectEqual(pan.velocity(in: nil), .zero)
        expectEqual(UIPanGestureRecognizer().velocityStrategy, .lagging)
    }

    @Test(.rules("B-244")) func `a strategy takes effect with the next movement, and follows what speeds up`() {
        func velocity(_ strategy: VelocityStrategy) -> CGFloat {
            let (stage, pan, _) = makeStage { $0.velocityStrategy = strategy }
            stage.hands.down(at: CGPoint(x: 100, y: 100))
            for step in 1...10 { stage.hands.move(dx: CGFloat(step), over: 0.01) }
            let before = pan.velocity(in: nil)
            pan.velocityStrategy = .weighted
            expectEqual(pan.velocity(in: nil), before)
            return before.x
        }
        // The parabola's slope at the end is 50 pt/s above the last step's mean of 1,000; the others lag behind it.
        expect(abs(velocity(.lsq2) - 1_050) < 1)
        expect(velocity(.threeSample) < 1_000)
        expect(velocity(.weighted) < velocity(.threeSample))
    }

    @Test(.rules("M-01"), arguments: [VelocityStrategy.lagging, .weighted, .lsq2, .threeSample])
    func `a lift is no sample`(strategy: VelocityStrategy) {
        let (stage, pan, _) = makeStage { $0.velocityStrategy = strategy }
        stage.hands.down(at: CGPoint(x: 100, y: 100))
        stage.hands.move(dx: 100, over: 0.1)
        stage.wait(0.01)
        stage.hands.up()
        expect(abs(pan.velocity(in: nil).x - 1_000) < 0.01)
    }

    @Test(.rules("B-242", "B-244", "S-087", "S-137"))
    func `values are reported in the coordinates of the view that is named`() {
        let (stage, pan, _) = makeStage()
        let turned = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
        stage.perform { stage.view.addSubview(turned) }
        turned.transform = CGAffineTransform(rotationAngle: .pi / 2).scaledBy(x: 2, y: 2)
        stage.hands.down(at: CGPoint(x: 50, y: 50))
        stage.hands.move(dx: 60, over: 0.1)
        // To the right on the screen is upwards in a view that is turned clockwise; half as far in one twice as large.
        let (translation, velocity) = (pan.translation(in: turned), pan.velocity(in: turned))
        expect(abs(translation.x) < 1e-6 && abs(translation.y + 30) < 1e-6)
        expect(abs(velocity.x) < 1e-3 && abs(velocity.y + 300) < 0.01)
        expectEqual(pan.translation(in: stage.view), pan.translation(in: nil))
        pan.setTranslation(CGPoint(x: 5, y: 0), in: turned)
        let reset = (pan.translation(in: turned), pan.translation(in: nil))
        expect(abs(reset.0.x - 5) < 1e-6 && abs(reset.0.y) < 1e-6)
        expect(abs(reset.1.x) < 1e-6 && abs(reset.1.y - 10) < 1e-6)
    }

    @Test(.rules("B-242", "S-094"), arguments: 1...30 as ClosedRange<UInt64>)
    func `fingers that are added, lifted or replaced move nothing, others their share`(seed: UInt64) {
        var numbers = SeededNumbers(seed: seed)
        let (stage, pan, told) = makeStage()
        stage.hands.down(at: stage.view)
        stage.hands.move(dx: 15)
        expectEqual(told.take(), [.began])
        var down: [Finger] = [.rightIndex]
        var expected = CGPoint(x: 15, y: 0)
        for step in 1...80 {
            stage.wait(Double(Int.random(in: 0...30, using: &numbers)) / 1000)
            switch Int.random(in: 0..<5, using: &numbers) {
            case 0:
                guard let finger = Finger.allCases.filter({ !down.contains($0) }).randomElement(using: &numbers) else {
                    continue
                }
                let place = CGPoint(
                    x: Int.random(in: 0..<400, using: &numbers), y: Int.random(in: 0..<300, using: &numbers))
                stage.hands.down(finger, at: place)
                down.append(finger)
            case 1:
                guard down.count > 1 else { continue }
                stage.hands.up(down.remove(at: Int.random(in: 0..<down.count, using: &numbers)))
            case 2:
                // One is replaced, in one event.
                guard let finger = Finger.allCases.first(where: { !down.contains($0) }) else { continue }
                stage.hands.together {
                    stage.hands.up(down.removeFirst())
                    stage.hands.down(finger, at: CGPoint(x: 10, y: 10))
                }
                down.append(finger)
            default:
                let (dx, dy) = (
                    CGFloat(Int.random(in: -20...20, using: &numbers)),
                    CGFloat(Int.random(in: -20...20, using: &numbers))
                )
                let moving = down.filter { _ in Bool.random(using: &numbers) }
                stage.hands.together { for finger in moving { stage.hands.move(finger, dx: dx, dy: dy) } }
                expected.x += dx * CGFloat(moving.count) / CGFloat(down.count)
                expected.y += dy * CGFloat(moving.count) / CGFloat(down.count)
            }
            let translation = pan.translation(in: nil)
            let isRight = abs(translation.x - expected.x) < 1e-6 && abs(translation.y - expected.y) < 1e-6
            expect(isRight, "seed \(seed), step \(step): \(translation), not \(expected)")
            guard isRight else { return }
        }
    }

    @Test(.rules("B-241", "S-094")) func `a full pan goes on with the finger that takes another's place in one event`()
    {
        let stage = Stage { $0.addPan().maximumNumberOfTouches = 1 }
        guard let pan = stage.view.gestureRecognizers?.first as? UIPanGestureRecognizer else { return }
        stage.hands.down(.rightIndex, at: CGPoint(x: 100, y: 100))
        stage.hands.move(.rightIndex, dx: 20)
        stage.hands.together {
            stage.hands.up(.rightIndex)
            stage.hands.down(.leftIndex, at: CGPoint(x: 300, y: 100))
        }
        stage.hands.move(.leftIndex, dx: 5)
        expectEqual(pan.translation(in: nil), CGPoint(x: 25, y: 0))
        expectEqual(pan.state, .changed)
    }
}
