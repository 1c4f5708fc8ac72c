public import TouchGeometry
public import TouchInput

/// What an iPad told an app of its touches: each delivered event with its coalesced touches, what UIKit predicted in it,
/// and the corrections of estimates, in the order in which the app heard of them.
public struct InkLog: Hashable, Sendable {
    /// What was delivered at once.
    public struct Event: Hashable, Sendable {
        /// One contact with its earlier readings, or a run of updates; points of the view that logged, as are all places.
        public var frame: InputFrame
        /// What UIKit predicted during the event, soonest first.
        public var predictions: [InkPrediction] = []
    }

    /// Where it came from: a path, or any name that helps to find it again.
    public let source: String
    /// In order. Instants are those of the device (seconds since it started, exact to a nanosecond); a run of updates has
    /// that of the event before, since the log does not say when it came.
    public let events: [Event]
    /// The number of contacts that came down.
    public let contactCount: Int

    /// What to feed an application with.
    public var frames: [InputFrame] { events.map(\.frame) }

    /// The smallest size, in whole points from the origin, in which every place lies: for a window, as the log does not tell
    /// the size of the screen.
    public var extent: CGSize {
        var size = CGSize(width: 1, height: 1)
        for frame in frames {
            for place in frame.contacts.map(\.location) + frame.earlier.map(\.location) {
                size.width = max(size.width, place.x.rounded(.up) + 1)
                size.height = max(size.height, place.y.rounded(.up) + 1)
            }
        }
        return size
    }
}
