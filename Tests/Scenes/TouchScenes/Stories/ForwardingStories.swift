import TouchScenes
import TouchTesting
import Touchstone

enum ForwardingStories {
    static let all = [
        SceneStory(ForwardingScene(), "a finger on each of three views") { stage in
            for name in ["card", "keeper", "plain"] {
                stage.hands.down(at: stage.middle(name))
                stage.hands.move(dx: 10, over: 0.05)
                stage.hands.up()
                stage.wait(0.15)
            }
        },
        SceneStory(
            ForwardingMissingCancelScene(), "a drag takes the touches from both"
        ) { stage in
            let (left, right) = (stage.middle("careless"), stage.middle("careful"))
            stage.hands.together {
                stage.hands.down(.leftIndex, at: left)
                stage.hands.down(.rightIndex, at: right)
            }
            stage.wait(0.2)
            stage.hands.move(
                [
                    (.leftIndex, CGPoint(x: left.x, y: left.y - 30)),
                    (.rightIndex, CGPoint(x: right.x, y: right.y - 30)),
                ], over: 0.15)
            stage.wait(0.1)
            stage.hands.up(.leftIndex)
            stage.hands.up(.rightIndex)
        },
        SceneStory(
            ForwardingPartialScene(), "a tap on the view of each row"
        ) { stage in
            stage.wait(0.05)
            for name in ["plain", "keeper", "beginning keeper", "end keeper"] {
                stage.hands.tap(at: stage.middle(name))
                stage.wait(0.15)
            }
        },
        SceneStory(
            ForwardingWrongSuperScene(), "one finger for each button"
        ) { stage in
            stage.hands.doubleTap(at: stage.middle("faithful"))
            stage.wait(0.1)
            let moody = stage.middle("moody")
            stage.hands.tap(at: CGPoint(x: moody.x + 40, y: moody.y))
            stage.wait(0.1)
            stage.hands.tap(at: CGPoint(x: moody.x - 40, y: moody.y))
            stage.wait(0.1)
            stage.hands.down(at: stage.middle("impatient"))
            stage.hands.move(dx: 30, over: 0.05)
            stage.wait(0.1)
            stage.hands.up()
            stage.wait(0.1)
            stage.hands.down(at: stage.middle("stubborn"))
            stage.wait(0.6)
            stage.hands.up()
        },
        SceneStory(
            ForwardingOwnerScene(), "a finger that stays on each tile and button"
        ) { stage in
            let fingers: [(Finger, String)] = [
                (.leftMiddle, "owned tile"), (.leftIndex, "owned button"), (.rightIndex, "tile"),
                (.rightMiddle, "button"),
            ]
            for (finger, name) in fingers {
                stage.hands.down(finger, at: stage.middle(name))
                stage.wait(0.1)
            }
        },
        SceneStory(MotionScene(), "a word and a shake for each note") { stage in
            for name in ["plain", "handling", "greedy", "forgetful"] {
                for ending in [MotionSample.ended, .cancelled] {
                    stage.hands.tap(at: stage.middle(name), holding: 0.02)
                    stage.wait(0.05)
                    stage.hands.shake(.began)
                    stage.wait(0.05)
                    stage.hands.shake(ending)
                    stage.wait(0.05)
                }
            }
        },
    ]
}
