import TestSupport
import Testing
import TouchScenes
import TouchTesting
import Touchstone

struct `Laws of the dots` {
    @Test(arguments: DotsStep.allCases)
    func `no dot is lost and none stays behind held after any movement of hands`(_ step: DotsStep) {
        for seed in 1...2 as ClosedRange<UInt64> {
            let stage = SceneStage.dots(step)
            let homes = [stage.view("view"), stage.view("canvas"), stage.view("drawer")]
            var hands = DotsRandomHands(stage, seed: seed)
            for deed in 1...80 {
                hands.act()
                let lost = hands.dots.filter { dot in
                    !homes.contains { $0 === dot.superview } || !dot.center.x.isFinite || !dot.center.y.isFinite
                }
                guard lost.isEmpty else {
                    Issue.record("\(step), seed \(seed): lost at deed \(deed): \(lost)")
                    break
                }
            }
            hands.finish()
            expectEqual(stage.heldDots, [], "\(step), seed \(seed)")
            expectEqual(stage.dotNames.count, 45, "\(step), seed \(seed)")
            let drawer = stage.view("drawer").bounds
            for dot in hands.dots {
                let words = "\(step), seed \(seed), \(dot.accessibilityIdentifier ?? "")"
                expect(dot.transform == .identity && dot.alpha == 1 && dot.layer.borderWidth == 0, words)
                expectEqual(dot.layer.presentation()?.position, dot.center, words)
                if dot.superview === homes[2] { expect(drawer.contains(dot.center), words) }
            }
            expect((0...200).contains(stage.pulled), "\(step), seed \(seed)")
        }
    }

    @Test func `no dot jumps on the screen when it gets another superview`() {
        for seed in 1...3 as ClosedRange<UInt64> {
            var hands = DotsRandomHands(SceneStage.dots(), seed: seed)
            for _ in 1...120 { hands.act() }
            expect(hands.moves > 10, "seed \(seed)")
            expect(hands.farthestJump < 0.01, "seed \(seed)")
        }
    }

    @Test func `the same hands make it jump if its center is not converted`() {
        var farthest: CGFloat = 0
        for seed in 1...3 as ClosedRange<UInt64> {
            var hands = DotsRandomHands(SceneStage.dots(.displaced), seed: seed)
            for _ in 1...120 { hands.act() }
            farthest = max(farthest, hands.farthestJump)
        }
        expect(farthest > 50)
    }
}
