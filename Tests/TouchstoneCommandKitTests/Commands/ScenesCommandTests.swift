import Testing
import TouchScenes

@testable import TouchstoneCommandKit

@Suite struct `The list of scenes` {
    @Test func `has a line or two for each, and what they say stands in one column`() throws {
        let text = try run(["scenes"]).text
        let lines = text.split(separator: "\n")
        let names = lines.filter { $0.first != " " }.compactMap { $0.split(separator: " ").first.map(String.init) }
        #expect(names == Scenes.all.map(\.name))
        let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        let indent = (names.map(\.count).max() ?? 0) + 2
        for scene in Scenes.all {
            #expect(words.contains("\(scene.name) \(scene.summary)"))
            let first = scene.name + String(repeating: " ", count: indent - scene.name.count)
            #expect(lines.contains { $0.hasPrefix(first + scene.summary.prefix(20)) }, "\(scene.name)")
        }
        let others = lines.filter { $0.first == " " }
        #expect(others.allSatisfy { $0.prefix { $0 == " " }.count == indent })
        #expect(lines.allSatisfy { $0.count <= 100 })
        #expect(lines.count < 2 * names.count + 2)
    }

    @Test func `is a JSON document for programs`() throws {
        let text = try run(["scenes", "--json"]).text
        #expect(text.hasPrefix("{\n  \"format\": \"touchstone-scenes\",\n  \"version\": 1,\n  \"scenes\": [\n"))
        let last = """
                {
                  "name": "transform",
                  "summary": "one view with a two-finger pan, pinch and rotation that recognize together",
                  "width": 400,
                  "height": 300
                },
            """
        #expect(text.contains(last))
    }
}
