@_spi(Subclass) public import Touchstone

/// A recognizer of one finger that is rubbed from side to side, as if it scratched something out.
///
///     finger   D──►──◄──►──◄        each stroke at least `minimumStroke`, all within `maximumDuration`
///     state    possible     ended   with the last turn
public final class ScratchGestureRecognizer: UIGestureRecognizer {
    /// The number of changes of direction; 3 by default.
    public var numberOfTurnsRequired = 3
    /// The least length of a stroke between two turns, in points; 20 by default.
    public var minimumStroke: CGFloat = 20
    /// The longest time from the touch-down to the last turn, in seconds; 1 by default.
    public var maximumDuration: TimeInterval = 1

    private var finger: UITouch?
    private var turns = 0
    /// 1 while the finger goes to the right, −1 to the left, 0 before the first stroke is long enough.
    private var direction: CGFloat = 0
    /// The outermost place of the present stroke: x in the window.
    private var outermost: CGFloat = 0

    public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in touches {
            guard finger == nil else {
                fail(because: "2 fingers are down")
                return
            }
            finger = touch
            outermost = touch.location(in: nil).x
            after(maximumDuration) { [unowned self] in fail(because: "\(turns) turns within \(maximumDuration) s") }
        }
    }

    public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let finger else { return }
        let x = finger.location(in: nil).x
        let distance = x - outermost
        if direction == 0 {
            guard abs(distance) >= minimumStroke else { return }
            direction = distance > 0 ? 1 : -1
            outermost = x
        } else if distance * direction >= 0 {
            outermost = x
        } else if abs(distance) >= minimumStroke {
            turns += 1
            direction = -direction
            outermost = x
            if turns == numberOfTurnsRequired { state = .ended }
        }
    }

    public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        fail(because: "lifted after \(turns) turns")
    }

    public override func reset() {
        finger = nil
        turns = 0
        direction = 0
    }
}
