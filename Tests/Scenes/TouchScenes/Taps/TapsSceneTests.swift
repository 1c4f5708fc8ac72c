import TestSupport
import Testing
import TouchScenes
import TouchTesting
import Touchstone

struct `The scene taps` {
    private let stage = SceneStage(TapsScene())

    @Test(.rules("S-081", "S-083")) func `where nothing is arranged a double tap is a single tap and a double tap`() {
        stage.hands.doubleTap(at: stage.middle("stacking"))
        expectEqual(stage.text("stacking count"), "single 1 · double 1")
        stage.wait(1)
        stage.hands.tap(at: stage.middle("stacking"))
        expectEqual(stage.text("stacking count"), "single 2 · double 1")
    }

    @Test(.rules("S-139", "S-140", "S-141"))
    func `where the single tap waits, one of the two fires, the single one late`() {
        stage.hands.doubleTap(at: stage.middle("waiting"))
        stage.wait(1)
        expectEqual(stage.text("waiting count"), "single 0 · double 1")
        stage.hands.tap(at: stage.middle("waiting"))
        stage.wait(0.349)
        expectEqual(stage.text("waiting count"), "single 0 · double 1")
        stage.wait(0.002)
        expectEqual(stage.text("waiting count"), "single 1 · double 1")
    }

    @Test(.rules("S-020", "S-021", "S-023", "S-140")) func `a tap that waits, and its end that the view waits for`() {
        stage.hands.tap(at: stage.middle("waiting"))
        stage.wait(1)
        stage.expect(
            """
            0     waiting hit by 1
                  waiting double, waiting single watch 1
                  waiting double, waiting single receive began 1
                  waiting receives began 1
            50    waiting double, waiting single receive ended 1
                  waiting single holds for waiting double
                  waiting waits for ended 1: waiting double, waiting single
            400   waiting double failed: no tap 2 within 0.35 s
                  waiting receives cancelled 1
                  waiting single ended
                  waiting double, waiting single reset
            """)
    }

    @Test(.rules("S-025")) func `a double tap takes both touches from the view, the end of the first with them`() {
        stage.hands.doubleTap(at: stage.middle("waiting"))
        stage.wait(1)
        stage.expect(
            """
            0     waiting hit by 1
                  waiting double, waiting single watch 1
                  waiting double, waiting single receive began 1
                  waiting receives began 1
            50    waiting double, waiting single receive ended 1
                  waiting single holds for waiting double
                  waiting waits for ended 1: waiting double, waiting single
            150   waiting hit by 2
                  waiting double watches 2
                  waiting single does not receive 2: already decided, waiting for its reset
                  waiting double receives began 2
                  waiting receives began 2
            200   waiting double receives ended 2
                  waiting single failed: waiting double recognized
                  waiting receives cancelled 1+2
                  waiting double ended
                  waiting double, waiting single reset
            """)
    }

    @Test(.rules("S-142", "S-143")) func `the wait is there as long as the double tap: the switch adds and removes it`()
    {
        stage.hands.tap(at: stage.middle("switched"))
        expectEqual(stage.text("switched count"), "single 1 · double 0", "at once")
        stage.hands.tap(at: stage.middle("double taps"))
        stage.wait(1)
        stage.hands.tap(at: stage.middle("switched"))
        expectEqual(stage.text("switched count"), "single 1 · double 0", "it waits")
        stage.wait(0.36)
        expectEqual(stage.text("switched count"), "single 2 · double 0")
        stage.hands.doubleTap(at: stage.middle("switched"))
        expectEqual(stage.text("switched count"), "single 2 · double 1")
        stage.hands.tap(at: stage.middle("double taps"))
        stage.wait(1)
        stage.hands.doubleTap(at: stage.middle("switched"))
        expectEqual(stage.text("switched count"), "single 4 · double 1", "two taps, each at once")
    }

    @Test(.rules("S-143")) func `turning the double tap off in mid-wait lets the single tap go at once`() {
        stage.hands.tap(at: stage.middle("double taps"))
        stage.wait(1)
        stage.hands.tap(at: stage.middle("switched"))
        expectEqual(stage.text("switched count"), "single 0 · double 0")
        stage.hands.down(at: stage.middle("double taps"))
        stage.clearLog()
        stage.hands.up()
        expectEqual(stage.text("switched count"), "single 1 · double 0")
        expect(stage.log.contains("switched double failed: removed"))
    }

    @Test(.rules("S-143")) func `disabling does the same as removing`() {
        stage.recognizer("waiting double").isEnabled = false
        stage.hands.tap(at: stage.middle("waiting"))
        expectEqual(stage.text("waiting count"), "single 1 · double 0")
    }

    @Test func `works in any size`() {
        for size in [CGSize(width: 1_024, height: 768), CGSize(width: 200, height: 400)] {
            let stage = SceneStage(TapsScene(), size: size)
            for name in ["stacking", "waiting", "switched"] {
                stage.hands.doubleTap(at: stage.middle(name))
                stage.wait(1)
            }
            expectEqual(stage.text("stacking count"), "single 1 · double 1")
            expectEqual(stage.text("waiting count"), "single 0 · double 1")
            expectEqual(stage.text("switched count"), "single 2 · double 0")
        }
    }
}
