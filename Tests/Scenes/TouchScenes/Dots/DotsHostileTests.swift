import TestSupport
import Testing
import TouchScenes
import TouchTesting
import Touchstone

struct `Dots in hostile moments` {
    @Test func `taken out while it is held, a dot stays out`() {
        let stage = SceneStage.dots()
        stage.pullDrawer()
        stage.hold("dot 30")
        let dot = stage.view("dot 30")
        stage.clearLog()
        stage.perform { dot.removeFromSuperview() }
        stage.hands.move(dy: 100, over: 0.1)
        stage.hands.up()
        stage.wait(1)
        stage.expect(
            """
            1300  press dot 30 breaks off: removed
                  dot 30 receives cancelled 2
                  press dot 30 cancelled
                  press dot 30 reset
            """)
        expect(dot.superview == nil && dot.transform == .identity && dot.alpha == 1)
        expectEqual(stage.dotNames.count, 44)
        stage.hold("dot 31")
        expectEqual(stage.heldDots, ["dot 31"])
    }

    @Test func `taken by another view while it is held, a dot stays there`() {
        let stage = SceneStage.dots()
        stage.hold("dot 12")
        let dot = stage.view("dot 12")
        stage.perform { stage.window.addSubview(dot) }
        stage.hands.move(dx: 20)
        stage.hands.up()
        expect(dot.superview === stage.window)
        expectEqual(dot.transform, .identity)
        expectEqual(stage.dotNames.count, 45)
    }

    @Test func `when the window is hidden, held dots fall where they are, and all goes on when it is back`() {
        let stage = SceneStage.dots()
        stage.pullDrawer(by: 120)
        stage.hold("dot 12")
        stage.hands.down(.leftIndex, at: stage.middle("dot 44"))
        stage.wait(0.8)
        stage.hands.move([(.leftIndex, CGPoint(x: 300, y: 100)), (.rightIndex, CGPoint(x: 120, y: 230))], over: 0.1)
        stage.clearLog()
        stage.perform { stage.window.isHidden = true }
        stage.wait(1)
        stage.expect(
            """
            2200  press dot 12 breaks off: removed
                  press dot 44 breaks off: removed
                  dot 12 receives cancelled 2
                  dot 44 receives cancelled 3
                  press dot 12 cancelled
                  press dot 44 cancelled
                  press dot 44, press dot 12 reset
            """)
        expectEqual(stage.heldDots, [])
        expectEqual(stage.dots(in: "canvas").last, "dot 12")
        expectEqual(stage.middle("dot 12"), CGPoint(x: 120, y: 230))
        expectEqual(stage.dots(in: "drawer").last, "dot 44")
        stage.perform { stage.window.isHidden = false }
        stage.hands.up()
        stage.hands.up(.leftIndex)
        stage.hold("dot 2")
        expectEqual(stage.heldDots, ["dot 2"])
    }

    @Test func `when the controller goes in mid-drag, it keeps its dots`() throws {
        let stage = SceneStage.dots()
        stage.hold("dot 12")
        let controller = try #require(stage.window.rootViewController)
        stage.perform { stage.window.rootViewController = UIViewController() }
        stage.hands.move(dx: 20)
        stage.hands.up()
        expectEqual(stage.dotNames, [])
        stage.perform { stage.window.rootViewController = controller }
        expectEqual(stage.dotNames.count, 45)
        expectEqual(stage.heldDots, [])
        expectEqual(stage.view("dot 12").transform, .identity)
    }

    @Test(arguments: [
        CGPoint(x: -50, y: 200), CGPoint(x: 240, y: 700), CGPoint(x: 240, y: -50), CGPoint(x: 900, y: -90),
    ])
    func `dropped by a finger outside the window, a dot is at the edge of the canvas`(_ place: CGPoint) {
        let stage = SceneStage.dots()
        stage.hold("dot 12")
        stage.hands.move(to: place, over: 0.1)
        expect(gap(stage.middle("dot 12"), place) < 1e-9)
        stage.hands.up()
        expectEqual(stage.dots(in: "canvas").last, "dot 12")
        let (frame, canvas) = (stage.view("dot 12").frame, stage.view("canvas").bounds)
        expect(frame.minX >= 0 && frame.maxX <= canvas.maxX, "\(frame)")
        expect(frame.minY >= 0 && frame.maxY <= canvas.maxY, "\(frame)")
        stage.wait(0.3)
        stage.hold("dot 12")
        expectEqual(stage.heldDots, ["dot 12"])
    }

    @Test func `when the device is turned in mid-drag, the dot stays under its finger and the others are inside`() {
        let stage = SceneStage.dots(size: CGSize(width: 600, height: 320))
        stage.pullDrawer(by: 80)
        stage.hold("dot 12")
        stage.hands.move(to: CGPoint(x: 310, y: 310), over: 0.1)
        stage.perform { stage.window.frame.size = CGSize(width: 320, height: 600) }
        stage.wait(0)
        expectEqual(stage.view("canvas").bounds.size, CGSize(width: 320, height: 600))
        expectEqual(stage.overlay.frame, stage.view("canvas").frame)
        expectEqual(stage.pulled, 80)
        expectEqual(stage.middle("dot 12"), CGPoint(x: 310, y: 310))
        expectDotsInside(stage)
        stage.hands.move(to: CGPoint(x: 40, y: 560), over: 0.1)
        stage.hands.up()
        expectEqual(stage.middle("dot 12"), CGPoint(x: 40, y: 560))
        stage.perform { stage.window.frame.size = CGSize(width: 600, height: 320) }
        stage.wait(0)
        expectEqual(stage.pulled, 80)
        expectDotsInside(stage)
        stage.hands.drag(from: CGPoint(x: 595, y: 200), to: CGPoint(x: 595, y: 20), over: 0.2)
        stage.wait(3)
        expectEqual(stage.pulled, 0)
    }

    @Test(arguments: [
        CGSize(width: 320, height: 568), CGSize(width: 1024, height: 768), CGSize(width: 90, height: 90),
        CGSize(width: 50, height: 700), CGSize(width: 1, height: 1),
    ])
    func `there is a place for every dot in a window of any size`(_ size: CGSize) {
        let stage = SceneStage.dots(size: size)
        expectDotsInside(stage)
        expectEqual(stage.overlay.contentSize, CGSize(width: size.width, height: size.height + 200))
        expectEqual(stage.pulled, 0)
        let again = SceneStage.dots(size: size)
        expectEqual(stage.dotNames.map { stage.view($0).frame }, again.dotNames.map { again.view($0).frame })
        let front = stage.dots(in: "canvas").last ?? ""
        stage.hold(front)
        expectEqual(stage.heldDots, [front])
        stage.hands.up()
        expectEqual(stage.heldDots, [])
    }

    /// Dots of the canvas are in it, those of the drawer in rows that do not leave it.
    private func expectDotsInside(_ stage: SceneStage) {
        expectEqual(stage.dotNames.count, 45)
        let (canvas, drawer) = (stage.view("canvas").bounds, stage.view("drawer").bounds)
        for dot in stage.dots(in: "canvas").map({ stage.view($0) }) where dot.frame.width <= canvas.width {
            expect(dot.frame.minX >= 0 && dot.frame.maxX <= canvas.maxX, "\(dot.frame) in \(canvas)")
        }
        for dot in stage.dots(in: "drawer") { expect(drawer.contains(stage.view(dot).center), "\(dot)") }
    }
}
