import Testing
import TouchScenes

@testable import TouchstoneCommandKit

@Suite struct `The list of scenes` {
    @Test func `names all in order, and what each is about in a column beside`() throws {
        let text = try run(["scenes"]).text
        let lines = text.split(separator: "\n")
        let names = lines.filter { $0.first != " " }.compactMap { $0.split(separator: " ").first.map(String.init) }
        #expect(names == Scenes.all.map(\.name))
        let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        for scene in Scenes.all { #expect(words.contains("\(scene.name) \(scene.summary)")) }
        let others = lines.filter { $0.first == " " }
        #expect(Set(others.map { $0.prefix { $0 == " " }.count }).count == 1)
        #expect(lines.allSatisfy { $0.count <= 100 })
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
