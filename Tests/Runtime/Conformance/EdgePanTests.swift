import TestSupport
import Testing
import TouchTesting
@_spi(Subclass) import Touchstone

/// Drags from an edge of the screen (B-250…B-253, N-20, N-21).
struct EdgePanTests {
    private func stage(_ edges: UIRectEdge) -> Stage {
        Stage { $0.add(UIScreenEdgePanGestureRecognizer(), "edge pan").edges = edges }
    }

    @Test(.rules("B-250", "N-20")) func `a drag from one of its edges inwards begins when it is long enough`() {
        let stage = stage(.left)
        stage.hands.down(at: CGPoint(x: 19, y: 150))
        stage.hands.move(dx: 9)
        stage.hands.move(dx: 2, dy: 3)
        stage.hands.move(dx: -40, dy: 100)
        stage.hands.up()
        stage.expect(
            """
              0     view hit by 1
                    edge pan watches 1
                    edge pan receives began 1
                    view receives began 1
                    edge pan receives moved 1
                    view receives moved 1
                    edge pan receives moved 1
                    view receives cancelled 1
                    edge pan began
                    edge pan receives moved 1
                    edge pan changed
                    edge pan receives ended 1
                    edge pan ended
                    edge pan reset
            """)
    }

    @Test(.rules("B-250")) func `without edges, or away from them, it fails at once`() {
        let stage = stage([])
        stage.perform { stage.add(UIScreenEdgePanGestureRecognizer(), "left").edges = .left }
        stage.hands.down(at: CGPoint(x: 20, y: 150))
        stage.hands.up()
        stage.hands.down(at: CGPoint(x: 390, y: 150))
        stage.expect(
            """
              0     view hit by 1
                    left, edge pan watch 1
                    left, edge pan receive began 1
                    left failed: not at one of its edges of the screen
                    edge pan failed: not at one of its edges of the screen
                    view receives began 1
                    left, edge pan reset
                    view receives ended 1
                    view hit by 2
                    left, edge pan watch 2
                    left, edge pan receive began 2
                    left failed: not at one of its edges of the screen
                    edge pan failed: not at one of its edges of the screen
                    view receives began 2
                    left, edge pan reset
            """)
    }

    @Test(
        .rules("B-251", "N-21"),
        arguments: [
            (UIRectEdge.top, CGPoint(x: 200, y: 5), CGVector(dx: 0, dy: 1)),
            (.left, CGPoint(x: 5, y: 150), CGVector(dx: 1, dy: 0)),
            (.bottom, CGPoint(x: 200, y: 295), CGVector(dx: 0, dy: -1)),
            (.right, CGPoint(x: 395, y: 150), CGVector(dx: -1, dy: 0)),
        ])
    func `at each edge inwards begins, outwards and along fail`(
        edge: UIRectEdge, start: CGPoint, inwards: CGVector
    ) {
        func outcome(_ dx: CGFloat, _ dy: CGFloat) -> Bool {
            let stage = stage(edge)
            stage.hands.down(at: start)
            stage.hands.move(dx: dx, dy: dy)
            return stage.view.gestureRecognizers?.first?.state == .began
        }
        let along = CGVector(dx: inwards.dy, dy: inwards.dx)
        expect(outcome(20 * inwards.dx, 20 * inwards.dy))
        expect(!outcome(-20 * inwards.dx, -20 * inwards.dy))
        expect(!outcome(20 * along.dx, 20 * along.dy))
        for side in [1, -1] as [CGFloat] {
            expect(outcome(20 * inwards.dx + 19 * side * along.dx, 20 * inwards.dy + 19 * side * along.dy))
            expect(!outcome(20 * inwards.dx + 21 * side * along.dx, 20 * inwards.dy + 21 * side * along.dy))
        }
    }

    @Test(.rules("B-251")) func `along the edge it fails as soon as the hysteresis is passed`() {
        let stage = stage(.left)
        stage.hands.down(at: CGPoint(x: 5, y: 150))
        stage.hands.move(dx: 1, dy: 9)
        stage.hands.move(dx: 1, dy: 1)
        stage.hands.move(dx: 50)
        stage.expect(
            """
              0     view hit by 1
                    edge pan watches 1
                    edge pan receives began 1
                    view receives began 1
                    edge pan receives moved 1
                    view receives moved 1
                    edge pan receives moved 1
                    edge pan failed: did not go inwards from the edge
                    view receives moved 1
                    edge pan reset
                    view receives moved 1
            """)
    }

