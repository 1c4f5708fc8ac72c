import TouchCore
import TouchGeometry

/// Where a zoom of a scroll view stands. The delegate hears of its beginning when it leaves `resting`, and of its end when it
/// is back there: once each.
///
///     fingers    D D──M(9)──M──U(one)────U             D D──M──U U
///     in limits  resting pinching resting (a drag goes on)
///     beyond     resting pinching held ──── moving ─── pinching moving ─── resting
///     app                                                  setZoomScale(2, animated: true): moving ─── resting
enum ZoomPhase {
    /// Nothing.
    case resting
    /// Two fingers, or a trackpad, hold a point of the content.
    case pinching(ZoomPinch, UIView)
    /// Beyond its limits, while a finger is left that drags or has caught it; about where it will go back.
    case held(UIView, focus: CGPoint)
    /// Moves by itself.
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

    /// Why it moves by itself; `nil` if it does not.
    var motionKind: ZoomMotion.Kind? {
        if case .moving(let motion, _) = self { return motion.kind }
        return nil
    }
}

/// What a scroll view knows of its zoom.
struct Zooming {
    var phase = ZoomPhase.resting
    /// The scale that is shown.
    var scale: CGFloat = 1
    var limits = ZoomLimits()
    /// The size of the content at a scale of 1.
    var contentSize = CGSize.zero
    /// The size of the content is written by the zoom.
    var isScaling = false
    /// The pinch, once zooming has been possible.
    var pinch: ScrollPinchGestureRecognizer?
    /// Steps what moves by itself.
    var link: CADisplayLink?
}
