import Foundation
import TestSupport
import Testing

@testable import TouchstoneCommand

struct `A JSON document` {
    @Test func `writes each kind of value`() {
        let value = JSON.members([
            "a": .null, "b": .bool(true), "c": .whole(-3), "d": .number(0.5), "e": .number(400),
            "f": .number(.infinity), "g": .string("x"), "h": .list([]), "i": .strings(["y"]),
        ])
        expectEqual(
            JSONWriter.text(value),
            "{\"a\": null, \"b\": true, \"c\": -3, \"d\": 0.5, \"e\": 400, \"f\": null, \"g\": \"x\", \"h\": [], \"i\": [\"y\"]}\n"
        )
    }

    @Test func `breaks what holds lists of objects, and what is too wide`() {
        let value = JSON.document("x", ["list": .list([.members(["a": .whole(1)])]), "names": .strings(["b"])])
        let text = """
            {
              "format": "touchstone-x",
              "version": 1,
              "list": [
                {"a": 1}
              ],
              "names": ["b"]
            }

            """
        expectEqual(JSONWriter.text(value), text)
        let wide = JSONWriter.text(.strings(Array(repeating: String(repeating: "w", count: 30), count: 4)))
        expectEqual(wide.split(separator: "\n").count, 6)
        expectEqual(wide.split(separator: "\n").last, "]")
    }

    @Test func `writes any text so that it reads back the same`() throws {
        let texts = ["", "\"\\/", "\u{0}\u{1}\u{1F}\u{7F}\u{9F}", "\r\n\t", "×◆ é e\u{301} 🖐️", "\u{2028}"]
        let data = Data(JSONWriter.text(.strings(texts)).utf8)
        let back = try JSONDecoder().decode([String].self, from: data)
        expectEqual(back.map { Array($0.unicodeScalars) }, texts.map { Array($0.unicodeScalars) })
    }
}
