import Foundation
import TestSupport
import Testing
import TouchTesting
import Touchstone

/// Random hands on random trees of controls and scroll views. `Scripts/fuzz` runs more of them.
///
/// `TOUCHSTONE_FUZZ_SCROLLS` is how many sequences to try, 150 by default; `TOUCHSTONE_FUZZ_SEED` is the first seed.
struct `Random hands on scroll views` {
    private static func setting(_ name: String, _ standard: UInt64) -> UInt64 {
        ProcessInfo.processInfo.environment[name].flatMap { UInt64($0) } ?? standard
    }

    private final class Witness {
        weak var scroll: UIScrollView?
        weak var other: UIScrollView?
    }

    @Test func `every tracked control ends, every drag reports its end, and everything comes to rest and goes`() {
        let first = Self.setting("TOUCHSTONE_FUZZ_SEED", 1)
        var (dragged, decelerated, animated) = (0, 0, 0)
        let count = Self.setting("TOUCHSTONE_FUZZ_SCROLLS", 150)
        for seed in first..<first + count {
            let witness = Witness()
            do {
                let world = RandomScrollWorld(seed: seed)
                (witness.scroll, witness.other) = (world.scrolls.first, world.scrolls.last)
                world.play()
                if !world.faults().isEmpty {
                    Issue.record("\(ShrunkScrollWorld(world.recording, seed: seed) { $0.faults() }.text)")
                }
                for diary in world.diaries {
                    if diary.received.contains("willBeginDragging") { dragged += 1 }
                    if diary.received.contains("didEndDecelerating") { decelerated += 1 }
                    if diary.received.contains("didEndScrollingAnimation") { animated += 1 }
                }
            }
            let isGone = witness.scroll == nil && witness.other == nil
            expect(isGone, "TOUCHSTONE_FUZZ_SEED=\(seed): a scroll view outlives its stage")
        }
        // Sequences in which nothing happens prove nothing.
        expect(dragged > Int(count) / 4)
        expect(decelerated > Int(count) / 10)
        expect(animated > Int(count) / 100)
    }
}
