import TestSupport
import Testing
import TouchTesting
import Touchstone

/// The touches of content in a scroll view (T-13…T-16).
struct CanonicalScrollTraces {
    @Test(.rules("T-13", "B-311", "S-187")) func `a fast drag scrolls and the content never receives it`() {
        let scene = ScrollStage()
        scene.hands.down(at: CGPoint(x: 200, y: 250))
        scene.stage.wait(0.05)
        scene.hands.move(dy: -25)
        scene.stage.wait(0.05)
        scene.hands.move(dy: -5)
        scene.stage.wait(0.2)
        scene.hands.up()
        scene.stage.expect(
            """
            0     content hit by 1
                  pan, delay watch 1
                  pan, delay receive began 1
                  content waits for began 1: delay
            50    pan, delay receive moved 1
                  delay failed: prevented by pan
                  content never receives 1
                  pan began
                  willBeginDragging
                  didScroll
                  delay reset
            100   pan receives moved 1
                  pan changed
            300   pan receives ended 1
                  pan ended
                  willEndDragging
                  didEndDragging(true)
                  willBeginDecelerating
                  pan reset
            """)
        expectEqual(scene.scroll.contentOffset, CGPoint(x: 0, y: 20))
    }

    @Test(.rules("T-14", "B-311", "B-314", "S-186"))
    func `content that received a resting finger receives its cancellation`() {
        let scene = ScrollStage()
        scene.hands.down(at: CGPoint(x: 200, y: 250))
        scene.stage.wait(0.2)
        scene.hands.move(dy: -25)
        scene.stage.wait(0.2)
        scene.hands.up()
        scene.stage.expect(
            """
            0     content hit by 1
                  pan, delay watch 1
                  pan, delay receive began 1
                  content waits for began 1: delay
            150   delay failed: down for 0.15 s
                  content receives began 1 late
                  delay reset
            200   pan receives moved 1
                  content receives cancelled 1
                  pan began
                  willBeginDragging
                  didScroll
            400   pan receives ended 1
                  pan ended
                  willEndDragging
                  didEndDragging(false)
                  pan reset
            """)
    }

    @Test(.rules("T-15", "B-311", "S-188")) func `a quick tap reaches the content at once when the finger is lifted`() {
        let scene = ScrollStage()
        scene.hands.tap(at: CGPoint(x: 200, y: 250))
        scene.stage.expect(
            """
            0     content hit by 1
                  pan, delay watch 1
                  pan, delay receive began 1
                  content waits for began 1: delay
            50    pan, delay receive ended 1
                  pan failed: lifted before it moved 10 pt
                  delay failed: a touch ended
                  content receives began 1 late
                  content receives ended 1
                  pan, delay reset
            """)
    }

    @Test(.rules("T-16", "B-314")) func `a control that was pressed keeps its touch and nothing scrolls`() {
        let control = UIControl(frame: .zero)
        let scene = ScrollStage(content: control)
        scene.hands.down(at: CGPoint(x: 200, y: 250))
        scene.stage.wait(0.2)
        scene.hands.move(dy: -25)
        scene.stage.wait(0.05)
        scene.hands.move(dy: -25)
        scene.hands.up()
        scene.stage.expect(
            """
            0     content hit by 1
                  pan, delay watch 1
                  pan, delay receive began 1
                  content waits for began 1: delay
            150   delay failed: down for 0.15 s
                  content receives began 1 late
                  delay reset
            200   pan receives moved 1
                  pan failed: refused by shouldBegin
                  content receives moved 1
                  pan reset
            250   content receives moved 1
                  content receives ended 1
            """)
        expectEqual(scene.scroll.contentOffset, .zero)
        expect(!scene.scroll.isTracking)
    }
}
