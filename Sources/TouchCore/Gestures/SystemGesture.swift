import TouchGeometry

/// What makes a recognizer a gesture of the system: the edges of the screen that it claims.
///
///     touch at the edge      D──M──M──M──…
///     claimed                pans, swipes, views wait │ it fails: they go on   or   it begins: they are prevented, or cancelled
///     deferred by the app    it waits                 │ all others failed: it may begin
///
/// Taps, pinches, rotations and presses of the app get the touch at once either way (B-390, B-392).
final class SystemGesture {
    let edges: UIRectEdge
    /// The app wanted the first go when the present attempt began.
    var isDeferred = false
    /// It has begun in the present attempt.
    var hasBegun = false

    init(edges: UIRectEdge) {
        self.edges = edges
    }
}
