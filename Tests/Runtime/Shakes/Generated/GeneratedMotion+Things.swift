import TestSupport
import Foundation

nonisolated extension GeneratedMotion {
    /// The device is lowered and put on a table, hard or softly, and bounces; sometimes picked up again.
    static func table(_ numbers: inout SeededNumbers) -> GeneratedMotion {
        var motion = GeneratedMotion(duration: 5, &numbers)
        let landing = numbers.between(1.5, 2)
        motion.push(at: landing - 0.6, for: 0.3, along: motion.upright, -numbers.between(0.1, 0.4))
        motion.push(at: landing - 0.3, for: 0.25, along: motion.upright, numbers.between(0.1, 0.4))
        motion.turn(at: landing - 0.8, for: 0.7, by: numbers.between(-1.2, 1.2))
        var (now, peak) = (landing, numbers.between(1, 6))
        let (hertz, decay) = (numbers.between(12, 45), numbers.between(0.015, 0.05))
        for _ in 0..<3 {
            motion.ring(at: now, along: motion.upright + 0.4 * numbers.direction(), peak, hertz: hertz, decay: decay)
            now += numbers.between(0.05, 0.15)
            peak *= numbers.between(0.2, 0.6)
        }
        if numbers.chance(0.5) {
            motion.turn(at: landing + 1.2, for: 0.7, by: numbers.between(-1.2, 1.2))
            motion.push(at: landing + 1.2, for: 0.3, along: motion.upright, numbers.between(0.2, 0.7))
            motion.push(at: landing + 1.5, for: 0.3, along: motion.upright, -numbers.between(0.2, 0.7))
        }
        return motion
    }

    /// The device is looked at from all sides: turns of 30° to 180° in 0.7 to 2.5 s, one after the other.
    static func turning(_ numbers: inout SeededNumbers) -> GeneratedMotion {
        var motion = GeneratedMotion(duration: 9, &numbers)
        motion.tremble(&numbers)
        var (now, angle) = (0.5, 0.0)
        while now < 7 {
            let seconds = numbers.between(0.7, 2.5)
            let turn = numbers.between(0.5, .pi) * (numbers.chance(0.5) ? 1 : -1)
            motion.turn(at: now, for: seconds, by: turn)
            motion.push(at: now, for: seconds / 2, along: numbers.direction(), numbers.between(0, 0.3))
            now += seconds + numbers.between(0, 0.8)
            angle += turn
        }
        return motion
    }

    /// A bus: its engine, its springs, holes in the road, a bend and a brake.
    static func bus(_ numbers: inout SeededNumbers) -> GeneratedMotion {
        var motion = GeneratedMotion(duration: 12, &numbers)
        motion.tremble(&numbers)
        for hertz in [1...3, 3...6, 8...20] as [ClosedRange<Double>] {
            motion.wave(
                along: numbers.direction(), numbers.between(0.03, 0.12),
                hertz: numbers.between(hertz.lowerBound, hertz.upperBound), phase: numbers.between(0, 6))
        }
        for _ in 0..<Int(numbers.between(2, 9)) {
            let now = numbers.between(0.5, 11)
            motion.ring(
                at: now, along: motion.upright, numbers.between(0.3, 1.3), hertz: numbers.between(1.2, 3),
                decay: numbers.between(0.1, 0.35))
            motion.ring(
                at: now, along: numbers.direction(), numbers.between(0.2, 1), hertz: numbers.between(10, 25),
                decay: numbers.between(0.02, 0.06))
        }
        motion.push(
            at: numbers.between(1, 8), for: numbers.between(1, 3), along: motion.forward, numbers.between(0.1, 0.4))
        return motion
    }
}
