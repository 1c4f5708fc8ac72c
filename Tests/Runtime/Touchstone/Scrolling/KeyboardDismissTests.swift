import TestSupport
import Testing
import TouchTesting
import Touchstone

/// Drags take the keyboard away, which lies over the lower 100 of 300 points.
struct KeyboardDismissTests {
    private final class Field: UIView {
        var isStubborn = false
        var resigned: (() -> Void)?
        override var canBecomeFirstResponder: Bool { true }
        override var canResignFirstResponder: Bool { !isStubborn }
        override func resignFirstResponder() -> Bool {
            resigned?()
            return super.resignFirstResponder()
        }
    }

    private struct Scene {
        var scene: ScrollStage
        var keyboard: StandInKeyboardView
        var field: Field
        /// Points of the window that the keyboard covers.
        var covered: CGFloat { keyboard.coveredHeight }

        func down(_ y: CGFloat = 150) { scene.hands.down(at: CGPoint(x: 200, y: y)) }
    }

    private func make(
        _ mode: UIScrollView.KeyboardDismissMode, accessory: CGFloat = 0, isShown: Bool = true
    ) -> Scene {
        let scene = ScrollStage { $0.scroll.keyboardDismissMode = mode }
        return scene.stage.perform {
            let (keyboard, field) = (StandInKeyboardView(frame: .zero), Field(frame: .zero))
            keyboard.keyboardHeight = 100
            if accessory > 0 {
                keyboard.accessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: accessory))
            }
            scene.stage.add(field, "field", on: scene.content)
            field.becomeFirstResponder()
            if isShown { keyboard.show(in: scene.stage.window, animated: false) }
            return Scene(scene: scene, keyboard: keyboard, field: field)
        }
    }

    @Test(.rules("B-370")) func `without a mode a drag leaves the keyboard alone`() {
        let scene = make(.none)
        expectEqual(UIScrollView(frame: .zero).keyboardDismissMode, .none)
        scene.down()
        scene.scene.hands.move(dy: 140, over: 0.2)
        scene.scene.hands.up()
        scene.scene.stage.wait(1)
        expectEqual(scene.covered, 100)
        expect(scene.field.isFirstResponder)
    }

    @Test(.rules("B-370")) func `onDrag dismisses the keyboard when the drag begins, and the first responder resigns`()
    {
        let scene = make(.onDrag)
        scene.down()
        expect(scene.field.isFirstResponder)
        scene.scene.hands.move(dy: -12)
        expect(!scene.field.isFirstResponder)
        expect(!scene.keyboard.isShown)
        expectEqual(scene.covered, 100)
        scene.scene.stage.wait(0.1)
        expect(scene.covered > 0 && scene.covered < 100)
        scene.scene.stage.wait(0.2)
        expectEqual(scene.covered, 0)
        expectNil(scene.keyboard.superview)
        expect(!scene.scene.stage.application.host.areFramesWanted)
    }

    @Test(.rules("B-370", "S-149")) func `interactive follows the finger once it reaches the keyboard, down and up`() {
        let scene = make(.interactive)
        scene.down()
        scene.scene.hands.move(dy: 49, over: 0.2)
        expectEqual(scene.covered, 100)
        scene.scene.hands.move(dy: 31, over: 0.2)
        expectEqual(scene.covered, 70)
        expectEqual(scene.keyboard.frame, CGRect(x: 0, y: 230, width: 400, height: 100))
        scene.scene.hands.move(dy: 40, over: 0.2)
        expectEqual(scene.covered, 30)
        expect(scene.field.isFirstResponder)
        scene.scene.hands.move(dy: -55, over: 0.2)
        expectEqual(scene.covered, 85)
        scene.scene.hands.move(dy: -100, over: 0.2)
        expectEqual(scene.covered, 100)
        scene.scene.hands.up()
        scene.scene.stage.wait(1)
        expectEqual(scene.covered, 100)
        expect(scene.keyboard.isShown)
        expect(scene.field.isFirstResponder)
    }

    @Test(.rules("B-370")) func `a finger that is lifted at rest leaves the keyboard at the nearer end`() {
        for (way, isUp) in [(CGFloat(90), true), (110, false)] {
            let scene = make(.interactive)
            scene.down()
            scene.scene.hands.move(dy: way, over: 0.2)
            scene.scene.hands.move(over: 0.2)
            scene.scene.hands.up()
            expectEqual(scene.field.isFirstResponder, isUp)
            scene.scene.stage.wait(2)
            expectEqual(scene.covered, isUp ? 100 : 0)
            expect(!scene.scene.stage.application.host.areFramesWanted)
        }
    }

    @Test(.rules("B-370")) func `a finger that is lifted in movement sends the keyboard its way`() {
        let down = make(.interactive)
        down.down()
        down.scene.hands.move(dy: 70, over: 0.1)
        down.scene.hands.up()
        down.scene.stage.wait(2)
        expectEqual(down.covered, 0)
        let up = make(.interactive)
        up.down()
        up.scene.hands.move(dy: 140, over: 0.2)
        up.scene.hands.move(dy: -30, over: 0.05)
        up.scene.hands.up()
        up.scene.stage.wait(2)
        expectEqual(up.covered, 100)
        expect(up.field.isFirstResponder)
    }

    @Test(.rules("B-370")) func `a drag that is taken away leaves the keyboard up`() {
        let scene = make(.interactive)
        scene.down()
        scene.scene.hands.move(dy: 140, over: 0.2)
        scene.scene.hands.cancel()
        scene.scene.stage.wait(2)
        expectEqual(scene.covered, 100)
        expect(scene.field.isFirstResponder)
    }

    @Test(.rules("B-370")) func `a drag dismisses what lies on the keyboard only in the modes that say so`() {
        let without = make(.onDrag, accessory: 40)
        without.down()
        without.scene.hands.move(dy: -12)
        without.scene.stage.wait(1)
        expectEqual(without.covered, 40)
        expect(without.keyboard.accessoryView?.window != nil)
        expect(!without.keyboard.isShown)
        let with = make(.onDragWithAccessory, accessory: 40)
        with.down()
        with.scene.hands.move(dy: -12)
        with.scene.stage.wait(1)
        expectEqual(with.covered, 0)
    }

    @Test(.rules("B-370")) func `a finger reaches the keyboard, or what lies on it in the mode that says so`() {
        let without = make(.interactive, accessory: 40)
        without.down(100)
        without.scene.hands.move(dy: 90, over: 0.2)
        expectEqual(without.covered, 140)
        without.scene.hands.move(dy: 105, over: 0.2)
        expectEqual(without.covered, 45)
        let with = make(.interactiveWithAccessory, accessory: 40)
        with.down(100)
        with.scene.hands.move(dy: 90, over: 0.2)
        expectEqual(with.covered, 110)
        with.scene.hands.move(dy: 105, over: 0.2)
        with.scene.hands.move(over: 0.2)
        with.scene.hands.up()
        with.scene.stage.wait(2)
        expectEqual(with.covered, 0)
        expectNil(with.keyboard.superview)
    }

    @Test(.rules("B-370")) func `a first responder that does not resign keeps the keyboard`() {
        for mode in [UIScrollView.KeyboardDismissMode.onDrag, .interactive] {
            let scene = make(mode)
            scene.field.isStubborn = true
            scene.down()
            scene.scene.hands.move(dy: 145, over: 0.2)
            scene.scene.hands.move(over: 0.2)
            scene.scene.hands.up()
            scene.scene.stage.wait(2)
            expectEqual(scene.covered, 100)
            expect(scene.keyboard.isShown)
        }
    }

    @Test(.rules("B-370")) func `a wheel pushes nothing, but begins a drag`() {
        let pushed = make(.interactive)
        pushed.scene.hands.scroll(at: CGPoint(x: 200, y: 150), by: CGVector(dx: 0, dy: 100))
        pushed.scene.stage.wait(1)
        expectEqual(pushed.covered, 100)
        let dragged = make(.onDrag)
        dragged.scene.hands.turnWheel(at: CGPoint(x: 200, y: 150), notch: CGVector(dx: 0, dy: -10))
        dragged.scene.stage.wait(1)
        expectEqual(dragged.covered, 0)
    }

    @Test func `the keyboard comes up within 0.25 s in front of everything, and takes the touches there`() {
        let scene = make(.none, isShown: false)
        var heights: [CGFloat] = []
        scene.keyboard.coveredHeightChanged = { heights.append($0) }
        scene.scene.stage.perform { scene.keyboard.show(in: scene.scene.stage.window) }
        expect(scene.keyboard.isShown)
        scene.scene.stage.wait(0.1)
        expect(scene.covered > 0 && scene.covered < 100)
        scene.scene.stage.wait(0.2)
        expectEqual(scene.covered, 100)
        expect(heights == heights.sorted() && heights.last == 100)
        expect(!scene.scene.stage.application.host.areFramesWanted)
        let hit = scene.scene.stage.window.hitTest(CGPoint(x: 200, y: 250), with: nil)
        expect(hit === scene.keyboard)
        scene.scene.stage.perform { scene.keyboard.removeFromSuperview() }
        expectEqual(scene.covered, 0)
        expect(!scene.keyboard.isShown)
    }

    @Test func `a responder that dismisses the keyboard as it resigns, or removes or shows it again, hangs nothing`() {
        for deed in 0..<3 {
            for mode in [UIScrollView.KeyboardDismissMode.onDrag, .interactive] {
                let scene = make(mode)
                let (keyboard, window) = (scene.keyboard, scene.scene.stage.window)
                scene.field.resigned = {
                    switch deed {
                    case 0: keyboard.dismiss()
                    case 1: keyboard.removeFromSuperview()
                    default: keyboard.show(in: window)
                    }
                }
                scene.down()
                scene.scene.hands.move(dy: 145, over: 0.2)
                scene.scene.hands.move(over: 0.2)
                scene.scene.hands.up()
                scene.scene.stage.wait(2)
                expect(!scene.field.isFirstResponder)
                expect(!scene.scene.stage.application.host.areFramesWanted)
            }
        }
    }

    @Test func `the keyboard stays at the bottom of a window that gets another size, and is as wide`() {
        let scene = make(.none, accessory: 40)
        let window = scene.scene.stage.window
        scene.scene.stage.perform { window.frame.size = CGSize(width: 300, height: 500) }
        expectEqual(scene.keyboard.frame, CGRect(x: 0, y: 360, width: 300, height: 140))
        expectEqual(scene.keyboard.accessoryView?.frame, CGRect(x: 0, y: 0, width: 300, height: 40))
        expectEqual(scene.covered, 140)
        // Down, but for what lies on it; the keys will be lower next time.
        scene.scene.stage.perform {
            scene.keyboard.dismiss(withAccessory: false, animated: false)
            scene.keyboard.keyboardHeight = 80
            window.bounds.size = CGSize(width: 500, height: 300)
        }
        expectEqual(scene.keyboard.frame, CGRect(x: 0, y: 260, width: 500, height: 120))
        expectEqual(scene.covered, 40)
    }

    @Test(.rules("B-370")) func `a finger reaches the keyboard where it is now in a window that got another size`() {
        let scene = make(.interactive)
        scene.down()
        scene.scene.hands.move(dy: 80, over: 0.2)
        expectEqual(scene.covered, 70)
        scene.scene.stage.perform { scene.scene.stage.window.frame.size.height = 310 }
        expectEqual(scene.keyboard.frame.minY, 240)
        scene.scene.hands.move(dy: 1)
        expectEqual(scene.keyboard.frame.minY, 231)
        expectEqual(scene.covered, 79)
    }
}
