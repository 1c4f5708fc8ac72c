public import TouchInput

/// The numbers that decide about gestures, in one place: value, unit, evidence, user.
///
/// They are defaults; where an app may need another value, the recognizer or application has a property for it. Apple documents
/// only some of them, so tests check relations, not exact limits.
public enum GestureThresholds {
    /// The number of display frames and calls of `advance(to:)` at one instant after which no more frames are requested until time
    /// advances, and of calls without a wanted frame after which that is reported. Our choice: the same limit as for everything else that
    /// may repeat in one call. Used by `DisplayFrames`.
    static let mostFramesAtOnce = 1_000
    // MARK: Touches

    /// A view less opaque than this receives no touches. N-24, documented. Used by `UIView.hitTest(_:with:)`.
    public static let minimumTouchableAlpha: CGFloat = 0.01
    /// Contacts at once; one more cancels all. N-22 (iPad, measured). Used by `HostInterface.maximumNumberOfContacts`.
    public static let maximumNumberOfContacts = 11
    /// Seconds from lift to next down that still count as the next tap. N-03 (0.30–0.40, others' measurements). Used by
    /// `UITouch.tapCount` and `UITapGestureRecognizer.maximumTapInterval`.
    public static let tapInterval: TimeInterval = 0.35
    /// Points between taps in a row, and points of movement that a tap allows. N-02, N-05 (others' measurements). Used
    /// by `UITouch.tapCount`, `UITapGestureRecognizer`.
    public static let tapDistance: CGFloat = 45

    /// The number of contacts, earlier readings or updates of one frame beyond which further ones are ignored. Our choice: a
    /// second of ten contacts at 1,000 Hz. Used by `Dispatcher`.
    static let maximumSamplesOfFrame = 10_000

    // MARK: Time

    /// Seconds by which timers that keep setting each other are delayed. Our choice. Used by `Dispatcher`.
    static let endlessTimerDelay: TimeInterval = 0.01

    /// The longest time in seconds between two frames of a display that is taken as one frame interval. Our choice. Used by
    /// `CADisplayLink.duration`.
    static let longestDisplayFrame: TimeInterval = 0.1

    // MARK: Animation

    /// Seconds; the duration of an animation that is begun without one (documented for `setAnimationDuration`). Used by
    /// `UIView.beginAnimations`.
    static let animationDuration: TimeInterval = 0.2
    /// Seconds; the duration of changes of layers that are no views', documented. Used by `CALayer`.
    static let implicitAnimationDuration: TimeInterval = 0.25
    /// Seconds; a shorter animation completes immediately. A nanosecond, the resolution of instants. Used by `AnimationBlock`.
    static let shortestAnimation: TimeInterval = 1e-9
    /// Seconds; a longer animation is limited to this. Our choice: 31 years. Used by `AnimationBlock`.
    static let longestAnimation: TimeInterval = 1e9
    /// The fraction of the animated distance within which a spring must stay for its animation to end. Our choice. Used by
    /// `UIView.animate(springDuration:…)`.
    static let animationRest: CGFloat = 0.001

    // MARK: Tap

    /// Seconds that a finger of a tap may stay down. N-01 (others' measurements). `UITapGestureRecognizer.maximumTapDuration`.
    public static let tapDuration: TimeInterval = 1.5
    /// Seconds between the fingers of a tap. N-06, our choice. `UITapGestureRecognizer.maximumTouchSeparation`.
    public static let touchSeparation: TimeInterval = 0.3

    // MARK: Long press

    /// Seconds that the fingers must rest. N-08, documented. `UILongPressGestureRecognizer.minimumPressDuration`.
    public static let pressDuration: TimeInterval = 0.5
    /// Points that a finger may move before that. N-09, documented. `UILongPressGestureRecognizer.allowableMovement`.
    public static let pressMovement: CGFloat = 10

    // MARK: Pan, pinch, rotation

    /// Points, on one axis, at which a pan begins. N-10, others' measurements. `UIPanGestureRecognizer.hysteresis`.
    public static let panHysteresis: CGFloat = 10
    /// Points by which the distance of the fingers must change for a pinch to begin. M-17, measured. `UIPinchGestureRecognizer.hysteresis`.
    public static let pinchHysteresis: CGFloat = 8
    /// Points; a smaller distance between the fingers of a pinch counts as this: digitizers do not resolve it, and a scale must
    /// not become infinite. Our choice. Used by `UIPinchGestureRecognizer`.
    public static let minimumPinchDistance: CGFloat = 1
    /// Points that the fingers of a rotation must move around their centroid for it to begin. N-15 (another implementation's
    /// formula, our length). `UIRotationGestureRecognizer.hysteresis`.
    public static let rotationHysteresis: CGFloat = 10
    /// Points of distance below which the direction between two fingers is undefined: there, a point of jitter is more than 5°.
    /// Our choice. Used by `UIRotationGestureRecognizer`.
    public static let minimumRotationDistance: CGFloat = 10
    /// Seconds of rest after which a velocity is zero. N-13 (others' measurements). Used by `VelocityTracker`.
    public static let velocityRest: TimeInterval = 0.1
    /// Seconds over which the weight of an older velocity falls to 1/e. Our choice. Used by `VelocityTracker`.
    public static let velocityMemory: TimeInterval = 0.03

