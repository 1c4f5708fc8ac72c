import TestSupport
@_spi(Subclass) import Touchstone
import Testing
import TouchTesting

/// A reason agrees with the finger: each is played with the one that would contradict it.
struct `The reason of a finger` {
    private typealias Play = (Stage) -> Void

    /// Returns the reason why a recognizer fails.
    private func reason<Recognizer: UIGestureRecognizer>(
        of recognizer: Recognizer, _ prepare: (Recognizer) -> Void = { _ in }, play: Play
    ) -> String? {
        let stage = Stage { $0.add(recognizer, "it") }
        prepare(recognizer)
        play(stage)
        return recognizer.failureReason?.description
    }

    /// Returns the reason why the pan of a list that scrolls up and down fails.
    private func reasonOfList(_ play: Play) -> (pan: String?, delay: String?) {
        let stage = Stage()
        let list = stage.add(UIScrollView(frame: stage.view.bounds), "list")
        list.contentSize = CGSize(width: 400, height: 2_000)
        list.panGestureRecognizer.name = "pan"
        play(stage)
        let delay = list.gestureRecognizers?.first { "\(type(of: $0))".hasPrefix("TouchDelay") }
        return (list.panGestureRecognizer.failureReason?.description, delay?.failureReason?.description)
    }

    @Test func `a drag across a list did move, and where the list does not scroll`() {
        let aside = "moved 10 pt, but not the way its view scrolls"
        expectEqual(reasonOfList { $0.hands.drag(from: CGPoint(x: 20, y: 50), to: CGPoint(x: 270, y: 50)) }.pan, aside)
        // Also where the finger came down, at the end.
        let back = reasonOfList { stage in
            stage.hands.down(at: CGPoint(x: 20, y: 50))
            stage.hands.move(dx: 60, over: 0.1)
            stage.hands.move(dx: -60, over: 0.1)
            stage.hands.up()
        }
        expectEqual(back.pan, aside)
        let trackpad = reasonOfList {
            $0.hands.scroll(at: CGPoint(x: 200, y: 100), by: CGVector(dx: 250, dy: 0))
        }
        expectEqual(trackpad.pan, aside)
        let wheel = reasonOfList { stage in
            stage.hands.turnWheel(at: CGPoint(x: 200, y: 100), notch: CGVector(dx: 30, dy: 0))
            stage.waitUntilStill()
        }
        expectEqual(wheel.pan, aside)
    }

    @Test func `a finger that moves is not said to rest when its touch goes to the content`() {
        let moving = reasonOfList { $0.hands.drag(from: CGPoint(x: 20, y: 50), to: CGPoint(x: 270, y: 50), over: 0.4) }
        expectEqual(moving.delay, "down for 0.15 s")
    }

    @Test func `a pan whose finger moves in the event of its lift`() {
        let text = reason(of: UIPanGestureRecognizer()) { stage in
            stage.hands.down(at: CGPoint(x: 20, y: 50))
            stage.host.receive(
                InputFrame(
                    at: .zero, [ContactSample(id: 1, phase: .ended, location: CGPoint(x: 90, y: 50))]))
        }
        expectEqual(text, "moved 10 pt only in the event of its lift")
    }

    @Test func `a pan whose finger moves far enough, but on neither axis`() {
        let text = reason(of: UIPanGestureRecognizer()) { stage in
            stage.hands.drag(from: CGPoint(x: 20, y: 50), to: CGPoint(x: 29, y: 59), over: 0.1)
        }
        expectEqual(text, "moved 9 and 9 pt along the axes, less than 10")
    }

    @Test func `a pan for two fingers of which one moves`() {
        let text = reason(of: UIPanGestureRecognizer(), { $0.minimumNumberOfTouches = 2 }) { stage in
            stage.hands.down(at: CGPoint(x: 20, y: 50))
            stage.hands.move(dx: 100, over: 0.1)
            stage.hands.down(.rightMiddle, at: CGPoint(x: 20, y: 150))
            stage.hands.liftAll()
        }
        expectEqual(text, "lifted before 2 fingers at once had moved 10 pt")
    }

    @Test func `fingers on a trackpad that scroll forth and back`() {
        let text = reason(of: UIPanGestureRecognizer(), { $0.allowedScrollTypesMask = .all }) { stage in
            for step: ScrollSample.Step in [
                .began(CGVector(dx: 8, dy: 0)), .changed(CGVector(dx: -8, dy: 0)), .ended,
            ] {
                let scroll = ScrollSample(at: CGPoint(x: 200, y: 100), step)
                stage.host.receive(InputFrame(at: stage.host.now, others: [.scroll(scroll)]))
                stage.wait(0.01)
            }
        }
        expectEqual(text, "scrolled less than 10 pt")
    }

