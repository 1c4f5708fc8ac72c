public import TouchInput

/// The touches that an iPad delivered to an app: each event with its coalesced touches, UIKit's predictions for it,
/// and the corrections of estimates, in the order in which the app received them.
public struct InkLog: Hashable, Sendable {
    /// A single delivery.
    public struct Event: Hashable, Sendable {
        /// One contact with its earlier readings, or a run of updates; in points of the view that logged, like all positions.
        public var frame: InputFrame
        /// The predictions of UIKit during the event, soonest first.
        public var predictions: [InkPrediction] = []
    }

    /// The source: a path, or any name that helps to find it again.
    public let source: String
    /// The events, in order. Instants are those of the device (seconds since it started, exact to a nanosecond); a run of updates has
    /// that of the event before, since the log does not contain its time.
    public let events: [Event]
    /// The number of contacts that came down.
    public let contactCount: Int

    /// The frames to pass to an application.
    public var frames: [InputFrame] { events.map { $0.frame } }

    /// The smallest size, in whole points from the origin, that contains every position: for a window, as the log does not contain
    /// the size of the screen.
    public var extent: CGSize {
        var size = CGSize(width: 1, height: 1)
        for frame in frames {
            for place in frame.contacts.map({ $0.location }) + frame.earlier.map({ $0.location }) {
                size.width = max(size.width, place.x.rounded(.up) + 1)
                size.height = max(size.height, place.y.rounded(.up) + 1)
            }
        }
        return size
    }
}

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
