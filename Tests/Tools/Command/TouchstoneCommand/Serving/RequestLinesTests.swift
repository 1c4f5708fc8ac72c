import TestSupport
import Testing

@testable import TouchstoneCommand

struct `The lines of requests` {
    /// The lines of pieces of input, each with its number.
    private func lines(_ pieces: [[UInt8]]) -> [String] {
        var lines = RequestLines()
        var found: [String] = []
        func add(_ line: RequestLines.Line, _ number: Int) {
            switch line {
            case .whole(let bytes): found.append("\(number) \(String(decoding: bytes, as: UTF8.self))")
            case .tooLong: found.append("\(number) too long")
            case .cut(let bytes): found.append("\(number) cut \(String(decoding: bytes, as: UTF8.self))")
            }
        }
        for piece in pieces { lines.take(piece, add) }
        lines.finish(add)
        return found
    }

    @Test func `are the same wherever the bytes are cut`() {
        let bytes = Array("one\n\nthree\r\nfour".utf8)
        let whole = lines([bytes])
        expectEqual(whole, ["1 one", "2 ", "3 three\r", "4 cut four"])
        expectEqual(lines(bytes.map { [$0] }), whole)
    }

    @Test func `have a length, beyond which they are left out up to their end`() {
        let longest = [UInt8](repeating: UInt8(ascii: "a"), count: RequestLines.longest)
        let next = Array("\nb\n".utf8)
        let found = lines([longest + next])
        expect(found.count == 2 && found[0].hasPrefix("1 aaa") && found[1] == "2 b")
        expectEqual(lines([longest + [97] + next]), ["1 too long", "2 b"])
        expectEqual(lines([longest, [97], longest, longest, next]), ["1 too long", "2 b"])
        expectEqual(lines([longest, [97], longest]), ["1 too long"])
    }
}
