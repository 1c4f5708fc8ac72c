/// The difference of two logs, as shown by a failure.
///
///       0     view hit by 1
///     - 40    tap ended            expected, did not happen
///     + 40    tap failed: moved    happened, not expected
package struct LogDifference {
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
        let (wanted, found) = (Self.lines(expected), Self.lines(actual))
        guard wanted != found else {
            description = nil
            return
        }
        commonCount = zip(wanted, found).prefix { $0 == $1 }.count
        var text = "The log differs ( - expected, + happened):\n"
        let common = Self.longestCommonLines(wanted, found)
        var (i, j) = (0, 0)
        for pair in common + [(wanted.count, found.count)] {
            while i < pair.0 {
                text += "- \(wanted[i])\n"
                changes.append((true, wanted[i]))
                i += 1
            }
            while j < pair.1 {
                text += "+ \(found[j])\n"
                changes.append((false, found[j]))
                j += 1
            }
            if i < wanted.count, j < found.count { text += "  \(wanted[i])\n" }
            (i, j) = (i + 1, j + 1)
        }
        let all = "Everything that happened, to copy if it is right:\n" + found.joined(separator: "\n")
        description = text + explain(self) + all
    }

    /// Returns the lines without common indentation, trailing spaces and empty lines.
    private static func lines(_ text: String) -> [String] {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: true).map { line in
            String(line.reversed().drop { $0 == " " }.reversed())
        }.filter { !$0.isEmpty }
        let indentation = lines.map { $0.prefix { $0 == " " }.count }.min() ?? 0
        return lines.map { String($0.dropFirst(indentation)) }
    }

    /// Returns what a line may state: its first word may be the time, or the column of a step.
    package static func readings(of line: String) -> [String] {
        let words = String(line.drop { $0 == " " })
        let rest = words.firstIndex(of: " ").map { String(words[$0...].drop { $0 == " " }) }
        return [words] + (rest.map { [$0] } ?? [])
    }

    /// Returns the pairs of equal lines of a longest common subsequence.
    private static func longestCommonLines(_ a: [String], _ b: [String]) -> [(Int, Int)] {
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
