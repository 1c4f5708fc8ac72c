import TouchStory
import TouchTrace
import TouchReports

/// The lines of a trace that come near to a text that is in none of them.
struct NearLines {
    /// The number of lines that are kept.
    private static let kept = 40
    /// The number of lines that are named.
    private static let named = 3

    private let text: String
    private let words: Set<Substring>
    private var lines: [(text: String, nearness: Double)] = []
    private var decisions = DecisionLines()

    init(to text: String) {
        self.text = text
        words = Self.words(text)
    }

    /// Compares the lines of a record, in the words of the file only if it has no others.
    mutating func take(_ record: TraceRecord) {
        for line in decisions.take([record]) + LineWatch.lines(record).prefix(1) { take(line) }
    }

    /// The nearest line if it is nearly the text; else those that share the most words with it; none if no line shares any.
    var nearest: [String] {
        let nearest = Self.nearest(lines).map(\.text)
        if let line = NearMiss.nearest(to: text, among: nearest) { return [line] }
        return Array(nearest.prefix(Self.named))
    }

    private mutating func take(_ line: String) {
        let others = Self.words(line)
        let shared = words.intersection(others).count
        guard shared > 0, !lines.contains(where: { $0.text == line }) else { return }
        lines.append((line, Double(shared) / Double(words.union(others).count)))
        if lines.count > 4 * Self.kept { lines = Array(Self.nearest(lines).prefix(Self.kept)) }
    }

    /// Returns the lines in order of nearness; the first of equals stays first.
    private static func nearest(_ lines: [(text: String, nearness: Double)]) -> [(text: String, nearness: Double)] {
        lines.enumerated().sorted { ($1.element.nearness, $0.offset) < ($0.element.nearness, $1.offset) }.map(\.element)
    }

    private static func words(_ text: String) -> Set<Substring> {
        Set(text.split { !$0.isLetter && !$0.isNumber })
    }
}
