import TouchTrace
public import TouchInput

/// The input of a trace, with what is needed to play it again: a link to what happened.
///
///     let packed = PackedTrace(trace)
///     let link = try "https://…/#trace=" + packed.text()
///     let again = try PackedTrace(parsing: Array(text.utf8), source: "link")
///
/// It packs tightly: ten seconds of two fingers take about two kilobytes of text. Decisions are not included, only their digest:
/// a program that plays the input makes them again, and compares.
public struct PackedTrace: Hashable, Sendable {
    /// The properties of the screen on which decisions depend.
    public struct Screen: Hashable, Sendable {
        /// The size in points, from 1 × 1 to 10,000 × 10,000.
        public var size: CGSize
        /// The number of device pixels for a point; `nil` if it is unknown.
        public var scale: CGFloat?

        /// Creates the properties of a screen.
        public init(size: CGSize, scale: CGFloat? = nil) {
            (self.size, self.scale) = (size, scale)
        }

        var isValid: Bool {
            let lengths: ClosedRange<CGFloat> = 1...10_000
            guard lengths.contains(size.width), lengths.contains(size.height) else { return false }
            return scale.map { $0 > 0 && $0 <= 1_000 } ?? true
        }
    }

    /// A step of what happened.
    @nonexhaustive public enum Step: Hashable, Sendable {
        /// The devices reported something.
        case frame(InputFrame)
        /// The screen was rotated or resized.
        case screen(Screen, at: Instant)

        /// The time of the step.
        public var instant: Instant {
            switch self {
            case .frame(let frame): frame.instant
            case .screen(_, let instant): instant
            }
        }
    }

    /// The name of the scene that received the input; empty if it is unknown.
    public var scene: String
    /// The screen at the beginning.
    public var screen: Screen
    /// The steps, in order.
    public var steps: [Step]
    /// The instant up to which time advanced.
    public var end: Instant
    /// The digest of the decisions: the value of a `DecisionDigest`.
    public var decisions: UInt64

    /// Creates a packed trace.
    /// - Parameters:
    ///   - scene: The name of the scene.
    ///   - screen: The screen at the beginning.
    ///   - steps: The steps, in order.
    ///   - end: The instant up to which time advanced.
    ///   - decisions: The digest of the decisions.
    public init(scene: String, screen: Screen, steps: [Step] = [], end: Instant = .zero, decisions: UInt64 = 0) {
        (self.scene, self.screen, self.steps, self.end, self.decisions) = (scene, screen, steps, end, decisions)
    }

    /// Creates the packed form of a trace. One that does not state the size of its screen counts as one of 400 × 300 points.
    public init(_ trace: Trace) {
        var digest = DecisionDigest()
        for record in trace.records { digest.take(record) }
        self.init(
            scene: trace[.scene] ?? "",
            screen: Screen(size: trace.screenSize ?? CGSize(width: 400, height: 300), scale: trace.screenScale),
            steps: trace.frames.map { .frame($0) }, end: trace.end, decisions: digest.value)
    }

    /// The frames, in order.
    public var frames: [InputFrame] {
        steps.compactMap { step in
            guard case .frame(let frame) = step else { return nil }
            return frame
        }
    }
}
