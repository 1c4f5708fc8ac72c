public import TouchGeometry
public import TouchInput

/// A prediction of UIKit about a touch.
public struct InkPrediction: Hashable, Sendable {
    /// The contact of the frame.
    public var contact: Int
    /// The predicted time.
    public var instant: Instant
    /// The predicted location in points.
    public var location: CGPoint
    /// The predicted details; their index is that of the newest reading.
    public var details: ContactDetails
}
