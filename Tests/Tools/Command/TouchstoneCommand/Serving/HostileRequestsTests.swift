import TestSupport
import Testing
import TouchRecordings

@testable import TouchstoneCommand

struct `Hostile requests` {
    @Test func `that are nested deeply are refused`() throws {
        let client = try Client()
        for bracket in ["[", "{\"a\":", "{\"request\":"] {
            try expectEqual(client.fail(String(repeating: bracket, count: 50_000)), "brokenJSON -")
        }
        try client.ask("{\"request\": \"describe\"}")
    }

    @Test func `of many megabytes are refused, and the next one is answered`() throws {
        let client = try Client()
        let error = try client.send([UInt8](repeating: UInt8(ascii: " "), count: 5 << 20))["error"]
        expect(error?["kind"]?.text == "tooLong" && error?["field"] == nil)
        try client.ask("{\"request\": \"describe\"}")
        // A line that is as long as it may be is read.
        let head = "{\"request\": \"describe\", \"id\": 1"
        try client.ask(head + String(repeating: " ", count: RequestLines.longest - head.utf8.count - 1) + "}")
        let touches = "{\"request\": \"touch\", \"touches\": [\(String(repeating: "{},", count: 300_000)){}]}"
        try expectEqual(client.fail(touches), "missingField touches[0].phase")
    }

    @Test func `with long names have short errors`() throws {
        let name = String(repeating: "n", count: 500_000)
        let client = try Client("taps")
        let before = client.text.utf8.count
        for line in [
            "{\"request\": \"\(name)\"}", "{\"request\": \"tree\", \"\(name)\": 1}", "{\"\(name)\": 1, \"\(name)\": 2}",
            "{\"request\": \"tree\", \"id\": \"\(name)\"}", "{\"request\": \"tap\", \"at\": {\"view\": \"\(name)\"}}",
            "{\"request\": \"why\", \"recognizer\": \"*\(name)\"}",
            "{\"request\": \"tree\", \"id\": \(name.count)e9990}",
        ] {
            try expect(!client.send(line).isOK)
        }
        expect(client.text.utf8.count - before < 10_000)
    }

    @Test(
        arguments: [
            [0xFF], [0xC3, 0x28], [0x22, 0xC3, 0x28, 0x22], [0xED, 0xA0, 0x80], [0x00], [0x22, 0x00, 0x22],
            [0xEF, 0xBB, 0xBF], Array("{\"request\": \"".utf8) + [0x80] + Array("\"}".utf8),
        ] as [[UInt8]])
    func `that are not UTF-8 are refused`(bytes: [UInt8]) throws {
        let client = try Client()
        try expectEqual(client.send(bytes)["error"]?["kind"]?.text, "brokenJSON")
        try client.ask("{\"request\": \"describe\"}")
    }

    /// Changes a line at random places.
    private func broken(_ line: [UInt8], _ random: inout SeededNumbers) -> [UInt8] {
        var line = line
        let telling = Array("{}[]\":,\\-+.eE019tfn \u{0}é".utf8)
        for _ in 0...random.roll(4) {
            let place = random.roll(line.count + 1)
            let byte = random.roll(2) == 0 ? telling[random.roll(telling.count)] : UInt8(random.roll(256))
            // A line feed would make two lines of it.
            guard byte != UInt8(ascii: "\n") else { continue }
            switch random.roll(4) {
            case 0: line.insert(byte, at: place)
            case 1 where place < line.count: line[place] = byte
            case 2 where place < line.count: line.remove(at: place)
            case 3: line.removeLast(min(line.count, random.roll(20)))
            case _: line += line.prefix(place)
            }
        }
        return line
    }

    @Test(arguments: 1...10 as ClosedRange<UInt64>)
    func `that are broken at random have one answer each`(seed: UInt64) throws {
        var random = SeededNumbers(seed: seed)
        let client = try Client("two-subviews")
        let lines = `A session of touchstone serve`.requests.split(separator: "\n").map { Array($0.utf8) }
        for step in 0..<200 where !client.isOver {
            let line = broken(lines[random.roll(lines.count)], &random)
            // The client checks that there is one answer, that it is JSON, and that its number is that of the line.
            let answer = try client.send(line)
            let isAnswer = answer.isOK || answer["error"]?["kind"]?.text.map { RequestFault.Kind(rawValue: $0) } != nil
            expect(isAnswer, "seed \(seed), step \(step): \(String(decoding: line, as: UTF8.self))")
        }
        if !client.isOver { try client.ask("{\"request\": \"start\", \"scene\": \"taps\"}") }
    }
}
