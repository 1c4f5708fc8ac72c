import TouchInput

@testable import TouchKinematics

/// Ways to say where a touch will be, that are compared with `TouchPredictor`.
enum PredictionMethod: String, CaseIterable {
    case none = "no prediction"
    case weighted = "linear, `weighted` velocity"
    case lsq2 = "linear, `lsq2` velocity"
    case threeSample = "linear, `threeSample` velocity"
    case lastTwo = "linear, last two samples"
    case threePoints = "constant acceleration, last three samples"
    case sixPoints = "constant acceleration, parabola through 6"
    case twentyPoints = "constant acceleration, parabola through 20"
    case dampedPredictor = "`TouchPredictor`, damped in 0.06 s"
    case predictor = "`TouchPredictor`"

    /// Goes through a stroke and tells, at each sample but the first two, what is predicted for each time ahead.
    func predict(_ stroke: Stroke, ahead: [Double], _ tell: (_ newest: Int, _ ahead: Double, CGPoint) -> Void) {
        var predictor = TouchPredictor()
        var tracker = VelocityTracker(memory: 0.03, rest: 0.1)
        tracker.strategy = self == .lsq2 ? .lsq2 : self == .threeSample ? .threeSample : .weighted
        for (index, sample) in stroke.samples.enumerated() {
            predictor.add(sample.location, at: sample.time)
            tracker.add(sample.location, at: sample.time)
            guard index >= 2 else { continue }
            let velocity = tracker.velocity(at: sample.time)
            for ahead in ahead {
                let place: CGPoint? =
                    switch self {
                    case .none: sample.location
                    case .weighted, .lsq2, .threeSample:
                        CGPoint(
                            x: sample.location.x + velocity.dx * ahead, y: sample.location.y + velocity.dy * ahead)
                    case .lastTwo: Self.parabola(stroke, index, most: 2, ahead)
                    case .threePoints: Self.parabola(stroke, index, most: 3, ahead)
                    case .sixPoints: Self.parabola(stroke, index, most: 6, ahead)
                    case .twentyPoints: Self.parabola(stroke, index, most: 20, ahead)
                    case .dampedPredictor:
                        predictor.location(after: ahead).map { place in
                            let part = 0.06 * (1 - Double(exponential(CGFloat(-ahead / 0.06)))) / ahead
                            return CGPoint(
                                x: sample.location.x + part * (place.x - sample.location.x),
                                y: sample.location.y + part * (place.y - sample.location.y))
                        }
                    case .predictor: predictor.location(after: ahead)
                    }
                tell(index, ahead, place ?? sample.location)
            }
        }
    }

    /// A parabola through the newest samples of the last 0.1 s, at most so many, followed from the newest.
    private static func parabola(_ stroke: Stroke, _ index: Int, most: Int, _ ahead: Double) -> CGPoint? {
        let newest = stroke.samples[index]
        let used = stroke.samples[max(0, index + 1 - most)...index].filter { newest.time - $0.time < 0.1 }
        guard used.count > 1 else { return nil }
        let span = newest.time - used[0].time
        var fit = MotionFit()
        for sample in used {
            fit.add(
                time: (sample.time - newest.time) / span,
                place: CGVector(
                    dx: sample.location.x - newest.location.x, dy: sample.location.y - newest.location.y))
        }
        guard let motion = fit.motion(bend: 1) else { return nil }
        let step = ahead / span
        return CGPoint(
            x: newest.location.x + motion.velocity.dx * step + motion.acceleration.dx * step * step / 2,
            y: newest.location.y + motion.velocity.dy * step + motion.acceleration.dy * step * step / 2)
    }
}
