import Testing
import TouchRecordings

@testable import TouchstoneCommand

@Suite struct `Hostile requests` {
    @Test func `that are nested deeply are refused`() throws {
        let client = try Client()
        for bracket in ["[", "{\"a\":", "{\"request\":"] {
            #expect(try client.fail(String(repeating: bracket, count: 50_000)) == "brokenJSON -")
        }
        try client.ask("{\"request\": \"describe\"}")
    }

    @Test func `of many megabytes are refused, and the next one is answered`() throws {
        let client = try Client()
        let error = try client.send([UInt8](repeating: UInt8(ascii: " "), count: 5 << 20))["error"]
        #expect(error?["kind"]?.text == "tooLong" && error?["field"] == nil)
        try client.ask("{\"request\": \"describe\"}")
        // A line that is as long as it may be is read.
        let head = "{\"request\": \"describe\", \"id\": 1"
        try client.ask(head + String(repeating: " ", count: RequestLines.longest - head.utf8.count - 1) + "}")
        let touches = "{\"request\": \"touch\", \"touches\": [\(String(repeating: "{},", count: 300_000)){}]}"
        #expect(try client.fail(touches) == "missingField touches[0].phase")
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
            #expect(try !client.send(line).isOK)
        }
        #expect(client.text.utf8.count - before < 10_000)
    }

    @Test(
        arguments: [
            [0xFF], [0xC3, 0x28], [0x22, 0xC3, 0x28, 0x22], [0xED, 0xA0, 0x80], [0x00], [0x22, 0x00, 0x22],
            [0xEF, 0xBB, 0xBF], Array("{\"request\": \"".utf8) + [0x80] + Array("\"}".utf8),
        ] as [[UInt8]])
    func `that are not UTF-8 are refused`(bytes: [UInt8]) throws {
        let client = try Client()
        #expect(try client.send(bytes)["error"]?["kind"]?.text == "brokenJSON")
        try client.ask("{\"request\": \"describe\"}")
    }

    /// Changes a line at random places.
    private func broken(_ line: [UInt8], _ random: inout Random) -> [UInt8] {
        var line = line
        let telling = Array("{}[]\":,\\-+.eE019tfn \u{0}é".utf8)
        for _ in 0...random.below(4) {
            let place = random.below(line.count + 1)
            let byte = random.below(2) == 0 ? telling[random.below(telling.count)] : UInt8(random.below(256))
            // A line feed would make two lines of it.
            guard byte != UInt8(ascii: "\n") else { continue }
            switch random.below(4) {
            case 0: line.insert(byte, at: place)
            case 1 where place < line.count: line[place] = byte
            case 2 where place < line.count: line.remove(at: place)
            case 3: line.removeLast(min(line.count, random.below(20)))
            case _: line += line.prefix(place)
            }
        }
        return line
    }

    @Test(arguments: 1...20 as ClosedRange<UInt64>)
    func `that are broken at random have one answer each`(seed: UInt64) throws {
        var random = Random(state: seed)
        let client = try Client("two-subviews")
        let lines = `A session of touchstone serve`.requests.split(separator: "\n").map { Array($0.utf8) }
        for step in 0..<200 where !client.isOver {
            let line = broken(lines[random.below(lines.count)], &random)
            // The client checks that there is one answer, that it is JSON, and that its number is that of the line.
            let answer = try client.send(line)
            let isAnswer = answer.isOK || answer["error"]?["kind"]?.text.map { RequestFault.Kind(rawValue: $0) } != nil
            #expect(isAnswer, "seed \(seed), step \(step): \(String(decoding: line, as: UTF8.self))")
        }
        if !client.isOver { try client.ask("{\"request\": \"start\", \"scene\": \"taps\"}") }
    }
}

/// Numbers that look random and are the same for a seed, everywhere (SplitMix64).
private struct Random {
    var state: UInt64

    /// Returns a number from 0, less than a limit.
    mutating func below(_ limit: Int) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return Int((value ^ (value >> 31)) % UInt64(limit))
    }
}
