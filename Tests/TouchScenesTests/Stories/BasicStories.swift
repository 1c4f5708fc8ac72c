import TouchScenes
import TouchTesting
import Touchstone

enum BasicStories {
    static let all = [
        SceneStory(TwoSubviewsScene(), "a tap and then a pinch over both views") { stage in
            stage.hands.tap(at: stage.middle("left"))
            stage.wait(0.5)
            stage.hands.together {
                stage.hands.down(.leftIndex, at: stage.middle("left"))
                stage.hands.down(.rightIndex, at: stage.middle("right"))
            }
            stage.hands.move(
                [(.leftIndex, CGPoint(x: 150, y: 150)), (.rightIndex, CGPoint(x: 250, y: 150))], over: 0.2)
            stage.hands.up(.leftIndex)
            stage.hands.up(.rightIndex)
        }
    ]
}
