import Foundation
import TestSupport
import Testing
import TouchTesting
import Touchstone

struct UIRotationGestureRecognizerTests {
    private func makeStage(
        _ set: (UIRotationGestureRecognizer) -> Void = { _ in }
    ) -> (stage: Stage, rotation: UIRotationGestureRecognizer, told: Told) {
        let rotation = UIRotationGestureRecognizer()
        set(rotation)
        return (Stage { $0.add(rotation, "rotation") }, rotation, Told(rotation))
    }

    /// Opposite each other about (200, 150), the index finger at the angle (clockwise from the right).
    private func ways(_ angle: CGFloat, distance: CGFloat = 100) -> [(finger: Finger, to: CGPoint)] {
        let (x, y) = (cos(angle) * distance / 2, sin(angle) * distance / 2)
        return [
            (.rightIndex, CGPoint(x: 200 + x, y: 150 + y)), (.rightThumb, CGPoint(x: 200 - x, y: 150 - y)),
        ]
    }

    private func down(_ stage: Stage, _ angle: CGFloat = 0, distance: CGFloat = 100) {
        stage.hands.together {
            for way in ways(angle, distance: distance) { stage.hands.down(way.finger, at: way.to) }
        }
    }

    /// The angle that begins it, for fingers 100 pt apart (N-15), and a little more, since rounding must not decide.
    private let slop: CGFloat = 2 * asin(0.1) + 1e-10

    private func up(_ stage: Stage) {
        stage.hands.together { for way in ways(0) { stage.hands.up(way.finger) } }
    }

    private func isNear(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 1e-9 }

    @Test(.rules("B-256", "N-15"))
    func `it begins when each finger went 10 pt about the middle, either way, and ends with both`() {
        for sign in [1, -1] as [CGFloat] {
            let (stage, rotation, told) = makeStage()
            let limit = 2 * asin(10 / 100 as CGFloat)
            down(stage)
            stage.hands.move(ways(sign * limit * 0.99), over: 0)
            expectEqual(told.take(), [])
            expectEqual(rotation.rotation, 0)
            stage.hands.move(ways(sign * limit * 1.01), over: 0)
            expectEqual(told.take(), [.began])
            expect(isNear(rotation.rotation, sign * limit * 0.01))
            stage.hands.move(ways(sign * (limit + 0.5)), over: 0)
            expectEqual(told.take(), [.changed])
            expect(isNear(rotation.rotation, sign * 0.5))
            up(stage)
            expectEqual(told.take(), [.ended])
        }
    }

    @Test(.rules("B-256", "N-15")) func `fingers farther apart have to turn less, each way of turning counts alike`() {
        for distance in [20, 50, 100, 200] as [CGFloat] {
            let limit = 2 * asin(10 / distance)
            for (share, begins) in [(0.99, false), (1.01, true)] {
                let (stage, _, told) = makeStage()
                down(stage, 1, distance: distance)
                // The thumb rests.
                let thumb = ways(1, distance: distance)[1].to
                let angle = 1 + limit * share
                stage.hands.move(
                    to: CGPoint(x: thumb.x + distance * cos(angle), y: thumb.y + distance * sin(angle)))
                expectEqual(told.take(), begins ? [.began] : [])
            }
        }
    }

    @Test(.rules("N-15")) func `the hysteresis can be set, and decides`() {
        expectEqual(UIRotationGestureRecognizer().hysteresis, 10)
        let (stage, _, told) = makeStage { $0.hysteresis = 50 }
        down(stage)
        stage.hands.move(ways(.pi / 3 - 0.01), over: 0)
        expectEqual(told.take(), [])
        stage.hands.move(ways(.pi / 3 + 0.01), over: 0)
        expectEqual(told.take(), [.began])
        // A chord longer than the circle is wide asks for half a turn.
        let (other, _, told2) = makeStage { $0.hysteresis = 1_000 }
        down(other)
        for angle in [1.5, 3.1] as [CGFloat] { other.hands.move(ways(angle), over: 0) }
        expectEqual(told2.take(), [])
        other.hands.move(ways(3.2), over: 0)
        expectEqual(told2.take(), [.began])
    }

    @Test(.rules("B-256")) func `pinching and dragging do not turn, it fails with the last lift`() {
        let (stage, rotation, told) = makeStage()
        down(stage)
        stage.hands.move(ways(0, distance: 250), over: 0)
        stage.hands.move([(.rightIndex, CGPoint(x: 300, y: 80)), (.rightThumb, CGPoint(x: 50, y: 80))], over: 0)
        stage.hands.up()
        expectNil(rotation.failureReason)
        stage.hands.up(.rightThumb)
        expectEqual(told.take(), [])
        expectEqual(rotation.failureReason, .own("turned by less than 11.5 degrees"))
    }

