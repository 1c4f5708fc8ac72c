@_spi(Subclass) import Touchstone

/// A recognizer of the library with an addition.
final class NotedPress: UILongPressGestureRecognizer {
    private(set) var fingersSeen = 0

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        fingersSeen += touches.count
        super.touchesBegan(touches, with: event)
    }
}

/// A recognizer of one finger that turns a dial: a step for each ten points to the right or left. It fails if the finger rests for 0.4 s.
///
/// It is written as in an app: its own touch methods, a timer, a hook and a state.
final class TurnRecognizer: UIGestureRecognizer {
    private(set) var steps = 0
    private let log: ReceivedLog
    private let life: Life
    private var origin: CGFloat?

    init(log: ReceivedLog) {
        (self.log, life) = (log, Life(log))
        super.init(target: nil, action: nil)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in touches {
            guard origin == nil else {
                ignore(touch, for: event)
                continue
            }
            origin = touch.location(in: view).x
            after(0.4) { [self] in if state == .possible { fail(because: "rested") } }
        }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let origin, let touch = touches.first else { return }
        steps = Int((touch.location(in: view).x - origin) / 10)
        if state != .possible {
            state = .changed
        } else if steps != 0 {
            state = .began
        }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        state = state == .possible ? .failed : .ended
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .cancelled
    }

    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
        preventingGestureRecognizer is UIPinchGestureRecognizer
    }

    override func reset() {
        log.note("turn is reset after \(text(state)), \(failureReason?.description ?? "no reason")")
        (steps, origin) = (0, nil)
    }
}
