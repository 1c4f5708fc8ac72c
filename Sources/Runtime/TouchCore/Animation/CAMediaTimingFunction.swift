import TouchInput
import TouchKinematics

/// A course along a Bézier curve from (0, 0) to (1, 1): the horizontal axis is time, the vertical one progress.
#if !hasFeature(Embedded)
    @preconcurrency @MainActor
#endif
public final class CAMediaTimingFunction {
    /// The curve.
    package let curve: TimingCurve

    /// Creates a course of a curve.
    package init(_ curve: TimingCurve) { self.curve = curve }

    /// Creates a standard course.
    public convenience init(name: CAMediaTimingFunctionName) {
        switch name {
        case .linear: self.init(TimingCurve.linear)
        case .easeIn: self.init(.easeIn)
        case .easeOut: self.init(.easeOut)
        case .easeInEaseOut: self.init(.easeInOut)
        case .default: self.init(.default)
        }
    }

    /// Creates a course from two control points; their times are clamped to 0…1.
    public convenience init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        self.init(TimingCurve(x1: CGFloat(c1x), y1: CGFloat(c1y), x2: CGFloat(c2x), y2: CGFloat(c2y)))
    }
}

/// The standard courses.
public enum CAMediaTimingFunctionName: Hashable, Sendable {
    /// Has constant speed.
    case linear
    /// Starts slowly.
    case easeIn
    /// Ends slowly.
    case easeOut
    /// Starts and ends slowly.
    case easeInEaseOut
    /// Starts fast and ends slowly.
    case `default`
}
