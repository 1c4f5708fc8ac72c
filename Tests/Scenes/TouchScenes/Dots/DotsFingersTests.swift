import TestSupport
import Testing
import TouchScenes
import TouchTesting
import Touchstone

struct `Several fingers on dots` {
    @Test(.rules("S-170")) func `hold a dot each`() {
        let stage = SceneStage.dots()
        stage.hands.down(.rightIndex, at: stage.middle("dot 12"))
        stage.hands.down(.leftIndex, at: stage.middle("dot 2"))
        stage.wait(0.3)
        stage.hands.down(.leftThumb, at: stage.middle("dot 23"))
        stage.wait(0.8)
        expectEqual(stage.heldDots, ["dot 12", "dot 2", "dot 23"])
        stage.hands.move(
            [
                (.rightIndex, CGPoint(x: 400, y: 300)), (.leftIndex, CGPoint(x: 100, y: 250)),
                (.leftThumb, CGPoint(x: 120, y: 400)),
            ], over: 0.2)
        expectEqual(stage.middle("dot 12"), CGPoint(x: 400, y: 300))
        expectEqual(stage.middle("dot 2"), CGPoint(x: 100, y: 250))
        expectEqual(stage.middle("dot 23"), CGPoint(x: 120, y: 400))
        stage.hands.up(.leftIndex)
        expectEqual(stage.heldDots, ["dot 12", "dot 23"])
        stage.hands.move(.rightIndex, dx: 10)
        expectEqual(stage.middle("dot 12"), CGPoint(x: 410, y: 300))
        expectEqual(stage.pulled, 0)
    }

    @Test(.rules("S-173", "S-175", "S-176", "S-177"))
    func `one scrolls while another holds a dot, and its own drag does not scroll`() {
        let stage = SceneStage.dots()
        stage.hands.down(at: stage.middle("dot 12"))
        stage.wait(0.6)
        stage.hands.move(dx: 20, dy: 60)
        expectEqual(stage.pulled, 0)
        stage.hands.down(.leftIndex, at: SceneStage.freePlace)
        stage.hands.move(.leftIndex, dy: 30)
        stage.hands.move(.leftIndex, dy: 50)
        expectEqual(stage.pulled, 70)
        stage.hands.move(dy: -20)
        expectEqual(stage.middle("dot 12"), CGPoint(x: 352, y: 362))
        expectEqual(stage.pulled, 70)
        expect(stage.isHighlighted("dot 12"))
        stage.hands.up()
        stage.hands.move(.leftIndex, dy: 10)
        expectEqual(stage.pulled, 80)
        stage.hands.up(.leftIndex)
        stage.wait(1)
        stage.expect(
            """
            0     dot 12 hit by 1
                  press dot 12, canvas delay, pan watch 1
                  press dot 12, canvas delay, pan receive began 1
                  dot 12 waits for began 1: canvas delay
            150   canvas delay failed: the finger stayed
                  dot 12 receives began 1 late
                  canvas delay reset
            500   press dot 12 began
                  pan failed: disabled
                  pan reset
            600   press dot 12 receives moved 1
                  press dot 12 changed
                  dot 12 receives moved 1
                  canvas hit by 2
                  canvas delay, pan watch 2
                  canvas delay, pan receive began 2
                  canvas waits for began 2: canvas delay
                  canvas delay, pan receive moved 2
                  canvas delay failed: prevented by pan
                  canvas never receives 2
                  pan began
                  canvas delay reset
                  pan receives moved 2
                  pan changed
                  press dot 12 receives moved 1
                  press dot 12 changed
                  dot 12 receives moved 1
                  press dot 12 receives ended 1
                  press dot 12 ended
                  dot 12 receives ended 1
                  press dot 12 reset
                  pan receives moved 2
                  pan changed
                  pan receives ended 2
                  pan ended
                  pan reset
            """)
    }

