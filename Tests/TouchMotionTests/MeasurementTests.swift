import Foundation
import TestRequirements
import Testing
import TouchInput
import TouchKinematics

/// The tables of the article Motion, and what must not become worse.
@Suite struct MeasurementTests {
    /// Of each kind and rate.
    private static let count = 200

    private struct Kind {
        let name: String
        let isShake: Bool
        let make: (inout SeededNumbers) -> GeneratedMotion
    }

    private static let kinds = [
        Kind(name: "Shakes", isShake: true) { GeneratedMotion.shake(&$0) },
        Kind(name: "Walks, the device in the hand", isShake: false) { GeneratedMotion.walk(&$0) },
        Kind(name: "Stairs", isShake: false) { GeneratedMotion.stairs(&$0) },
        Kind(name: "Runs, in a pocket or on an arm", isShake: false) { GeneratedMotion.jog(&$0) },
        Kind(name: "Put on a table", isShake: false) { GeneratedMotion.table(&$0) },
        Kind(name: "Turned over", isShake: false) { GeneratedMotion.turning(&$0) },
        Kind(name: "Bus rides", isShake: false) { GeneratedMotion.bus(&$0) },
    ]

    /// Movements that are hard to classify for any detector: measured, not promised.
    private static let hardKinds = [
        Kind(name: "Shakes on a walk", isShake: true) { GeneratedMotion.shakeOnAWalk(&$0) },
        Kind(name: "Three to six running steps", isShake: false) { GeneratedMotion.dash(&$0) },
    ]

    private struct Result {
        /// Motions in which a shake was found.
        var found = 0
        /// The same with swings of 1.5 g, as N-26 has them.
        var foundStrictly = 0
        /// The number of cancelled motions that the app received.
        var cancelled = 0
    }

    private func measure(_ kind: Kind, hertz: Double) -> Result {
        var strict = ShakeThresholds()
        strict.swing = 1.5
        var numbers = SeededNumbers(seed: 26)
        var result = Result()
        for _ in 0..<Self.count {
            let samples = kind.make(&numbers).sampled(at: hertz, &numbers)
            let events = Signal.events(samples)
            let shakes = events.filter { $0.kind == .ended }.count
            // A shake is one shake.
            if kind.isShake ? shakes == 1 : shakes > 0 { result.found += 1 }
            if Signal.events(samples, strict).contains(where: { $0.kind == .ended }) { result.foundStrictly += 1 }
            result.cancelled += events.filter { $0.kind == .began }.count - shakes
        }
        return result
    }

    private func percent(_ count: Int) -> String { String(format: "%.1f %%", 100 * Double(count) / Double(Self.count)) }

    private func row(_ kind: Kind, _ slow: Result, _ fast: Result) -> String {
        let counts = [slow.found, fast.found, slow.foundStrictly, fast.foundStrictly].map(percent)
        let cancelled = String(format: "%.1f", Double(slow.cancelled + fast.cancelled) / Double(2 * Self.count))
        return "| \(kind.name) | " + counts.joined(separator: " | ") + " | \(cancelled) |"
    }

    @Test(.rules("N-26")) func `shakes are found and other movements are not, as the article Motion states`() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let page = try String(
            contentsOf: folder.appendingPathComponent("Documentation/Touchstone.docc/Motion.md"), encoding: .utf8)
        for kind in Self.kinds + Self.hardKinds {
            let (slow, fast) = (measure(kind, hertz: 50), measure(kind, hertz: 100))
            let row = row(kind, slow, fast)
            #expect(page.contains(row + "\n"), "the row is now: \(row)")
            guard Self.kinds.contains(where: { $0.name == kind.name }) else { continue }
            for result in [slow, fast] {
                #expect(
                    kind.isShake ? result.found * 100 >= Self.count * 95 : result.found * 100 <= Self.count, "\(row)")
            }
        }
    }
}
