public import TouchGeometry
public import TouchInput

/// Where UIKit took a touch to be in a moment.
public struct InkPrediction: Hashable, Sendable {
    /// The contact of the frame.
    public var contact: Int
    /// When it was to be there.
    public var instant: Instant
    /// Points.
    public var location: CGPoint
    /// Predicted, too; its index is that of the newest reading.
    public var details: ContactDetails
}
