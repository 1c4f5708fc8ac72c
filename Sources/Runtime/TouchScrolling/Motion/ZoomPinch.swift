import TouchInput

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