    @Test func `a press for two fingers, one of which is held for long`() {
        func text(_ play: Play) -> String? {
            reason(of: UILongPressGestureRecognizer(), { $0.numberOfTouchesRequired = 2 }, play: play)
        }
        expectEqual(text { $0.hands.longPress(at: $0.view, for: 3) }, "1 finger, not 2")
        let late = text { stage in
            stage.hands.down(at: CGPoint(x: 20, y: 50))
            stage.wait(2)
            stage.hands.down(.rightMiddle, at: CGPoint(x: 80, y: 50))
            stage.wait(0.2)
            stage.hands.liftAll()
        }
        expectEqual(late, "lifted before all were down for 0.5 s")
    }

    @Test func `a tap for two fingers, neither of which is down for too long`() {
        let text = reason(of: UITapGestureRecognizer(), { $0.numberOfTouchesRequired = 2 }) { stage in
            stage.hands.down(at: CGPoint(x: 20, y: 50))
            stage.wait(0.29)
            stage.hands.down(.rightMiddle, at: CGPoint(x: 80, y: 50))
            stage.wait(1.2)
            stage.hands.up()
            stage.wait(0.2)
        }
        expectEqual(text, "not all up 1.5 s after the first came down")
    }

    @Test func `a swipe of two fingers that part`() {
        let text = reason(of: UISwipeGestureRecognizer(), { $0.numberOfTouchesRequired = 2 }) { stage in
            stage.hands.down(at: CGPoint(x: 120, y: 50))
            stage.hands.down(.rightMiddle, at: CGPoint(x: 180, y: 50))
            stage.hands.move(
                [(.rightIndex, CGPoint(x: 100, y: 50)), (.rightMiddle, CGPoint(x: 200, y: 50))], over: 0.1)
            stage.hands.liftAll()
        }
        expectEqual(text, "lifted before the middle of the fingers moved 10 pt")
    }

    @Test func `a rotation of fingers that are close, or that part`() {
        func text(_ distance: CGFloat, to other: (x: CGFloat, y: CGFloat)) -> String? {
            reason(of: UIRotationGestureRecognizer()) { stage in
                let middle = CGPoint(x: 200, y: 150)
                stage.hands.down(at: CGPoint(x: middle.x - distance / 2, y: middle.y))
                stage.hands.down(.rightMiddle, at: CGPoint(x: middle.x + distance / 2, y: middle.y))
                stage.hands.move(
                    [
                        (.rightIndex, CGPoint(x: middle.x - other.x, y: middle.y - other.y)),
                        (.rightMiddle, CGPoint(x: middle.x + other.x, y: middle.y + other.y)),
                    ], over: 0.1)
                stage.hands.liftAll()
            }
        }
        expectEqual(text(8, to: (0, 4)), "the fingers were closer than 10 pt")
        // Around their middle, these move by 75 pt.
        expectEqual(text(12, to: (130, 75)), "turned by less than 112.9 degrees")
    }

    @Test func `a pinch of fingers that were at one place`() {
        let text = reason(of: UIPinchGestureRecognizer()) { stage in
            stage.hands.down(at: CGPoint(x: 100, y: 50))
            stage.hands.down(.rightMiddle, at: CGPoint(x: 100, y: 50))
            stage.hands.move(.rightMiddle, dx: 8.5, over: 0.1)
            stage.hands.liftAll()
        }
        expectEqual(text, "lifted before the distance was 9 pt")
    }

    /// Fails long after the finger is up.
    private final class Undecided: UIGestureRecognizer {
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
            after(5) { [unowned self] in fail(because: "it is late") }
        }
    }

    @Test func `one that is ready and waits is not said to have stayed, rested or been lifted early`() {
        func isLate<Recognizer: UIGestureRecognizer>(_ recognizer: Recognizer, _ play: Play) -> String? {
            var states: [UIGestureRecognizer.State] = []
            let stage = Stage { $0.add(recognizer, "it").require(toFail: $0.add(Undecided(), "undecided")) }
            recognizer.addAction { states.append($0.state) }
            play(stage)
            expectNil(recognizer.failureReason)
            stage.wait(6)
            return recognizer.failureReason?.description ?? "\(states.first.map { $0.rawValue } ?? 0)"
        }
        let drag: Play = { stage in
            stage.hands.down(at: CGPoint(x: 1, y: 100))
            stage.hands.move(dx: 200, over: 0.2)
            stage.wait(2)
            stage.hands.up()
        }
        let edge = UIScreenEdgePanGestureRecognizer()
        edge.edges = .left
        let began = "\(UIGestureRecognizer.State.began.rawValue)"
        expectEqual(isLate(edge, drag), began)
        expectEqual(isLate(UIPanGestureRecognizer(), drag), began)
        expectEqual(isLate(UILongPressGestureRecognizer()) { $0.hands.longPress(at: $0.view, for: 2) }, began)
    }
}
