import TouchScenes
import TouchTesting
import Touchstone

enum TapStories {
    static let all = [
        SceneStory(
            TapsScene(), "a double tap where taps stack and one where the single tap waits"
        ) { stage in
            stage.hands.doubleTap(at: stage.middle("stacking"))
            stage.wait(0.5)
            stage.hands.doubleTap(at: stage.middle("waiting"))
        },
        SceneStory(
            TapsScene(), "a tap before and one after the switch is turned on"
        ) { stage in
            stage.hands.tap(at: stage.middle("switched"))
            stage.wait(0.3)
            stage.hands.tap(at: stage.middle("double taps"))
            stage.wait(0.5)
            stage.hands.tap(at: stage.middle("switched"))
        },
        SceneStory(SimpleTapsScene(), "a double tap on each view") { stage in
            for name in ["alike", "mixed", "firm"] {
                stage.hands.doubleTap(at: stage.middle(name))
                stage.wait(0.5)
            }
        },
        SceneStory(SimpleTapsScene(stacks: false), "a double tap of which the first tap is all") {
            stage in
            stage.hands.doubleTap(at: stage.middle("alike"))
        },
    ]
}
