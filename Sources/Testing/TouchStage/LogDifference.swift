/// The difference of two logs, as shown by a failure: the first one, with three lines before and after it.
///
///       0     view hit by 1
///     - 40    tap ended            expected, did not happen
///     + 40    tap failed: moved    happened, not expected
package struct LogDifference {
    /// The number of equal lines around a difference, and the number of lines of a difference that are printed at most.
    private static let (around, most) = (3, 20)

    /// The text; `nil` if the logs are equal.
    private(set) var description: String?
    /// The number of lines of the actual log before the first difference.
    private(set) var commonCount = 0
    private var changes: [(isExpected: Bool, line: String)] = []
    /// The lines that are in one of the logs only, in order.
    var lines: [String] { changes.map(\.line) }
    /// The lines that were expected and did not happen.
    package var missing: [String] { changes.filter(\.isExpected).map(\.line) }
    /// The lines that happened and were not expected.
    package var unexpected: [String] { changes.filter { !$0.isExpected }.map(\.line) }

    /// Compares two logs.
    /// - Parameter explain: Returns what is printed between the difference and the actual log.
    init(expected: String, actual: String, explain: (LogDifference) -> String = { _ in "" }) {
        let found = LoggedLine.lines(actual)
        let wanted = LoggedLine.lines(expected, isTimed: found.first?.time != nil)
        guard wanted != found else { return }
        commonCount = zip(wanted, found).prefix { $0 == $1 }.count
        var rows: [(mark: String, line: LoggedLine)] = []
        var (i, j) = (0, 0)
        for pair in Self.longestCommonLines(wanted, found) + [(wanted.count, found.count)] {
            rows += wanted[i..<pair.0].map { ("-", $0) } + found[j..<pair.1].map { ("+", $0) }
            if pair.0 < wanted.count, pair.1 < found.count { rows.append((" ", wanted[pair.0])) }
            (i, j) = (pair.0 + 1, pair.1 + 1)
        }
        let width = LoggedLine.width(of: wanted + found)
        changes = rows.filter { $0.mark != " " }.map { ($0.mark == "-", $0.line.text) }
        let all = "Everything that happened, to copy if it is right:\n" + actual
        // Without a line in common, the log below is the other half of the difference.
        let isWhole = !found.isEmpty && !rows.contains { $0.mark == " " }
        if isWhole { rows.removeAll { $0.mark == "+" } }
        let difference = rows.isEmpty ? "" : Self.text(rows, width, isWhole: isWhole)
        description = difference + explain(self) + all
    }

    /// Returns the first difference with the lines around it.
    private static func text(_ rows: [(mark: String, line: LoggedLine)], _ width: Int, isWhole: Bool) -> String {
        let places = rows.indices.filter { rows[$0].mark != " " }
        var text = isWhole ? "Nothing of what was expected happened:\n" : "The log differs ( - expected, + happened):\n"
        guard let first = places.first else { return text }
        var (last, shownCount) = (first, 1)
        for place in places.dropFirst() {
            guard place - last <= around, shownCount < most else { break }
            (last, shownCount) = (place, shownCount + 1)
        }
        // A log shows a time once: either one by itself.
        var (wanted, found): (String?, String?)
        for row in rows[max(0, first - around)...min(rows.count - 1, last + around)] {
            text += "\(row.mark) \(row.line.text(width, after: row.mark == "-" ? wanted : found))\n"
            if row.mark != "+" { wanted = row.line.time }
            if row.mark != "-" { found = row.line.time }
        }
        let rest = places.count - shownCount
        return rest == 0 ? text : text + "… and \(rest) more \(rest == 1 ? "line differs" : "lines differ")\n"
    }

    /// Returns what a line may state: its first word may be the time, or the column of a step.
    package static func readings(of line: String) -> [String] {
        let words = String(line.drop { $0 == " " })
        let rest = words.firstIndex(of: " ").map { String(words[$0...].drop { $0 == " " }) }
        return [words] + (rest.map { [$0] } ?? [])
    }

    /// Returns the pairs of equal lines of a longest common subsequence.
    private static func longestCommonLines(_ a: [LoggedLine], _ b: [LoggedLine]) -> [(Int, Int)] {
        var lengths = Array(repeating: Array(repeating: 0, count: b.count + 1), count: a.count + 1)
        for i in a.indices.reversed() {
            for j in b.indices.reversed() {
                lengths[i][j] = a[i] == b[j] ? lengths[i + 1][j + 1] + 1 : max(lengths[i + 1][j], lengths[i][j + 1])
            }
        }
        var pairs: [(Int, Int)] = []
        var (i, j) = (0, 0)
        while i < a.count, j < b.count {
            if a[i] == b[j] {
                pairs.append((i, j))
                (i, j) = (i + 1, j + 1)
            } else if lengths[i + 1][j] >= lengths[i][j + 1] {
                i += 1
            } else {
                j += 1
            }
        }
        return pairs
    }
}

/// A line of a log: of a log with times, each has that of its instant.
private struct LoggedLine: Equatable {
    /// The time in milliseconds; `nil` in a log of patterns, and before the first time.
    var time: String?
    var text: String

    /// Returns the lines of a text without common indentation, trailing spaces and empty lines.
    /// - Parameter isTimed: `true` for a log that is compared with one with times.
    static func lines(_ text: String, isTimed: Bool = false) -> [LoggedLine] {
        let lines = text.split(separator: "\n").map { line in
            String(line.reversed().drop { $0 == " " }.reversed())
        }.filter { !$0.isEmpty }
        let indentation = lines.map { $0.prefix { $0 == " " }.count }.min() ?? 0
        let aligned = lines.map { $0.dropFirst(indentation) }
        guard isTimed || aligned.first?.first?.isNumber == true else {
            return aligned.map { LoggedLine(time: nil, text: String($0)) }
        }
        var time: String?
        return aligned.map { line in
            let first = line.prefix { $0.isNumber || $0 == "." }
            let rest = line.dropFirst(first.count)
            guard !first.isEmpty, rest.first == " " else {
                return LoggedLine(time: time, text: String(line.drop { $0 == " " }))
            }
            time = String(first)
            return LoggedLine(time: time, text: String(rest.drop { $0 == " " }))
        }
    }

    /// Returns the width of the column of times.
    static func width(of lines: [LoggedLine]) -> Int { StageLog.width(of: lines.compactMap(\.time)) }

    /// Returns the line with its time, unless that is the one before it.
    func text(_ width: Int, after last: String? = nil) -> String {
        guard let time else { return text }
        return (time == last ? "" : time).padded(to: width) + text
    }
}
