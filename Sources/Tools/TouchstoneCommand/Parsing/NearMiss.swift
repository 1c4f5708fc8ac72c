/// Suggestions for a mistyped word.
enum NearMiss {
    /// Returns the word that needs the fewest letters changed, left out, added or swapped: at most one in three. The first of equals.
    nonisolated static func nearest(to word: String, among words: [String]) -> String? {
        let limit = max(1, word.count / 3)
        let distances = words.map { (word: $0, distance: distance(word, $0)) }
        return distances.filter { $0.distance <= limit }.min { $0.distance < $1.distance }?.word
    }

    /// Returns the message about a scene that does not exist.
    static func unknownScene(_ word: String, command: String) -> UsageError {
        let near = nearest(to: word, among: Program.current.scenes.map(\.name)).map { "did you mean '\($0)'?" }
        return UsageError(
            "there is no scene '\(word)'; \(near ?? "\(Program.name) scenes lists them")", command: command)
    }

    /// Returns the message about a word that is not allowed.
    static func unknown(_ word: String, _ place: String, _ allowed: [String], command: String) -> UsageError {
        let near = nearest(to: word, among: allowed).map { "did you mean '\($0)'?" }
        let advice =
            near
            ?? "write \(allowed.dropLast().joined(separator: ", "))\(allowed.count > 1 ? " or " : "")\(allowed.last ?? "")"
        return UsageError("'\(word)' is no \(place); \(advice)", command: command)
    }

    private nonisolated static func distance(_ first: String, _ second: String) -> Int {
        let (first, second) = (Array(first), Array(second))
        guard first.count < 100 else { return .max }
        var before: [Int] = []
        var last = Array(0...second.count)
        for row in first.indices {
            var next = [row + 1]
            for column in second.indices {
                var least = min(last[column + 1] + 1, next[column] + 1)
                least = min(least, last[column] + (first[row] == second[column] ? 0 : 1))
                if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
                    least = min(least, before[column - 1] + 1)
                }
                next.append(least)
            }
            (before, last) = (last, next)
        }
        return last[second.count]
    }
}
