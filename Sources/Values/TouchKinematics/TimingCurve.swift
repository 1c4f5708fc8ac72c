public import TouchInput

/// The progress of a change as a function of time: a cubic Bézier curve from (0, 0) to (1, 1) (N-52).
///
///     progress                       easeInOut
///     1 │               ,·──•
///       │            ,'      (x2, y2)
///       │          /
///       │ (x1, y1) /
///     0 •──·'
///       0 ────────────────  1  fraction of the time
public struct TimingCurve: Hashable, Sendable {
    /// The time of the first control point, 0…1, and its progress, which may be outside that range.
    public let x1, y1: CGFloat
    /// The time of the second control point, 0…1, and its progress, which may be outside that range.
    public let x2, y2: CGFloat

    /// A curve with constant speed.
    public static let linear = TimingCurve(x1: 0, y1: 0, x2: 1, y2: 1)
    /// A curve with a slow start.
    public static let easeIn = TimingCurve(x1: 0.42, y1: 0, x2: 1, y2: 1)
    /// A curve with a slow end.
    public static let easeOut = TimingCurve(x1: 0, y1: 0, x2: 0.58, y2: 1)
    /// A curve with a slow start and end; the default of `UIView` animations.
    public static let easeInOut = TimingCurve(x1: 0.42, y1: 0, x2: 0.58, y2: 1)
    /// A curve with a fast start and a slow end; Core Animation's default.
    public static let `default` = TimingCurve(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1)

    /// Creates a curve from its control points; times outside 0…1 are clamped, since time never goes back.
    public init(x1: CGFloat, y1: CGFloat, x2: CGFloat, y2: CGFloat) {
        self.x1 = x1.within(0...1, otherwise: 0)
        self.y1 = y1.within(Thresholds.furthest, otherwise: 0)
        self.x2 = x2.within(0...1, otherwise: 1)
        self.y2 = y2.within(Thresholds.furthest, otherwise: 1)
    }

    /// Returns the progress at a fraction of the time: 0 at 0 and before, 1 at 1 and after; in between it may be outside 0…1.
    public func progress(at part: CGFloat) -> CGFloat {
        guard part > 0 else { return 0 }
        guard part < 1 else { return 1 }
        return Self.curve(y1, y2, at: parameter(at: part))
    }

    /// Returns the parameter of the curve at a fraction of the time: by Newton's method, or by bisection where that diverges.
    private func parameter(at part: CGFloat) -> CGFloat {
        var (low, high): (CGFloat, CGFloat) = (0, 1)
        var parameter = part
        for _ in 0..<64 {
            let difference = Self.curve(x1, x2, at: parameter) - part
            if abs(difference) < 1e-15 { break }
            if difference > 0 { high = parameter } else { low = parameter }
            let next = parameter - difference / Self.slope(x1, x2, at: parameter)
            parameter = next > low && next < high ? next : (low + high) / 2
        }
        return parameter
    }

    private static func curve(_ first: CGFloat, _ second: CGFloat, at s: CGFloat) -> CGFloat {
        let rest = 1 - s
        return s * (3 * rest * (rest * first + s * second) + s * s)
    }

    private static func slope(_ first: CGFloat, _ second: CGFloat, at s: CGFloat) -> CGFloat {
        let rest = 1 - s
        return 3 * (rest * rest * first + 2 * rest * s * (second - first) + s * s * (1 - second))
    }
}
