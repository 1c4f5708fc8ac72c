import TestSupport
import Testing
import TouchScenes
import TouchTesting
import Touchstone

/// A press that waits for the pan of a scroll view, and one that does not.
struct `A press in a list` {
    private func play(_ name: String, dy: CGFloat) -> SceneStage {
        let stage = SceneStage(FailureOnScrollingScene())
        stage.hands.down(at: stage.middle("\(name) 2"))
        stage.wait(0.05)
        if dy != 0 { stage.hands.move(dy: dy) }
        stage.wait(0.15)
        stage.hands.up()
        return stage
    }

    @Test(.rules("S-146")) func `that requires the pan to fail lets the list scroll`() {
        let stage = play("waiting", dy: -40)
        stage.expect(
            """
            0     waiting 2 hit by 1
                  waiting 2 press, waiting pan, waiting delay watch 1
                  waiting 2 press, waiting pan, waiting delay receive began 1
                  waiting 2 press holds for waiting pan
                  waiting 2 waits for began 1: waiting delay
            50    waiting 2 press, waiting pan, waiting delay receive moved 1
                  waiting 2 press failed: waiting pan recognized
                  waiting delay failed: prevented by waiting pan
                  waiting 2 never receives 1
                  waiting pan began
                  waiting 2 press, waiting delay reset
            200   waiting pan receives ended 1
                  waiting pan ended
                  waiting pan reset
            """)
        expectEqual(stage.offset("waiting").y, 30)
        expectEqual(stage.words("waiting 2 count"), "not pressed")
    }

    @Test(.rules("S-146")) func `that requires the pan to fail comes when a finger is lifted that has not scrolled`() {
        let stage = play("waiting", dy: 0)
        stage.expect(
            """
            0     waiting 2 hit by 1
                  waiting 2 press, waiting pan, waiting delay watch 1
                  waiting 2 press, waiting pan, waiting delay receive began 1
                  waiting 2 press holds for waiting pan
                  waiting 2 waits for began 1: waiting delay
            150   waiting delay failed: down for 0.15 s
                  waiting 2 receives began 1 late
                  waiting delay reset
            200   waiting 2 press, waiting pan receive ended 1
                  waiting pan failed: lifted before it moved 10 pt
                  waiting 2 receives cancelled 1
                  waiting 2 press began
                  waiting 2 press ended
                  waiting 2 press, waiting pan reset
            """)
        expectEqual(stage.words("waiting 2 count"), "pressed ×1")
    }

    @Test(.rules("S-146")) func `that requires nothing begins at once, and the list cannot be scrolled`() {
        let stage = play("eager", dy: -40)
        stage.expect(
            """
            0     eager 2 hit by 1
                  eager 2 press, eager pan, eager delay watch 1
                  eager 2 press, eager pan, eager delay receive began 1
                  eager pan failed: prevented by eager 2 press
                  eager delay failed: prevented by eager 2 press
                  eager 2 never receives 1
                  eager 2 press began
                  eager pan, eager delay reset
            50    eager 2 press receives moved 1
                  eager 2 press changed
            200   eager 2 press receives ended 1
                  eager 2 press ended
                  eager 2 press reset
            """)
        expectEqual(stage.offset("eager"), .zero)
        expectEqual(stage.words("eager 2 count"), "pressed ×1")
    }
}
