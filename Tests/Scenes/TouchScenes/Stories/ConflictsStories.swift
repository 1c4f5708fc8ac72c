import TouchScenes
import TouchTesting
import Touchstone

enum ConflictsStories {
    static let all = [
        SceneStory(
            ControlsScrollingScene(), "a fast drag and a finger that rests"
        ) { stage in
            stage.hands.down(at: stage.middle("yielding button"))
            stage.hands.move(dy: -30, over: 0.1)
            stage.hands.move(over: 0.15)
            stage.hands.up()
            stage.wait(0.2)
            stage.hands.down(at: stage.middle("yielding 2"))
            stage.wait(0.2)
        },
        SceneStory(
            ControlsScrollingScene(), "a pressed control keeps its finger"
        ) { stage in
            for (finger, name) in [(Finger.leftIndex, "form 2"), (.rightIndex, "yielding 2")] {
                stage.hands.down(finger, at: stage.middle(name))
                stage.wait(0.2)
                stage.hands.move(finger, dy: -40, over: 0.1)
                stage.wait(0.15)
            }
        },
        SceneStory(
            ControlsScrollingScene(delaysTouches: false), "without a delay a drag flashes or does not scroll"
        ) { stage in
            for (finger, name) in [(Finger.leftIndex, "form 2"), (.rightIndex, "yielding 2")] {
                stage.hands.down(finger, at: stage.middle(name))
                stage.hands.move(finger, dy: -40, over: 0.1)
                stage.hands.move(finger, over: 0.15)
            }
            stage.hands.up(.rightIndex)
            stage.wait(0.1)
            stage.hands.down(.rightIndex, at: stage.middle("yielding 3"))
            stage.wait(0.1)
        },
        SceneStory(
            NestedScrollingScene(), "a row and the feed"
        ) { stage in
            stage.hands.drag(from: CGPoint(x: 240, y: 70), to: CGPoint(x: 90, y: 75), over: 0.15)
            stage.wait(0.5)
            stage.hands.down(at: CGPoint(x: 160, y: 90))
            stage.hands.move(dx: 5, dy: -50, over: 0.2)
            stage.hands.move(over: 0.15)
            stage.hands.up()
        },
        SceneStory(
            NestedScrollingScene(), "notes that are at their end leave the next drag to the feed"
        ) { stage in
            for _ in 0..<2 {
                stage.hands.down(at: CGPoint(x: 160, y: 240))
                stage.hands.move(dy: -150, over: 0.3)
                stage.hands.move(over: 0.15)
                stage.hands.up()
                stage.wait(1)
            }
        },
        SceneStory(
            FailureOnScrollingScene(), "the same drag in both lists and a tap"
        ) { stage in
            let (left, right) = (stage.middle("waiting 3"), stage.middle("eager 3"))
            stage.hands.together {
                stage.hands.down(.leftIndex, at: left)
                stage.hands.down(.rightIndex, at: right)
            }
            stage.hands.move(
                [
                    (.leftIndex, CGPoint(x: left.x, y: left.y - 60)),
                    (.rightIndex, CGPoint(x: right.x, y: right.y - 60)),
                ], over: 0.2)
            // They rest, and are reported: nothing is flung.
            stage.hands.move(
                [
                    (.leftIndex, CGPoint(x: left.x, y: left.y - 60)),
                    (.rightIndex, CGPoint(x: right.x, y: right.y - 60)),
                ], over: 0.15)
            stage.hands.together {
                stage.hands.up(.leftIndex)
                stage.hands.up(.rightIndex)
            }
            stage.wait(0.3)
            stage.hands.tap(at: stage.middle("waiting 3"))
        },
    ]
}
