public import TouchGeometry

/// How far something is shown beyond its edge when it is pulled there: ever less, and never as far as it is long (N-50,
/// B-341).
///
///     shown
///     dimension ┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄
///               │             __,.--''¨
///               │       _,-'¨
///               │   ,-'              shown = dimension · u / (1 + u),  u = coefficient · pull / dimension
///               │ /                  slope at the edge: the coefficient
///               └──────────────────────── pull
///
/// Both ways are odd functions and never fall; each axis has a band of its own (B-343).
public struct RubberBand: Hashable, Sendable {
    /// The length of the bounds along the axis, in points; never reached. A band that has none, or whose length is not finite,
    /// shows nothing.
    public let dimension: CGFloat
    /// The part of a small pull that is shown; 0.55 by default. With none, or one that is not finite, nothing is shown.
    public let coefficient: CGFloat

    /// Creates a band for bounds of that length in points, which gives way by the coefficient at the edge.
    public init(dimension: CGFloat, coefficient: CGFloat = 0.55) {
        self.dimension = dimension
        self.coefficient = coefficient
    }

    /// The points that are shown for a pull beyond the edge, in points: nearer to zero than the dimension, however far the
    /// pull, with its sign. Zero for what is no number.
    public func shown(for pull: CGFloat) -> CGFloat {
        guard isElastic, !pull.isNaN else { return 0 }
        // Each step keeps the order of its results when it rounds, so that more pull never shows less; and none overflows to
        // what is no number.
        let share = 1 - 1 / (abs(pull) / dimension * coefficient + 1)
        let shown = min(share * dimension, dimension.nextDown)
        return pull < 0 ? -shown : shown
    }

    /// The pull beyond the edge, in points, for which so much is shown: the other way round (B-342).
    ///
    /// What is never shown, because it reaches the dimension, counts as the furthest that is. Zero for what is no number.
    public func pull(for shown: CGFloat) -> CGFloat {
        guard isElastic, !shown.isNaN else { return 0 }
        let inside = min(abs(shown), dimension.nextDown)
        let pull = min(inside / (dimension - inside) * (dimension / coefficient), .greatestFiniteMagnitude)
        return shown < 0 ? -pull : pull
    }

    private var isElastic: Bool { dimension > 0 && dimension.isFinite && coefficient > 0 && coefficient.isFinite }
}
