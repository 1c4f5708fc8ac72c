import TestSupport
import Testing
import TouchTesting
import Touchstone

/// A finger that rests at an edge of the screen makes no recognizer wait indefinitely (B-251, B-391, N-25).
struct EdgeDwellTests {
    private let edge = CGPoint(x: 5, y: 150)

    @Test(.rules("B-251", "B-391", "N-25"))
    func `a finger that rests at a claimed edge is the view's after a second at the latest`() {
        let stage = Stage()
        let system = UIScreenEdgePanGestureRecognizer()
        (system.name, system.edges) = ("system", .left)
        stage.application.host.addSystemGesture(system, at: .left)
        stage.hands.down(at: edge)
        stage.wait(1.5)
        stage.hands.move(dx: 30)
        stage.hands.up()
        stage.expect(
            """
            0     view hit by 1
                  system watches 1
                  system receives began 1
                  view waits for began 1: system
            1000  system failed: stayed at the edge for 1 s
                  view receives began 1 late
                  system reset
            1500  view receives moved 1
                  view receives ended 1
            """)
    }

    @Test(.rules("B-251")) func `how long it may rest can be set, and counts only before the drag`() {
        let stage = Stage { stage in
            let pan = stage.add(UIScreenEdgePanGestureRecognizer(), "edge pan")
            (pan.edges, pan.maximumDwell) = (.left, 0.2)
        }
        stage.hands.down(at: edge)
        stage.wait(0.3)
        stage.hands.up()
        stage.hands.down(at: edge)
        stage.wait(0.1)
        stage.hands.move(dx: 20)
        stage.wait(0.3)
        stage.hands.up()
        stage.expect(
            """
            0     view hit by 1
                  edge pan watches 1
                  edge pan receives began 1
                  view receives began 1
            200   edge pan failed: stayed at the edge for 0.2 s
                  edge pan reset
            300   view receives ended 1
                  view hit by 2
                  edge pan watches 2
                  edge pan receives began 2
                  view receives began 2
            400   edge pan receives moved 2
                  view receives cancelled 2
                  edge pan began
            700   edge pan receives ended 2
                  edge pan ended
                  edge pan reset
            """)
    }
}
