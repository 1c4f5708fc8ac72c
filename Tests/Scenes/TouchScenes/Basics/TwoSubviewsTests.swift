import TestSupport
import Testing
import TouchScenes
import TouchTesting
import Touchstone

/// The touches that views receive while a pinch and taps watch.
struct `Two views on a board` {
    private func received(_ stage: SceneStage) -> [Substring] {
        stage.log.split(separator: "\n").filter { $0.contains("left receives") }.map { $0.drop { !$0.isLetter } }
    }

    private func pinched(_ variant: TwoSubviewsScene.Variant) -> SceneStage {
        let stage = SceneStage(TwoSubviewsScene(variant))
        stage.hands.together {
            stage.hands.down(.leftIndex, at: stage.middle("left"))
            stage.hands.down(.rightIndex, at: stage.middle("right"))
        }
        for x in [40, 20] {
            stage.hands.move(
                [(.leftIndex, CGPoint(x: 110 + x, y: 150)), (.rightIndex, CGPoint(x: 290, y: 150))], over: 0)
        }
        stage.hands.up(.leftIndex)
        return stage
    }

    @Test(.rules("S-010", "S-011", "S-017")) func `lose their touches to the pinch, unless it does not cancel them`() {
        expectEqual(received(pinched(.usual)), ["left receives began 1", "left receives cancelled 1"])
        expectEqual(
            received(pinched(.uncancelled)),
            [
                "left receives began 1", "left receives moved 1", "left receives moved 1", "left receives ended 1",
            ])
    }

    @Test(.rules("S-026", "S-029", "S-030", "S-032"))
    func `that receive late know all the same how fast the finger went`() {
        let stage = SceneStage(TwoSubviewsScene(.delayed))
        stage.hands.tap(at: stage.middle("left"))
        stage.wait(1)
        expectEqual(received(stage), [])
        stage.clearLog()
        stage.hands.down(at: stage.middle("left"))
        stage.hands.move(dy: 40, over: 0.2)
        expectEqual(received(stage), [])
        stage.hands.move(dy: 10, over: 0.05)
        expectEqual(received(stage).prefix(2), ["left receives began 2 late", "left receives moved 2"])
        expectEqual(stage.text("left speed"), "200 pt/s")
        stage.hands.up()
        expectEqual(received(stage).last, "left receives ended 2")
    }
}
