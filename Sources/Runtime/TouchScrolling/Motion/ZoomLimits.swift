import TouchInput
import TouchKinematics

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
