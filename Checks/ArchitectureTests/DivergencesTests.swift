import Foundation
import Testing

/// Documentation/Divergences.md names the test that holds each row in place; a name that no test has is found here.
struct `The list of differences` {
    @Test func `names tests that exist`() throws {
        let tests = try (swiftPaths(below: "Tests") + swiftPaths(below: "Hosts/Linux/Tests")).map { try text(of: $0) }
        // Everything that stands behind a quotation mark of a name.
        let names = tests.flatMap { $0.utf8.split(separator: UInt8(ascii: "`")).dropFirst().map { Substring($0) } }
        let known = Set(names)
        // Rules of the behavior book, and reports that a test has the answer to.
        let number = #"\b[BDFHKMNST]-\d+a?\b"#
        let rules = Set(
            tests.flatMap { matches(of: #"@Test\([^`]*func `[^`]*`"#, in: $0) }.flatMap { matches(of: number, in: $0) })
        var findings: [String] = []
        for row in try text(of: "Documentation/Divergences.md").split(separator: "\n") where row.first == "|" {
            let cells = row.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
            guard let last = cells.dropLast().last, cells.count > 1, Int(cells[1].filter(\.isNumber)) != nil else {
                continue
            }
            for words in matches(of: "`[^`]*`", in: last).map({ $0.filter { $0 != "`" && $0 != "…" } }) {
                let isScript = words.hasPrefix("Scripts/")
                let isThere =
                    isScript
                    ? FileManager.default.fileExists(atPath: repositoryRoot.appendingPathComponent(words).path)
                    : known.contains(words[...]) || names.contains { $0.hasPrefix(words) }
                if !isThere { findings.append("row\(cells[1])names `\(words)`, which nothing is called") }
            }
            let outsideOfWords = last.split(separator: "`", omittingEmptySubsequences: false).enumerated()
                .filter { $0.offset % 2 == 0 }.map(\.element).joined()
            for rule in matches(of: number, in: outsideOfWords) where !rules.contains(rule) {
                findings.append("row\(cells[1])names \(rule), which no test proves")
            }
        }
        #expect(findings == [])
    }

    private func matches(of pattern: String, in text: String) -> [String] {
        guard let expression = try? NSRegularExpression(pattern: pattern) else { return [] }
        let whole = NSRange(text.startIndex..., in: text)
        return expression.matches(in: text, range: whole).compactMap {
            Range($0.range, in: text).map { String(text[$0]) }
        }
    }
}
