import TestSupport
import Testing
@testable import TouchStage
import TouchTesting
import Touchstone

/// Code that is called outside of any stage, in tests that take turns on the main actor.
struct `Plain code` {
    @Test func `is of the youngest stage of its own task`() async {
        let stages = (one: Stage(), two: Stage())
        expect(UIApplication.shared === stages.two.application)
        async let other: Void = { @MainActor in
            // As a parallel case of the same test.
            let stage = Stage()
            expect(UIApplication.shared === stage.application)
            await Task.yield()
            expect(UIApplication.shared === stage.application)
        }()
        for _ in 0..<4 {
            expect(UIApplication.shared === stages.two.application)
            await Task.yield()
        }
        await other
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        window.isHidden = false
        expect(stages.two.application.windows.contains(window))
    }

    @Test func `is of the youngest stage of its own test in another task of that`() async {
        let stage = Stage()
        async let seen: Bool = { @MainActor in UIApplication.shared === stage.application }()
        await expect(seen)
    }

    @Test func `is not of a stage of another test, but of the youngest of all if it is of no test`() {
        let (mine, other, shared) = (UIApplication(), UIApplication(), UIApplication())
        let (me, you) = (StageOwner(test: "me", task: 1), StageOwner(test: "you", task: 2))
        let none = StageOwner(test: nil, task: nil)
        expect(me.application(among: [(mine, me), (other, you)]) === mine)
        expect(me.application(among: [(mine, StageOwner(test: "me", task: 3)), (shared, none)]) === mine)
        expectNil(me.application(among: [(other, StageOwner(test: "you", task: 1))]))
        expect(me.application(among: [(shared, none), (other, you)]) === shared)
        expect(none.application(among: [(shared, none), (mine, me), (other, you)]) === other)
    }
}
