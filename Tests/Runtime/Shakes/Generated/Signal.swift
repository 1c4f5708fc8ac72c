import Foundation
import TouchInput
import TouchKinematics

/// Clean signals, for tests that tell every instant.
nonisolated enum Signal {
    /// A device that lies face up and is swung along x: each swing is half a wave of a sine.
    /// - Parameters:
    ///   - swings: At which second each begins, how long it takes, and how strong it is in g.
    static func swings(
        _ swings: [(at: Double, for: Double, peak: Double)], seconds: Double = 4, hertz: Double = 100
    ) -> [AccelerationSample] {
        (0..<Int(seconds * hertz)).map { index in
            let time = Double(index) / hertz
            let x = swings.filter { time >= $0.at && time < $0.at + $0.for }
                .reduce(0) { $0 + $1.peak * sin(.pi * (time - $1.at) / $1.for) }
            return AccelerationSample(x: x, y: 0, z: 1, at: Instant(seconds: time))
        }
    }

    /// To and fro without a pause, `count` swings from `start` on.
    static func shake(
        _ count: Int, at start: Double = 1, hertz: Double = 4, peak: Double = 2, seconds: Double = 4,
        rate: Double = 100
    ) -> [AccelerationSample] {
        let half = 0.5 / hertz
        return swings(
            (0..<count).map { (start + Double($0) * half, half, $0.isMultiple(of: 2) ? peak : -peak) },
            seconds: seconds, hertz: rate)
    }

    /// The events of a detector, up to the deadline after the last sample.
    static func events(
        _ accelerations: [AccelerationSample], _ thresholds: ShakeThresholds = ShakeThresholds()
    ) -> [ShakeEvent] {
        var detector = ShakeDetector(thresholds)
        var events = accelerations.compactMap { detector.take($0) }
        if let deadline = detector.deadline, let event = detector.advance(to: deadline) { events.append(event) }
        return events
    }

    /// The same, a line each.
    static func log(
        _ accelerations: [AccelerationSample], _ thresholds: ShakeThresholds = ShakeThresholds()
    ) -> String {
        events(accelerations, thresholds).map { "\($0.instant.seconds) \($0)" }.joined(separator: "\n")
    }
}
