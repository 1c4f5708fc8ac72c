import Foundation
import TestSupport
import Testing
import TouchRecordings
import TouchReports
import TouchTrace
import Touchstone

struct `The page about traces` {
    private static func page() throws -> String {
        let file = repository.appendingPathComponent("Documentation/Traces.md")
        return try String(contentsOf: file, encoding: .utf8)
    }

    @Test func `has a line for every kind of record, with its fields in their order`() throws {
        let lines = try Self.page().split(separator: "\n")
        var random = RandomRecords(seed: 3)
        var kinds: Set<String> = []
        for kind in 0..<RandomRecords.kindCount {
            let words = "\(random.record(kind).step.plain)".split(separator: " ")
            guard let name = words.first, name != "frame" else { continue }
            kinds.insert(String(name))
            let row = lines.first { $0.hasPrefix("| `\(name)` |") }
            let fields = words.dropFirst().compactMap { $0.split(separator: "=").first }
            for field in fields { expectEqual(row?.contains("`\(field)`"), true, "\(name) \(field)") }
        }
        expectEqual(kinds.count, 39)
    }

    @Test func `shows a trace that can be read`() throws {
        let page = try Self.page()
        let start = try #require(page.range(of: "```text\n"))
        let end = try #require(page.range(of: "```", range: start.upperBound..<page.endIndex))
        let file = try Trace(parsing: Array(page[start.upperBound..<end.lowerBound].utf8), source: "Traces.md")
        expect(file[.scene] == "everything" && file.screenSize == CGSize(width: 400, height: 300))
        expectEqual(file.records.count, 10)
        expectNil(DecisionReplay(file.records).difference)
    }
}

extension TraceRecord.Step {
    /// The line without its time, with nothing in its quotes and lists.
    fileprivate var plain: String {
        var text = ""
        var isQuoted = false
        var isEscaped = false
        for byte in TraceRecord(instant: .zero, step: self).description.utf8.dropFirst("0.000000 ".utf8.count) {
            if !isQuoted, byte != 34 { text.unicodeScalars.append(UnicodeScalar(byte)) }
            if byte == 34, !isEscaped { isQuoted.toggle() }
            isEscaped = byte == 92 && !isEscaped
        }
        return text
    }
}
