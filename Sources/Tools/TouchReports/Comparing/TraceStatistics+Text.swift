import TouchTrace
import TouchInput

extension TraceStatistics {
    /// The names and values, in the order of the text: `records.frame` `120`, `recognizer.pan.recognized` `2`,
    /// `recognizer.pan.median-ms` `48`. Times are in milliseconds unless the name contains `seconds`.
    public var entries: [(name: String, value: String)] {
        var list: [(name: String, value: String)] = [("seconds", Self.number(duration))]
        for kind in kinds { list.append(("records.\(kind.name)", "\(kind.count)")) }
        for recognizer in recognizers {
            let prefix = "recognizer.\(recognizer.name)"
            list.append(("\(prefix).recognized", "\(recognizer.recognized)"))
            list.append(("\(prefix).failed", "\(recognizer.failed)"))
            list.append(("\(prefix).cancelled", "\(recognizer.cancelled)"))
            for cause in recognizer.causes { list.append(("\(prefix).cause.\(cause.name)", "\(cause.count)")) }
            if let median = recognizer.medianLatency { list.append(("\(prefix).median-ms", Self.number(median))) }
            if let most = recognizer.maximumLatency { list.append(("\(prefix).max-ms", Self.number(most))) }
        }
        list.append(("withheld", "\(withheld.count)"))
        if let longest = withheld.max() { list.append(("withheld.max-ms", Self.number(longest))) }
        list.append(("never-received", "\(silenced)"))
        for (index, text) in diagnostics.enumerated() { list.append(("diagnostic.\(index + 1)", text)) }
        return list
    }

    /// Some lines for people, each with its line feed: first the results, then each recognizer, the calls that views did not receive, and
    /// the counts of records.
    public var text: String {
        var lines = results
        for recognizer in recognizers { lines += Self.lines(recognizer) }
        let longest = withheld.max().map { ", \(Self.number($0)) ms at most" } ?? ""
        lines.append("withheld from views: \(withheld.count)\(longest); never received: \(silenced)")
        lines.append("diagnostics: \(diagnostics.count)")
        lines += diagnostics.map { "    \($0)" }
        lines.append("\(kinds.reduce(0) { $0 + $1.count }) records in \(Self.number(duration)) s")
        lines += kinds.map { "    \($0.count) \($0.name)" }
        return lines.map { "\($0)\n" }.joined()
    }

    private static func lines(_ recognizer: Recognizer) -> [String] {
        var line =
            "\(recognizer.name): recognized \(recognizer.recognized), failed \(recognizer.failed), "
            + "cancelled \(recognizer.cancelled)"
        if let median = recognizer.medianLatency, let most = recognizer.maximumLatency {
            line += "; after \(number(median)) ms (median), \(number(most)) ms at most"
        }
        return [line] + recognizer.causes.map { "    \($0.count) × \($0.name)" }
    }

    /// Returns a number with at most two decimals.
    private static func number(_ value: Double) -> String { TouchInput.text(CGFloat(value)) }
}
