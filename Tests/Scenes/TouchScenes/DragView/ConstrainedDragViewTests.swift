import TestSupport
import Testing
import TouchScenes
import TouchTesting
import Touchstone

struct `The flowers of DragView that cannot go everywhere` {
    private let stage = SceneStage(DragViewConstrainedScene())

    @Test(.rules("S-135")) func `stay inside, and come back with the finger`() {
        let (rose, fence) = (stage.view("rose"), stage.view("fence"))
        let start = stage.middle("rose")
        stage.hands.down(at: start)
        stage.hands.move(dx: -300, dy: 20, over: 0.3)
        expectEqual(rose.frame.minX, 0)
        expect(rose.frame.maxY <= fence.bounds.height)
        stage.hands.move(dx: 250, over: 0.3)
        let way = stage.middle("rose").x - start.x
        expect(abs(way + 50) < 1e-9, "the finger is 50 pt from where it began, and so is the rose")
        stage.hands.move(dx: 400, dy: 400, over: 0.3)
        expect(rose.frame.maxX == fence.bounds.width && rose.frame.maxY == fence.bounds.height)
        stage.hands.up()
        expect(rose.superview === fence)
    }

    @Test(arguments: [("violet", true), ("cornflower", false)])
    func `move along their rail only, as far as it goes`(name: String, isUpright: Bool) {
        let (flower, rail) = (stage.view(name), stage.view(isUpright ? "upright" : "across"))
        let start = stage.middle(name)
        stage.hands.drag(from: start, to: CGPoint(x: start.x - 30, y: start.y - 30))
        let moved = stage.middle(name)
        expect(abs(moved.x - start.x + (isUpright ? 0 : 30)) < 1e-9)
        expect(abs(moved.y - start.y + (isUpright ? 30 : 0)) < 1e-9)
        stage.hands.drag(from: moved, to: CGPoint(x: -500, y: -500))
        if isUpright {
            expectEqual(flower.frame.minY, rail.frame.minY)
        } else {
            expectEqual(flower.frame.minX, rail.frame.minX)
        }
    }

    @Test func `go back when the system takes the finger away`() {
        let (rose, start) = (stage.view("rose"), stage.middle("rose"))
        stage.hands.down(at: start)
        stage.hands.move(dx: 30, dy: 10, over: 0.2)
        expect(stage.middle("rose") != start)
        stage.hands.cancel()
        expectEqual(stage.middle("rose"), start)
        expectEqual(rose.gestureRecognizers?.first?.state, .possible)
    }

    @Test(arguments: [CGFloat(1), 50, 300, 1_000]) func `fit into windows of any size`(side: CGFloat) {
        let stage = SceneStage(DragViewConstrainedScene(), size: CGSize(width: side, height: side))
        stage.hands.mayMiss = true
        for name in ["rose", "violet", "cornflower"] {
            let (flower, start) = (stage.view(name), stage.view(name).center)
            for end in [CGPoint.zero, CGPoint(x: side, y: side)] {
                stage.hands.drag(from: CGPoint(x: side / 2, y: side / 2), to: end)
                stage.hands.drag(from: stage.middle(name), to: end)
                if side < 100 {
                    expectEqual(flower.center, start, "\(name) has no room")
                } else {
                    expectEqual(flower.superview?.bounds.contains(flower.frame), true, "\(name)")
                    expect(flower.center != start, "\(name)")
                }
            }
        }
        expect(!stage.log.contains("!"))
    }
}
