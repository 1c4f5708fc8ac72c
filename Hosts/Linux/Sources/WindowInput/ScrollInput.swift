public import Touchstone

/// The scrolls of a wheel or touchpad that the window system reports in groups: one report has the distances of both axes.
///
///     wheel       notches, close                        tick
///     touchpad    distance, close … stop, close         began, changed …, ended
public struct ScrollInput: Hashable, Sendable {
    /// The kind of device of a report.
    public enum Source: Hashable, Sendable {
        /// A wheel with or without notches, whose end is not reported.
        case wheel
        /// Fingers on a touchpad, which are lifted at the end.
        case fingers
    }

    /// The axes of a scroll.
    public enum Axis: Hashable, Sendable {
        /// To the right.
        case horizontal
        /// Down.
        case vertical
    }

    /// The distance of a notch of a wheel in points: three lines of 16.
    public static let notch: CGFloat = 48

    /// The kind of device of the present report; a wheel unless it is set.
    public var source = Source.wheel
    private var distances: [Axis: CGFloat] = [:]
    private var notches: [Axis: CGFloat] = [:]
    private var stopped: Set<Axis> = []
    private var instant: Instant?
    /// The axes of the scroll of a touchpad in progress that were not stopped; `nil` without one.
    private var moving: Set<Axis>?

    /// Creates the value without a scroll in progress.
    public init() {}

    /// A Boolean value that indicates whether fingers on a touchpad are scrolling.
    public var isScrolling: Bool { moving != nil }

    /// The device scrolled by a distance in points, positive to the right and down: the view moves there, and the content the other
    /// way.
    public mutating func scroll(_ axis: Axis, by distance: CGFloat, at instant: Instant) {
        guard distance.isFinite else { return }
        distances[axis, default: 0] += distance
        self.instant = max(instant, self.instant ?? instant)
    }

    /// A wheel turned by notches, or parts of them; they count in place of the distance.
    public mutating func turn(_ axis: Axis, by count: CGFloat) {
        guard count.isFinite else { return }
        notches[axis, default: 0] += count
    }

    /// The fingers that scrolled along an axis were lifted.
    public mutating func stop(_ axis: Axis, at instant: Instant) {
        stopped.insert(axis)
        self.instant = max(instant, self.instant ?? instant)
    }

    /// Ends a report.
    /// - Parameters:
    ///   - location: The location of the pointer, in points.
    ///   - now: The time of a report that has none.
    public mutating func close(at location: CGPoint, now: Instant) -> [InputFrame] {
        defer { (source, distances, notches, stopped, instant) = (.wheel, [:], [:], [], nil) }
        let time = instant ?? now
        var steps: [ScrollSample.Step] = []
        let delta = CGVector(dx: 0 - distance(.horizontal), dy: 0 - distance(.vertical))
        let isSilent = distances.isEmpty && notches.isEmpty
        // The stop of a touchpad may come without a source.
        switch isSilent && moving != nil ? .fingers : source {
        case .wheel:
            if delta != CGVector(dx: 0, dy: 0) { steps.append(.tick(delta)) }
        case .fingers:
            if !isSilent {
                steps.append(moving == nil ? .began(delta) : .changed(delta))
                moving = (moving ?? []).union(distances.keys)
            }
            if let left = moving?.subtracting(stopped), !stopped.isEmpty {
                moving = left.isEmpty ? nil : left
                if left.isEmpty { steps.append(.ended) }
            }
        }
        return frames(steps, at: location, time)
    }

    /// Cancels a scroll in progress.
    public mutating func cancel(at location: CGPoint, _ instant: Instant) -> [InputFrame] {
        defer { self = ScrollInput() }
        return moving == nil ? [] : frames([.cancelled], at: location, instant)
    }

    private func distance(_ axis: Axis) -> CGFloat {
        if let count = notches[axis], source == .wheel { return count * Self.notch }
        return distances[axis] ?? 0
    }

    private func frames(_ steps: [ScrollSample.Step], at location: CGPoint, _ instant: Instant) -> [InputFrame] {
        steps.map { InputFrame(at: instant, others: [.scroll(ScrollSample(at: location, $0))]) }
    }
}
