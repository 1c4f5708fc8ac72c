public import TouchInput
import TouchKinematics

/// A course along a Bézier curve from (0, 0) to (1, 1): the horizontal axis is time, the vertical one progress.
#if !hasFeature(Embedded)
    @preconcurrency @MainActor
#endif
public final class UICubicTimingParameters: UITimingCurveProvider {
    /// The standard curve that the parameters were created with; `easeInOut` for one with control points.
    public let animationCurve: UIView.AnimationCurve
    /// The first control point.
    public let controlPoint1: CGPoint
    /// The second control point.
    public let controlPoint2: CGPoint
    /// `builtin` for a standard curve, `cubic` for one with control points.
    public let timingCurveType: UITimingCurveType

    /// Creates the course of Core Animation's default curve: a fast start and a slow end.
    public convenience init() {
        let curve = TimingCurve.default
        self.init(
            controlPoint1: CGPoint(x: curve.x1, y: curve.y1), controlPoint2: CGPoint(x: curve.x2, y: curve.y2))
    }

    /// Creates the course of a standard curve.
    public init(animationCurve curve: UIView.AnimationCurve) {
        let bezier = TimingCurve(curve)
        animationCurve = curve
        controlPoint1 = CGPoint(x: bezier.x1, y: bezier.y1)
        controlPoint2 = CGPoint(x: bezier.x2, y: bezier.y2)
        timingCurveType = .builtin
    }

    /// Creates the course of a curve with two control points; their times are clamped to 0…1.
    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        animationCurve = .easeInOut
        controlPoint1 = point1
        controlPoint2 = point2
        timingCurveType = .cubic
    }

    /// Returns itself.
    public var cubicTimingParameters: UICubicTimingParameters? { self }
    /// `nil`.
    public var springTimingParameters: UISpringTimingParameters? { nil }

    var curve: TimingCurve {
        TimingCurve(x1: controlPoint1.x, y1: controlPoint1.y, x2: controlPoint2.x, y2: controlPoint2.y)
    }
}

extension TimingCurve {
    init(_ curve: UIView.AnimationCurve) {
        switch curve {
        case .easeInOut: self = .easeInOut
        case .easeIn: self = .easeIn
        case .easeOut: self = .easeOut
        case .linear: self = .linear
        }
    }
}
