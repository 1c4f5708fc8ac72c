@_spi(Subclass) public import Touchstone

/// A recognizer with which fingers move, scale and rotate a view: the points under them stay under them (S-086…S-094).
///
///     finger 1    D──────────M────M────────────────U
///     deformation            3    …                       above 2 pt: it scales or rotates
///     translation                                         above 10 pt, without a deformation
///     translation                                         above 10 pt, if that is all
///     state       possible   began changed         ended
/// Continuous, for any number of fingers. Let the action set the transform of the view; at the beginning, let the recognizer
/// continue from the one that the view has:
///
///     if recognizer.state == .began {
///         recognizer.transform = view.transform.concatenating(recognizer.transform)
///     }
///     view.transform = recognizer.transform
///
/// A translation needs a longer distance than scaling or rotation. Otherwise a finger that touches a small view would begin its
/// recognizer at once, and the two fingers of a pinch on the view around it would never pinch: the first to begin prevents the others,
/// and in one event the deepest view comes first.
public final class TransformGestureRecognizer: UIGestureRecognizer {
    /// The distance that fingers which all move alike must move, in points of the window; 10 by default, as a pan. 0 begins with the
    /// first movement.
    public var translationThreshold: CGFloat = 10
    /// The distance that a finger must move relative to the centroid, in points of the window, to scale or rotate; 2 by default.
    /// If one of two fingers rests, the other one moves half of its distance relative to their centroid: keep it below half of
    /// `translationThreshold`, or a finger that moves alone translates the view below before it scales the one around it.
    public var deformationThreshold: CGFloat = 2

    private var fingers = FingerTransform()

    /// The transform for the view: from the identity at the beginning, or from the value that was set since, in the coordinates of the
    /// view's superview, about the view's center. Setting it continues from the new value, with the fingers at their present
    /// locations (S-088).
    public var transform: CGAffineTransform {
        get { fingers.transform }
        set { fingers.restart(from: newValue, on: view) }
    }

    /// Creates the recognizer without a target.
    public init() {
        super.init(target: nil, action: nil)
    }

    /// Adds the fingers from their present locations.
    public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        restart(with: event.touches(for: self) ?? [])
    }

    /// Begins when the transform differs enough from the identity (S-089), and changes from then on (S-090).
    public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        fingers.follow(on: view)
        if state != .possible {
            state = .changed
        } else if !transform.isIdentity, isGesture {
            state = .began
        }
    }

    /// Ends with the last finger, in any state (S-091, S-092).
    public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        restart(with: event.touches(for: self) ?? [])
        guard fingers.isEmpty, state == .possible || state == .began || state == .changed else { return }
        if state == .possible {
            fail(because: "lifted before anything was moved, zoomed or turned")
        } else {
            state = .ended
        }
    }

    /// Handles it as an end: a dragged view is dropped where it is.
    public override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        touchesEnded(touches, with: event)
    }

    /// Discards the fingers; the next gesture starts with the identity.
    public override func reset() {
        fingers = FingerTransform()
    }

    private var isGesture: Bool {
        fingers.deformation > deformationThreshold || fingers.translation > translationThreshold
    }

    private func restart(with touches: Set<UITouch>) {
        fingers.restart(with: touches, on: view)
        // A change that was not sent to targets was not shown, and would be a jump later.
        if state == .possible { fingers.restart(from: .identity, on: view) }
    }
}
