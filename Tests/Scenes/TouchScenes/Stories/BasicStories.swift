import TouchScenes
import TouchTesting
import Touchstone

enum BasicStories {
    static let all = [
        SceneStory(TwoSubviewsScene(), "a tap and then a pinch over both views") { stage in
            stage.hands.tap(at: stage.middle("left"))
            stage.wait(0.5)
            pinchBothViews(stage)
        },
        SceneStory(
            TwoSubviewsScene(.uncancelled), "a pinch that leaves the views their touches"
        ) { stage in
            pinchBothViews(stage)
        },
        SceneStory(
            TwoSubviewsScene(.delayed), "a tap that is not received and a drag that is received late"
        ) { stage in
            stage.hands.tap(at: stage.middle("left"))
            stage.wait(0.6)
            stage.hands.drag(from: stage.middle("left"), to: CGPoint(x: 110, y: 250), over: 0.5)
        },
        SceneStory(EverythingScene(), "a double tap and then a slow drag") { stage in
            stage.hands.doubleTap(at: stage.middle("view"))
            stage.wait(0.5)
            stage.hands.drag(from: stage.middle("view"), to: CGPoint(x: 260, y: 150), over: 0.8)
        },
        SceneStory(EdgesScene(), "a drag from the left edge and one from the middle") {
            stage in
            stage.hands.drag(from: CGPoint(x: 2, y: 150), to: CGPoint(x: 150, y: 150), over: 0.3)
            stage.wait(0.3)
            stage.hands.drag(from: stage.middle("view"), to: CGPoint(x: 260, y: 150), over: 0.3)
        },
        SceneStory(TransformScene(), "two fingers that spread and turn") { stage in
            stage.hands.together {
                stage.hands.down(.leftIndex, at: CGPoint(x: 150, y: 150))
                stage.hands.down(.rightIndex, at: CGPoint(x: 250, y: 150))
            }
            stage.hands.move(
                [(.leftIndex, CGPoint(x: 120, y: 200)), (.rightIndex, CGPoint(x: 300, y: 120))], over: 0.4)
            stage.hands.up(.leftIndex)
            stage.hands.up(.rightIndex)
        },
        SceneStory(
            FieldRecorderScene(), "a double tap and a long press on the pad"
        ) { stage in
            stage.hands.doubleTap(at: stage.middle("pad"))
            stage.wait(0.6)
            stage.hands.longPress(at: stage.middle("pad"), for: 0.7)
        },
    ]

    private static func pinchBothViews(_ stage: SceneStage) {
        stage.hands.together {
            stage.hands.down(.leftIndex, at: stage.middle("left"))
            stage.hands.down(.rightIndex, at: stage.middle("right"))
        }
        stage.hands.move(
            [(.leftIndex, CGPoint(x: 150, y: 150)), (.rightIndex, CGPoint(x: 250, y: 150))], over: 0.2)
        stage.hands.up(.leftIndex)
        stage.hands.up(.rightIndex)
    }
}
