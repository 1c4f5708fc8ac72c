import TestSupport
import Foundation

nonisolated extension GeneratedMotion {
    /// 1.6 to 2.2 steps a second with the device in a hand that is held still, or swings.
    static func walk(_ numbers: inout SeededNumbers) -> GeneratedMotion {
        var motion = GeneratedMotion(duration: 9, &numbers)
        motion.tremble(&numbers)
        let rate = numbers.between(1.6, 2.2)
        motion.addSteps(
            at: rate, from: 0.5, to: 8.5, stance: 0.2...0.45, heel: 0.1...0.5, flight: 0.6...0.9, &numbers)
        if numbers.chance(0.5) {
            let swing = numbers.between(0.2, 0.6)
            motion.sway(swing, hertz: rate / 2, phase: numbers.between(0, 6))
            motion.wave(
                along: motion.forward, numbers.between(0.2, 0.5), hertz: rate / 2, phase: numbers.between(0, 6))
        }
        return motion
    }

    /// Flights of stairs, up or down, with landings; in a hand or a pocket.
    static func stairs(_ numbers: inout SeededNumbers) -> GeneratedMotion {
        var motion = GeneratedMotion(duration: 12, &numbers)
        motion.tremble(&numbers)
        let rate = numbers.between(1.4, 2.3)
        var now = 0.5
        while now < 11 {
            let end = min(now + numbers.between(5, 12).rounded() / rate, 11.5)
            let isDown = numbers.chance(0.5)
            motion.addSteps(
                at: rate, from: now, to: end, stance: isDown ? 0.5...1.2 : 0.3...0.8,
                heel: isDown ? 0.5...1.6 : 0.2...0.8,
                flight: 0.6...1, &numbers)
            // A landing is walked, or stood on.
            now = end + numbers.between(0.3, 1.5)
            motion.turn(at: end, for: 1, by: numbers.between(-0.5, 0.5))
        }
        return motion
    }

    /// 2.4 to 3.1 steps a second, 1.2 to 3 g, the device in a pocket or on an arm; up to three runs with a stop between.
    static func jog(_ numbers: inout SeededNumbers) -> GeneratedMotion {
        var motion = GeneratedMotion(duration: 12, &numbers)
        let rate = numbers.between(2.4, 3.1)
        let isInPocket = numbers.chance(0.5)
        var now = 0.5
        while now < 8 {
            let end = min(now + numbers.between(3.5, 11), 11.5)
            let peak = numbers.between(1.2, 3)
            motion.addSteps(
                at: rate, from: now, to: end, stance: 0.85 * peak...1.15 * peak, heel: 0.3...1.5, flight: 0.8...1.1,
                &numbers)
            let leg = isInPocket ? numbers.between(0.4, 1) : numbers.between(0.1, 0.4)
            motion.wave(from: now, to: end, along: motion.forward, leg, hertz: rate / 2, phase: numbers.between(0, 6))
            motion.sway(from: now, to: end, isInPocket ? numbers.between(0.1, 0.5) : 0.1, hertz: rate / 2)
            now = end + numbers.between(1, 3)
        }
        return motion
    }

    /// Three to six running steps, for a bus: hardly anything tells them from a shake.
    static func dash(_ numbers: inout SeededNumbers) -> GeneratedMotion {
        var motion = GeneratedMotion(duration: 5, &numbers)
        let rate = numbers.between(2.4, 3.1)
        let peak = numbers.between(1.2, 3)
        motion.addSteps(
            at: rate, from: 1, to: 1 + numbers.between(3, 7).rounded(.down) / rate, stance: 0.85 * peak...1.15 * peak,
            heel: 0.3...1.5, flight: 0.8...1.1, &numbers)
        return motion
    }

    /// Steps: a push while a foot stands, a heel that strikes, and a fall between.
    private mutating func addSteps(
        at rate: Double, from start: Double, to end: Double, stance: ClosedRange<Double>, heel: ClosedRange<Double>,
        flight: ClosedRange<Double>, _ numbers: inout SeededNumbers
    ) {
        var now = start
        var count = 0
        while now < end {
            let period = numbers.between(0.93, 1.07) / rate
            let share = numbers.between(0.38, 0.48)
            // People do not start and stop at full speed.
            let ramp = count == 0 || now + 2 * period >= end ? 0.6 : 1
            let peak = ramp * numbers.between(stance.lowerBound, stance.upperBound)
            push(at: now, for: share * period, along: upright, peak)
            // What goes up comes down: the fall undoes the push, at most with all of gravity.
            let fall = min(1, peak * share / (1 - share) * numbers.between(flight.lowerBound, flight.upperBound))
            push(at: now + share * period, for: (1 - share) * period, along: upright, -fall)
            let strike = upright + 0.6 * numbers.direction()
            ring(
                at: now, along: strike, ramp * numbers.between(heel.lowerBound, heel.upperBound),
                hertz: numbers.between(12, 30), decay: numbers.between(0.01, 0.03))
            push(
                at: now, for: period, along: numbers.direction(), numbers.between(0, 0.15) * peak)
            now += period
            count += 1
        }
    }
}
