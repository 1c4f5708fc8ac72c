import TestSupport
import Testing
import TouchScenes
import Touchstone

struct `The hint of a scene` {
    @Test func `is a short sentence of its own, which names fingers, taps or a shake`() {
        for scene in Scenes.all {
            expect(scene.hint.count <= 90, "\(scene.name)")
            expect(scene.hint.first?.isUppercase == true && scene.hint.last == ".", "\(scene.name)")
            expect(["finger", "two"].contains { scene.hint.contains($0) }, "\(scene.name)")
        }
        expectEqual(Set(Scenes.all.map(\.hint)).count, Scenes.all.count)
    }

    @Test func `that has none of its own suits every scene`() {
        struct Plain: Scene {
            let name = "plain"
            let summary = "nothing"
            let windowSize = CGSize(width: 100, height: 100)
            func build(in window: UIWindow) {}
        }
        expectEqual(Plain().hint, "Tap it, hold it and drag with one finger; pinch and turn with two.")
        expectEqual(AnyScene(Plain()).hint, Plain().hint)
    }
}
