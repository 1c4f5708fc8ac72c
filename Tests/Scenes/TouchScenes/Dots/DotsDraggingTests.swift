import TestSupport
import Testing
import TouchScenes
import TouchTesting
import Touchstone

struct `A dot that is dragged` {
    @Test(.rules("S-165", "S-166", "S-167", "S-168"))
    func `is picked up, follows its finger and is dropped, highlighted all the time`() {
        let stage = SceneStage.dots()
        let dot = stage.view("dot 12")
        stage.hands.down(at: stage.middle("dot 12"))
        stage.wait(0.499)
        expect(dot.superview === stage.view("canvas"))
        expect(stage.isHighlighted("dot 12"))
        stage.wait(0.001)
        expect(dot.superview === stage.view("view"))
        expect(stage.view("view").subviews.last === dot)
        expect(dot.transform == CGAffineTransform(scaleX: 1.2, y: 1.2) && dot.alpha == 0.8)
        stage.wait(0.3)
        stage.hands.move(dx: 20, dy: 40)
        expectEqual(stage.middle("dot 12"), CGPoint(x: 352, y: 362))
        expect(stage.isHighlighted("dot 12"))
        stage.hands.move(dx: 10)
        expectEqual(stage.middle("dot 12"), CGPoint(x: 362, y: 362))
        stage.hands.up()
        expect(dot.superview === stage.view("canvas"))
        expect(dot.transform == .identity && dot.alpha == 1)
        expectEqual(stage.middle("dot 12"), CGPoint(x: 362, y: 362))
        expect(!stage.isHighlighted("dot 12"))
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
            800   press dot 12 receives moved 1
                  press dot 12 changed
                  dot 12 receives moved 1
                  press dot 12 receives moved 1
                  press dot 12 changed
                  dot 12 receives moved 1
                  press dot 12 receives ended 1
                  press dot 12 ended
                  dot 12 receives ended 1
                  press dot 12 reset
            """)
    }

    @Test(.rules("S-164")) func `loses its highlight when the long press takes the touch`() {
        let stage = SceneStage.dots(.unhighlighted)
        stage.hands.down(at: stage.middle("dot 12"))
        stage.wait(0.4)
        expect(stage.isHighlighted("dot 12"))
        stage.wait(0.2)
        expect(!stage.isHighlighted("dot 12"))
        expectEqual(stage.heldDots, ["dot 12"])
        stage.hands.move(dx: 10)
        stage.hands.up()
        stage.expect(
            """
            0     dot 12 hit by 1
                  press dot 12, canvas delay, pan watch 1
                  press dot 12, canvas delay, pan receive began 1
                  dot 12 waits for began 1: canvas delay
            150   canvas delay failed: the finger stayed
                  dot 12 receives began 1 late
                  canvas delay reset
            500   dot 12 receives cancelled 1
                  press dot 12 began
                  pan failed: disabled
                  pan reset
            600   press dot 12 receives moved 1
                  press dot 12 changed
                  press dot 12 receives ended 1
                  press dot 12 ended
                  press dot 12 reset
            """)
    }

    @Test func `comes under the finger while it grows, and does not jump when the finger moves`() {
        let stage = SceneStage.dots()
        let (start, finger) = (stage.middle("dot 12"), stage.beside("dot 12", dx: 24, dy: -6))
        stage.hands.down(at: finger)
        stage.wait(0.5)
        expect(gap(stage.shownMiddle("dot 12"), start) < 1e-9)
        stage.wait(0.1)
        let half = CGPoint(x: start.x + 12, y: start.y - 3)
        expect(gap(stage.shownMiddle("dot 12"), half) < 0.01)
        stage.wait(0.1)
        expectEqual(stage.shownMiddle("dot 12"), finger)
        stage.hands.move(dx: 1)
        expectEqual(gap(stage.shownMiddle("dot 12"), finger), 1)
    }

    @Test func `picked up at its rim, jumps when the finger starts to move`() {
        let stage = SceneStage.dots(.jump)
        let (start, finger) = (stage.middle("dot 12"), stage.beside("dot 12", dx: 24, dy: 0))
        stage.hands.down(at: finger)
        stage.wait(1)
        expectEqual(stage.heldDots, ["dot 12"])
        expectEqual(stage.shownMiddle("dot 12"), start)
        stage.hands.move(dx: 1)
        expectEqual(gap(stage.shownMiddle("dot 12"), start), 25)
    }

    @Test(arguments: [DotsStep.finished, .displaced])
    func `stays where it shows when it gets another superview, if its center is converted`(_ step: DotsStep) {
        let stage = SceneStage.dots(step)
        stage.pullDrawer(by: 120)
        stage.hands.down(at: stage.middle("dot 44"))
        let start = stage.middle("dot 44")
        stage.wait(0.5)
        expectEqual(stage.heldDots, ["dot 44"])
        let shift = step == .displaced ? 80.0 : 0
        expect(abs(stage.shownMiddle("dot 44").y - start.y - shift) < 1e-9)
        stage.wait(0.3)
        // In the other direction: from here onto a canvas that lies lower.
        stage.perform { stage.view("canvas").frame.origin.y = 30 }
        stage.hands.move(to: CGPoint(x: 240, y: 300))
        let held = stage.shownMiddle("dot 44")
        stage.hands.up()
        expectEqual(stage.dots(in: "canvas").last, "dot 44")
        let shiftOfDrop = step == .displaced ? 30.0 : 0
        expect(abs(stage.shownMiddle("dot 44").y - held.y - shiftOfDrop) < 1e-9)
    }

    @Test(.rules("S-169"), arguments: [(159.0, "drawer"), (161.0, "canvas")])
    func `goes where the finger is when it is lifted, whichever part of the dot is there`(y: Double, home: String) {
        let stage = SceneStage.dots()
        stage.pullDrawer(by: 160)
        stage.hold("dot 12")
        stage.hands.move(to: CGPoint(x: 300, y: y), over: 0.1)
        stage.hands.up()
        expectEqual(stage.dots(in: home).last, "dot 12")
        expectEqual(stage.heldDots, [])
    }

    @Test func `leaves a gap that the others close, and comes last into the drawer again`() {
        let stage = SceneStage.dots()
        stage.pullDrawer()
        let places = (26...45).map { stage.middle("dot \($0)") }
        stage.hands.down(at: stage.middle("dot 30"))
        stage.wait(0.5)
        expectEqual(stage.shownMiddle("dot 31"), places[5])
        stage.wait(0.1)
        let middle = CGPoint(x: (places[4].x + places[5].x) / 2, y: places[4].y)
        expect(gap(stage.shownMiddle("dot 31"), middle) < 0.01)
        stage.wait(0.2)
        let others = (26...45).filter { $0 != 30 }.map { "dot \($0)" }
        expectEqual(others.map { stage.shownMiddle($0) }, Array(places.dropLast()))
        stage.hands.move(to: CGPoint(x: 400, y: 100), over: 0.1)
        stage.hands.up()
        expectEqual(stage.shownMiddle("dot 30"), CGPoint(x: 400, y: 100))
        stage.wait(0.2)
        expectEqual(stage.dots(in: "drawer"), others + ["dot 30"])
        expectEqual(stage.dots(in: "drawer").map { stage.shownMiddle($0) }, places)
    }

    @Test func `leaves a gap in the drawer and stays where it is put there, if the dots are not arranged`() {
        let stage = SceneStage.dots(.messy)
        stage.pullDrawer()
        let others = (26...45).filter { $0 != 30 }.map { "dot \($0)" }
        let places = others.map { stage.middle($0) }
        stage.hold("dot 30")
        expectEqual(stage.heldDots, ["dot 30"])
        expectEqual(others.map { stage.shownMiddle($0) }, places)
        stage.hands.move(to: CGPoint(x: 400, y: 100), over: 0.1)
        stage.hands.up()
        stage.wait(1)
        expectEqual(stage.dots(in: "drawer"), others + ["dot 30"])
        expectEqual(stage.shownMiddle("dot 30"), CGPoint(x: 400, y: 100))
        expectEqual(others.map { stage.shownMiddle($0) }, places)
    }

    @Test func `can be touched while the drawer is being arranged`() {
        let stage = SceneStage.dots()
        stage.pullDrawer()
        stage.hold("dot 26", for: 0.55)
        expect(stage.shownMiddle("dot 45") != stage.middle("dot 45"))
        stage.clearLog()
        stage.hands.down(.leftIndex, at: stage.middle("dot 45"))
        expect(stage.log.contains("dot 45 hit by"))
    }

    @Test func `falls where it is when the system takes its touch away`() {
        let stage = SceneStage.dots()
        stage.hold("dot 12")
        stage.hands.move(to: CGPoint(x: 120, y: 230), over: 0.1)
        stage.clearLog()
        stage.hands.cancel()
        stage.expect(
            """
            900   press dot 12 receives cancelled 1
                  press dot 12 breaks off: system cancelled
                  press dot 12 cancelled
                  dot 12 receives cancelled 1
                  press dot 12 reset
            """)
        expectEqual(stage.dots(in: "canvas").last, "dot 12")
        expectEqual(stage.middle("dot 12"), CGPoint(x: 120, y: 230))
        expectEqual(stage.view("dot 12").transform, .identity)
        expect(!stage.isHighlighted("dot 12"))
    }

    @Test func `is dropped into a drawer that comes in under it, and onto the canvas that it leaves`() {
        for isLeaving in [false, true] {
            let stage = SceneStage.dots()
            if isLeaving { stage.pullDrawer() }
            stage.hold("dot 12")
            stage.hands.move(to: CGPoint(x: 300, y: 100), over: 0.1)
            stage.hands.drag(
                .leftIndex, from: CGPoint(x: 180, y: isLeaving ? 400 : 240),
                to: CGPoint(x: 180, y: isLeaving ? 250 : 390), over: 0.1)
            expect(stage.overlay.isDecelerating)
            stage.wait(0.05)
            let held = stage.shownMiddle("dot 12")
            expectEqual(stage.pulled > 100, !isLeaving)
            stage.hands.up()
            expectEqual(stage.dots(in: isLeaving ? "canvas" : "drawer").last, "dot 12")
            expect(gap(stage.shownMiddle("dot 12"), held) < 1e-9)
            stage.wait(3)
            expectEqual(stage.pulled, isLeaving ? 0 : 200)
        }
    }

    @Test func `finds room in the drawer, however many are there`() {
        let stage = SceneStage.dots()
        for number in 1...25 {
            stage.perform { stage.overlay.contentOffset.y = 200 }
            stage.hold("dot \(number)")
            stage.perform { stage.overlay.contentOffset.y = 0 }
            stage.hands.move(to: CGPoint(x: 400, y: 190), over: 0.1)
            stage.hands.up()
            stage.wait(0.3)
        }
        expectEqual(stage.dots(in: "canvas"), [])
        let dots = stage.dots(in: "drawer")
        expectEqual(dots.count, 45)
        let bounds = stage.view("drawer").bounds
        expect(dots.allSatisfy { bounds.contains(stage.view($0).center) })
        expectEqual(Set(dots.map { "\(stage.view($0).center)" }).count, 45)
    }
}
