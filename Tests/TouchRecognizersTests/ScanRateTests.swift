import Foundation
import Testing
import TouchTesting
import Touchstone

/// The same hand, seen 60, 120 or 240 times a second, is the same gesture.
///
/// Strokes are random and smooth (minimum jerk). Only clear ones count: what is recognized stays the same if all limits are 3 %
/// smaller or larger. What may differ, because a limit is passed between two scans and noticed at the next:
///
/// - It begins, or is recognized, up to one scan later: 1/60 s at most.
/// - A pan's translation not at all: it counts from where the fingers came down.
/// - A scale and a rotation count from where they were noticed to begin: they differ by what the fingers did until then, and
///   by no more later on (one factor, one angle to the end). The tolerance is 1.5 times the greatest change between two
///   of the compared instants, since the fastest sixtieth of a second may lie across two of them.
@Suite struct ScanRateTests {
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

    /// What one recognizer made of a stroke.
    struct Outcome {
        var states: [UIGestureRecognizer.State] = []
        /// When it was first told of, in seconds.
        var beginning: Double?
        /// Sixty times a second.
        var values: [CGPoint] = []
        var isRecognized: Bool { beginning != nil }
    }

    final class Everybody: UIGestureRecognizerDelegate {
        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool { true }
    }

    /// Plays the stroke; one outcome each for pan, pinch, rotation and the swipes.
    private func play(_ stroke: Stroke, rate: Int, limits: CGFloat = 1) -> [Outcome] {
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
        let everybody = Everybody()
        let recognizers: [UIGestureRecognizer] = [pan, pinch, rotation] + swipes
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
        for scan in 1...stroke.length * steps {
            let instant = Instant(seconds: Double(scan) / Double(rate))
            stage.host.advance(to: instant)
            let places = stroke.places(CGFloat(scan) / CGFloat(stroke.length * steps))
            stage.hands.move(zip(fingers, places).map { ($0, $1) }, over: 0)
            guard scan % steps == 0 else { continue }
            outcomes[0].values.append(pan.translation(in: nil))
            outcomes[1].values.append(CGPoint(x: pinch.scale, y: 0))
            outcomes[2].values.append(CGPoint(x: rotation.rotation, y: 0))
        }
        stage.hands.together { for finger in fingers { stage.hands.up(finger) } }
        return outcomes
    }

    private func decisions(_ outcomes: [Outcome]) -> [Bool] { outcomes.map(\.isRecognized) }

    /// By how much a value can change in a sixtieth of a second.
    private func greatestStep(_ values: [CGPoint]) -> CGFloat {
        zip(values, values.dropFirst()).map { abs($1.x - $0.x) }.max() ?? 0
    }

    @Test
    func `2.15 the decisions are the same at 60, 120 and 240 Hz, and the values where they count from the same place`()
    {
        var (clear, recognized) = (0, [0, 0, 0, 0])
        let seeds = 1...160 as ClosedRange<UInt64>
        for seed in seeds {
            let stroke = Stroke(seed: seed)
            let finest = play(stroke, rate: 240)
            guard
                [0.97, 1.03].allSatisfy({ decisions(play(stroke, rate: 240, limits: $0)) == decisions(finest) })
            else { continue }
            clear += 1
            for (index, outcome) in finest.enumerated() where outcome.isRecognized { recognized[min(index, 3)] += 1 }
            for rate in [60, 120] {
                let coarse = play(stroke, rate: rate)
                #expect(decisions(coarse) == decisions(finest), "seed \(seed), \(rate) Hz")
                guard decisions(coarse) == decisions(finest) else { continue }
                for (a, b) in zip(coarse, finest) {
                    guard let late = a.beginning, let early = b.beginning else { continue }
                    #expect((-1e-6...1.0 / 60 + 1e-6).contains(late - early), "seed \(seed), \(rate) Hz")
                }
                for (a, b) in zip(coarse[0].values, finest[0].values) {
                    #expect(abs(a.x - b.x) < 1e-6 && abs(a.y - b.y) < 1e-6, "seed \(seed), \(rate) Hz: pan")
                }
                for index in [1, 2] {
                    let allowed =
                        max(greatestStep(coarse[index].values), greatestStep(finest[index].values)) * 1.5 + 1e-9
                    for (a, b) in zip(coarse[index].values, finest[index].values) {
                        #expect(
                            abs(a.x - b.x) <= allowed,
                            "seed \(seed), \(rate) Hz, \(index == 1 ? "scale" : "rotation"): \(a.x), \(b.x)")
                    }
                    // After both began they differ by one factor, or one angle, to the end.
                    guard finest[index].isRecognized, let late = coarse[index].beginning else { continue }
                    let common = zip(coarse[index].values, finest[index].values).dropFirst(Int((late * 60).rounded()))
                    let offsets = common.map { index == 1 ? $0.x / $1.x : $0.x - $1.x }
                    let drift = (offsets.max() ?? 0) - (offsets.min() ?? 0)
                    #expect(drift < 1e-6, "seed \(seed), \(rate) Hz, \(index): drifts by \(drift)")
                }
            }
        }
        #expect(clear > 150, "of \(seeds.count) strokes")
        #expect(recognized.allSatisfy { $0 > 20 }, "pan, pinch, rotation, swipes: \(recognized)")
    }
}
