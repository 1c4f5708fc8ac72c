public import TouchInput

/// The displayed excess of a scroll view that is pulled beyond its edge: its growth decreases, and it never reaches the dimension
/// (N-50, B-341).
///
///     shown
///     dimension ┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄
///               │             __,.--''¨
///               │       _,-'¨
///               │   ,-'              shown = dimension · u / (1 + u),  u = coefficient · pull / dimension
///               │ /                  slope at the edge: the coefficient
///               └──────────────────────── pull
///
/// Both directions are odd and monotonic functions; each axis has a separate band (B-343).
public struct RubberBand: Hashable, Sendable {
    /// The length of the bounds along the axis, in points; never reached. If it is not positive and finite, the excess is always
    /// zero.
    public let dimension: CGFloat
    /// The fraction of a small pull that is shown; 0.55 by default. If it is not positive and finite, the excess is always zero.
    public let coefficient: CGFloat

    /// Creates a band for bounds of a length in points, with a coefficient that is the slope at the edge.
    public init(dimension: CGFloat, coefficient: CGFloat = 0.55) {
        self.dimension = dimension
        self.coefficient = coefficient
    }

    /// Returns the shown excess for a pull beyond the edge, both in points: less than the dimension, however far the pull, with
    /// its sign. Zero for NaN.
    public func shown(for pull: CGFloat) -> CGFloat {
        guard isElastic, !pull.isNaN else { return 0 }
        // Each step is monotonic even with rounding, so that a greater pull never shows less; and none overflows to NaN.
        let share = 1 - 1 / (abs(pull) / dimension * coefficient + 1)
        let shown = min(share * dimension, dimension.nextDown)
        return pull < 0 ? -shown : shown
    }

    /// Returns the pull beyond the edge, in points, for which an excess is shown: the inverse function (B-342).
    ///
    /// An excess that is never shown, because it reaches the dimension, counts as the greatest that is. Zero for NaN.
    public func pull(for shown: CGFloat) -> CGFloat {
        guard isElastic, !shown.isNaN else { return 0 }
        let inside = min(abs(shown), dimension.nextDown)
        let pull = min(inside / (dimension - inside) * (dimension / coefficient), .greatestFiniteMagnitude)
        return shown < 0 ? -pull : pull
    }

    private var isElastic: Bool { dimension > 0 && dimension.isFinite && coefficient > 0 && coefficient.isFinite }
}

extension CGFloat {
    /// Returns the number clamped to the range; another number for NaN.
    func within(_ range: ClosedRange<CGFloat>, otherwise other: CGFloat) -> CGFloat {
        isNaN ? other : Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
    }
}