    @Test(.rules("B-258")) func `clockwise is positive, three rounds are 6π, and back is nothing`() {
        let (stage, rotation, _) = makeStage()
        down(stage, 0.3 - slop)
        stage.hands.move(ways(0.3), over: 0)
        expectEqual(rotation.state, .began)
        for step in 1...60 {
            stage.hands.move(ways(0.3 + CGFloat(step) * .pi / 10), over: 0)
            expect(isNear(rotation.rotation, CGFloat(step) * .pi / 10))
        }
        expect(isNear(rotation.rotation, 6 * .pi))
        for step in 1...90 { stage.hands.move(ways(0.3 + CGFloat(60 - step) * .pi / 10), over: 0) }
        expect(isNear(rotation.rotation, -3 * .pi))
    }

    @Test(.rules("B-258")) func `the hands' verb turns clockwise by the angle`() {
        let (stage, rotation, told) = makeStage()
        stage.hands.rotate(at: stage.view, by: 4 * .pi, radius: 60, over: 2)
        expect(told.states.first == .began && told.states.last == .ended)
        // The slop is not in it.
        expect(isNear(rotation.rotation, 4 * .pi - 2 * asin(10.0 / 120)))
    }

    @Test(.rules("B-258", "M-17"))
    func `the rotation does not contain the slop, and does not depend on the number of steps`() {
        for angle in [1, -1] as [CGFloat] {
            for seconds in [0, 0.05, 0.3] {
                let (stage, rotation, _) = makeStage()
                stage.hands.rotate(at: stage.view, by: angle, radius: 50, over: seconds)
                expect(isNear(rotation.rotation, angle > 0 ? angle - slop : angle + slop))
            }
            for steps in [1, 7, 50] {
                let (stage, rotation, _) = makeStage()
                stage.application.supportsIndirectInputEvents = true
                stage.hands.transform(at: CGPoint(x: 200, y: 150), rotation: angle, steps: steps)
                expect(isNear(rotation.rotation, angle > 0 ? angle - 0.035 : angle + 0.035))
            }
        }
    }

    @Test(.rules("B-258", "B-207")) func `the rotation can be set and goes on from there; nonsense is ignored`() {
        let (stage, rotation, told) = makeStage()
        down(stage, 0.3 - slop)
        stage.hands.move(ways(0.3), over: 0)
        for step in 1...10 {
            stage.wait(0.01)
            stage.hands.move(ways(0.3 + CGFloat(step) * 0.1), over: 0)
        }
        expect(abs(rotation.velocity - 10) < 1e-6)
        rotation.rotation = 7
        expectEqual(rotation.velocity, 0)
        expectEqual(rotation.rotation, 7)
        stage.hands.move(ways(1.8), over: 0)
        expect(isNear(rotation.rotation, 7.5))
        for nonsense in [CGFloat.nan, .infinity] { rotation.rotation = nonsense }
        expect(isNear(rotation.rotation, 7.5))
        _ = told.take()
        rotation.rotation = 0
        expectEqual(told.take(), [])
    }

    @Test(.rules("B-258")) func `the velocity is the change of the rotation a second, zero after a rest`() {
        let (stage, rotation, _) = makeStage()
        down(stage)
        for step in 1...20 {
            stage.wait(0.01)
            stage.hands.move(ways(-CGFloat(step) * 0.05), over: 0)
        }
        expect(abs(rotation.velocity + 5) < 1e-6)
        stage.wait(0.2)
        expectEqual(rotation.velocity, 0)
    }

    @Test(.rules("B-259"))
    func `when one finger lifts it goes on with the other one, at the same angle, until both are up`() {
        let (stage, rotation, told) = makeStage()
        down(stage, 0.3 - slop)
        stage.hands.move(ways(0.3), over: 0)
        stage.hands.move(ways(0.8), over: 0)
        _ = told.take()
        stage.hands.up(.rightThumb)
        expectEqual(told.take(), [])
        var counts: [Int] = []
        rotation.addAction {
            counts.append($0.numberOfTouches)
            if let place = stage.hands.place(of: .rightIndex) { expectEqual($0.location(in: nil), place) }
        }
        stage.hands.move(dx: 30)
        expectEqual(told.take(), [.changed])
        expect(isNear(rotation.rotation, 0.5))
        stage.hands.up()
        expectEqual(told.take(), [.ended])
        expectEqual(counts, [1, 0])
        expect(isNear(rotation.rotation, 0.5))
    }