    @Test(.rules("S-171", "S-172"))
    func `exclude each other without a delegate: a held dot keeps the drawer from scrolling`() {
        let stage = SceneStage.dots(.exclusive)
        stage.hold("dot 12")
        stage.clearLog()
        stage.hands.down(.leftIndex, at: SceneStage.freePlace)
        stage.hands.move(.leftIndex, dy: 80)
        stage.hands.up(.leftIndex)
        stage.expect(
            """
            800   canvas hit by 2
                  canvas delay, pan watch 2
                  canvas delay, pan receive began 2
                  canvas waits for began 2: canvas delay
                  canvas delay, pan receive moved 2
                  pan failed: prevented by press dot 12
                  pan reset
                  canvas delay receives ended 2
                  canvas delay failed: the finger was lifted
                  canvas receives began 2 late
                  canvas receives moved 2 late
                  canvas receives ended 2
                  canvas delay reset
            """)
        expectEqual(stage.pulled, 0)
    }

    @Test(.rules("S-174")) func `with a delegate alone the finger that drags a dot scrolls`() {
        let stage = SceneStage.dots(.sameFinger)
        stage.hold("dot 12")
        stage.clearLog()
        stage.hands.move(dy: 60)
        stage.hands.move(dy: 40)
        stage.expect(
            """
            800   press dot 12, pan receive moved 1
                  dot 12 receives cancelled 1
                  press dot 12 changed
                  pan began
                  press dot 12, pan receive moved 1
                  press dot 12 changed
                  pan changed
            """)
        expectEqual(stage.pulled, 90)
        expectEqual(stage.middle("dot 12"), CGPoint(x: 332, y: 422))
    }

    @Test(.rules("S-175", "S-176"), arguments: [DotsStep.finished, .panOff])
    func `scroll beside a held dot, and after it, only if the pan is switched on again`(_ step: DotsStep) {
        let stage = SceneStage.dots(step)
        let share: CGFloat = step == .finished ? 1 : 0
        stage.hold("dot 12")
        stage.hands.move(dy: 60, over: 0.1)
        expectEqual(stage.pulled, 0)
        stage.pullDrawer(by: 40)
        expectEqual(stage.heldDots, ["dot 12"])
        expect(abs(stage.pulled - 40 * share) < 1e-9)
        stage.hands.up()
        expectEqual(stage.heldDots, [])
        stage.pullDrawer(by: 50)
        expect(abs(stage.pulled - 90 * share) < 1e-9)
    }

    @Test(.rules("S-175")) func `a dot that is picked up stops the finger that scrolls`() {
        let stage = SceneStage.dots()
        stage.hands.down(at: stage.middle("dot 12"))
        stage.wait(0.2)
        stage.hands.down(.leftIndex, at: SceneStage.freePlace)
        stage.hands.move(.leftIndex, dy: 110)
        stage.wait(0.2)
        expect(stage.overlay.isDragging)
        stage.wait(0.1)
        expectEqual(stage.heldDots, ["dot 12"])
        expect(!stage.overlay.isDragging)
        stage.hands.move(.leftIndex, dy: 50)
        expectEqual(stage.pulled, 100)
    }

    @Test func `a second one on a held dot changes nothing, and the first one lifted drops it`() {
        let stage = SceneStage.dots()
        stage.hold("dot 12")
        stage.hands.down(.leftIndex, at: stage.beside("dot 12", dx: 10, dy: 0))
        stage.hands.move(.leftIndex, dx: -100, over: 0.1)
        expectEqual(stage.heldDots, ["dot 12"])
        stage.hands.move(dx: 30)
        expectEqual(stage.middle("dot 12"), CGPoint(x: 362, y: 322))
        stage.hands.up()
        stage.wait(1)
        expectEqual(stage.heldDots, [])
        stage.hands.up(.leftIndex)
        expectEqual(stage.middle("dot 12"), CGPoint(x: 362, y: 322))
    }

    @Test func `only the pan of the overlay may go on beside a long press`() {
        let stage = SceneStage.dots()
        let other = stage.perform {
            let other = UIPanGestureRecognizer()
            stage.view("view").addGestureRecognizer(other)
            return other
        }
        stage.hold("dot 12")
        stage.hands.down(.leftIndex, at: SceneStage.freePlace)
        stage.hands.move(.leftIndex, dy: 80)
        expectEqual(stage.pulled, 70)
        expectEqual(other.failureReason?.description, "prevented by press dot 12")
    }
}
