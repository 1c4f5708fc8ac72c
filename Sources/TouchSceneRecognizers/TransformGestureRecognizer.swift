@_spi(Subclass) public import Touchstone

/// Fingers move, zoom and turn a view: what was under them stays under them (S-086…S-094).
///
///     finger 1    D──────────M────M────────────────U
///     finger 2         D─────M────M────U
///     deformation            3    …                       above 2 pt: it zooms or turns
///     translation                                         above 10 pt, if that is all
///     state       possible   began changed         ended
///
/// Continuous, of any number of fingers. Let the action set the transform of the view; at the beginning, make the recognizer
/// go on from the one that the view has:
///
///     if recognizer.state == .began {
///         recognizer.transform = view.transform.concatenating(recognizer.transform)
///     }
///     view.transform = recognizer.transform
///
/// A translation needs a longer way than a zoom or a turn. Else a finger that touches a small view would begin its recognizer
/// at once, and the two fingers of a pinch on the view around it would never pinch: who begins first prevents the others, and in
/// one event the deepest view comes first.
public final class TransformGestureRecognizer: UIGestureRecognizer {
    /// How far fingers that all move alike have to move, in points of the window; 10 by default, as a pan. 0 begins with the
    /// first movement.
    public var translationThreshold: CGFloat = 10
    /// How far a finger has to move against the middle of all, in points of the window, to zoom or to turn; 2 by default.
    /// When one of two fingers rests, the other one moves half of its way against their middle: keep it below half of
    /// `translationThreshold`, or a finger that moves alone is a translation of the view below before it zooms the one around it.
    public var deformationThreshold: CGFloat = 2

    private var fingers = FingerTransform()

    /// What to give to the view: from the identity at the beginning, or from what was set since, in the coordinates of the
    /// view's superview, about the view's centre. Setting it goes on from the new value, with the fingers measured from where
    /// they are (S-088).
    public var transform: CGAffineTransform {
        get { fingers.transform }
        set { fingers.restart(from: newValue, on: view) }
    }

    /// Creates the recognizer without a target.
    public init() {
        super.init(target: nil, action: nil)
    }

    /// Fingers that join begin at where they are.
    public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        restart(with: event.touches(for: self) ?? [])
    }

    /// Begins only when the transform departs from the identity, far enough (S-089), and changes ever after (S-090).
    public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        fingers.follow(on: view)
        if state != .possible {
            state = .changed
        } else if !transform.isIdentity, isGesture {
            state = .began
        }
    }

    /// Is over with the last finger, whatever happened before (S-091, S-092).
    public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        restart(with: event.touches(for: self) ?? [])
        guard fingers.isEmpty, state == .possible || state == .began || state == .changed else { return }
        if state == .possible {
            fail(because: "lifted before anything was moved, zoomed or turned")
        } else {
            state = .ended
        }
    }

    /// As an end: what was dragged is dropped where it is.
    public override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        touchesEnded(touches, with: event)
    }

    /// Forgets the fingers; the next gesture starts with the identity.
    public override func reset() {
        fingers = FingerTransform()
    }

    private var isGesture: Bool {
        fingers.deformation > deformationThreshold || fingers.translation > translationThreshold
    }

    private func restart(with touches: Set<UITouch>) {
        fingers.restart(with: touches, on: view)
        // What nobody was told of was not shown, and would be a jump later.
        if state == .possible { fingers.restart(from: .identity, on: view) }
    }
}
