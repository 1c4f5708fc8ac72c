import TestSupport
import Testing
import TouchScenes
import TouchTesting
import Touchstone

struct `Photos that are shaken` {
    nonisolated static let scenes = ["photos", "photos-eager", "photos-touches", "photos-window"]

    private func stage(_ name: String) throws -> SceneStage { SceneStage(try #require(Scenes.named(name))) }

    private func shake(_ stage: SceneStage) {
        stage.hands.shake(.began)
        stage.hands.shake(.ended)
    }

    @Test(.rules("S-240", "S-243"), arguments: scenes)
    func `go home, the controller having become first responder`(name: String) throws {
        let stage = try stage(name)
        stage.hands.drag(from: stage.middle("sun"), to: CGPoint(x: 170, y: 150))
        stage.hands.rotate(at: stage.middle("boat"), by: 1, radius: 30)
        let (sun, boat) = (stage.view("sun"), stage.view("boat"))
        expect(sun.transform.difference(from: CGAffineTransform(translationX: 70, y: 60)) < 1e-9)
        expect(boat.transform.difference(from: CGAffineTransform(rotationAngle: 1)) < 1e-9)
        shake(stage)
        expect(sun.transform == .identity && boat.transform == .identity)
    }

    @Test(.rules("S-240")) func `take the board along, half a second long`() {
        let stage = SceneStage(PhotosScene())
        stage.hands.together {
            stage.hands.down(.leftIndex, at: CGPoint(x: 10, y: 10))
            stage.hands.down(.rightIndex, at: CGPoint(x: 390, y: 10))
        }
        stage.hands.move([(.leftIndex, CGPoint(x: 10, y: 10)), (.rightIndex, CGPoint(x: 200, y: 10))], over: 0.1)
        stage.hands.up(.leftIndex)
        stage.hands.up(.rightIndex)
        let board = stage.view("board")
        expect(abs(board.transform.a - 0.5) < 1e-9)
        shake(stage)
        expectEqual(board.transform, .identity)
        func shown() -> CGFloat { board.layer.presentation()?.affineTransform().a ?? 0 }
        stage.wait(0.25)
        expect(shown() > 0.6 && shown() < 0.9)
        stage.wait(0.26)
        expectEqual(shown(), 1)
    }

    @Test(arguments: scenes) func `a finger that is down meanwhile goes on from home`(name: String) throws {
        let stage = try stage(name)
        stage.hands.down(at: stage.middle("hills"))
        stage.hands.move(dx: -40, dy: 20, over: 0.1)
        shake(stage)
        expectEqual(stage.view("hills").transform, .identity)
        stage.hands.move(dx: 5)
        stage.hands.move(dy: -7)
        expect(stage.view("hills").transform.difference(from: CGAffineTransform(translationX: 5, y: -7)) < 1e-9)
        stage.hands.up()
        stage.wait(1)
        stage.hands.drag(from: stage.middle("hills"), to: CGPoint(x: 305, y: 183))
        expect(stage.view("hills").transform.difference(from: CGAffineTransform(translationX: 5, y: 93)) < 1e-9)
    }

    @Test func `stay where they are if it was no shake`() {
        let stage = SceneStage(PhotosScene())
        stage.hands.drag(from: stage.middle("sun"), to: CGPoint(x: 170, y: 150))
        stage.hands.shake(.began)
        stage.hands.shake(.cancelled)
        expect(stage.view("sun").transform.difference(from: CGAffineTransform(translationX: 70, y: 60)) < 1e-9)
    }

    @Test(.rules("S-237")) func `keep the motion to themselves: the application receives nothing of it`() {
        let stage = SceneStage(PhotosScene())
        let above = Above()
        stage.hands.host.application.delegate = above
        shake(stage)
        stage.hands.shake(.began)
        stage.hands.shake(.cancelled)
        expectEqual(above.received, [])
    }

    private final class Above: UIResponder, UIApplicationDelegate {
        var received: [String] = []
        override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { received.append("began") }
        override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { received.append("ended") }
        override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
            received.append("cancelled")
        }
    }
}
