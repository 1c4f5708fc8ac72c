public import TouchTrace

/// The results of an exploration: findings, each with the shortest script that shows it.
public struct Exploration {
    /// A finding of an exploration.
    public struct Result {
        /// The finding.
        public let finding: Finding
        /// The script that shows it, in words, with locations in points; `nil` for what no script has shown.
        public let script: String?
        /// The records of the script's run, which can be replayed.
        public let records: [TraceRecord]
    }

    /// The results, in the order of their kinds.
    public let results: [Result]
    /// The number of scripts that were played.
    public let runCount: Int
    /// The number of events up to which all scripts were played, except those whose beginning leads to a state that was explored.
    public let completeLength: Int
    /// The number of different states that they have led to.
    public let stateCount: Int
    /// The number of places at which fingers came down.
    public let placeCount: Int
    /// The number of places that were left out.
    public let leftOutCount: Int
}
