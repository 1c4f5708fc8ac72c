import TestSupport
import Testing
import TouchRecordings
import TouchTrace
import Touchstone

struct `A broken link` {
    private static func message(_ text: [UInt8]) -> String? {
        do {
            _ = try PackedTrace(parsing: text, source: "link")
            return nil
        } catch {
            return error.issue.message
        }
    }

    @Test(arguments: [
        ("", "the link holds no trace"),
        ("AQ", "the link is cut off"),
        ("AQAAA", "the link is cut off"),
        ("AQAAAAA", "the link is damaged: a part of it is missing or changed"),
        ("AQAA=AAA", "character 5 of the link, «=», is none of a link"),
        ("AgAAAAAAA", "the link is cut off"),
        ("AgAAAAAAAA", "this is a link of version 2; version 1 can be read"),
    ])
    func `is an error that says what is wrong with it`(text: String, message: String) {
        expectEqual(Self.message(Array(text.utf8)), message)
    }

    @Test func `is noticed, with any part of it changed or missing`() throws {
        let seed: UInt64 = .random(in: 0...(.max))
        var random = RandomRecords(seed: seed)
        var packed = PackedTrace(
            scene: "everything", screen: PackedTrace.Screen(size: CGSize(width: 400, height: 300), scale: 2))
        for _ in 0..<30 { packed.steps.append(.frame(random.frame(at: random.instant()))) }
        let text = Array(try packed.text().utf8)
        try expectEqual(PackedTrace(parsing: text, source: "link"), packed)
        for length in stride(from: 0, to: text.count, by: 7) {
            expect(Self.message(Array(text[..<length])) != nil, "seed \(seed), \(length)")
        }
        for _ in 0..<200 {
            var broken = text
            let place = random.roll(text.count)
            broken[place] = Array("ABCDwxyz0189-_+/ %".utf8)[random.roll(18)]
            guard broken != text else { continue }
            // The last letter has bits that do not count.
            let read = try? PackedTrace(parsing: broken, source: "link")
            expect(read == nil || place == text.count - 1 && read == packed, "seed \(seed), place \(place)")
        }
    }

    /// Bytes that claim to be right: what they hold is nonsense, of which there may be a lot.
    @Test func `that was made to be believed is never more than a trace or an error`() throws {
        let seed: UInt64 = .random(in: 0...(.max))
        var random = RandomRecords(seed: seed)
        let hand = JitteryHand.frames(seed: 1).prefix(30).map { PackedTrace.Step.frame($0) }
        let packed = PackedTrace(
            scene: "photos", screen: PackedTrace.Screen(size: CGSize(width: 400, height: 300)), steps: hand)
        let real = ForgedLink.content(of: try packed.text())
        var read = 0
        let rounds = 150
        for round in 0..<rounds {
            var content = real
            switch round % 3 {
            case 0:
                for _ in 0...random.roll(3) { content[random.roll(content.count)] = UInt8(random.roll(256)) }
            case 1:
                content = (0..<random.roll(300)).map { _ in UInt8(random.roll(256)) }
            default:
                content.removeLast(random.roll(content.count))
                content += [UInt8](repeating: [0, 255][random.roll(2)], count: random.roll(60))
            }
            do {
                let trace = try PackedTrace(parsing: ForgedLink.text(content), source: "link")
                read += 1
                // What can be read can be written, and is then the same.
                try expectEqual(PackedTrace(parsing: Array(trace.text().utf8), source: "link").text(), trace.text())
            } catch {
                expectEqual(error.kind, .badLink, "seed \(seed), round \(round)")
            }
        }
        expect(read < rounds)
    }

    @Test func `that goes on behind its end is refused`() throws {
        let packed = PackedTrace(
            scene: "photos", screen: PackedTrace.Screen(size: CGSize(width: 400, height: 300)),
            steps: JitteryHand.frames(seed: 1).prefix(10).map { .frame($0) })
        let content = ForgedLink.content(of: try packed.text())
        try expectEqual(PackedTrace(parsing: ForgedLink.text(content), source: "link"), packed)
        for byte in [0, 1, 0x80, 0xFF] as [UInt8] {
            expectEqual(
                Self.message(ForgedLink.text(content + [byte, byte])), "the link is damaged: what it holds is no trace")
        }
    }

    @Test func `is not made of more than one can hold`() {
        var packed = PackedTrace(scene: "photos", screen: PackedTrace.Screen(size: CGSize(width: 400, height: 300)))
        packed.screen.size.width = .infinity
        #expect {
            try packed.text()
        } throws: { error in
            (error as? TraceError)?.kind == .badScreen
        }
        packed.screen.size.width = 400
        packed.scene = String(repeating: "a", count: (1 << 18) + 1)
        #expect {
            try packed.text()
        } throws: { error in
            (error as? TraceError)?.kind == .tooLong
        }
    }

    @Test func `of many zeros or ones ends soon`() {
        for byte in [0, 0xFF, 0x55] as [UInt8] {
            let text = ForgedLink.text([UInt8](repeating: byte, count: 8_000))
            expect(Self.message(text) != nil, "\(byte)")
        }
    }
}
