import TestSupport
import Testing
import TouchTesting
import Touchstone

/// A pan that requires two fingers, of which one is lifted.
struct TwoFingerPanTests {
    private struct Line: Equatable {
        var state: UIGestureRecognizer.State
        var way: CGPoint
        var velocity: CGPoint
        init(_ state: UIGestureRecognizer.State, _ way: CGPoint, _ velocity: CGPoint) {
            (self.state, self.way, self.velocity) = (state, way, velocity)
        }
    }

    private final class Log {
        var lines: [Line] = []

        func take() -> [Line] {
            defer { lines = [] }
            return lines
        }
    }

    private func makeStage(_ set: (UIPanGestureRecognizer) -> Void = { _ in }) -> (Stage, UIPanGestureRecognizer, Log) {
        let pan = UIPanGestureRecognizer()
        pan.minimumNumberOfTouches = 2
        set(pan)
        let (stage, log) = (Stage { $0.add(pan, "pan") }, Log())
        pan.addAction { _ in
            log.lines.append(Line(pan.state, pan.translation(in: nil), pan.velocity(in: nil)))
        }
        return (stage, pan, log)
    }

    private let fingers: [Finger] = [.rightIndex, .rightMiddle, .leftIndex]

    private func down(_ stage: Stage, _ count: Int = 2) {
        stage.hands.together {
            for index in 0..<count {
                stage.hands.down(fingers[index], at: CGPoint(x: 100 + 50 * CGFloat(index), y: 100))
            }
        }
    }

    /// Moves all fingers down by 20 points, in 0.02 s.
    private func move(_ stage: Stage, _ count: Int = 2) {
        stage.wait(0.02)
        stage.hands.together { for finger in fingers.prefix(count) { stage.hands.move(finger, dy: 20) } }
    }

    @Test(.rules("B-240", "M-01")) func `it ends at the lift of the first, with the velocity of the last movement`() {
        let (stage, _, log) = makeStage()
        down(stage)
        for _ in 1...2 { move(stage) }
        stage.hands.up(.rightIndex)
        let speed = CGPoint(x: 0, y: 1_000)
        expectEqual(
            log.take(),
            [
                Line(.began, CGPoint(x: 0, y: 20), speed), Line(.changed, CGPoint(x: 0, y: 40), speed),
                Line(.ended, CGPoint(x: 0, y: 40), speed),
            ])
        stage.hands.move(.rightMiddle, dy: 60, over: 3)
        stage.hands.up(.rightMiddle)
        expectEqual(log.take(), [])
    }

    @Test(.rules("B-240", "B-118")) func `a finger that comes again begins no other one with the finger that is left`()
    {
        let (stage, _, log) = makeStage()
        down(stage)
        move(stage)
        stage.hands.up(.rightIndex)
        _ = log.take()
        stage.hands.down(.rightIndex, at: CGPoint(x: 100, y: 100))
        move(stage)
        expectEqual(log.take(), [])
        // With a second new one it does, from nothing.
        stage.hands.down(.leftIndex, at: CGPoint(x: 200, y: 100))
        stage.wait(0.02)
        stage.hands.together {
            for finger in [.rightIndex, .leftIndex] as [Finger] { stage.hands.move(finger, dy: 20) }
        }
        expectEqual(log.take().map(\.state), [.began])
    }

    @Test(.rules("B-240")) func `of three fingers one may be lifted, with the second it ends`() {
        let (stage, _, log) = makeStage()
        down(stage, 3)
        move(stage, 3)
        stage.hands.up(.leftIndex)
        move(stage)
        expectEqual(log.take().map(\.state), [.began, .changed])
        stage.hands.up(.rightMiddle)
        expectEqual(log.take().map(\.state), [.ended])
        stage.hands.up(.rightIndex)
        down(stage, 3)
        move(stage, 3)
        stage.hands.together { for finger in fingers.dropFirst() { stage.hands.up(finger) } }
        expectEqual(log.take().map(\.state), [.began, .ended])
    }

