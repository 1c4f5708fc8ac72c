import TestSupport
import Testing
import TouchScenes
import TouchTesting
import Touchstone

/// Controls, tiles and rows in scroll views with and without a delay.
struct `Controls in scroll views` {
    private nonisolated static let touchables = [
        "form button", "form tile", "yielding button", "yielding tile", "row 2",
    ]

    private func isHighlighted(_ name: String, _ stage: SceneStage) -> Bool {
        (stage.view(name) as? UITableViewCell)?.isHighlighted ?? stage.isLit(name)
    }

    /// Rows are there after the first layout.
    private func stage(_ scene: any Scene) -> SceneStage {
        let stage = SceneStage(scene)
        stage.wait(0.1)
        return stage
    }

    @Test(.rules("S-180", "S-033"), arguments: touchables)
    func `a fast drag highlights nothing, a finger that rests highlights after 0,15 s`(name: String) {
        let fast = stage(ControlsScrollingScene())
        expectEqual(fast.view(name).gestureRecognizers ?? [], [])
        fast.hands.down(at: fast.middle(name))
        for _ in 0..<8 {
            fast.hands.move(dy: -5)
            fast.wait(0.01)
            expect(!isHighlighted(name, fast))
        }
        fast.wait(0.2)
        expect(!isHighlighted(name, fast))
        expect(!fast.log.contains("\(name) receives"))
        fast.hands.up()
        let scrollView = name.hasPrefix("row") ? "table" : String(name.split(separator: " ")[0])
        expectEqual(fast.offset(scrollView).y, 30)

        let resting = stage(ControlsScrollingScene())
        resting.hands.down(at: resting.middle(name))
        resting.wait(0.149)
        expect(!isHighlighted(name, resting))
        resting.wait(0.002)
        expect(isHighlighted(name, resting))
        resting.hands.up()
        expect(!isHighlighted(name, resting))
    }

    @Test(.rules("S-179", "S-033"), arguments: touchables)
    func `without the delay a finger highlights at once`(name: String) {
        let stage = stage(ControlsScrollingScene(delaysTouches: false))
        stage.hands.down(at: stage.middle(name))
        expect(isHighlighted(name, stage))
    }

    @Test(.rules("S-179", "S-181"))
    func `without the delay what a drag starts on flashes, and a control keeps the drag`() {
        let stage = stage(ControlsScrollingScene(delaysTouches: false))
        for name in ["yielding button", "form button"] {
            stage.hands.down(at: stage.middle(name))
            stage.wait(0.02)
            stage.hands.move(dy: -12)
            stage.wait(0.2)
            stage.hands.up()
        }
        stage.expect(
            """
            100   yielding button hit by 1
                  yielding pan watches 1
                  yielding delay does not receive 1: disabled
                  yielding pan receives began 1
                  yielding button receives began 1
            120   yielding pan receives moved 1
                  yielding button receives cancelled 1
                  yielding pan began
            320   yielding pan receives ended 1
                  yielding pan ended
                  yielding pan reset
                  form button hit by 2
                  form pan watches 2
                  form delay does not receive 2: disabled
                  form pan receives began 2
                  form button receives began 2
            340   form pan receives moved 2
                  form pan failed: refused by shouldBegin
                  form button receives moved 2
                  form pan reset
            540   form button receives ended 2
            """)
        expectEqual(stage.offset("form"), .zero)
        expectEqual(stage.words("status"), "form button: tapped")
    }

    @Test(.rules("S-181")) func `outside of scroll views a drag that starts on a view is a flash`() {
        let stage = stage(ControlsScrollingScene())
        stage.hands.down(at: stage.middle("shelf tile"))
        expect(stage.isLit("shelf tile"))
        stage.wait(0.02)
        stage.hands.move(dx: 12)
        expect(!stage.isLit("shelf tile"))
        stage.hands.up()
        stage.expect(
            """
            100   shelf tile hit by 1
                  shelf pan watches 1
                  shelf pan receives began 1
                  shelf tile receives began 1
            120   shelf pan receives moved 1
                  shelf tile receives cancelled 1
                  shelf pan began
                  shelf pan receives ended 1
                  shelf pan ended
                  shelf pan reset
            """)
    }

    @Test(.rules("B-314", "B-315")) func `a drag takes a pressed button's finger only if touchesShouldCancel says so`()
    {
        for (name, offset) in [("form", CGFloat(0)), ("yielding", 30)] {
            let stage = stage(ControlsScrollingScene())
            stage.hands.down(at: stage.middle("\(name) button"))
            stage.wait(0.2)
            stage.hands.move(dy: -40)
            expectEqual(stage.isLit("\(name) button"), name == "form")
            stage.hands.up()
            expectEqual(stage.offset(name).y, offset)
            expectEqual(stage.words("status"), name == "form" ? "form button: tapped" : "nothing yet")
        }
        // Controls that are no buttons keep theirs in both.
        let stage = stage(ControlsScrollingScene())
        let slider = stage.view("yielding slider").convert(CGPoint(x: 64, y: 17), to: nil)
        stage.hands.down(at: slider)
        stage.wait(0.2)
        stage.hands.move(dy: -40)
        stage.hands.move(dx: 25)
        stage.hands.up()
        expectEqual(stage.offset("yielding"), .zero)
        expectEqual(stage.words("status"), "yielding slider: 75 %")
    }

    @Test(.rules("S-188")) func `a quick tap reaches every control and row, and a drag along a slider moves its thumb`()
    {
        let stage = stage(ControlsScrollingScene())
        var said: [String] = []
        for name in ["form button", "form switch", "yielding switch", "yielding 2", "row 3"] {
            stage.hands.tap(at: stage.middle(name))
            said.append(stage.words("status"))
            stage.wait(0.5)
        }
        let slider = stage.view("form slider").convert(CGPoint(x: 64, y: 17), to: nil)
        stage.hands.drag(from: slider, to: CGPoint(x: slider.x - 50, y: slider.y), over: 0.1)
        said.append(stage.words("status"))
        expectEqual(
            said,
            [
                "form button: tapped", "form switch: on", "yielding switch: on", "yielding 2: tapped",
                "row 3: selected", "form slider: 0 %",
            ])
    }
}