    @Test(.rules("B-250", "B-251", "N-20", "N-21")) func `edgeWidth and maximumAngle can be set, and decide`() {
        func begins(
            from x: CGFloat, _ dx: CGFloat, _ dy: CGFloat, _ set: @escaping (UIScreenEdgePanGestureRecognizer) -> Void
        ) -> Bool {
            var told: [UIGestureRecognizer.State] = []
            let stage = Stage { stage in
                let edgePan = stage.add(UIScreenEdgePanGestureRecognizer(), "edge pan")
                edgePan.edges = .left
                set(edgePan)
                edgePan.addAction { told.append($0.state) }
            }
            stage.hands.down(at: CGPoint(x: x, y: 150))
            stage.hands.move(dx: dx, dy: dy)
            stage.hands.up()
            return told == [.began, .ended]
        }
        expect(!begins(from: 30, 20, 0) { _ in })
        expect(begins(from: 30, 20, 0) { $0.edgeWidth = 40 })
        expect(begins(from: 10, 20, 0) { _ in })
        expect(!begins(from: 10, 20, 0) { $0.edgeWidth = 5 })
        expect(!begins(from: 10, 20, 30) { _ in })
        expect(begins(from: 10, 20, 30) { $0.maximumAngle = .pi / 3 })
        expect(begins(from: 10, 20, 15) { _ in })
        expect(!begins(from: 10, 20, 15) { $0.maximumAngle = .pi / 6 })
    }

    @Test(.rules("B-252")) func `where the digitizer flags edges, the flag decides and not the place`() {
        let flagged = stage(.left)
        flagged.hands.down(at: CGPoint(x: 200, y: 150), edges: .left)
        flagged.hands.move(dx: 20)
        expectEqual(flagged.view.gestureRecognizers?.first?.state, .began)
        let unflagged = stage(.left)
        unflagged.hands.down(at: CGPoint(x: 2, y: 150), edges: [])
        expectEqual(unflagged.view.gestureRecognizers?.first?.failureReason?.description.contains("not at one"), true)
    }

    @Test(.rules("B-250")) func `a second finger is ignored, in the same event too`() {
        let stage = stage(.left)
        stage.view.isMultipleTouchEnabled = true
        stage.hands.together {
            stage.hands.down(at: CGPoint(x: 5, y: 150))
            stage.hands.down(.leftIndex, at: CGPoint(x: 100, y: 150))
        }
        stage.hands.down(.leftThumb, at: CGPoint(x: 5, y: 200))
        stage.hands.move(dx: 20)
        stage.hands.move(.leftIndex, dx: 20)
        stage.hands.up()
        stage.expect(
            """
              0     view hit by 1
                    edge pan watches 1
                    view hit by 2
                    edge pan watches 2
                    edge pan receives began 1+2
                    edge pan ignores 2
                    view receives began 1+2
                    view hit by 3
                    edge pan watches 3
                    edge pan receives began 3
                    edge pan ignores 3
                    view receives began 3
                    edge pan receives moved 1
                    view receives cancelled 1
                    edge pan began
                    view receives moved 2
                    edge pan receives ended 1
                    edge pan ended
                    edge pan reset
            """)
    }

    @Test(.rules("B-250")) func `in a corner either edge will do, the direction says which`() {
        for (dx, dy) in [(20, 2), (2, 20)] as [(CGFloat, CGFloat)] {
            let stage = stage([.left, .top])
            stage.hands.down(at: CGPoint(x: 5, y: 5))
            stage.hands.move(dx: dx, dy: dy)
            expectEqual(stage.view.gestureRecognizers?.first?.state, .began)
        }
        let stage = stage([.right, .bottom])
        stage.hands.down(at: CGPoint(x: 395, y: 295))
        stage.hands.move(dx: 20, dy: -2)
        expectEqual(stage.view.gestureRecognizers?.first?.state, .possible)
        expect(stage.view.gestureRecognizers?.first?.failureReason != nil)
    }

    @Test(.rules("B-253")) func `what is in the view waits until the edge pan has failed`() {
        let stage = stage(.left)
        let edgePan = stage.view.gestureRecognizers?.first
        stage.perform { if let edgePan { stage.addPan().require(toFail: edgePan) } }
        stage.hands.down(at: CGPoint(x: 5, y: 150))
        stage.hands.move(dx: 2, dy: 20)
        stage.hands.up()
        stage.expect(
            """
              0     view hit by 1
                    pan, edge pan watch 1
                    pan, edge pan receive began 1
                    view receives began 1
                    pan, edge pan receive moved 1
                    edge pan failed: did not go inwards from the edge
                    view receives cancelled 1
                    pan began
                    edge pan reset
                    pan receives ended 1
                    pan ended
                    pan reset
            """)
    }

    @Test(.rules("B-250")) func `a scroll has no edge, with any mask`() {
        let stage = stage(.all)
        (stage.view.gestureRecognizers?.first as? UIPanGestureRecognizer)?.allowedScrollTypesMask = .all
        stage.hands.turnWheel(at: CGPoint(x: 5, y: 150), notch: CGVector(dx: 20, dy: 0))
        stage.expect(
            """
              0     view receives scroll
            """)
    }
}
