import TestSupport
import Foundation

nonisolated extension GeneratedMotion {
    /// A person shakes the device: 3 to 6 Hz, 1.5 to 4 g, the hand turns round 2 to 6 times, along any axis that wobbles.
    static func shake(_ numbers: inout SeededNumbers) -> GeneratedMotion {
        var motion = GeneratedMotion(duration: 5, &numbers)
        motion.tremble(&numbers)
        if numbers.chance(0.4) { motion.turn(at: 0.2, for: 0.6, by: numbers.between(-1, 1)) }
        motion.addShake(at: numbers.between(1, 1.5), &numbers)
        return motion
    }

    /// The same while walking with the device in the hand.
    static func shakeOnAWalk(_ numbers: inout SeededNumbers) -> GeneratedMotion {
        var motion = walk(&numbers)
        motion.addShake(at: numbers.between(2, 4), &numbers)
        return motion
    }

    mutating func addShake(at time: Double, _ numbers: inout SeededNumbers) {
        let axis = numbers.direction()
        let hertz = numbers.between(3, 6)
        let peak = numbers.between(1.5, 4)
        let turns = numbers.between(2, 7).rounded(.down)
        var now = time
        var sign = 1.0
        // The hand starts, turns round, and stops: a swing more at either end.
        for index in 0..<Int(turns) + 2 {
            let isAtEnd = index == 0 || index == Int(turns) + 1
            let seconds = 0.5 / hertz * numbers.between(0.9, 1.1)
            let straight = (axis + 0.3 * numbers.direction()).straight
            let strength = peak * numbers.between(0.85, 1.15) * (isAtEnd ? numbers.between(0.7, 1) : 1)
            push(at: now, for: seconds, along: straight, sign * strength)
            now += seconds
            sign = -sign
        }
        sway(from: time, to: now, numbers.between(0, 0.3), hertz: hertz)
        // It comes to rest as arms do.
        push(at: now, for: numbers.between(0.15, 0.3), along: numbers.direction(), numbers.between(0.1, 0.4))
    }
}
