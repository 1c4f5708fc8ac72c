import TestSupport
import Testing
import TouchReports
import TouchScenes
import Touchstone
import TouchTesting
import TouchTrace

@testable import TouchstoneCommand

/// Hands that do anything, in windows for which no scene was made.
struct `Any hand in any window` {
    private nonisolated static let sizes = [
        CGSize.zero, CGSize(width: 30, height: 20), CGSize(width: 900, height: 60), CGSize(width: 320, height: 480),
    ]
    private static let fingers: [Finger] = [.rightIndex, .rightMiddle, .leftIndex, .leftThumb]

    /// The same numbers in each run.
    private struct Numbers {
        var state: UInt64

        mutating func next(_ limit: UInt64) -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return (state >> 33) % limit
        }

        mutating func place(in size: CGSize) -> CGPoint {
            let (x, y) = (CGFloat(next(1_000)) / 1_000, CGFloat(next(1_000)) / 1_000)
            return CGPoint(x: x * size.width, y: y * size.height)
        }
    }

    @Test(arguments: sizes) func `leaves every scene in order`(size: CGSize) {
        for scene in Scenes.all {
            let stage = SceneStage(scene, size: size)
            stage.hands.mayMiss = true
            // Other hands for each scene and size; the same ones whenever scenes are added.
            let seed = scene.name.utf8.reduce(UInt64(size.width * 1_000 + size.height)) { $0 &* 31 &+ UInt64($1) }
            let words = "\(scene.name), \(size.width) × \(size.height), seed \(seed)"
            var numbers = Numbers(state: seed)
            var down: [Finger] = []
            var isShaking = false
            for _ in 0..<20 {
                let finger = Self.fingers[Int(numbers.next(4))]
                switch (numbers.next(8), down.contains(finger)) {
                case (0, true):
                    // All at once, some of them cancelled.
                    stage.hands.together {
                        for finger in down {
                            if numbers.next(2) == 0 { stage.hands.up(finger) } else { stage.hands.cancel(finger) }
                        }
                    }
                    down = []
                case (1, true), (2, true):
                    if numbers.next(2) == 0 { stage.hands.up(finger) } else { stage.hands.cancel(finger) }
                    down.removeAll { $0 == finger }
                case (_, true):
                    stage.hands.move(finger, to: numbers.place(in: size), over: 0.03)
                case (0, false):
                    stage.hands.shake(isShaking ? .ended : .began)
                    isShaking.toggle()
                case (_, false):
                    stage.hands.down(finger, at: numbers.place(in: size))
                    down.append(finger)
                }
                stage.wait(Double(numbers.next(20)) / 100)
            }
            for finger in down { stage.hands.up(finger) }
            if isShaking { stage.hands.shake(.cancelled) }
            stage.wait(8)
            expectEqual(stage.player.leftovers, [], words)
            expectNil(DecisionReplay(stage.player.records).difference, words)
        }
    }
}
