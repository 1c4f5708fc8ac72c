import TestSupport
import Foundation
import TouchInput

/// A movement of a device as a function of time: what pushes and pulls it, and how it is turned, added up.
nonisolated struct GeneratedMotion {
    /// Seconds.
    var duration: Double
    /// Pushes along a direction, in g.
    private var pushes: [(from: Double, to: Double, axis: Arrow, strength: (Double) -> Double)] = []
    /// Turns about an axis at right angles to gravity, in radians.
    private var turns: [(Double) -> Double] = []
    private let down: Arrow
    private let side: Arrow

    /// A device that is held in any way.
    init(duration: Double, _ numbers: inout SeededNumbers) {
        self.duration = duration
        down = numbers.direction()
        let other = numbers.direction()
        side = (other + -other.dot(down) * down).straight
    }

    /// The direction of gravity as the device begins.
    var upright: Arrow { down }
    /// A direction at right angles to it.
    var forward: Arrow { side }

    /// Half a wave of a sine: one swing.
    mutating func push(at time: Double, for seconds: Double, along axis: Arrow, _ peak: Double) {
        pushes.append((time, time + seconds, axis, { peak * sin(.pi * $0 / seconds) }))
    }

    /// A knock that rings and dies away.
    mutating func ring(
        at time: Double, along axis: Arrow, _ peak: Double, hertz: Double, decay: Double
    ) {
        pushes.append((time, time + 8 * decay, axis, { peak * exp(-$0 / decay) * cos(2 * .pi * hertz * $0) }))
    }

    /// A wave that goes on.
    mutating func wave(
        from start: Double = 0, to end: Double? = nil, along axis: Arrow, _ peak: Double, hertz: Double,
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

    /// - Parameter present: The places of the pushes that may be going on.
    private func reading(at time: Double, _ present: [Int]) -> Arrow {
        var angle = 0.0
        for turn in turns { angle += turn(time) }
        var sum = cos(angle) * down + sin(angle) * side
        for index in present {
            let push = pushes[index]
            if time >= push.from, time < push.to { sum += push.strength(time - push.from) * push.axis }
        }
        return sum
    }

    /// The readings of a sensor: the mean over each period, with noise of 0.02 g, in steps of 1/1024 g, at times that are
    /// off by up to a tenth of the period.
    func sampled(at hertz: Double, _ numbers: inout SeededNumbers, isNoisy: Bool = true) -> [AccelerationSample] {
        // Which pushes go on in each tenth of a second: there are many, and mostly short ones.
        var present = [[Int]](repeating: [], count: Int(duration * 10) + 2)
        for (index, push) in pushes.enumerated() {
            for tenth in Int(push.from * 10)...max(Int(push.from * 10), min(Int(push.to * 10), present.count - 1))
            where tenth < present.count {
                present[tenth].append(index)
            }
        }
        return (1..<Int(duration * hertz)).map { index in
            let time = (Double(index) + (isNoisy ? numbers.between(-0.1, 0.1) : 0)) / hertz
            let before = time - 0.5 / hertz
            var value =
                0.5 * (reading(at: time, present[Int(time * 10)]) + reading(at: before, present[Int(before * 10)]))
            if isNoisy {
                value += 0.02 * Arrow(x: numbers.normal(), y: numbers.normal(), z: numbers.normal())
                value = Arrow(x: step(value.x), y: step(value.y), z: step(value.z))
            }
            return AccelerationSample(x: value.x, y: value.y, z: value.z, at: Instant(seconds: time))
        }
    }

    private func step(_ value: Double) -> Double { (value * 1024).rounded() / 1024 }
}
