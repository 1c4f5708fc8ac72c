import Foundation
import TestSupport
import Testing
import TouchTesting
import Touchstone

/// The same hand, seen 60, 120 or 240 times a second, is the same gesture.
///
/// Strokes are random and smooth (minimum jerk). Only clear ones count: what is recognized stays the same if all limits are 3 %
/// smaller or larger. What may differ, because a limit is passed between two scans and noticed at the next:
///
/// - It begins, or is recognized, up to one scan later: 1/60 s at most.
/// - A translation, of a pan or an edge pan, not at all: it counts from where the fingers came down.
/// - A scale and a rotation count from where they were noticed to begin: they differ by what the fingers did until then, and
///   by no more later on (one factor, one angle to the end). The tolerance is 1.5 times the greatest change between two
///   of the compared instants, since the fastest sixtieth of a second may lie across two of them.
///
/// A long press is told of by a timer, a tap with the lift: at the same instant. A press is clear only if it is the same with
/// its time a sixtieth of a second shorter or longer, as movement is noticed that much later.
///
/// A digitizer that reads 240 times a second and reports 60 times, with coalesced touches, gives to the last bit what one
/// gives that reads 60 times: nothing jumps because of the readings in between. So the tolerances above hold against 240
/// reports a second as well. Velocities, which look at fewer samples, differ from those of 240 reports by less than a fifth
/// of the stroke's greatest, from two sixtieths after the beginning on (0.16 at worst, a pinch; 0.11 a pan).
struct ScanRateTests {
    /// One or two fingers go from one posture to another.
    struct Stroke {
        struct Posture {
            var center: CGPoint
            var distance: CGFloat
            var angle: CGFloat
        }

        var fingers: Int
        var from: Posture
        var to: Posture
        /// In sixtieths of a second.
        var length: Int

        init(seed: UInt64) {
            var numbers = SeededNumbers(seed: seed)
            func random(_ range: ClosedRange<CGFloat>) -> CGFloat { CGFloat.random(in: range, using: &numbers) }
            fingers = Int.random(in: 1...2, using: &numbers)
            from = Posture(center: CGPoint(x: 200, y: 150), distance: random(40...160), angle: random(-3...3))
            to = from
            // Most hands do one thing well.
            let drags = Bool.random(using: &numbers)
            to.center.x += drags ? random(-180...180) : random(-4...4)
            to.center.y += drags && Bool.random(using: &numbers) ? random(-130...130) : random(-4...4)
            if Bool.random(using: &numbers) { to.distance = random(30...200) }
            if Bool.random(using: &numbers) { to.angle += random(-3...3) }
            length = Int.random(in: 5...50, using: &numbers)
        }

        func places(_ time: CGFloat) -> [CGPoint] {
            let t = max(0, min(1, time))
            let share = t * t * t * (10 + t * (6 * t - 15))
            func between(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * share }
            let center = CGPoint(
                x: between(from.center.x, to.center.x), y: between(from.center.y, to.center.y))
            guard fingers == 2 else { return [center] }
            let (radius, angle) = (between(from.distance, to.distance) / 2, between(from.angle, to.angle))
            return [1, -1].map {
                CGPoint(x: center.x + $0 * radius * cos(angle), y: center.y + $0 * radius * sin(angle))
            }
        }
    }

    /// The result of one recognizer for a stroke.
    struct Outcome: Equatable {
        var states: [UIGestureRecognizer.State] = []
        /// The time of its first action, in seconds.
        var beginning: Double?
        /// Sixty times a second.
        var values: [CGPoint] = []
        /// At the same instants, a second.
        var velocities: [CGPoint] = []
        var isRecognized: Bool { beginning != nil }
    }

    final class Everybody: UIGestureRecognizerDelegate {
        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool { true }
    }

