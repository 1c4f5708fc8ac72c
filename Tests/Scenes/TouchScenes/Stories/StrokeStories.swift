import TouchScenes
import TouchTesting
import Touchstone

enum StrokeStories {
    static let all = [
        SceneStory(CheckmarkScene(), "a checkmark over the bread") { stage in
            checkmark(stage)
        },
        SceneStory(
            CheckmarkScene(isPreempted: true), "the pan is there before the checkmark"
        ) { stage in
            checkmark(stage)
        },
        SceneStory(CaptureScene(), "one line is kept and one taken away and one goes on") { stage in
            draw(stage, [(40, 60), (120, 30), (200, 90), (360, 40)])
            stage.hands.up()
            stage.wait(0.1)
            draw(stage, [(40, 130), (200, 110), (360, 150)])
            stage.hands.cancel()
            stage.wait(0.1)
            draw(stage, [(40, 220), (160, 170), (260, 230)])
        },
    ]

    private static func checkmark(_ stage: SceneStage) {
        draw(stage, [(150, 145), (175, 175), (230, 105)])
        stage.hands.up()
    }

    /// Over tenths of a second from point to point.
    private static func draw(_ stage: SceneStage, _ points: [(x: CGFloat, y: CGFloat)]) {
        let places = points.map { CGPoint(x: $0.x, y: $0.y) }
        stage.hands.down(at: places[0])
        for place in places.dropFirst() { stage.hands.move(to: place, over: 0.1) }
    }
}
