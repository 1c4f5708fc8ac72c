public import Touchstone

/// A part of a timeline: some seconds of it, some of its lanes.
public struct TimelineSelection: Hashable, Sendable {
    /// From here, in seconds as the timeline shows them; `nil` for the beginning.
    public var from: TimeInterval?
    /// To here, in the same seconds; `nil` for the end.
    public var to: TimeInterval?
    /// Which lanes: their names, with `*` for any characters and `?` for one, or `fingers`, `recognizers`, `views`. All if
    /// there is none.
    public var lanes: [String]

    /// Selects; everything by default.
    nonisolated public init(from: TimeInterval? = nil, to: TimeInterval? = nil, lanes: [String] = []) {
        self.from = from
        self.to = to
        self.lanes = lanes
    }

    /// Whether a pattern means a lane of that kind and name.
    static func pattern(_ pattern: String, means lane: Lane) -> Bool {
        pattern == lane.kind.heading || NamePattern(pattern).means(lane.name)
    }
}