    /// Plays the stroke; one outcome each for pan, pinch, rotation, edge pan, tap, long press and the swipes.
    /// - Parameters:
    ///   - rate: Reports a second.
    ///   - readings: The readings of the digitizer in a report.
    private func play(_ stroke: Stroke, rate: Int, readings: Int = 1, limits: CGFloat = 1) -> [Outcome] {
        let (pan, pinch, rotation) = (
            UIPanGestureRecognizer(), UIPinchGestureRecognizer(), UIRotationGestureRecognizer()
        )
        pan.hysteresis *= limits
        pinch.hysteresis *= limits
        rotation.hysteresis *= limits
        let swipes = ([1, 2, 4, 8] as [UInt]).map { direction in
            let swipe = UISwipeGestureRecognizer()
            swipe.direction = UISwipeGestureRecognizer.Direction(rawValue: direction)
            swipe.numberOfTouchesRequired = stroke.fingers
            swipe.distanceWhenFast *= limits
            swipe.distanceWhenSlow *= limits
            swipe.slopeWhenFast *= limits
            swipe.slopeWhenSlow *= limits
            swipe.startDistance *= limits
            swipe.allowableSpread *= limits
            swipe.maximumDuration *= TimeInterval(limits)
            return swipe
        }
        let (edgePan, tap, press) = (
            UIScreenEdgePanGestureRecognizer(), UITapGestureRecognizer(), UILongPressGestureRecognizer()
        )
        // All of the screen is at its left edge.
        (edgePan.edges, edgePan.edgeWidth) = (.left, 1_000)
        edgePan.hysteresis *= limits
        edgePan.maximumAngle *= limits
        tap.numberOfTouchesRequired = stroke.fingers
        tap.allowableMovement *= limits
        tap.maximumTapDuration *= TimeInterval(limits)
        press.numberOfTouchesRequired = stroke.fingers
        press.allowableMovement *= limits
        // Movement that passes its limit just before the time is up is noticed just after.
        press.minimumPressDuration = 0.25 * TimeInterval(limits) + (limits > 1 ? 1 : limits < 1 ? -1 : 0) / 60
        let everybody = Everybody()
        let recognizers: [UIGestureRecognizer] = [pan, pinch, rotation, edgePan, tap, press] + swipes
        var outcomes = recognizers.map { _ in Outcome() }
        let stage = Stage { stage in
            for (index, recognizer) in recognizers.enumerated() {
                recognizer.delegate = everybody
                stage.add(recognizer, "\(index)")
                recognizer.addAction { [weak host = stage.host] recognizer in
                    guard let host else { return }
                    outcomes[index].states.append(recognizer.state)
                    if outcomes[index].beginning == nil { outcomes[index].beginning = host.now.seconds }
                }
            }
        }
        let fingers = [Finger.rightIndex, .rightThumb].prefix(stroke.fingers)
        stage.hands.together {
            for (finger, place) in zip(fingers, stroke.places(0)) { stage.hands.down(finger, at: place) }
        }
        let steps = rate / 60
        func samples<Sample>(_ scan: Double, _ make: (Finger, CGPoint) -> Sample) -> [Sample] {
            zip(fingers, stroke.places(CGFloat(scan) / CGFloat(stroke.length * steps))).map(make)
        }
        for scan in 1...stroke.length * steps {
            let instant = Instant(seconds: Double(scan) / Double(rate))
            stage.host.advance(to: instant)
            let earlier = (1..<max(2, readings)).filter { _ in readings > 1 }.flatMap { reading in
                let time = Double(scan) - 1 + Double(reading) / Double(readings)
                return samples(time) {
                    EarlierSample(id: $0.rawValue, at: Instant(seconds: time / Double(rate)), location: $1)
                }
            }
            let contacts = samples(Double(scan)) { ContactSample(id: $0.rawValue, phase: .moved, location: $1) }
            stage.host.receive(InputFrame(at: instant, contacts, earlier: earlier))
            guard scan % steps == 0 else { continue }
            for (index, recognizer) in [(0, pan), (3, edgePan)] {
                outcomes[index].values.append(recognizer.translation(in: nil))
                outcomes[index].velocities.append(recognizer.velocity(in: nil))
            }
            outcomes[1].values.append(CGPoint(x: pinch.scale, y: 0))
            outcomes[1].velocities.append(CGPoint(x: pinch.velocity, y: 0))
            outcomes[2].values.append(CGPoint(x: rotation.rotation, y: 0))
            outcomes[2].velocities.append(CGPoint(x: rotation.velocity, y: 0))
        }
        stage.hands.together { for finger in fingers { stage.hands.up(finger) } }
        return outcomes
    }

    private func decisions(_ outcomes: [Outcome]) -> [Bool] { outcomes.map(\.isRecognized) }

    /// By how much a value can change in a sixtieth of a second.
    private func greatestStep(_ values: [CGPoint]) -> CGFloat {
        zip(values, values.dropFirst()).map { abs($1.x - $0.x) }.max() ?? 0
    }

