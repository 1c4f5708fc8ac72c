import TouchGeometry
import TouchKinematics

/// How far a view zooms, and how it is shown where fingers pull it further (B-362, N-54).
///
///     fingers    ─────────────────────────────►  pull the virtual scale
///     virtual    … minimum ───── maximum ───────────────► any number above 0
///     shown      … minimum ───── maximum ──► never twice the maximum, nor half the minimum
///
/// Beyond a limit the logarithm of the scale gives way like an edge does, so that zooming in and out resist alike:
/// shown = limit · e^b(ln(virtual / limit)), where b is the rubber band of length ln 2.
struct ZoomLimits: Hashable, Sendable {
    /// The least scale at rest.
    var minimum: CGFloat = 1
    /// The greatest scale at rest.
    var maximum: CGFloat = 1
    /// Whether it gives way beyond them.
    var bounces = true

    /// Whether there is anything between them.
    var isZoomPossible: Bool { maximum > minimum }

    func clamped(_ scale: CGFloat) -> CGFloat { max(minimum, min(maximum, scale)) }

    func contains(_ scale: CGFloat) -> Bool { clamped(scale) == scale }

    private var band: RubberBand { RubberBand(dimension: ScrollThresholds.zoomBand) }

    /// What fingers see that have pulled to a virtual scale.
    func shown(_ virtual: CGFloat) -> CGFloat {
        let limit = clamped(virtual)
        guard limit != virtual, bounces else { return limit }
        return limit * exponential(band.shown(for: logarithm(virtual / limit)))
    }

    /// The virtual scale of what is shown: fingers go on from there.
    func virtual(_ shown: CGFloat) -> CGFloat {
        let limit = clamped(shown)
        guard limit != shown, bounces else { return limit }
        // Other limits than those under which it was pulled may leave it further outside than it ever is shown.
        let furthest = ScrollThresholds.zoomBand * 0.99
        let excess = max(-furthest, min(furthest, logarithm(shown / limit)))
        return limit * exponential(band.pull(for: excess))
    }
}
