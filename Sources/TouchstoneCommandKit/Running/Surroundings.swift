public import TouchTimeline

/// Where a command runs.
public struct Surroundings {
    /// How timelines and other text are drawn.
    public let drawing: TimelineOptions
    /// Is told now and then what is being done and how much of it is over, from 0 to 1; `nil` where that is not known.
    public let progress: (_ stage: String, _ part: Double?) -> Void

    /// Describes the surroundings; by default nobody watches.
    public init(
        drawing: TimelineOptions = TimelineOptions(), progress: @escaping (String, Double?) -> Void = { _, _ in }
    ) {
        self.drawing = drawing
        self.progress = progress
    }
}
