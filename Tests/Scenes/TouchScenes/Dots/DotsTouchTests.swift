import TestSupport
import Testing
import TouchScenes
import TouchTesting
import Touchstone

struct `Touches of dots` {
    private func pan(on dot: String, in stage: SceneStage) {
        stage.clearLog()
        stage.hands.down(at: stage.middle(dot))
        stage.wait(0.05)
        stage.hands.move(dy: -40)
        stage.hands.up()
    }

    @Test(.rules("S-181")) func `without a delay a dot flashes when a pan starts on it`() {
        let stage = SceneStage.dots(.flash)
        stage.hands.down(at: stage.middle("dot 12"))
        expect(stage.isHighlighted("dot 12"))
        stage.wait(0.05)
        stage.hands.move(dy: -40)
        expect(!stage.isHighlighted("dot 12"))
        stage.hands.up()
        stage.expect(
            """
            0     dot 12 hit by 1
                  press dot 12, pan watch 1
                  press dot 12, pan receive began 1
                  dot 12 receives began 1
            50    press dot 12, pan receive moved 1
                  press dot 12 failed: moved 40 pt, more than 10
                  dot 12 receives cancelled 1
                  pan began
                  press dot 12 reset
                  pan receives ended 1
                  pan ended
                  pan reset
            """)
    }

    @Test(.rules("S-187", "S-191", "S-192")) func `with it the dot never receives a fast pan`() {
        let stage = SceneStage.dots()
        pan(on: "dot 12", in: stage)
        stage.expect(
            """
            0     dot 12 hit by 1
                  press dot 12, canvas delay, pan watch 1
                  press dot 12, canvas delay, pan receive began 1
                  dot 12 waits for began 1: canvas delay
            50    press dot 12, canvas delay, pan receive moved 1
                  press dot 12 failed: moved 40 pt, more than 10
                  canvas delay failed: prevented by pan
                  dot 12 never receives 1
                  pan began
                  press dot 12, canvas delay reset
                  pan receives ended 1
                  pan ended
                  pan reset
            """)
    }

    @Test(.rules("S-179", "S-180"))
    func `nor does a dot in the drawer, which has a scroll view around it, at any step`() {
        for step in [DotsStep.finished, .flash] {
            let stage = SceneStage.dots(step)
            stage.pullDrawer()
            pan(on: "dot 44", in: stage)
            expect(stage.log.contains("dot 44 never receives"))
            stage.wait(3)
            stage.perform {
                stage.overlay.delaysContentTouches = false
                stage.overlay.contentOffset.y = 0
            }
            pan(on: "dot 44", in: stage)
            expect(stage.log.contains("dot 44 receives began"))
            expect(stage.log.contains("dot 44 receives cancelled"))
        }
    }

    @Test(.rules("S-180", "S-186")) func `a finger that rests highlights, and a pan takes that back`() {
        let stage = SceneStage.dots()
        stage.hands.down(at: stage.middle("dot 12"))
        stage.wait(0.149)
        expect(!stage.isHighlighted("dot 12"))
        stage.wait(0.001)
        expect(stage.isHighlighted("dot 12"))
        stage.wait(0.1)
        stage.hands.move(dy: -40)
        expect(!stage.isHighlighted("dot 12"))
    }

    @Test(.rules("S-188")) func `a quick tap highlights when it is lifted`() {
        let stage = SceneStage.dots()
        stage.hands.tap(at: stage.middle("dot 12"), holding: 0.08)
        expect(stage.log.contains("80    press dot 12, canvas delay, pan receive ended 1"))
        expect(stage.log.contains("dot 12 receives began 1 late"))
        expect(stage.log.hasSuffix("reset"))
    }

    /// Dot 9 is 20 points wide, dot 20 is 60.
    @Test(.rules("S-158", "S-159", "S-160"))
    func `small dots are touched as if they were 44 points wide, large ones as they are`() {
        let stage = SceneStage.dots()
        expectEqual(stage.view("dot 9").bounds.size, CGSize(width: 20, height: 20))
        for (name, reach) in [("dot 9", 22.0), ("dot 20", 30)] {
            let view = stage.view(name)
            let middle = stage.middle(name)
            for (inside, isHit) in [(-reach, true), (-reach - 0.5, false), (reach - 0.5, true), (reach + 0.5, false)] {
                for point in [CGPoint(x: middle.x + inside, y: middle.y), CGPoint(x: middle.x, y: middle.y + inside)] {
                    expectEqual(stage.window.hitTest(point, with: nil) === view, isHit, "\(name) at \(point)")
                }
            }
        }
    }

    @Test(.rules("S-157")) func `without that a finger misses what is outside of the bounds`() {
        let stage = SceneStage.dots(.small)
        let view = stage.view("dot 9")
        expect(stage.window.hitTest(stage.beside("dot 9", dx: 9.5, dy: 0), with: nil) === view)
        expect(stage.window.hitTest(stage.beside("dot 9", dx: 10.5, dy: 0), with: nil) === stage.view("canvas"))
        expectEqual(view.frame, SceneStage.dots().view("dot 9").frame)
        stage.hands.longPress(at: stage.beside("dot 9", dx: 12, dy: 0))
        expect(!stage.log.contains("press"))
    }
}
