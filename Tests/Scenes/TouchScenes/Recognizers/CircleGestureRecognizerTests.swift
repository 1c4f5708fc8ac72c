import TestSupport
import Testing
import TouchScenes
import TouchTesting
import Touchstone

struct `The circle` {
    private func stage(_ change: (CircleGestureRecognizer) -> Void = { _ in }) -> (Stage, CircleGestureRecognizer) {
        let recognizer = CircleGestureRecognizer()
        change(recognizer)
        return (Stage { $0.add(recognizer, "circle") }, recognizer)
    }

    private func outcome(
        _ points: [CGPoint], readings: Int = 1, _ change: (CircleGestureRecognizer) -> Void = { _ in }
    ) -> String {
        let (stage, recognizer) = stage(change)
        stage.hands.readingsPerSample = readings
        stage.hands.draw(points)
        return recognizer.failureReason.map { "\($0)" } ?? "recognized"
    }

    @Test func `is recognized at the lift, and says which`() throws {
        let (stage, recognizer) = stage()
        var found: CircleFit?
        recognizer.addAction { _ in found = recognizer.circle }
        stage.hands.draw(circle(steps: 4 * 12).map { $0 })
        let circle = try #require(found)
        expect(abs(circle.center.x - 200) < 1e-6 && abs(circle.center.y - 150) < 1e-6 && abs(circle.radius - 60) < 1e-6)
        expectNil(recognizer.circle)
        expect(stage.log.hasSuffix("circle ended\n      circle reset"))
    }

    @Test func `is recognized in both directions, from any place on it, and as a hand draws it`() {
        var numbers = SeededNumbers(seed: 11)
        var points = circle(steps: 60).map {
            CGPoint(x: $0.x + .random(in: -4...4, using: &numbers), y: 150 + ($0.y - 150) * 0.85)
        }
        expectEqual(outcome(points), "recognized")
        points.reverse()
        expectEqual(outcome(points), "recognized")
        points = Array(points[20...] + points[..<20])
        expectEqual(outcome(points), "recognized")
    }

    @Test func `lines, squares, half circles, spirals and dots are none`() {
        expectEqual(outcome([CGPoint(x: 10, y: 10), CGPoint(x: 60, y: 60), CGPoint(x: 110, y: 110)]), "it is a line")
        expectEqual(outcome([CGPoint(x: 10, y: 10)]), "it is a line")
        expectEqual(outcome(square()), "it is not round")
        expectEqual(outcome(circle(turns: 0.8)), "it does not go all around")
        expectEqual(outcome(circle(turns: 1.5)), "it goes around more than once")
        expectEqual(outcome(circle(radius: 19)), "it is too small")
        expectEqual(outcome(circle().map { CGPoint(x: $0.x * 1.4, y: $0.y) }), "it is not round")
    }

    @Test func `the thresholds decide`() {
        expectEqual(outcome(square()) { $0.maximumDeviation = 0.12 }, "recognized")
        expectEqual(outcome(circle(turns: 0.8)) { $0.minimumTurns = 0.75 }, "recognized")
        expectEqual(outcome(circle(turns: 1.5)) { $0.maximumTurns = 1.6 }, "recognized")
        expectEqual(outcome(circle(radius: 19)) { $0.minimumRadius = 18 }, "recognized")
        expectEqual(outcome(circle()) { $0.maximumDuration = 0.39 }, "it took too long")
        expectEqual(outcome(circle()) { $0.maximumDuration = 0.41 }, "recognized")
    }

    @Test func `every reading counts: four corners alone would be on a circle`() {
        let corners = square(stepsPerSide: 1)
        expectEqual(outcome(corners), "it does not go all around")
        expectEqual(outcome(corners, readings: 8), "it is not round")
    }

    @Test func `a second finger is ignored and stays the view's, two at once are none`() {
        let (stage, recognizer) = stage()
        stage.perform { stage.view.isMultipleTouchEnabled = true }
        stage.hands.down(.rightIndex, at: circle()[0])
        stage.hands.down(.leftIndex, at: CGPoint(x: 10, y: 10))
        for point in circle().dropFirst() {
            stage.wait(0.01)
            stage.hands.move([(.rightIndex, point), (.leftIndex, CGPoint(x: point.y, y: 10))], over: 0)
        }
        stage.hands.up(.rightIndex)
        expectNil(recognizer.failureReason)
        expect(stage.log.contains("view receives cancelled 1"))
        stage.hands.up(.leftIndex)
        expect(stage.log.hasSuffix("view receives ended 2"))
        stage.clearLog()
        stage.hands.together {
            stage.hands.down(.rightIndex, at: CGPoint(x: 10, y: 10))
            stage.hands.down(.leftIndex, at: CGPoint(x: 90, y: 10))
        }
        expect(stage.log.contains("circle failed: two fingers at once"))
    }

    @Test func `a touch that is taken away is no circle`() {
        let (stage, recognizer) = stage()
        stage.hands.draw(circle(), lifts: false)
        stage.hands.cancel()
        expectEqual(recognizer.failureReason.map { "\($0)" }, "the touch was cancelled")
    }

    @Test func `a view that moves along does not hide the circle`() {
        let (stage, recognizer) = stage()
        stage.hands.down(at: circle()[0])
        for point in circle().dropFirst() {
            stage.wait(0.01)
            stage.perform { stage.view.center = CGPoint(x: point.x, y: point.y) }
            stage.hands.move(to: point)
        }
        stage.hands.up()
        expectNil(recognizer.failureReason)
    }
}
