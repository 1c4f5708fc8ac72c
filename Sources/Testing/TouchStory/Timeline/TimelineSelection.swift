public import TouchTrace

/// A part of a timeline: a range of seconds and some of its lanes.
public struct TimelineSelection: Hashable, Sendable {
    /// The beginning, in seconds as the timeline shows them; `nil` for that of the timeline.
    public var from: TimeInterval?
    /// The end, in the same seconds; `nil` for that of the timeline.
    public var to: TimeInterval?
    /// The patterns of lanes: their names, with `*` for any characters and `?` for one, or `fingers`, `recognizers`, `views`. Empty
    /// for all lanes.
    public var lanes: [String]

    /// Creates a selection; by default of everything.
    public init(from: TimeInterval? = nil, to: TimeInterval? = nil, lanes: [String] = []) {
        self.from = from
        self.to = to
        self.lanes = lanes
    }

    /// Returns a Boolean value that indicates whether a pattern matches a lane.
    static func pattern(_ pattern: String, means lane: Lane) -> Bool {
        pattern == lane.kind.heading || NamePattern(pattern).means(lane.name)
    }
}
