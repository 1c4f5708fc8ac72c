import TouchScenes
import TouchTesting
import Touchstone

enum DrawingStories {
    static let all = [
        SceneStory(DrawingScene(), "two fingers draw and one is still down") { stage in
            stage.hands.samplesPerSecond = 30
            stage.hands.together {
                stage.hands.down(.leftIndex, at: CGPoint(x: 40, y: 80))
                stage.hands.down(.rightIndex, at: CGPoint(x: 40, y: 180))
            }
            for (x, y) in [(100, 40), (160, 110), (220, 40), (280, 110)] as [(CGFloat, CGFloat)] {
                stage.hands.move(
                    [(.leftIndex, CGPoint(x: x, y: y)), (.rightIndex, CGPoint(x: x, y: y + 100))], over: 0.1)
            }
            stage.hands.up(.leftIndex)
        },
        SceneStory(DrawingScene(), "a circle is found beside a line") { stage in
            line(stage, from: CGPoint(x: 40, y: 60), to: CGPoint(x: 120, y: 220))
            stage.wait(0.2)
            stage.draw(stage.circle(around: CGPoint(x: 250, y: 140), radius: 70, steps: 30))
        },
        SceneStory(DrawingScene(), "a menu opens where a finger rests") { stage in
            line(stage, from: CGPoint(x: 40, y: 60), to: CGPoint(x: 120, y: 220))
            stage.wait(0.2)
            stage.hands.longPress(at: CGPoint(x: 100, y: 80))
        },
        SceneStory(DrawingScene(), "a line is taken back") { stage in
            line(stage, from: CGPoint(x: 40, y: 60), to: CGPoint(x: 120, y: 220))
            stage.wait(0.2)
            line(stage, from: CGPoint(x: 200, y: 60), to: CGPoint(x: 280, y: 220))
            stage.wait(0.2)
            stage.hands.longPress(at: CGPoint(x: 100, y: 80))
            stage.wait(0.2)
            stage.hands.tap(at: CGPoint(x: 160, y: 130))
        },
    ]

    private static func line(_ stage: SceneStage, from start: CGPoint, to end: CGPoint) {
        stage.hands.drag(from: start, to: end, over: 0.2)
    }
}
