import TouchScenes
import TouchTesting
import Touchstone

enum LayoutStories {
    static let all = [
        SceneStory(SheetScene(), "a sheet pulled up and a button in it") { stage in
            // The first layout.
            stage.wait(0.1)
            stage.hands.drag(from: CGPoint(x: 160, y: 430), to: CGPoint(x: 160, y: 300), over: 0.3)
            stage.wait(0.4)
            stage.hands.tap(at: stage.middle("Save"))
        },
        SceneStory(SheetScene(), "a switch makes room and the form scrolls") { stage in
            // The first layout.
            stage.wait(0.1)
            stage.hands.tap(at: stage.middle("Sounds"))
            stage.wait(0.4)
            stage.hands.drag(from: CGPoint(x: 100, y: 380), to: CGPoint(x: 100, y: 200), over: 0.3)
        },
    ]
}
