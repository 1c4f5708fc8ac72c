import TouchGeometry

/// What a pinch holds: a point of the content between the fingers. It decides scale and offset alone, whatever else the same
/// fingers drag (B-361).
///
///     offset = anchor · scale − focus        (then the ends of the content, as for any drag)
struct ZoomPinch: Hashable, Sendable {
    /// The virtual scale of a pinch whose own scale is 1.
    var base: CGFloat
    /// The point of the content that is held, as it is at a scale of 1.
    var anchor: CGPoint
    /// Where it is held: the middle of the fingers, from the upper left corner of the bounds.
    var focus: CGPoint
}
