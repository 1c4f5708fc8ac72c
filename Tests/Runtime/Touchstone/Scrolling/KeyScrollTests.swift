import TestSupport
import Testing
import TouchTesting
import Touchstone

/// Keys scroll the view in which the first responder is.
struct KeyScrollTests {
    private final class Field: UIView {
        override var canBecomeFirstResponder: Bool { true }
    }

    private final class Around: UIView {
        var received: [String] = []
        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { received.append("began") }
        override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { received.append("ended") }
        override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            received.append("cancelled")
        }
    }

    private struct Scene {
        var scene: ScrollStage
        var field: Field
        var around: Around

        func type(_ usage: UIKeyboardHIDUsage, _ modifiers: KeyModifiers = []) {
            scene.hands.modifiers = modifiers
            scene.hands.type("", code: usage.rawValue)
            scene.hands.modifiers = []
            scene.stage.wait(1)
        }

        var offset: CGPoint { scene.scroll.contentOffset }
    }

    private func make(size: CGSize = CGSize(width: 400, height: 2_000)) -> Scene {
        let scene = ScrollStage(size: size)
        return scene.stage.perform {
            let (field, around) = (Field(frame: CGRect(x: 0, y: 0, width: 50, height: 50)), Around(frame: .zero))
            around.frame = scene.stage.view.bounds
            scene.stage.add(around, "around")
            around.addSubview(scene.scroll)
            scene.stage.add(field, "field", on: scene.content)
            field.becomeFirstResponder()
            return Scene(scene: scene, field: field, around: around)
        }
    }

    @Test(.rules("B-371")) func `arrows, pages and ends scroll while something inside is first responder`() {
        let scene = make()
        scene.type(.keyboardDownArrow)
        expectEqual(scene.offset.y, 40)
        expectEqual(scene.scene.takeCalls(), ["didScroll", "didEndScrollingAnimation"])
        scene.type(.keyboardPageDown)
        expectEqual(scene.offset.y, 300)
        scene.type(.keyboardSpacebar)
        expectEqual(scene.offset.y, 560)
        scene.type(.keyboardSpacebar, .shift)
        scene.type(.keyboardPageUp)
        scene.type(.keyboardUpArrow)
        expectEqual(scene.offset.y, 0)
        scene.type(.keyboardEnd)
        expectEqual(scene.offset.y, 1_700)
        scene.type(.keyboardHome)
        expectEqual(scene.offset.y, 0)
        scene.type(.keyboardDownArrow, .command)
        expectEqual(scene.offset.y, 1_700)
        scene.type(.keyboardUpArrow, .command)
        expectEqual(scene.offset.y, 0)
        expectEqual(scene.around.received, [])
    }

    @Test(.rules("B-371")) func `left and right scroll an axis that has room`() {
        let scene = make(size: CGSize(width: 600, height: 300))
        scene.type(.keyboardRightArrow)
        expectEqual(scene.offset.x, 40)
        scene.type(.keyboardLeftArrow)
        expectEqual(scene.offset.x, 0)
        expectEqual(scene.around.received, [])
        scene.type(.keyboardDownArrow)
        expectEqual(scene.around.received, ["began", "ended"])
    }

    @Test(.rules("B-371")) func `a key that cannot scroll further, or has another meaning, goes to the next responder`()
    {
        let scene = make()
        scene.type(.keyboardUpArrow)
        scene.type(.keyboardA)
        scene.type(.keyboardDownArrow, .control)
        expectEqual(scene.around.received, ["began", "ended", "began", "ended", "began", "ended"])
        expectEqual(scene.offset, .zero)
    }

    @Test(.rules("B-371")) func `keys in a row add up`() {
        let scene = make()
        for _ in 0..<3 { scene.scene.hands.type("", code: UIKeyboardHIDUsage.keyboardDownArrow.rawValue) }
        scene.scene.stage.wait(1)
        expectEqual(scene.offset.y, 120)
    }

    @Test(.rules("B-371")) func `without a first responder inside, or if it is not allowed, keys do not scroll`() {
        let scene = make()
        scene.scene.stage.perform { scene.scene.scroll.allowsKeyboardScrolling = false }
        scene.type(.keyboardDownArrow)
        expectEqual(scene.offset, .zero)
        expectEqual(scene.around.received, ["began", "ended"])
        scene.scene.stage.perform {
            scene.scene.scroll.allowsKeyboardScrolling = true
            scene.field.resignFirstResponder()
        }
        scene.type(.keyboardDownArrow)
        expectEqual(scene.offset, .zero)
    }

    @Test(.rules("B-371"))
    func `a view that a finger holds does not scroll by keys, nor one that is not to be scrolled`() {
        let scene = make()
        scene.scene.hands.down(at: CGPoint(x: 200, y: 200))
        scene.type(.keyboardDownArrow)
        expectEqual(scene.offset, .zero)
        scene.scene.hands.up()
        scene.scene.stage.perform { scene.scene.scroll.isScrollEnabled = false }
        scene.type(.keyboardDownArrow)
        expectEqual(scene.offset, .zero)
        expectEqual(scene.around.received, ["began", "ended", "began", "ended"])
    }

    @Test(.rules("B-371")) func `no other responder is notified that a key that scrolled was taken away`() {
        let scene = make()
        let key = PressSample.Key(code: UIKeyboardHIDUsage.keyboardDownArrow.rawValue, characters: "")
        scene.scene.hands.press(.key(key))
        scene.scene.stage.application.host.resignActive()
        scene.scene.stage.application.host.becomeActive()
        scene.scene.hands.release(.key(key))
        expectEqual(scene.around.received, [])
        scene.type(.keyboardA)
        expectEqual(scene.around.received, ["began", "ended"])
    }
}
