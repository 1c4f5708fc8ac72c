import TouchScenes
import TouchTesting
import Touchstone

enum PhotoStories {
    static let all = [
        SceneStory(TouchPhotosScene(), "two photos at once and a double tap") {
            stage in
            stage.hands.together {
                stage.hands.down(.leftIndex, at: stage.middle("sun"))
                stage.hands.down(.rightIndex, at: stage.middle("hills"))
            }
            stage.hands.move(
                [(.leftIndex, CGPoint(x: 150, y: 160)), (.rightIndex, CGPoint(x: 250, y: 140))], over: 0.3)
            stage.hands.up(.leftIndex)
            stage.hands.up(.rightIndex)
            stage.wait(0.3)
            stage.hands.doubleTap(at: CGPoint(x: 110, y: 140))
        },
        SceneStory(PhotosScene(isEager: true), "a pinch that only moves a photo") {
            stage in
            stage.hands.together {
                stage.hands.down(.leftIndex, at: stage.middle("sun"))
                stage.hands.down(.rightIndex, at: CGPoint(x: 200, y: 90))
            }
            stage.hands.move([(.leftIndex, CGPoint(x: 70, y: 200)), (.rightIndex, CGPoint(x: 240, y: 110))], over: 0.3)
            stage.hands.up(.leftIndex)
            stage.hands.up(.rightIndex)
        },
        SceneStory(PhotosScene(), "a pinch that zooms everything") { stage in
            stage.hands.together {
                stage.hands.down(.leftIndex, at: stage.middle("sun"))
                stage.hands.down(.rightIndex, at: CGPoint(x: 200, y: 90))
            }
            stage.hands.move([(.leftIndex, CGPoint(x: 70, y: 90)), (.rightIndex, CGPoint(x: 240, y: 110))], over: 0.3)
            stage.hands.up(.leftIndex)
            stage.hands.up(.rightIndex)
        },
        SceneStory(PhotosScene(), "one photo is turned while another is dragged") {
            stage in
            stage.hands.down(.leftIndex, at: CGPoint(x: 100, y: 90))
            stage.hands.move(.leftIndex, dx: 20, dy: 40, over: 0.2)
            stage.hands.together {
                stage.hands.down(.rightThumb, at: CGPoint(x: 280, y: 100))
                stage.hands.down(.rightIndex, at: CGPoint(x: 330, y: 80))
            }
            stage.hands.move(
                [
                    (.leftIndex, CGPoint(x: 90, y: 150)), (.rightThumb, CGPoint(x: 260, y: 60)),
                    (.rightIndex, CGPoint(x: 330, y: 130)),
                ], over: 0.3)
            for finger: Finger in [.leftIndex, .rightThumb, .rightIndex] { stage.hands.up(finger) }
        },
        SceneStory(PhotosScene(), "a shake sends everything home") { stage in
            stage.hands.drag(from: stage.middle("boat"), to: CGPoint(x: 120, y: 120), over: 0.2)
            stage.wait(0.1)
            stage.hands.shake(.began)
            stage.wait(0.3)
            stage.hands.shake(.ended)
        },
        SceneStory(ObservedPhotosScene(), "two fingers in two photos turn everything") { stage in
            stage.hands.drag(from: stage.middle("boat"), to: CGPoint(x: 220, y: 180), over: 0.2)
            stage.wait(0.1)
            stage.hands.together {
                stage.hands.down(.leftIndex, at: stage.middle("sun"))
                stage.hands.down(.rightIndex, at: stage.middle("hills"))
            }
            stage.hands.move([(.leftIndex, CGPoint(x: 130, y: 60)), (.rightIndex, CGPoint(x: 300, y: 140))], over: 0.3)
            stage.hands.up(.leftIndex)
            stage.hands.up(.rightIndex)
        },
    ]
}