    // MARK: Edges and wheels

    /// Points from an edge of the screen within which a touch is at the edge. N-20, our choice. Used by
    /// `HostInterface.systemGestureEdgeWidth` and `UIScreenEdgePanGestureRecognizer.edgeWidth`.
    public static let screenEdgeWidth: CGFloat = 20
    /// Seconds after the last notch of a wheel at which its scroll is over. Our choice. Used by `Dispatcher`.
    public static let wheelPause: TimeInterval = 0.1
    /// Points between the two simulated touches of a trackpad pinch at its start, one on either side of the pointer. Our choice:
    /// small enough that both are on the view under the pointer, large enough that a sixth more begins a pinch. Used by
    /// `PointerCompatibility`.
    public static let simulatedTouchDistance: CGFloat = 60
    /// The largest distance in points between them. Our choice: no hand is larger.
    public static let maximumSimulatedTouchDistance: CGFloat = 100_000
    /// The largest angle in radians between a drag from the edge and the normal of the edge. N-21, our choice. Used by
    /// `UIScreenEdgePanGestureRecognizer.maximumAngle`.
    public static let edgePanAngle: CGFloat = .pi / 4
    /// Seconds that a finger may stay at the edge before it drags (B-251). Our choice, as long as others have
    /// seen touches at the edge delayed (B-391). Used by `UIScreenEdgePanGestureRecognizer.maximumDwell`.
    public static let edgeDwell: TimeInterval = 1
    /// The change of scale, as a fraction, at which a trackpad gesture counts as a pinch. Our choice: above the noise of two
    /// fingers that rotate. Used by `UIPinchGestureRecognizer.transformHysteresis`.
    public static let transformScale: CGFloat = 0.02
    /// The rotation in radians at which a trackpad gesture counts as a rotation. Our choice, about 2°. Used by
    /// `UIRotationGestureRecognizer.transformHysteresis`.
    public static let transformRotation: CGFloat = 0.035

    // MARK: Prediction

    /// The shortest time in seconds for which touches are predicted, however frequent events are. Our choice: 240 Hz, the fastest
    /// of N-58. Used by `UIEvent.predictedTouches(for:)`.
    public static let shortestFrame: TimeInterval = 1 / 240
    /// The longest time in seconds for which touches are predicted: a frame at 60 Hz. N-59. Used by
    /// `UIEvent.predictedTouches(for:)`.
    public static let longestFrame: TimeInterval = 1 / 60

    // MARK: Swipe

    /// Seconds from its start that a swipe may take. N-16 (another implementation's). `UISwipeGestureRecognizer.maximumDuration`.
    public static let swipeDuration: TimeInterval = 0.5
    /// Points from the place of the touch-down at which a swipe starts: the rest before it does not count, since people whose
    /// swipes were recorded rested for 0.2 to 0.6 s first. Our choice. `UISwipeGestureRecognizer.startDistance`.
    public static let swipeStart: CGFloat = 10
    /// The length in points of the slowest swipe. N-17, N-19, our choice. `UISwipeGestureRecognizer.distanceWhenSlow`.
    public static let slowSwipeDistance: CGFloat = 50
    /// The length in points of the fastest swipe. N-17, N-19, our choice. `UISwipeGestureRecognizer.distanceWhenFast`.
    public static let fastSwipeDistance: CGFloat = 80
    /// Points sideways per point forwards in the slowest swipe: 20°. N-18 (another implementation's).
    /// `UISwipeGestureRecognizer.slopeWhenSlow`.
    public static let slowSwipeSlope: CGFloat = 0.36
    /// Points sideways per point forwards in the fastest swipe: 40°. N-18 (another implementation's).
    /// `UISwipeGestureRecognizer.slopeWhenFast`.
    public static let fastSwipeSlope: CGFloat = 0.84
    /// Points by which the path of a finger may differ from the mean path. Our choice.
    /// `UISwipeGestureRecognizer.allowableSpread`.
    public static let swipeSpread: CGFloat = 30
    /// Seconds between two scans of the slowest digitizers; a moving finger without a reading for longer than that is at rest.
    /// Our choice. Used by `UISwipeGestureRecognizer`.
    public static let slowestScan: TimeInterval = 1.0 / 60
}