    @Test(.rules("2.15"))
    func `the decisions are the same at 60, 120 and 240 Hz, and the values where they count from the same place`() {
        var (clear, recognized) = (0, [0, 0, 0, 0, 0, 0, 0])
        let seeds = 1...40 as ClosedRange<UInt64>
        for seed in seeds {
            let stroke = Stroke(seed: seed)
            let finest = play(stroke, rate: 240)
            guard
                [0.97, 1.03].allSatisfy({ decisions(play(stroke, rate: 240, limits: $0)) == decisions(finest) })
            else { continue }
            clear += 1
            for (index, outcome) in finest.enumerated() where outcome.isRecognized { recognized[min(index, 6)] += 1 }
            for rate in [60, 120] {
                let coarse = play(stroke, rate: rate)
                expectEqual(decisions(coarse), decisions(finest), "seed \(seed), \(rate) Hz")
                guard decisions(coarse) == decisions(finest) else { continue }
                for (a, b) in zip(coarse, finest) {
                    guard let late = a.beginning, let early = b.beginning else { continue }
                    expect((-1e-6...1.0 / 60 + 1e-6).contains(late - early), "seed \(seed), \(rate) Hz")
                }
                // One that fails rests where that was noticed.
                for index in [0, 3] where index == 0 || finest[index].isRecognized {
                    for (a, b) in zip(coarse[index].values, finest[index].values) {
                        expect(abs(a.x - b.x) < 1e-6 && abs(a.y - b.y) < 1e-6, "seed \(seed), \(rate) Hz, pan \(index)")
                    }
                }
                for index in [4, 5] {
                    expectEqual(coarse[index].beginning, finest[index].beginning, "seed \(seed), \(rate) Hz, \(index)")
                }
                for index in [1, 2] {
                    let allowed =
                        max(greatestStep(coarse[index].values), greatestStep(finest[index].values)) * 1.5 + 1e-9
                    for (a, b) in zip(coarse[index].values, finest[index].values) {
                        expect(
                            abs(a.x - b.x) <= allowed,
                            "seed \(seed), \(rate) Hz, \(index == 1 ? "scale" : "rotation"): \(a.x), \(b.x)")
                    }
                    // After both began they differ by one factor, or one angle, to the end.
                    guard finest[index].isRecognized, let late = coarse[index].beginning else { continue }
                    let common = zip(coarse[index].values, finest[index].values).dropFirst(Int((late * 60).rounded()))
                    let offsets = common.map { index == 1 ? $0.x / $1.x : $0.x - $1.x }
                    let drift = (offsets.max() ?? 0) - (offsets.min() ?? 0)
                    expect(drift < 1e-6, "seed \(seed), \(rate) Hz, \(index): drifts by \(drift)")
                }
            }
        }
        expect(clear > 33, "of \(seeds.count) strokes")
        expect(recognized.allSatisfy { $0 > 5 }, "pan, pinch, rotation, edge pan, tap, press, swipes: \(recognized)")
    }

    @Test(.rules("2.15", "B-401")) func `readings between the reports make no value jump, and no velocity either`() {
        var compared = [0, 0, 0, 0]
        for seed in 1...40 as ClosedRange<UInt64> {
            let stroke = Stroke(seed: seed)
            let coalesced = play(stroke, rate: 60, readings: 4)
            expectEqual(coalesced, play(stroke, rate: 60), "seed \(seed)")
            let finest = play(stroke, rate: 240)
            for index in 0...3 where finest[index].isRecognized {
                guard let beginning = coalesced[index].beginning else { continue }
                let greatest = finest[index].velocities.map { hypot($0.x, $0.y) }.max() ?? 0
                let later = Int((beginning * 60).rounded()) + 1
                // A pan's velocity is mostly that of the movement before, a sixtieth of a second ago (M-01).
                let tolerance = index == 0 || index == 3 ? 0.75 : 0.2
                for (a, b) in zip(coalesced[index].velocities, finest[index].velocities).dropFirst(later) {
                    expect(hypot(a.x - b.x, a.y - b.y) < tolerance * greatest, "seed \(seed), \(index): \(a), \(b)")
                    compared[index] += 1
                }
            }
        }
        expect(compared.allSatisfy { $0 > 100 }, "pan, pinch, rotation, edge pan: \(compared)")
    }
}
