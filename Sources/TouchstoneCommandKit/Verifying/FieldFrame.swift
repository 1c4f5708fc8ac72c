import Touchstone

/// What the scroll views showed in a frame.
struct FieldFrame {
    /// The offsets of the plain, the paging and the zooming one.
    var offsets: [CGPoint]
    var zoom: Double

    /// The names of the scroll views, in the order of the offsets.
    static let views = ["plain", "paging", "zooming"]
}