    @Test(.rules("B-259", "S-094")) func `a finger that replaces one, also in one event, goes on without a jump`() {
        for isOneEvent in [false, true] {
            let (stage, rotation, told) = makeStage()
            down(stage, 0.3 - slop)
            stage.hands.move(ways(0.3), over: 0)
            stage.hands.move(ways(0.8), over: 0)
            func replace() {
                stage.hands.up(.rightThumb)
                stage.hands.down(.leftIndex, at: CGPoint(x: 390, y: 10))
            }
            if isOneEvent { stage.hands.together(replace) } else { replace() }
            expect(isNear(rotation.rotation, 0.5))
            _ = told.take()
            // A quarter turn about the index finger.
            let index = ways(0.8)[0].to
            let (dx, dy) = (390 - index.x, 10 - index.y)
            stage.hands.move(.leftIndex, to: CGPoint(x: index.x - dy, y: index.y + dx))
            expectEqual(told.take(), [.changed])
            expect(isNear(rotation.rotation, 0.5 + .pi / 2))
        }
    }

    @Test(.rules("B-259", "S-094")) func `a replacement before the beginning starts the measuring anew`() {
        let (stage, rotation, told) = makeStage()
        down(stage)
        stage.hands.move(ways(0.19), over: 0)
        stage.hands.up(.rightThumb)
        stage.hands.down(.rightThumb, at: ways(0.19)[1].to)
        stage.hands.move(ways(0.38), over: 0)
        expectEqual(told.take(), [])
        stage.hands.move(ways(0.4), over: 0)
        expectEqual(told.take(), [.began])
        expect(isNear(rotation.rotation, 0.21 - slop))
    }

    @Test(.rules("B-259", "B-005")) func `a finger that comes in the event in which the other moves does not turn it`()
    {
        let (stage, rotation, told) = makeStage()
        stage.hands.down(at: CGPoint(x: 200, y: 100))
        stage.hands.together {
            stage.hands.move(dx: 0, dy: 100)
            stage.hands.down(.rightThumb, at: CGPoint(x: 100, y: 200))
        }
        expectEqual(told.take(), [])
        stage.hands.move(to: CGPoint(x: 150, y: 250))
        stage.hands.up(.rightThumb)
        let before = rotation.rotation
        stage.hands.together {
            stage.hands.move(to: CGPoint(x: 300, y: 100))
            stage.hands.down(.leftIndex, at: CGPoint(x: 100, y: 100))
        }
        expectEqual(rotation.rotation, before)
    }

    @Test(.rules("B-256", "S-065")) func `a third finger is ignored, the place is the middle of the two`() {
        let (stage, rotation, told) = makeStage()
        down(stage)
        stage.hands.down(.leftIndex, at: CGPoint(x: 20, y: 20))
        stage.hands.move(ways(0.5), over: 0)
        expectEqual(told.take(), [.began])
        stage.hands.move(.leftIndex, dx: 50)
        expectEqual(told.take(), [])
        expectEqual(rotation.numberOfTouches, 2)
        let place = rotation.location(in: nil)
        expect(isNear(place.x, 200) && isNear(place.y, 150))
    }

    @Test(.rules("B-258")) func `fingers at nearly one place have no direction: trembling there turns nothing`() {
        let (stage, rotation, told) = makeStage()
        down(stage, 0.5 - slop)
        stage.hands.move(ways(0.5), over: 0)
        stage.hands.move(ways(1.5), over: 0)
        expect(isNear(rotation.rotation, 1))
        for angle in [2, 4, 6, 1, 3] as [CGFloat] {
            stage.hands.move(ways(angle, distance: 1), over: 0)
            expect(isNear(rotation.rotation, 1))
        }
        stage.hands.move(ways(3), over: 0)
        expect(isNear(rotation.rotation, 1))
        stage.hands.move(ways(3.25), over: 0)
        expect(isNear(rotation.rotation, 1.25))
        up(stage)
        _ = told.take()
        // Before the beginning they do not begin it, and count from where they part.
        down(stage, distance: 2)
        for angle in [2, 4, 6, 1, 3] as [CGFloat] { stage.hands.move(ways(angle, distance: 2), over: 0) }
        stage.hands.move(ways(2), over: 0)
        expectEqual(told.take(), [])
        stage.hands.move(ways(2.3), over: 0)
        expectEqual(told.take(), [.began])
    }