    @Test(.rules("B-240", "B-241")) func `a finger that takes the place of another in one event lets it go on`() {
        let (stage, _, log) = makeStage()
        down(stage)
        move(stage)
        stage.hands.together {
            stage.hands.up(.rightMiddle)
            stage.hands.down(.leftIndex, at: CGPoint(x: 300, y: 200))
        }
        stage.wait(0.02)
        stage.hands.together {
            for finger in [.rightIndex, .leftIndex] as [Finger] { stage.hands.move(finger, dy: 20) }
        }
        expectEqual(log.take().map(\.way.y), [20, 40])
        stage.hands.up(.leftIndex)
        expectEqual(log.take().map(\.state), [.ended])
    }

    @Test(.rules("B-240"))
    func `a minimum that is lowered at the beginning keeps it, one that is raised stops its reports`() {
        let (stage, pan, log) = makeStage { pan in
            pan.addAction { if $0.state == .began { pan.minimumNumberOfTouches = 1 } }
        }
        down(stage)
        move(stage)
        stage.hands.up(.rightMiddle)
        move(stage, 1)
        expectEqual(log.take().map(\.way.y), [20, 40])
        pan.minimumNumberOfTouches = 2
        move(stage, 1)
        stage.hands.up(.rightIndex)
        expectEqual(log.take(), [Line(.ended, CGPoint(x: 0, y: 40), CGPoint(x: 0, y: 1_000))])
    }

    @Test(.rules("B-240")) func `before it begins a lift decides nothing`() {
        let (stage, pan, log) = makeStage()
        down(stage)
        stage.hands.up(.rightMiddle)
        stage.hands.move(.rightIndex, dy: 50)
        stage.hands.down(.rightMiddle, at: CGPoint(x: 150, y: 100))
        move(stage)
        expectEqual(log.take().map(\.state), [.began])
        stage.hands.liftAll()
        down(stage)
        stage.hands.up(.rightMiddle)
        stage.hands.up(.rightIndex)
        expectEqual(pan.failureReason, .own("lifted before 2 fingers at once had moved 10 pt"))
    }

    @Test(.rules("B-240", "B-165")) func `one that waits for another recognizer begins and ends when that has failed`()
    {
        let (stage, pan, log) = makeStage()
        pan.require(toFail: stage.addTap(count: 2, fingers: 2))
        down(stage)
        move(stage)
        stage.hands.up(.rightMiddle)
        expectEqual(log.take(), [])
        stage.hands.up(.rightIndex)
        expectEqual(log.take(), [])
        stage.wait(0.4)
        expectEqual(log.take().map(\.state), [.began, .ended])
    }

    @Test(.rules("B-240")) func `a pan of one finger goes on, and has the velocity of the finger that is left`() {
        let (stage, _, log) = makeStage { $0.minimumNumberOfTouches = 1 }
        down(stage)
        move(stage)
        stage.hands.up(.rightIndex)
        _ = log.take()
        for _ in 1...3 {
            stage.wait(0.1)
            stage.hands.move(.rightMiddle, dy: 1)
        }
        expectEqual(log.lines.map(\.way.y), [21, 22, 23])
        stage.hands.up(.rightMiddle)
        expectEqual(log.take().last, Line(.ended, CGPoint(x: 0, y: 23), CGPoint(x: 0, y: 10)))
    }

    @Test(.rules("B-232", "B-265")) func `a press of two fingers ends with the first lift, a swipe of two fails`() {
        let stage = Stage()
        let press = stage.addLongPress()
        let swipe = stage.add(UISwipeGestureRecognizer(), "swipe")
        (press.numberOfTouchesRequired, swipe.numberOfTouchesRequired) = (2, 2)
        let told = Told(press)
        down(stage)
        stage.wait(0.6)
        stage.hands.up(.rightIndex)
        expectEqual(told.take(), [.began, .ended])
        stage.hands.move(.rightMiddle, dx: 100)
        stage.hands.up(.rightMiddle)
        expectEqual(told.take(), [])
        down(stage)
        stage.hands.together { for finger in fingers.prefix(2) { stage.hands.move(finger, dx: 20) } }
        stage.hands.up(.rightIndex)
        let reason = swipe.failureReason
        expect(reason != nil)
        stage.hands.move(.rightMiddle, dx: 200)
        stage.hands.up(.rightMiddle)
        expectEqual(swipe.failureReason, reason)
    }
}
