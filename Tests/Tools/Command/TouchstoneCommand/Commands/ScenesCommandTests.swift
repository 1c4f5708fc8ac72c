import TestSupport
import Testing
import TouchStory

@testable import TouchstoneCommand

struct `The list of scenes` {
    @Test func `names all in order, the size of the window of each, and what it is about, in columns`() throws {
        let text = try run(["scenes"]).text
        let lines = text.split(separator: "\n")
        let names = lines.filter { $0.first != " " }.compactMap { $0.split(separator: " ").first.map(String.init) }
        expectEqual(names, Program.current.scenes.map(\.name))
        let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        for scene in Program.current.scenes {
            let size = "\(Int(scene.windowSize.width)) × \(Int(scene.windowSize.height))"
            expect(words.contains("\(scene.name) \(size) \(scene.summary). \(scene.hint)"))
        }
        let heads = lines.filter { $0.first != " " }.map(Array.init)
        expectEqual(Set(heads.map { $0.firstIndex(of: "×") }).count, 1)
        let others = lines.filter { $0.first == " " }
        expectEqual(Set(others.map { $0.prefix { $0 == " " }.count }).count, 1)
        expect(lines.allSatisfy { $0.count <= 100 })
    }

    @Test func `is plain where the terminal is`() throws {
        let text = try run(["scenes"], [:], TimelineOptions(isASCII: true)).text
        expect(text.contains("400 x 300  "))
        expect(text.utf8.allSatisfy { $0 < 0x80 })
    }

    @Test func `is a JSON document for programs`() throws {
        let text = try run(["scenes", "--json"]).text
        expect(text.hasPrefix("{\n  \"format\": \"touchstone-scenes\",\n  \"version\": 1,\n  \"scenes\": [\n"))
        let last = """
                {
                  "name": "transform",
                  "title": "Move, zoom and turn at once",
                  "group": "One idea each",
                  "summary": "one view with a two-finger pan, pinch and rotation that recognize together",
                  "hint": "Put two fingers down; move, pinch and turn them at the same time.",
                  "width": 400,
                  "height": 300
                },
            """
        expect(text.contains(last))
    }
}
