@_spi(Subclass) public import Touchstone

/// A recognizer that never recognizes: it withholds touches from the views below for a moment, as scroll views do (S-183…S-192).
///
/// Attach it to a container, without a target. A finger that rests for `delay` reaches its view then, a shorter one when it
/// is lifted, and one that is recognized meanwhile never does: nothing flashes under a finger that pans.
public final class BeganDelayGestureRecognizer: UIGestureRecognizer {
    /// The time for which a touch is withheld, in seconds; 0.15 by default (S-185).
    public var delay: TimeInterval = 0.15

    /// Creates the recognizer, with `delaysTouchesBegan` and without a target (S-191).
    public init() {
        super.init(target: nil, action: nil)
        delaysTouchesBegan = true
    }

    /// Starts the delay.
    public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        after(delay) { [self] in fail(because: "the finger stayed") }
    }

    /// Fails, so that a quick tap is delivered at once (S-188).
    public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        fail(because: "the finger was lifted")
    }

    /// Fails, as for an end.
    public override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        fail(because: "the touch was cancelled")
    }
}
