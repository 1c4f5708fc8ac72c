import Foundation
import TestSupport
import Testing

@testable import TouchstoneCommand

/// Programs rely on these names.
struct `The JSON documents` {
    private func documents() throws -> [String] {
        let files = [
            "tap": Recorded.tap, "a": try Traced.trace(Recorded.tap, "everything"), "b": try Traced.tap(),
            "log": try run(["replay", "tap", "-s", "everything", "--app-log", "-"], ["tap": Recorded.tap]).text,
            "odd": Recorded.tap + "what\n", "moved": "t,x (g),y,z\n0,0,0,1\n0.25,0,0,1\n0.3,5,0,1\n",
        ]
        return try [
            ["replay", "tap", "--json"], ["replay", "odd", "-j"], ["show", "a", "--json"], ["why", "a", "--json"],
            ["diff", "a", "b", "--json"],
            ["diff", "a", "a", "--json"], ["stats", "a", "b", "--json"], ["devices", "tap", "odd", "--json"],
            ["shakes", "moved", "--json"], ["scenes", "--json"], ["why", "log", "--json"], ["verify", "log", "--json"],
        ].map { try run($0, files).text }
    }

    @Test func `can be read, one a run, and name their format and version first`() throws {
        for document in try documents() {
            let object = try JSONSerialization.jsonObject(with: Data(document.utf8)) as? [String: Any]
            expectEqual(object?["version"] as? Int, 1)
            expectEqual((object?["format"] as? String)?.hasPrefix("touchstone-"), true)
            expect(document.hasPrefix("{\n  \"format\": \"touchstone-"))
            expect(document.hasSuffix("}\n"))
        }
    }

    /// The members of version 1. A member may be added here; without one of these a document is of another version.
    private static let members = [
        "replay":
            "contacts count decision decisions device height kind lanes marks name number origin recognized scene seconds "
            + "source subjects symbol text then warnings width window",
        "show":
            "count decision decisions header kind lanes marks name number origin recognized records seconds source subjects "
            + "symbol text then",
        "why":
            "answer answers certainty delivery device explanations kind limit log number origin others recognizer records rule "
            + "seconds source system text touches unexplained value view window",
        "diff": "common decisions index input kind record seconds sides source subject trigger",
        "stats":
            "cancelled cause causes count diagnostics failed files maximum median name recognized recognizers records "
            + "seconds silenced source withheld",
        "devices":
            "axis.x.maximum axis.x.minimum axis.y.maximum axis.y.minimum contacts device devices duration.s file frames "
            + "kind most.at.once notes protocol reports.per.second",
        "shakes": "began files motions over result reversals samples seconds source unit",
        "verify": "here log measured numbers question questions source what",
        "scenes": "height hint name scenes summary width",
    ]

    @Test func `have every member of their version`() throws {
        var names: [String: Set<String>] = [:]
        for document in try documents() {
            let object = try JSONSerialization.jsonObject(with: Data(document.utf8)) as? [String: Any]
            let format = try #require((object?["format"] as? String)?.split(separator: "-").last.map { String($0) })
            for match in document.matches(of: #/"([a-zA-Z.]+)": /#) {
                names[format, default: []].insert(String(match.1))
            }
        }
        expectEqual(names.keys.sorted(), Self.members.keys.sorted())
        for (format, members) in Self.members {
            let missing = Set(members.split(separator: " ").map { String($0) }).subtracting(names[format] ?? [])
            expectEqual(missing.sorted(), [], "\(format)")
        }
    }

    @Test func `have no member that is not described`() throws {
        let description = try String(
            contentsOf: repository.appending(path: "Documentation/JSON.md"), encoding: .utf8)
        var names: Set<String> = []
        for document in try documents() {
            // Names of records and of a trace's header are data.
            let plain = document.replacing(#/"(records|header)": \{[^}]*\}/#, with: "\"records\": 0")
            for match in plain.matches(of: #/"([a-zA-Z.]+)": /#) { names.insert(String(match.1)) }
        }
        expect(names.count > 30)
        let missing = names.subtracting(["format", "version"]).filter { name in
            !description.contains("`\(name)`") && !name.hasPrefix("axis.")
        }
        expectEqual(missing.sorted(), [])
    }
}
