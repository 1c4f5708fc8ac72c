import TestSupport
import Testing
import TouchScenes
import TouchTesting
import Touchstone

struct `The scene taps-simple` {
    @Test(.rules("S-082", "S-083")) func `simple taps stack, and know nothing of UIKit's`() {
        let stage = SceneStage(SimpleTapsScene())
        stage.hands.doubleTap(at: stage.middle("alike"))
        expectEqual(stage.text("alike count"), "single 1 · double 1")
        stage.hands.doubleTap(at: stage.middle("mixed"))
        expectEqual(stage.text("mixed count"), "single 1 · double 0")
    }

    @Test(.rules("S-084"), arguments: [true, false])
    func `a double tap that says that simple taps cannot prevent it goes on beside one`(stacks: Bool) {
        let stage = SceneStage(SimpleTapsScene(stacks: stacks))
        stage.hands.doubleTap(at: stage.middle("firm"))
        expectEqual(stage.text("firm count"), "single 1 · double 1")
    }

    @Test(.rules("S-080")) func `in its first version the single tap excludes every double tap`() {
        let stage = SceneStage(SimpleTapsScene(stacks: false))
        stage.hands.doubleTap(at: stage.middle("alike"))
        stage.wait(1)
        expectEqual(stage.text("alike count"), "single 1 · double 0")
        stage.hands.doubleTap(at: stage.middle("mixed"))
        stage.wait(1)
        expectEqual(stage.text("mixed count"), "single 1 · double 0")
    }

    @Test func `two fingers and a long way are no tap, a finger that rests is one`() {
        let stage = SceneStage(SimpleTapsScene())
        stage.hands.together {
            stage.hands.down(.leftIndex, at: stage.view("alike").point(atX: 0.2, y: 0.5))
            stage.hands.down(.rightIndex, at: stage.view("alike").point(atX: 0.8, y: 0.5))
        }
        stage.hands.up(.leftIndex)
        stage.hands.up(.rightIndex)
        stage.wait(1)
        stage.hands.drag(
            from: stage.view("alike").point(atX: 0.2, y: 0.5), to: stage.view("alike").point(atX: 0.8, y: 0.5))
        stage.wait(1)
        expectEqual(stage.text("alike count"), "single 0 · double 0")
        stage.hands.longPress(at: stage.middle("alike"), for: 5)
        expectEqual(stage.text("alike count"), "single 1 · double 0")
    }
}
