import Foundation
import Testing

/// Documentation/Divergences.md names the test that holds each row in place; a name that no test has is found here.
@Suite struct `The list of differences` {
    @Test func `names tests that exist`() throws {
        let tests = try swiftFiles(below: "Tests").map(\.text).joined(separator: "\n")
        // Rules of the behavior book, and reports that a test has the answer to.
        let number = #"\b[BDFHKMNST]-\d+a?\b"#
        let rules = Set(
            matches(of: number, in: matches(of: #"@Test\([^`]*func `[^`]*`"#, in: tests).joined(separator: " ")))
        var findings: [String] = []
        for row in try textFile("Documentation/Divergences.md").text.split(separator: "\n") where row.first == "|" {
            let cells = row.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
            guard let last = cells.dropLast().last, cells.count > 1, Int(cells[1].filter(\.isNumber)) != nil else {
                continue
            }
            for words in matches(of: "`[^`]*`", in: last).map({ $0.filter { $0 != "`" && $0 != "…" } }) {
                let isScript = words.hasPrefix("Scripts/")
                let isThere =
                    isScript
                    ? FileManager.default.fileExists(atPath: repositoryRoot.appendingPathComponent(words).path)
                    : tests.contains("`\(words)")
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
