import Foundation
import TestSupport
import Testing
import TouchRecordings

@testable import TouchstoneCommand

struct `The page about touchstone serve` {
    private func page() throws -> String {
        try String(contentsOf: repository.appending(path: "Documentation/Serve.md"), encoding: .utf8)
    }

    @Test func `shows a session as it is`() throws {
        let lines = try page().split(separator: "\n").map(String.init)
        let requests = lines.filter { $0.hasPrefix("> ") }.map { $0.dropFirst(2) + "\n" }.joined()
        let answers = lines.filter { $0.hasPrefix("< ") }.map { $0.dropFirst(2) + "\n" }.joined()
        expect(requests.contains("\"why\"") && requests.contains("\"quit\""))
        try expectEqual(run(["serve"], ["-": requests]).text, answers)
    }

    @Test func `describes every request, field, kind of error and member of an answer`() throws {
        let page = try page()
        var names = RequestFault.Kind.allCases.map(\.rawValue) + ServedPlace.fields
        for request in RequestTable.requests {
            names.append(request.description.name)
            names += request.description.fields.map(\.name)
        }
        let described = try String(
            contentsOf: repository.appending(path: "Documentation/JSON.md"), encoding: .utf8)
        for line in try run(["serve"], ["-": `A session of touchstone serve`.requests]).output.split(separator: 0x0A) {
            let answer = try JSONReader.read(Array(line), source: "an answer")
            // The fields of `describe` are named by requests.
            names += Self.members(answer)
        }
        expect(names.count > 200)
        let missing = Set(names).filter { !page.contains("`\($0)`") && !described.contains("`\($0)`") }
        expectEqual(missing.sorted(), [])
    }

    /// The names of all members in a value, at any depth.
    private static func members(_ value: JSONValue) -> [String] {
        switch value.content {
        case .null, .bool, .number, .string: []
        case .array(let values): values.flatMap(members)
        case .object(let members): members.flatMap { [$0.name] + Self.members($0.value) }
        }
    }
}
