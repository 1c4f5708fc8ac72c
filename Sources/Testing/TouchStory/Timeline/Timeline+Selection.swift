public import TouchTrace

extension Timeline {
    /// Returns the selected part; the numbers of decisions do not change.
    ///
    /// A run in progress at the beginning of the part is drawn from there. Time without activity in a selected lane is left out.
    public func selecting(_ selection: TimelineSelection) -> Timeline {
        let (start, end) = Self.ends(of: selection)
        if let start, let end, end < start { return Timeline([], [], [], origin: origin, isPart: true) }
        func contains(_ instant: Instant) -> Bool {
            (start.map { $0 <= instant } ?? true) && (end.map { instant <= $0 } ?? true)
        }
        let kept = lanes.filter { lane in
            selection.lanes.isEmpty || selection.lanes.contains { TimelineSelection.pattern($0, means: lane) }
        }
        let names = Set(kept.map { $0.name })
        let decisions = decisions.filter { decision in
            guard contains(decision.instant) else { return false }
            return selection.lanes.isEmpty
                || decision.subjects.contains { subject in
                    names.contains(subject) || selection.lanes.contains { NamePattern($0).means(subject) }
                }
        }
        let parts = kept.map { $0.cut(from: start, to: end) }.filter { !$0.marks.isEmpty }
        var instants = instants.filter(contains)
        // A run that lasts for the whole part is drawn to its ends.
        if let start, parts.contains(where: { $0.marks.first?.instant == start }), instants.first != start {
            instants.insert(start, at: 0)
        }
        if let end, let last = self.instants.last, end < last, parts.contains(where: { $0.run != nil }),
            instants.last != end
        {
            instants.append(end)
        }
        if !selection.lanes.isEmpty { instants = Self.busy(instants, parts, decisions) }
        var part = Timeline(
            parts, decisions, instants, origin: origin,
            isPart: isPart || selection != TimelineSelection())
        // What was asked for by its name is not folded away.
        part.deciders = deciders.union(
            kept.map { $0.name }.filter { name in selection.lanes.contains { NamePattern($0).means(name) } })
        return part
    }

    /// Returns the instants between which the selection lies.
    package static func ends(of selection: TimelineSelection) -> (start: Instant?, end: Instant?) {
        // Times are shown in milliseconds: an instant that is shown as that time belongs to it.
        (selection.from.map { drawable($0 - 0.000_5) }, selection.to.map { drawable($0 + 0.000_5) })
    }

    /// Returns an instant limited to beyond all records, but far enough from the ends of the time line to calculate safely.
    private static func drawable(_ seconds: TimeInterval) -> Instant {
        Instant(seconds: min(max(seconds, -4e9), 4e9))
    }

    /// Returns the patterns of a selection that match neither a lane nor a kind of lanes, in order.
    public func unknownLanes(of selection: TimelineSelection) -> [String] {
        selection.lanes.filter { pattern in
            !Lane.Kind.allCases.contains { $0.heading == pattern }
                && !lanes.contains { TimelineSelection.pattern(pattern, means: $0) }
                && !others.contains { NamePattern(pattern).means($0) }
                && !decisions.contains { $0.subjects.contains { NamePattern(pattern).means($0) } }
        }
    }

    /// The names of all lanes: fingers, recognizers, views, each in order of the first mention.
    public var laneNames: [String] {
        Lane.Kind.allCases.flatMap { kind in lanes.filter { $0.kind == kind }.map { $0.name } }
    }

    /// Returns the instants at which one of the lanes has a mark or a run, or a decision was made.
    private static func busy(_ instants: [Instant], _ lanes: [Lane], _ decisions: [Decision]) -> [Instant] {
        guard let last = instants.last else { return [] }
        var spans = decisions.map { (start: $0.instant, end: $0.instant) }
        for lane in lanes {
            for (index, mark) in lane.marks.enumerated() {
                let next = index + 1 < lane.marks.count ? lane.marks[index + 1].instant : last
                spans.append((mark.instant, mark.run == nil ? mark.instant : next))
            }
        }
        spans.sort { $0.start < $1.start }
        var result: [Instant] = []
        var index = 0
        var end: Instant?
        for instant in instants {
            while index < spans.count, spans[index].start <= instant {
                end = max(end ?? spans[index].end, spans[index].end)
                index += 1
            }
            if let end, instant <= end { result.append(instant) }
        }
        return result
    }
}

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

/// The recognizers that are folded away: internal ones that decided nothing.
///
/// An internal recognizer is one whose name `TimelineOptions.internalRecognizers` means. It is drawn if it recognized, if
/// another recognizer waited for it, if it kept a touch from a view, or if its lane was selected by a name or pattern. Else
/// it has no lane and is no subject of a decision; one line says that it was there.
package struct Folding {
    /// The lanes that are drawn.
    package let lanes: [Lane]
    /// The decisions that are listed, with the subjects that are left.
    package let decisions: [Decision]
    /// The lanes that are folded away, in their order.
    package let folded: [Lane]

    package init(_ timeline: Timeline, _ options: TimelineOptions) {
        let patterns = options.internalRecognizers.map { NamePattern($0) }
        let shown = Set(timeline.lanes.map { $0.name }).intersection(timeline.deciders)
        let views = Set(timeline.lanes.filter { $0.kind != .recognizer }.map { $0.name })
        var known: [String: Bool] = [:]
        func isFolded(_ name: String) -> Bool {
            if let isFolded = known[name] { return isFolded }
            let isFolded =
                !shown.contains(name) && !views.contains(name) && patterns.contains { $0.means(name) }
            known[name] = isFolded
            return isFolded
        }
        lanes = timeline.lanes.filter { $0.kind != .recognizer || !isFolded($0.name) }
        folded = timeline.lanes.filter { $0.kind == .recognizer && isFolded($0.name) }
        decisions = timeline.decisions.compactMap { decision in
            var decision = decision
            decision.subjects.removeAll(where: isFolded)
            return decision.subjects.isEmpty ? nil : decision
        }
    }

    /// Returns the names of folded recognizers, after their number: `2 internal recognizers: TouchDelay 2, ScrollPinch 3`.
    package static func text(_ names: [String]) -> String {
        let listed = names.map(ReadableNames.text).joined(separator: ", ")
        return "\(names.count) internal \(names.count == 1 ? "recognizer" : "recognizers"): \(listed)"
    }
}
