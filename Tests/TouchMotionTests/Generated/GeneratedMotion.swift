import Foundation
import TouchInput

/// A movement of a device as a function of time: what pushes and pulls it, and how it is turned, added up.
nonisolated struct GeneratedMotion {
    /// Seconds.
    var duration: Double
    /// Pushes along a direction, in g.
    private var pushes: [(from: Double, to: Double, axis: SIMD3<Double>, strength: (Double) -> Double)] = []
    /// Turns about an axis at right angles to gravity, in radians.
    private var turns: [(Double) -> Double] = []
    private let down: SIMD3<Double>
    private let side: SIMD3<Double>

    /// A device that is held in any way.
    init(duration: Double, _ numbers: inout SeededNumbers) {
        self.duration = duration
        down = numbers.direction()
        let other = numbers.direction()
        let across = other - (other * down).sum() * down
        side = across / (across * across).sum().squareRoot()
    }

    /// The direction of gravity as the device begins.
    var upright: SIMD3<Double> { down }
    /// A direction at right angles to it.
    var forward: SIMD3<Double> { side }

    /// Half a wave of a sine: one swing.
    mutating func push(at time: Double, for seconds: Double, along axis: SIMD3<Double>, _ peak: Double) {
        pushes.append((time, time + seconds, axis, { peak * sin(.pi * $0 / seconds) }))
    }

    /// A knock that rings and dies away.
    mutating func ring(
        at time: Double, along axis: SIMD3<Double>, _ peak: Double, hertz: Double, decay: Double
    ) {
        pushes.append((time, time + 8 * decay, axis, { peak * exp(-$0 / decay) * cos(2 * .pi * hertz * $0) }))
    }

    /// A wave that goes on.
    mutating func wave(
        from start: Double = 0, to end: Double? = nil, along axis: SIMD3<Double>, _ peak: Double, hertz: Double,
        phase: Double
    ) {
        pushes.append((start, end ?? duration, axis, { peak * sin(2 * .pi * hertz * $0 + phase) }))
    }

    /// A turn to another position, as hands turn things: slowly, fast, slowly.
    mutating func turn(at time: Double, for seconds: Double, by angle: Double) {
        turns.append { now in
            let part = min(max((now - time) / seconds, 0), 1)
            return angle * part * part * part * (10 - 15 * part + 6 * part * part)
        }
    }

    /// A turn to and fro.
    mutating func sway(from start: Double = 0, to end: Double? = nil, _ angle: Double, hertz: Double, phase: Double = 0)
    {
        let end = end ?? duration
        turns.append { now in now < start || now > end ? 0 : angle * sin(2 * .pi * hertz * (now - start) + phase) }
    }

    /// The trembling of a hand.
    mutating func tremble(_ numbers: inout SeededNumbers) {
        for _ in 0..<2 {
            wave(
                along: numbers.direction(), numbers.between(0.01, 0.04), hertz: numbers.between(7, 11),
                phase: numbers.between(0, 6))
        }
    }

    private func reading(at time: Double) -> SIMD3<Double> {
        let angle = turns.reduce(0) { $0 + $1(time) }
        var sum = cos(angle) * down + sin(angle) * side
        for push in pushes where time >= push.from && time < push.to {
            sum += push.strength(time - push.from) * push.axis
        }
        return sum
    }

    /// What a sensor makes of it: the mean of each period, with noise of 0.02 g, in steps of 1/1024 g, at times that are
    /// off by up to a tenth of the period.
    func sampled(at hertz: Double, _ numbers: inout SeededNumbers, isNoisy: Bool = true) -> [Acceleration] {
        (1..<Int(duration * hertz)).map { index in
            let time = (Double(index) + (isNoisy ? numbers.between(-0.1, 0.1) : 0)) / hertz
            var value = (0..<4).reduce(SIMD3<Double>()) { $0 + reading(at: time - Double($1) / 4 / hertz) / 4 }
            if isNoisy {
                value += 0.02 * SIMD3(numbers.normal(), numbers.normal(), numbers.normal())
                value = (value * 1024).rounded(.toNearestOrEven) / 1024
            }
            return Acceleration(x: value.x, y: value.y, z: value.z, at: Instant(seconds: time))
        }
    }
}
