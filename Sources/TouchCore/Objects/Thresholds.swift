public import TouchGeometry

/// Every number that decides, in one place: value, unit, evidence, user.
///
/// These are defaults; where an app may want another value, the recognizer or application has a property for it. Apple
/// documents only some of them (spec 3.4), so tests check relations, not exact limits.
public enum Thresholds {
    // MARK: Touches

    /// A view less opaque than this takes no touches. N-24, documented. Used by `UIView.hitTest(_:with:)`.
    public static let minimumTouchableAlpha: CGFloat = 0.01
    /// Contacts at once; one more cancels all. N-22 (iPad, measured). Used by `UIApplication.maximumNumberOfContacts`.
    public static let maximumNumberOfContacts = 11
    /// Seconds from lift to next down that still count as the next tap. N-03 (0.30–0.40, others' measurements). Used by
    /// `UITouch.tapCount` and `UITapGestureRecognizer.maximumTapInterval`.
    public static let tapInterval: TimeInterval = 0.35
    /// Points between taps in a row, and points of movement that a tap allows. N-02, N-05 (others' measurements). Used
    /// by `UITouch.tapCount`, `UITapGestureRecognizer`.
    public static let tapDistance: CGFloat = 45

    // MARK: Time

    /// Seconds by which timers that set each other without end are put off. Our choice. Used by `Dispatcher`.
    static let endlessTimerDelay: TimeInterval = 0.01

    // MARK: Tap

    /// Seconds that a finger of a tap may stay down. N-01 (others' measurements). `UITapGestureRecognizer.maximumTapDuration`.
    public static let tapDuration: TimeInterval = 1.5
    /// Seconds between the fingers of a tap. N-06, our choice. `UITapGestureRecognizer.maximumTouchSeparation`.
    public static let touchSeparation: TimeInterval = 0.3

    // MARK: Long press

    /// Seconds that the fingers must rest. N-08, documented. `UILongPressGestureRecognizer.minimumPressDuration`.
    public static let pressDuration: TimeInterval = 0.5
    /// Points that a finger may move before. N-09, documented. `UILongPressGestureRecognizer.allowableMovement`.
    public static let pressMovement: CGFloat = 10

    // MARK: Pan and pinch

    /// Points, on one axis, at which a pan begins. N-10, measured by others. `UIPanGestureRecognizer.hysteresis`.
    public static let panHysteresis: CGFloat = 10
    /// Points of change of the fingers' distance at which a pinch begins. N-14 asks for 8–10; 9 gives the zoom of 6.9
    /// that others measured for fingers going from 20 to 200 pt. `UIPinchGestureRecognizer.hysteresis`.
    public static let pinchHysteresis: CGFloat = 9
    /// Points below which the distance of a pinch's fingers is not taken as smaller: digitizers do not resolve it, and
    /// a scale must not become infinite. Our choice. Used by `UIPinchGestureRecognizer`.
    public static let minimumPinchDistance: CGFloat = 1
    /// Seconds of rest after which a velocity is zero. N-13 (others' measurements). Used by `VelocityTracker`.
    public static let velocityRest: TimeInterval = 0.1
    /// Seconds over which the weight of an older velocity falls to 1/e. Our choice. Used by `VelocityTracker`.
    public static let velocityMemory: TimeInterval = 0.03

    // MARK: Edges and wheels

    /// Points from an edge of the screen within which a touch is at the edge. N-20, our choice. Used by
    /// `UIApplication.systemGestureEdgeWidth` and `UIScreenEdgePanGestureRecognizer.edgeWidth`.
    public static let screenEdgeWidth: CGFloat = 20
    /// Seconds after the last notch of a wheel at which its scroll is over. Our choice. Used by `Dispatcher`.
    public static let wheelPause: TimeInterval = 0.1
    /// Points between the two touches that play a pinch on a trackpad when it starts, one on either side of the pointer.
    /// Our choice: near enough to be on the view under the pointer, far enough for a pinch to begin after a sixth. Used by
    /// `PointerCompatibility`.
    public static let simulatedTouchDistance: CGFloat = 60
    /// Points beyond which they go no further apart. Our choice: no hand has more.
    public static let maximumSimulatedTouchDistance: CGFloat = 100_000
    /// How far off the way straight from the edge a drag may go, in radians. N-21 (the sheet's suggestion). Used by
    /// `UIScreenEdgePanGestureRecognizer.maximumAngle`.
    public static let edgePanAngle: CGFloat = .pi / 4
    /// By how much a trackpad has to change the scale before it counts as a pinch, as a part of the scale. Our choice:
    /// above the noise of two fingers that turn. Used by `UIPinchGestureRecognizer.transformHysteresis`.
    public static let transformScale: CGFloat = 0.02
    /// Radians by which a trackpad has to turn before it counts as a rotation. Our choice, about 2°. Used by
    /// `UIRotationGestureRecognizer.transformHysteresis`.
    public static let transformRotation: CGFloat = 0.035
}