    @Test(.rules("B-037", "B-258")) func `a view that turns along does not change the angle`() {
        let (stage, rotation, _) = makeStage()
        rotation.addAction { [view = stage.view] _ in
            view.transform = CGAffineTransform(rotationAngle: rotation.rotation)
        }
        down(stage)
        for step in 1...20 { stage.hands.move(ways(CGFloat(step) * 0.1 + 0.2), over: 0) }
        expect(isNear(rotation.rotation, 2.2 - slop))
    }

    @Test(.rules("B-099", "S-051")) func `it is cancelled with a finger after the beginning and fails before`() {
        let (stage, rotation, told) = makeStage()
        down(stage)
        stage.hands.cancel()
        expectEqual(told.take(), [])
        expectEqual(rotation.failureReason, .systemCancelled)
        stage.hands.cancel(.rightThumb)
        down(stage)
        stage.hands.move(ways(1), over: 0)
        stage.hands.cancel()
        expectEqual(told.take(), [.began, .cancelled])
    }

    @Test(.rules("B-258", "B-259", "S-094"), arguments: 1...40 as ClosedRange<UInt64>)
    func `any adding, lifting and replacing of up to five fingers neither jumps nor wraps`(
        seed: UInt64
    ) {
        var numbers = SeededNumbers(seed: seed)
        let (stage, rotation, told) = makeStage()
        down(stage, 0.5 - slop)
        stage.hands.move(ways(0.5), over: 0)
        expectEqual(told.take(), [.began])
        // The two that count, and others that are ignored.
        var pair: [Finger] = [.rightIndex, .rightThumb]
        var others: [Finger] = []
        var places = Dictionary(uniqueKeysWithValues: ways(0.5).map { ($0.finger, $0.to) })
        func randomPlace() -> CGPoint {
            CGPoint(x: CGFloat.random(in: 0..<400, using: &numbers), y: CGFloat.random(in: 0..<300, using: &numbers))
        }
        func direction() -> CGFloat? {
            guard pair.count == 2, let a = places[pair[0]], let b = places[pair[1]] else { return nil }
            return hypot(b.x - a.x, b.y - a.y) < 10 ? nil : atan2(b.y - a.y, b.x - a.x)
        }
        var expected: CGFloat = 0
        for step in 1...120 {
            var before = direction()
            let free = Finger.allCases.filter { !pair.contains($0) && !others.contains($0) }
            switch Int.random(in: 0..<7, using: &numbers) {
            case 0:
                guard pair.count + others.count < 5, let finger = free.randomElement(using: &numbers) else { continue }
                let place = randomPlace()
                places[finger] = place
                stage.hands.down(finger, at: place)
                if pair.count < 2 { pair.append(finger) } else { others.append(finger) }
                before = nil
            case 1:
                guard let finger = (pair + others).randomElement(using: &numbers), pair != [finger] else { continue }
                stage.hands.up(finger)
                if pair.contains(finger) { before = nil }
                pair.removeAll { $0 == finger }
                others.removeAll { $0 == finger }
            case 2:
                guard pair.count == 2, let finger = free.randomElement(using: &numbers) else { continue }
                let place = randomPlace()
                let gone = pair.remove(at: Int.random(in: 0..<2, using: &numbers))
                stage.hands.together {
                    stage.hands.up(gone)
                    stage.hands.down(finger, at: place)
                }
                places[finger] = place
                pair.append(finger)
                before = nil
            case 3:
                // One comes, all others move: none of it turns.
                guard pair.count == 1, let finger = free.randomElement(using: &numbers) else { continue }
                stage.hands.together {
                    for other in pair + others {
                        let place = randomPlace()
                        places[other] = place
                        stage.hands.move(other, to: place)
                    }
                    let place = randomPlace()
                    places[finger] = place
                    stage.hands.down(finger, at: place)
                }
                pair.append(finger)
                before = nil
            default:
                guard let finger = (pair + others).randomElement(using: &numbers) else { continue }
                let place = randomPlace()
                places[finger] = place
                stage.hands.move(finger, to: place)
                if let before, let after = direction() {
                    expected += remainder(after - before, 2 * .pi)
                }
            }
            let isRight = abs(rotation.rotation - expected) < 1e-9
            expect(isRight, "seed \(seed), step \(step): \(rotation.rotation), not \(expected)")
            guard isRight else { return }
        }
    }
}
