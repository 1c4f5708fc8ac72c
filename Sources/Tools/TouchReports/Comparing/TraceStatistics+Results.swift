import TouchTrace

extension TraceStatistics {
    /// The causes of all recognizers, most frequent first, then in order of first occurrence.
    public var causes: [Count] {
        var found: [Count] = []
        var places: [String: Int] = [:]
        for cause in recognizers.flatMap({ $0.causes }) {
            if let place = places[cause.name] {
                found[place].count += cause.count
            } else {
                places[cause.name] = found.count
                found.append(cause)
            }
        }
        return found.enumerated()
            .sorted { ($1.element.count, $0.offset) < ($0.element.count, $1.offset) }
            .map { $0.element }
    }

    /// The lines with which the text begins: what was recognized, and how many attempts failed or were cancelled for each
    /// cause.
    var results: [String] {
        let recognized = recognizers.filter { $0.recognized > 0 }.map { "\($0.name) ×\($0.recognized)" }
        let failed = recognizers.reduce(0) { $0 + $1.failed }
        let cancelled = recognizers.reduce(0) { $0 + $1.cancelled }
        return ["recognized: \(recognized.isEmpty ? "nothing" : recognized.joined(separator: ", "))"]
            + ["failed: \(failed); cancelled: \(cancelled)"] + causes.map { "    \($0.count) × \($0.name)" }
    }
}
