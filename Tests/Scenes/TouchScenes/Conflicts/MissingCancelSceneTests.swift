import TestSupport
import Testing
import TouchScenes
import TouchTesting
import Touchstone

/// A view without `touchesCancelled`, beside one with it.
struct `A missing touchesCancelled` {
    private func dragged(_ name: String) -> SceneStage {
        let stage = SceneStage(ForwardingMissingCancelScene())
        stage.hands.down(at: stage.middle(name))
        stage.wait(0.2)
        expect(stage.isLit(name))
        stage.hands.move(dy: -5)
        stage.hands.move(dy: -15)
        stage.wait(0.2)
        stage.hands.up()
        stage.wait(1)
        return stage
    }

    @Test(.rules("S-236", "S-227")) func `sends the cancellation to a stranger, and the view stays as it was`() {
        let stage = dragged("careless")
        expectEqual(
            stage.shownLog,
            """
            careless began: careless
            careless moved: careless
            careless cancelled: left tray
            """)
        expectEqual(stage.words("left tray count"), "fingers: -1")
        expect(stage.isLit("careless"))
        stage.expect(
            """
            0     careless hit by 1
                  list pan, list delay watch 1
                  list pan, list delay receive began 1
                  careless waits for began 1: list delay
            150   list delay failed: down for 0.15 s
                  careless receives began 1 late
                  list delay reset
            200   list pan receives moved 1
                  careless receives moved 1
                  list pan receives moved 1
                  careless receives cancelled 1
                  list pan began
            400   list pan receives ended 1
                  list pan ended
                  list pan reset
            """)
    }

    @Test(.rules("S-227", "S-236")) func `that is there keeps everything in order`() {
        let stage = dragged("careful")
        expectEqual(
            stage.shownLog,
            """
            careful began: careful
            careful moved: careful
            careful cancelled: careful
            """)
        expectEqual(stage.words("right tray count"), "fingers: 0")
        expect(!stage.isLit("careful"))
    }

    @Test(.rules("S-236")) func `does no harm as long as no touch is cancelled`() {
        let stage = SceneStage(ForwardingMissingCancelScene())
        stage.hands.tap(at: stage.middle("careless"))
        expectEqual(
            stage.shownLog,
            """
            careless began: careless
            careless ended: careless
            """)
        expectEqual(stage.words("left tray count"), "fingers: 0")
        expect(!stage.isLit("careless"))
    }
}
