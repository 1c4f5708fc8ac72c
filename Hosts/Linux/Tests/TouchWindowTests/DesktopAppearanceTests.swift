import Testing

@testable import TouchWindow

/// The desktop's setting, from a bus that a test plays.
struct DesktopAppearanceTests {
    /// The body of an answer: a number in a variant in a variant, as `Read` returns it.
    nonisolated private static func answer(_ number: UInt8, isNested: Bool = true) -> [UInt8] {
        isNested
            ? [1, UInt8(ascii: "v"), 0, 1, UInt8(ascii: "u"), 0, 0, 0, number, 0, 0, 0]
            : [1, UInt8(ascii: "u"), 0, 0, number, 0, 0, 0]
    }

    /// A message, whose head may have wrong lengths.
    nonisolated private static func message(
        _ kind: UInt8, _ body: [UInt8], length: UInt32? = nil, fields: UInt32 = 0
    ) -> [UInt8] {
        func bytes(_ number: UInt32) -> [UInt8] { (0..<4).map { UInt8(number >> (8 * $0) & 255) } }
        return [UInt8(ascii: "l"), kind, 0, 1] + bytes(length ?? UInt32(body.count)) + [9, 0, 0, 0] + bytes(fields)
            + body
    }

    /// Two answers of which the second says that colors are dark.
    nonisolated private static let dark = [message(2, []), message(2, answer(1))]

    /// Returns the setting at an address of the session bus; a machine may be slow.
    private func isDark(_ address: String, within seconds: Double = 30) -> Bool {
        DesktopAppearance.isDark(within: seconds) { $0 == "DBUS_SESSION_BUS_ADDRESS" ? address : nil }
    }

    @Test(arguments: [
        ([message(2, [0, 0, 0, 0]), message(4, [7]), message(2, answer(1))], true),
        ([message(2, []), message(2, answer(1, isNested: false))], true),
        ([message(2, []), message(2, answer(2))], false),
        ([message(2, []), message(2, answer(0))], false),
        ([message(2, []), message(3, [])], false),
        ([message(2, []), message(2, [5, 5])], false),
        // Five bytes of fields, and three up to the body.
        ([message(2, []), message(2, [1, 2, 3, 4, 5, 0, 0, 0] + answer(1), length: 12, fields: 5)], true),
        // Lengths that are not those of what comes.
        ([message(2, []), message(2, answer(1), length: .max)], false),
        ([message(2, []), message(2, answer(1), fields: .max)], false),
        ([message(2, []), message(2, answer(1), length: .max, fields: .max)], false),
        ([message(2, []), message(2, answer(1), length: 1 << 20)], false),
        ([message(2, []), message(2, answer(1), length: 11)], false),
        ([message(2, []), message(2, answer(1), length: 0)], false),
        ([message(2, []), message(2, [1, UInt8(ascii: "v"), 0])], false),
        ([[UInt8]("nonsense that is long enough".utf8)], false),
        ([], false),
    ])
    func `the setting is what the portal answers`(answers: [[UInt8]], isDark: Bool) throws {
        let bus = try TestBus()
        defer { bus.close() }
        let received = bus.play(greeting: "OK 0123\r\n", answers)
        #expect(self.isDark("tcp:host=nowhere;unix:path=\(bus.path),guid=12") == isDark)
        let words = received()
        #expect(words.hasPrefix("\0AUTH EXTERNAL 3"))
        #expect(words.contains("org.freedesktop.portal.Settings"))
        #expect(words.contains("color-scheme"))
    }

    @Test(arguments: [("OK ", 4_092, true), ("OK ", 4_093, false), ("REJECTED ", 1, false)])
    func `a bus is asked after a greeting of at most 4,096 bytes`(word: String, count: Int, isAsked: Bool) throws {
        let bus = try TestBus()
        defer { bus.close() }
        let received = bus.play(greeting: word + String(repeating: "0", count: count) + "\n", Self.dark)
        #expect(isDark("unix:path=\(bus.path)") == isAsked)
        #expect(received().contains("color-scheme") == isAsked)
    }

    @Test(arguments: [false, true])
    func `bytes of an address may be written as numbers`(isAbstract: Bool) throws {
        let bus = try TestBus("a 100% é", isAbstract: isAbstract)
        defer { bus.close() }
        let received = bus.play(greeting: "OK 0123\r\n", Self.dark)
        let path = bus.path.replacing("%", with: "%25").replacing(" ", with: "%20").replacing("é", with: "%c3%A9")
        #expect(isDark("unix:path=/%;unix:path=/%+1;unix:\(isAbstract ? "abstract" : "path")=\(path)"))
        _ = received()
    }

    @Test func `all buses together have one limit of time`() throws {
        let (silent, bus) = (try TestBus(), try TestBus())
        defer {
            silent.close()
            bus.close()
        }
        let received = bus.play(greeting: "OK 0123\r\n", Self.dark)
        #expect(!isDark("unix:path=\(silent.path);unix:path=\(bus.path)", within: 0.2))
        _ = received()
    }

    @Test func `without a bus the colors are light`() {
        #expect(!DesktopAppearance.isDark { _ in nil })
        #expect(!DesktopAppearance.isDark { $0 == "XDG_RUNTIME_DIR" ? "/nowhere" : nil })
        #expect(!isDark("unix:abstract=touchstone-none"))
    }
}
