import TestSupport
import Testing
import TouchScenes
import TouchTesting
import Touchstone

struct `The drawer over the dots` {
    @Test func `starts scrolled away and can be pulled in as far as it is high`() {
        let stage = SceneStage.dots()
        expectEqual(stage.pulled, 0)
        expectEqual(stage.overlay.frame, stage.view("canvas").frame)
        expectEqual(stage.overlay.contentSize, CGSize(width: 480, height: 680))
        stage.hands.drag(from: SceneStage.freePlace, to: CGPoint(x: 180, y: 40), over: 0.3)
        stage.wait(2)
        expectEqual(stage.pulled, 0)
        stage.hands.drag(from: SceneStage.freePlace, to: CGPoint(x: 180, y: 479), over: 0.1)
        stage.wait(4)
        expectEqual(stage.pulled, 200)
    }

    @Test(.rules("S-155", "S-161", "S-162"))
    func `a tap on the canvas reaches its dot, a drag there pulls the drawer in`() {
        let stage = SceneStage.dots()
        stage.hands.tap(at: stage.middle("dot 12"))
        stage.expect(
            """
            0     dot 12 hit by 1
                  press dot 12, canvas delay, pan watch 1
                  press dot 12, canvas delay, pan receive began 1
                  dot 12 waits for began 1: canvas delay
            50    press dot 12, canvas delay, pan receive ended 1
                  press dot 12 failed: lifted before 0.5 s
                  canvas delay failed: the finger was lifted
                  pan failed: lifted before it moved 10 pt
                  dot 12 receives began 1 late
                  dot 12 receives ended 1
                  press dot 12, canvas delay, pan reset
            """)
        stage.pullDrawer()
        expectEqual(stage.pulled, 200)
    }

    @Test(.rules("S-156")) func `in the drawer its own dots are touched, and a drag pushes it back`() {
        let stage = SceneStage.dots()
        stage.pullDrawer()
        stage.clearLog()
        stage.hands.tap(at: stage.middle("dot 44"))
        stage.expect(
            """
            500   dot 44 hit by 2
                  press dot 44, overlay delay, pan watch 2
                  press dot 44, overlay delay, pan receive began 2
                  dot 44 waits for began 2: overlay delay
            550   press dot 44, overlay delay, pan receive ended 2
                  press dot 44 failed: lifted before 0.5 s
                  overlay delay failed: a touch ended
                  pan failed: lifted before it moved 10 pt
                  dot 44 receives began 2 late
                  dot 44 receives ended 2
                  press dot 44, overlay delay, pan reset
            """)
        stage.hands.drag(from: stage.middle("dot 44"), to: CGPoint(x: 150, y: 50), over: 0.3)
        stage.wait(2)
        expect(stage.pulled < 110)
    }

    @Test(.rules("S-154", "S-150")) func `a plain scroll view takes all touches from the dots under it`() {
        let stage = SceneStage.dots(.blocked)
        stage.hands.longPress(at: stage.middle("dot 12"))
        stage.expect(
            """
            0     overlay hit by 1
                  pan, overlay delay watch 1
                  pan, overlay delay receive began 1
                  overlay waits for began 1: overlay delay
            150   overlay delay failed: down for 0.15 s
                  overlay receives began 1 late
                  overlay delay reset
            600   pan receives ended 1
                  pan failed: lifted before it moved 10 pt
                  overlay receives ended 1
                  pan reset
            """)
        stage.pullDrawer()
        expectEqual(stage.pulled, 200)
    }

    @Test(.rules("S-151")) func `without interaction touches go through, and nothing scrolls`() {
        let stage = SceneStage.dots(.noScrolling)
        stage.hands.tap(at: stage.middle("dot 12"))
        expect(stage.log.contains("dot 12 receives began 1"))
        stage.clearLog()
        stage.hands.down(at: SceneStage.freePlace)
        stage.hands.move(dy: 100)
        stage.hands.up()
        stage.expect(
            """
            50    canvas hit by 2
                  canvas delay watches 2
                  canvas delay receives began 2
                  canvas waits for began 2: canvas delay
                  canvas delay receives moved 2
                  canvas delay receives ended 2
                  canvas delay failed: the finger was lifted
                  canvas receives began 2 late
                  canvas receives moved 2 late
                  canvas receives ended 2
                  canvas delay reset
            """)
        expectEqual(stage.pulled, 0)
    }

    @Test(.rules("S-151", "S-162")) func `with its pan outside it scrolls again, and the drawer is touched through`() {
        let stage = SceneStage.dots(.throughDrawer)
        stage.pullDrawer()
        expectEqual(stage.pulled, 200)
        stage.clearLog()
        stage.hands.tap(at: stage.middle("dot 44"))
        stage.expect(
            """
            500   dot 20 hit by 2
                  press dot 20, canvas delay, pan watch 2
                  press dot 20, canvas delay, pan receive began 2
                  dot 20 waits for began 2: canvas delay
            550   press dot 20, canvas delay, pan receive ended 2
                  press dot 20 failed: lifted before 0.5 s
                  canvas delay failed: the finger was lifted
                  pan failed: lifted before it moved 10 pt
                  dot 20 receives began 2 late
                  dot 20 receives ended 2
                  press dot 20, canvas delay, pan reset
            """)
    }

    @Test(.rules("S-163")) func `a pan that stays on the overlay gets only what hits the drawer`() {
        let stage = SceneStage.dots(.stuckPan)
        stage.pullDrawer()
        expect(!stage.log.contains("pan"))
        expectEqual(stage.pulled, 0)
        stage.perform { stage.overlay.contentOffset.y = 0 }
        stage.hands.drag(from: stage.middle("dot 44"), to: CGPoint(x: 150, y: 80), over: 0.3)
        expect(stage.pulled < 150)
        let before = stage.pulled
        stage.wait(3)
        stage.hands.drag(from: SceneStage.freePlace, to: CGPoint(x: 180, y: 340), over: 0.3)
        expect(stage.pulled <= before)
    }
}
