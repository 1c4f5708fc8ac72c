import Testing
import Touchstone

@testable import DemoKit

struct ScenePlaceTests {
    private let area = CGRect(x: 0, y: 56, width: 1_280, height: 744)

    private func place(_ width: CGFloat, _ height: CGFloat, scale: CGFloat = 1) -> ScenePlace {
        ScenePlace(CGSize(width: width, height: height), in: area, margin: 16, scale: scale)
    }

    @Test func `a scene is as large as there is room for, at most three times as large as it is`() {
        #expect(place(624, 356).scale == 2)
        #expect(place(2_496, 100).scale == 0.5)
        #expect(place(100, 100).scale == 3)
        #expect(place(100, 100).frame == CGRect(x: 490, y: 278, width: 300, height: 300))
    }

    @Test func `it begins at a whole pixel`() {
        let frame = place(333, 100, scale: 1.25).frame
        #expect((frame.minX * 1.25).rounded() == frame.minX * 1.25)
        #expect((frame.minY * 1.25).rounded() == frame.minY * 1.25)
    }

    @Test func `points of the window are those of the scene and back`() {
        let place = place(624, 356)
        #expect(place.windowPoint(CGPoint(x: 10, y: 20)) == CGPoint(x: 16 + 20, y: 72 + 40))
        #expect(place.scenePoint(CGPoint(x: 36, y: 112)) == CGPoint(x: 10, y: 20))
    }
}
