import Touchstone

/// An image that fingers move, scale and rotate, with its touch methods alone: recognizing and acting are one.
///
/// It handles its touches, so it overrides all four methods and calls super in none (S-230). That is why it may call its own
/// `touchesEnded` from `touchesCancelled`: no superview receives an end that was a cancellation (S-210).
final class TouchImageView: UIImageView {
    private var fingers = FingerTransform()

    /// Creates the view. Image views take no touches, and no view takes several, unless enabled (S-207, S-208).
    override init(image: UIImage?) {
        super.init(image: image)
        isUserInteractionEnabled = true
        isMultipleTouchEnabled = true
    }

    #if canImport(Foundation)
        required init?(coder: NSCoder) {
            super.init(coder: coder)
            isUserInteractionEnabled = true
            isMultipleTouchEnabled = true
        }
    #endif

    /// Restarts with the fingers that were there before and those that come now (S-209), from their present locations.
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        fingers.restart(with: event?.touches(for: self) ?? touches, on: self)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        fingers.follow(on: self)
        transform = fingers.transform
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        comeToFront(afterDoubleTapIn: touches)
        fingers.restart(with: event?.touches(for: self) ?? [], on: self)
        transform = fingers.transform
    }

    /// Drops the photo where it is.
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        touchesEnded(touches, with: event)
    }

    /// Continues from a transform that other code has set, with the fingers that are down.
    func goOnFromTransform() {
        fingers.restart(from: transform, on: self)
    }
}
