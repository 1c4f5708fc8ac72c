import TouchCore
import TouchInput
import TouchKinematics

/// The phase of a zoom of a scroll view. The delegate is notified that zooming begins when it leaves `resting`, and that it ended
/// when it returns there: once each.
///
///     fingers    D D──M(9)──M──U(one)────U             D D──M──U U
///     in limits  resting pinching resting (a drag goes on)
///     beyond     resting pinching held ──── moving ─── pinching moving ─── resting
///     app                                                  setZoomScale(2, animated: true): moving ─── resting
enum ZoomPhase {
    /// The view is not being zoomed.
    case resting
    /// Two fingers, or a trackpad, hold a point of the content.
    case pinching(ZoomPinch, UIView)
    /// Beyond the limits, while a finger still drags or has caught the view; `focus` is the point about which it will bounce back.
    case held(UIView, focus: CGPoint)
    /// The zoom is animated.
    case moving(ZoomMotion, UIView)

    /// The view that is zoomed.
    var view: UIView? {
        switch self {
        case .resting: nil
        case .pinching(_, let view), .held(let view, _), .moving(_, let view): view
        }
    }

    var isResting: Bool {
        if case .resting = self { return true }
        return false
    }

    var isPinching: Bool {
        if case .pinching = self { return true }
        return false
    }

    /// The cause of the motion; `nil` if there is none.
    var motionKind: ZoomMotion.Kind? {
        if case .moving(let motion, _) = self { return motion.kind }
        return nil
    }
}

/// The state of a scroll view's zoom.
struct Zooming {
    var phase = ZoomPhase.resting
    /// The scale; what is shown differs from it while the zoom is animated.
    var scale: CGFloat = 1
    var limits = ZoomLimits()
    /// The size of the content at a scale of 1.
    var contentSize = CGSize.zero
    /// A Boolean value that indicates whether the zoom itself is changing the size of the content.
    var isScaling = false
    /// The pinch, made when zooming first becomes possible.
    var pinch: ScrollPinchGestureRecognizer?
    /// The number of motions so far.
    var motions = 0
}

/// An animated zoom. Scale and offset have their final values from its start; what is shown goes there by an animation of views, in
/// which both cover the same share of their way, so that one point of the picture stays in place.
///
///     scale     from ●╲
///                     `·._         shown
///     limit ●┄┄┄┄┄┄┄┄┄┄┄┄┄`¨··──●  zoomScale
struct ZoomMotion: Hashable, Sendable {
    /// The cause of a motion.
    enum Kind: Hashable, Sendable {
        /// Fingers were lifted beyond a limit.
        case bounce
        /// The app asked for an animated zoom.
        case animation
    }

    let kind: Kind
    /// The number of the motion, counted by the view.
    let number: Int
    /// The point about which it zooms, from the upper left corner of the bounds, unless an end of the content prevents it.
    let focus: CGPoint
}

/// The point of the content that a pinch holds between the fingers. It alone decides scale and offset, even if the same
/// fingers drag as well (B-361).
///
///     offset = anchor · scale − focus        (then limited to the ends of the content, as for any drag)
struct ZoomPinch: Hashable, Sendable {
    /// The virtual scale of a pinch whose own scale is 1.
    var base: CGFloat
    /// The point of the content that is held, at a scale of 1.
    var anchor: CGPoint
    /// The centroid of the fingers, from the upper left corner of the bounds.
    var focus: CGPoint
}

/// The scales between which a view zooms, and the resistance beyond them (B-362, N-54).
///
///     fingers    ─────────────────────────────►  pull the virtual scale
///     virtual    … minimum ───── maximum ───────────────► any number above 0
///     shown      … minimum ───── maximum ──► never twice the maximum, nor half the minimum
///
/// Beyond a limit, the logarithm of the scale is rubber-banded as an offset is at an edge, so that zooming in and out resist alike:
/// shown = limit · e^b(ln(virtual / limit)), where b is the rubber band of length ln 2.
struct ZoomLimits: Hashable, Sendable {
    /// The least scale at rest.
    var minimum: CGFloat = 1
    /// The greatest scale at rest.
    var maximum: CGFloat = 1
    /// A Boolean value that indicates whether fingers can zoom beyond the limits.
    var bounces = true

    /// A Boolean value that indicates whether the limits differ.
    var isZoomPossible: Bool { maximum > minimum }

    func clamped(_ scale: CGFloat) -> CGFloat { max(minimum, min(maximum, scale)) }

    func contains(_ scale: CGFloat) -> Bool { clamped(scale) == scale }

    private var band: RubberBand { RubberBand(dimension: ScrollThresholds.zoomBand) }

    /// Returns the scale that is shown for a virtual scale.
    func shown(_ virtual: CGFloat) -> CGFloat {
        let limit = clamped(virtual)
        guard limit != virtual, bounces else { return limit }
        return limit * exponential(band.shown(for: logarithm(virtual / limit)))
    }

    /// Returns the virtual scale of a shown one, from which fingers continue.
    func virtual(_ shown: CGFloat) -> CGFloat {
        let limit = clamped(shown)
        guard limit != shown, bounces else { return limit }
        // If the limits have changed since, it may be further outside than is ever shown.
        let furthest = ScrollThresholds.zoomBand * 0.99
        let excess = max(-furthest, min(furthest, logarithm(shown / limit)))
        return limit * exponential(band.pull(for: excess))
    }
}
