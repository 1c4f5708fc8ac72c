import Testing
import Touchstone

@testable import DemoKit

struct InputRouterTests {
    private let place = ScenePlace(frame: CGRect(x: 100, y: 100, width: 200, height: 150), scale: 0.5)

    private func contact(_ id: Int, _ phase: ContactSample.Phase, _ x: CGFloat, _ y: CGFloat) -> ContactSample {
        ContactSample(id: id, phase: phase, location: CGPoint(x: x, y: y))
    }

    private func parts(
        _ router: inout InputRouter, _ contacts: [ContactSample], _ others: [DeviceInput] = [], keys: Set<Int> = []
    ) -> (shell: InputFrame?, scene: InputFrame?) {
        router.parts(of: InputFrame(at: .zero, contacts, others: others), scene: place) {
            keys.contains($0.code)
        }
    }

    @Test func `a finger belongs to the part on which it came down`() {
        var router = InputRouter()
        let began = parts(&router, [contact(1, .began, 110, 120), contact(2, .began, 10, 10)])
        #expect(began.scene?.contacts == [contact(1, .began, 20, 40)])
        #expect(began.shell?.contacts == [contact(2, .began, 10, 10)])
        let moved = parts(&router, [contact(1, .moved, 0, 0), contact(2, .moved, 110, 120)])
        #expect(moved.scene?.contacts == [contact(1, .moved, -200, -200)])
        #expect(moved.shell?.contacts == [contact(2, .moved, 110, 120)])
        _ = parts(&router, [contact(1, .ended, 0, 0)])
        #expect(parts(&router, [contact(1, .moved, 110, 110)]).scene == nil)
    }

    @Test func `a finger whose scene is gone belongs to nothing`() {
        var router = InputRouter()
        _ = parts(&router, [contact(1, .began, 110, 120)])
        router.forget(.scene)
        let moved = parts(&router, [contact(1, .moved, 120, 120)])
        #expect(moved.scene == nil)
        #expect(moved.shell == nil)
    }

    @Test func `keys of the window go no farther, others to the scene`() {
        var router = InputRouter()
        func press(_ id: Int, _ code: Int, _ phase: PressSample.Phase) -> DeviceInput {
            .press(PressSample(id: id, phase: phase, button: .key(.init(code: code, characters: "a"))))
        }
        let began = parts(&router, [], [press(1, 41, .began), press(2, 4, .began)], keys: [41])
        #expect(began.scene?.others == [press(2, 4, .began)])
        #expect(began.shell == nil)
        #expect(parts(&router, [], [press(1, 41, .ended)], keys: [41]).scene == nil)
        #expect(parts(&router, [], [press(2, 4, .ended)], keys: [41]).scene?.others == [press(2, 4, .ended)])
    }

    @Test func `a scroll goes to the part under it, and stays there until it ends`() {
        var router = InputRouter()
        func scroll(_ x: CGFloat, _ step: ScrollSample.Step) -> DeviceInput {
            .scroll(ScrollSample(at: CGPoint(x: x, y: 120), step))
        }
        let delta = CGVector(dx: 0, dy: 5)
        #expect(parts(&router, [], [scroll(110, .began(delta))]).scene != nil)
        #expect(parts(&router, [], [scroll(10, .changed(delta))]).scene != nil)
        _ = parts(&router, [], [scroll(10, .ended)])
        #expect(parts(&router, [], [scroll(10, .tick(delta))]).shell != nil)
        #expect(
            parts(&router, [], [scroll(110, .tick(delta))]).scene?.others == [
                .scroll(ScrollSample(at: CGPoint(x: 20, y: 40), .tick(CGVector(dx: 0, dy: 10))))
            ])
    }

    @Test func `earlier readings follow their finger`() {
        var router = InputRouter()
        _ = parts(&router, [contact(1, .began, 110, 120)])
        let frame = InputFrame(
            at: Instant(seconds: 1), [contact(1, .moved, 120, 120)],
            earlier: [EarlierSample(id: 1, at: .zero, location: CGPoint(x: 115, y: 120))])
        let parts = router.parts(of: frame, scene: place) { _ in false }
        #expect(parts.scene?.earlier == [EarlierSample(id: 1, at: .zero, location: CGPoint(x: 30, y: 40))])
    }

    @Test func `earlier readings of a finger that is lifted with them are kept, with sizes in the scene's points`() {
        var router = InputRouter()
        _ = parts(&router, [contact(1, .began, 110, 120)])
        var earlier = EarlierSample(id: 1, at: .zero, location: CGPoint(x: 115, y: 120))
        earlier.details.radius = 4
        let frame = InputFrame(at: Instant(seconds: 1), [contact(1, .ended, 120, 120)], earlier: [earlier])
        let shown = router.parts(of: frame, scene: place) { _ in false }.scene?.earlier
        #expect(shown?.map(\.location) == [CGPoint(x: 30, y: 40)])
        #expect(shown?.map(\.details.radius) == [8])
        #expect(parts(&router, [contact(1, .moved, 110, 110)]).scene == nil)
    }
}
