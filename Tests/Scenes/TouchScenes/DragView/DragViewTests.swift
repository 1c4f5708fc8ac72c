import TestSupport
import Testing
import TouchScenes
import TouchTesting
import Touchstone

struct `The flowers of DragView` {
    private func twoFingers(_ stage: SceneStage, _ ways: [(from: CGPoint, to: CGPoint)], over seconds: Double = 0.3) {
        let fingers: [Finger] = [.leftIndex, .rightIndex]
        stage.hands.together {
            for (finger, way) in zip(fingers, ways) { stage.hands.down(finger, at: way.from) }
        }
        stage.hands.move(zip(fingers, ways).map { ($0, $1.to) }, over: seconds)
        stage.hands.together { for finger in fingers { stage.hands.up(finger) } }
    }

    private func scale(_ view: UIView) -> CGFloat {
        (view.transform.a * view.transform.a + view.transform.b * view.transform.b).squareRoot()
    }

    private func began(_ stage: SceneStage) -> Set<String> {
        Set(
            stage.log.split(separator: "\n").map { $0.drop { " .0123456789".contains($0) } }.filter {
                $0.hasSuffix(" began")
            }
            .map { String($0.dropLast(6)) })
    }

    @Test(.rules("S-129", "S-130")) func `are moved, zoomed and turned by the same two fingers, their own delegate`() {
        let stage = SceneStage(DragViewScene())
        let (rose, middle) = (stage.view("rose"), stage.middle("rose"))
        for recognizer in rose.gestureRecognizers ?? [] { expect(recognizer.delegate === rose) }
        twoFingers(
            stage,
            [
                (CGPoint(x: middle.x - 20, y: middle.y), CGPoint(x: middle.x + 20, y: middle.y - 50)),
                (CGPoint(x: middle.x + 20, y: middle.y), CGPoint(x: middle.x + 80, y: middle.y + 70)),
            ])
        expectEqual(began(stage), ["rose pan", "rose pinch", "rose rotation"])
        expect(abs(rose.transform.tx - 50) < 5 && abs(rose.transform.ty - 10) < 5)
        expect(scale(rose) > 1.5)
        expect(rose.transform.b > 0.5)
        expectEqual(stage.view("violet").transform, .identity)
    }

    @Test(.rules("S-128")) func `without the delegate only one gesture takes charge`() {
        let stage = SceneStage(DragViewScene())
        let middle = stage.middle("rose")
        for recognizer in stage.view("rose").gestureRecognizers ?? [] { recognizer.delegate = nil }
        twoFingers(
            stage,
            [
                (CGPoint(x: middle.x - 20, y: middle.y), CGPoint(x: middle.x + 20, y: middle.y - 50)),
                (CGPoint(x: middle.x + 20, y: middle.y), CGPoint(x: middle.x + 80, y: middle.y + 70)),
            ])
        expectEqual(began(stage).count, 1)
    }

    @Test func `a second pinch goes on from the size of the first`() {
        let stage = SceneStage(DragViewScene())
        let (rose, middle) = (stage.view("rose"), stage.middle("rose"))
        func pinch(to distance: CGFloat) {
            twoFingers(
                stage,
                [
                    (CGPoint(x: middle.x - 15, y: middle.y), CGPoint(x: middle.x - distance, y: middle.y)),
                    (CGPoint(x: middle.x + 15, y: middle.y), CGPoint(x: middle.x + distance, y: middle.y)),
                ])
            stage.wait(1)
        }
        pinch(to: 30)
        let first = scale(rose)
        expect(first > 1.4)
        pinch(to: 21)
        expect(scale(rose) > first)
    }

    @Test func `what is moved while it is zoomed stays under the fingers`() {
        let stage = SceneStage(DragViewScene())
        let (rose, middle) = (stage.view("rose"), stage.middle("rose"))
        twoFingers(
            stage,
            [
                (CGPoint(x: middle.x - 15, y: middle.y), CGPoint(x: middle.x + 10, y: middle.y + 60)),
                (CGPoint(x: middle.x + 15, y: middle.y), CGPoint(x: middle.x + 90, y: middle.y + 60)),
            ])
        expect(scale(rose) > 1.4)
        expect(abs(rose.transform.ty - 60) < 1e-9)
    }

    @Test(.rules("S-132", "S-133")) func `come to the front when touched, and go home after three taps`() {
        let stage = SceneStage(DragViewScene())
        let (rose, board) = (stage.view("rose"), stage.view("board"))
        let home = rose.center
        expect(board.subviews.last !== rose)
        stage.hands.drag(from: stage.middle("rose"), to: CGPoint(x: 100, y: 80))
        expect(board.subviews.last === rose)
        expect(rose.center == home && rose.transform.ty == -70)
        stage.wait(1)
        for count in 1...3 {
            expect(rose.transform != .identity)
            stage.hands.tap(at: CGPoint(x: 100, y: 80))
            if count < 3 { stage.wait(0.1) }
        }
        expectEqual(rose.transform, .identity)
    }

    @Test(.rules("S-138")) func `a third tap that becomes a drag is taken from the view, which stays where it is`() {
        let stage = SceneStage(DragViewScene())
        let rose = stage.view("rose")
        stage.hands.drag(from: stage.middle("rose"), to: CGPoint(x: 100, y: 80))
        stage.wait(1)
        for _ in 0..<2 {
            stage.hands.tap(at: CGPoint(x: 100, y: 80))
            stage.wait(0.1)
        }
        let before = rose.transform.ty
        expect(before != 0)
        stage.clearLog()
        stage.hands.down(at: CGPoint(x: 100, y: 80))
        stage.hands.move(dx: 12)
        expect(stage.log.contains("rose receives cancelled 4"))
        expectEqual(rose.transform.ty, before)
    }

    @Test func `are held several at a time`() {
        let stage = SceneStage(DragViewScene())
        stage.hands.together {
            stage.hands.down(.leftIndex, at: stage.middle("rose"))
            stage.hands.down(.rightIndex, at: stage.middle("cornflower"))
        }
        stage.hands.move(.leftIndex, dy: -60, over: 0.2)
        stage.hands.move(.rightIndex, dy: 60, over: 0.2)
        expectEqual(stage.view("rose").transform.ty, -60)
        expectEqual(stage.view("cornflower").transform.ty, 60)
        expectEqual(stage.view("violet").transform, .identity)
    }

    @Test func `stay where a finger can fetch them: inside the board, and not too small`() {
        let stage = SceneStage(DragViewScene())
        let (rose, middle) = (stage.view("rose"), stage.middle("rose"))
        for _ in 0..<4 {
            let place = stage.middle("rose")
            twoFingers(
                stage,
                [
                    (CGPoint(x: place.x - 20, y: place.y), CGPoint(x: place.x - 1, y: place.y)),
                    (CGPoint(x: place.x + 20, y: place.y), CGPoint(x: place.x + 1, y: place.y)),
                ])
            stage.wait(1)
        }
        expect(abs(scale(rose) - 0.25) < 1e-9)
        stage.hands.drag(from: stage.middle("rose"), to: CGPoint(x: -500, y: middle.y), over: 0.3)
        expect(abs(stage.middle("rose").x) < 1e-9)
        // What it went too far does not have to be made up for by the next finger.
        stage.hands.drag(from: CGPoint(x: 1, y: stage.middle("rose").y), to: CGPoint(x: 101, y: middle.y), over: 0.3)
        expect(stage.middle("rose").x > 80)
    }
}
