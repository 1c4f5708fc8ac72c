import TestSupport
import Testing
import TouchScenes
import TouchTesting
import Touchstone

struct `Photos in a window that is hidden while fingers are down` {
    @Test(arguments: ["photos", "photos-touches", "photos-window", "photos-eager"])
    func `do not jump when it is shown again`(name: String) throws {
        let stage = SceneStage(try #require(Scenes.named(name)))
        stage.hands.down(at: stage.middle("sun"))
        stage.hands.move(dx: 40, over: 0.2)
        let transform = stage.view("sun").transform
        stage.perform { stage.window.isHidden = true }
        stage.hands.move(dx: 100, over: 0.2)
        stage.hands.up()
        stage.perform { stage.window.makeKeyAndVisible() }
        expect(stage.view("sun").transform.difference(from: transform) < 1e-9)
        stage.hands.down(at: stage.middle("sun"))
        expect(stage.view("sun").transform.difference(from: transform) < 1e-9)
        stage.hands.move(dx: 40, over: 0.2)
        stage.hands.up()
        expect(abs(stage.view("sun").transform.tx - transform.tx - 40) < 1e-9)
    }
}
