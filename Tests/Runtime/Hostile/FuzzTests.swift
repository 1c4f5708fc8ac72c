import Foundation
import TestSupport
import TouchRecordings
@_spi(Subclass) import Touchstone
import Testing
import TouchTesting
import TouchTrace

/// Random forests, recognizers, delegates and hands against the laws. `Scripts/fuzz COUNT` runs more of them.
///
/// `TOUCHSTONE_FUZZ` is how many worlds to try, 75 by default; `TOUCHSTONE_FUZZ_SEED` is the first seed, 1 by default.
struct `Random worlds` {
    static func setting(_ name: String, _ standard: UInt64) -> UInt64 {
        ProcessInfo.processInfo.environment[name].flatMap { UInt64($0) } ?? standard
    }

    @Test func `every random world keeps the laws, comes to rest and is the same when it is played again`() throws {
        let first = Self.setting("TOUCHSTONE_FUZZ_SEED", 1)
        let count = Self.setting("TOUCHSTONE_FUZZ", 75)
        var acted = 0
        var delivered = 0
        var pressed = 0
        var streamed = 0
        for seed in first..<first + count {
            let world = RandomWorld(seed: seed)
            world.play()
            let faults = world.faults()
            if !faults.isEmpty {
                Issue.record("\(ShrunkWorld(world.recording, seed: seed) { $0.faults() }.text)")
            }
            if seed % 7 == 0 {
                let text = Trace(world.stage.records).text
                let read = try Trace(parsing: Array(text.utf8), source: "seed \(seed)")
                expectEqual(read.text, text, "TOUCHSTONE_FUZZ_SEED=\(seed): the text of its trace")
            }
            if seed % 5 == 0 {
                let again = RandomWorld(seed: seed)
                again.play()
                // As text: input that is no number is not equal to itself.
                let isSame = again.stage.records.elementsEqual(world.stage.records) { "\($0)" == "\($1)" }
                expect(isSame, "TOUCHSTONE_FUZZ_SEED=\(seed): two traces")
            }
            for record in world.stage.records {
                if case .action = record.step { acted += 1 }
                if case .deliver(_, let step, _, _) = record.step {
                    delivered += 1
                    if step == .pressEnded { pressed += 1 }
                }
                if case .feed(_, .streamChanged, _) = record.step { streamed += 1 }
            }
        }
        // Worlds in which nothing happens prove nothing.
        expect(acted > Int(count))
        expect(delivered > Int(count))
        expect(pressed > Int(count) / 4)
        expect(streamed > Int(count) / 8)
    }
}

/// A run without a trace takes shorter ways than one with a trace.
extension `Random worlds` {
    @Test func `are the same for the app whether they are traced or not`() {
        let first = Self.setting("TOUCHSTONE_FUZZ_SEED", 1)
        for seed in first..<first + Self.setting("TOUCHSTONE_FUZZ", 75) {
            let (traced, untraced) = (Self.seenByApp(seed, isTraced: true), Self.seenByApp(seed, isTraced: false))
            let length = zip(traced, untraced).prefix { $0 == $1 }.count
            let difference = "\(traced[length...].prefix(2)), \(untraced[length...].prefix(2))"
            // A failure does not print all calls.
            let isSame = traced == untraced
            expect(isSame, "TOUCHSTONE_FUZZ_SEED=\(seed), after \(length) calls: \(difference)")
        }
    }

    /// Plays a world; returns its actions, each with what has been rolled until then: each call of the app rolls.
    private static func seenByApp(_ seed: UInt64, isTraced: Bool) -> [String] {
        let world = RandomWorld(seed: seed)
        if !isTraced { world.stage.application.traceHandler = nil }
        var calls: [String] = []
        func note(_ call: String) {
            var dice = world.dice
            calls.append("\(call) at \(world.stage.host.now) with \(dice.roll(1_000_000))")
        }
        for recognizer in world.recognizers {
            recognizer.addAction { note("\($0.name ?? "?") \($0.state)") }
        }
        world.play()
        note("end")
        return calls
    }
}

/// Worlds in which a recognizer that cancels touches is withdrawn between its recognition and its action, with the lift of its finger
/// in a later event.
extension `Random worlds` {
    @Test(.bug(id: "F-15"), arguments: [9_108_243, 9_112_732, 9_165_716, 9_178_995, 9_833_578] as [UInt64])
    func `in which a claim is taken back keep the laws`(seed: UInt64) {
        let world = RandomWorld(seed: seed)
        world.play()
        expectEqual(world.faults(), [])
        expect(
            world.stage.records.contains {
                if case .undo = $0.step { true } else { false }
            })
    }

    /// A recognizer is taken back after the cancellation of a touch, and views with touches and presses are gone.
    @Test func `in which views and what is pressed in them go together are replayed`() {
        let world = RandomWorld(seed: 21_002_857)
        world.play()
        expectEqual(world.faults(), [])
    }
}
