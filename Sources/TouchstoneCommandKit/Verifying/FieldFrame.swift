import Touchstone

/// The state of the scroll views in a frame.
struct FieldFrame {
    /// The offsets of the plain, the paging and the zooming view.
    var offsets: [CGPoint]
    var zoom: Double

    /// The names of the scroll views, in the order of the offsets.
    static let views = ["plain", "paging", "zooming"]
}
