import TouchScenes
import TouchTesting
import Touchstone

enum DragViewStories {
    static let all = [
        SceneStory(DragViewScene(), "three gestures at once") { stage in
            moveZoomAndTurn(stage, "rose")
        },
        SceneStory(
            DragViewScene(), "three taps send it home"
        ) { stage in
            stage.hands.drag(from: stage.middle("violet"), to: CGPoint(x: 90, y: 90), over: 0.2)
            stage.hands.drag(from: stage.middle("rose"), to: CGPoint(x: 120, y: 200), over: 0.2)
            for _ in 0..<3 {
                stage.hands.tap(at: CGPoint(x: 80, y: 80), holding: 0.05)
                stage.wait(0.1)
            }
        },
        SceneStory(DragViewConstrainedScene(), "as far as it may go") { stage in
            stage.hands.drag(from: stage.middle("rose"), to: CGPoint(x: 290, y: 10), over: 0.25)
            stage.hands.drag(from: stage.middle("violet"), to: CGPoint(x: 200, y: 60), over: 0.25)
            stage.hands.drag(from: stage.middle("cornflower"), to: CGPoint(x: 60, y: 100), over: 0.25)
        },
        SceneStory(HitShapesScene(), "a touch belongs to what is seen") { stage in
            let flower = stage.middle("flower")
            stage.hands.drag(from: CGPoint(x: 70, y: 100), to: CGPoint(x: 60, y: 80), over: 0.1)
            stage.hands.drag(from: stage.middle("coin"), to: CGPoint(x: 110, y: 200), over: 0.1)
            stage.hands.drag(from: flower, to: CGPoint(x: 310, y: 130), over: 0.1)
        },
        SceneStory(
            DragFromScrollScene(), "along the tray and out of it"
        ) { stage in
            stage.hands.drag(from: stage.middle("yellow"), to: CGPoint(x: 150, y: 245), over: 0.2)
            stage.wait(0.6)
            stage.hands.drag(from: stage.middle("yellow"), to: CGPoint(x: 90, y: 80), over: 0.3)
            stage.hands.down(at: stage.middle("blue"))
            stage.wait(0.55)
            stage.hands.move(to: CGPoint(x: 280, y: 110), over: 0.2)
            stage.hands.up()
        },
    ]

    /// Two fingers beside the middle of a flower go down and to the right, part and turn.
    private static func moveZoomAndTurn(_ stage: SceneStage, _ name: String) {
        let middle = stage.middle(name)
        stage.hands.together {
            stage.hands.down(.leftIndex, at: CGPoint(x: middle.x - 25, y: middle.y))
            stage.hands.down(.rightIndex, at: CGPoint(x: middle.x + 25, y: middle.y))
        }
        stage.hands.move(
            [
                (.leftIndex, CGPoint(x: middle.x + 25, y: middle.y - 50)),
                (.rightIndex, CGPoint(x: middle.x + 75, y: middle.y + 60)),
            ], over: 0.4)
        stage.hands.up(.leftIndex)
        stage.hands.up(.rightIndex)
    }
}
