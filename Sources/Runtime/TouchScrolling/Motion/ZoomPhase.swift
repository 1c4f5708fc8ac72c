import TouchCore
import TouchInput

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
