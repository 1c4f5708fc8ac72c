import TestSupport
import Testing
import TouchScenes
import TouchTesting
import Touchstone

/// Subclasses of a button, which call super always, sometimes, and with another method.
struct `A subclass of a button` {
    private func title(_ stage: SceneStage, _ name: String) -> String {
        (stage.view(name) as? UIButton)?.currentTitle ?? "no button"
    }

    private func place(_ stage: SceneStage, _ name: String, dx: CGFloat) -> CGPoint {
        CGPoint(x: stage.middle(name).x + dx, y: stage.middle(name).y)
    }

    @Test(.rules("S-231")) func `that overrides one method and always calls super is like any button`() {
        let stage = SceneStage(ForwardingWrongSuperScene(), size: CGSize(width: 400, height: 500))
        stage.hands.down(at: stage.middle("faithful"))
        for place in [CGPoint(x: 380, y: 480), stage.middle("faithful"), CGPoint(x: 380, y: 480)] {
            stage.hands.move(to: place, over: 0.1)
        }
        stage.hands.up()
        stage.wait(0.5)
        stage.hands.longPress(at: stage.middle("faithful"))
        stage.wait(0.5)
        stage.hands.doubleTap(at: stage.middle("faithful"))
        expectEqual(
            stage.shownLog,
            """
            faithful sends: touchDown
            faithful sends: touchDragExit
            faithful sends: touchDragEnter
            faithful sends: touchDragExit
            faithful ended: override
            faithful sends: touchUpOutside
            faithful sends: touchDown
            faithful sends: touchCancel
            faithful sends: touchDown
            faithful ended: override
            faithful sends: touchUpInside
            faithful sends: touchDown → touchDownRepeat
            faithful ended: override
            faithful sends: touchUpInside
            """)
        expectEqual(title(stage, "faithful"), "faithful ×2")
        expect(!stage.isLit("faithful"))
    }

    @Test(.rules("S-232", "S-231"))
    func `that calls super in some cases only is left pressed, and receives no finger any more`() {
        let stage = SceneStage(ForwardingWrongSuperScene())
        stage.hands.tap(at: place(stage, "moody", dx: -40))
        stage.wait(0.5)
        expectEqual(title(stage, "moody"), "moody ×1")
        expect(!stage.isLit("moody"))
        stage.hands.tap(at: place(stage, "moody", dx: 40))
        expect(stage.isLit("moody"))
        stage.wait(10)
        expect(stage.isLit("moody"))
        // The same tap as before has no effect any more, though the button receives it.
        stage.clearLog()
        stage.hands.tap(at: place(stage, "moody", dx: -40))
        stage.expect(
            """
            10600 moody hit by 3
                  hold watches 3
                  hold receives began 3
                  moody receives began 3
            10650 hold receives ended 3
                  hold failed: lifted before 0.5 s
                  moody receives ended 3
                  hold reset
            """)
        expectEqual(title(stage, "moody"), "moody ×1")
        expectEqual((stage.view("moody") as? UIControl)?.isTracking, true)
        expectEqual(
            stage.shownLog,
            """
            moody sends: touchDown
            moody sends: touchUpInside
            moody sends: touchDown
            """)
        // Disabling it is the way out.
        (stage.view("moody") as? UIControl)?.isEnabled = false
        (stage.view("moody") as? UIControl)?.isEnabled = true
        expect(!stage.isLit("moody"))
        stage.hands.tap(at: place(stage, "moody", dx: -40))
        expectEqual(title(stage, "moody"), "moody ×2")
    }

    @Test(.rules("S-233"))
    func `that ends a movement with super's touchesEnded is bought from while the finger is down`() {
        let stage = SceneStage(ForwardingWrongSuperScene())
        stage.hands.down(at: stage.middle("impatient"))
        stage.hands.move(dx: 15)
        expectEqual(title(stage, "impatient"), "impatient")
        stage.hands.move(dx: 15)
        expectEqual(title(stage, "impatient"), "impatient ×1")
        expect(!stage.isLit("impatient"))
        // Changing one's mind, by leaving the button, is no longer possible.
        stage.hands.move(to: CGPoint(x: 380, y: 300), over: 0.1)
        stage.hands.up()
        expectEqual(title(stage, "impatient"), "impatient ×1")
        expectEqual(
            stage.shownLog,
            """
            impatient sends: touchDown → touchUpInside
            """)
    }

    @Test(.rules("S-210", "S-233"))
    func `that treats cancelled as ended, and lets super do so, is bought from by interruptions`() {
        let stage = SceneStage(ForwardingWrongSuperScene())
        stage.hands.longPress(at: stage.middle("stubborn"))
        stage.expect(
            """
            0     stubborn hit by 1
                  hold watches 1
                  hold receives began 1
                  stubborn receives began 1
            500   stubborn receives cancelled 1
                  hold began
            600   hold receives ended 1
                  hold ended
                  hold reset
            """)
        expectEqual(title(stage, "stubborn"), "stubborn ×1")
        expectEqual(
            stage.shownLog,
            """
            stubborn sends: touchDown
            stubborn sends: touchUpInside
            """)
    }
}
