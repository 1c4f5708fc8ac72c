import Testing
import Touchstone
import WindowInput

struct `Keys` {
    private var keys = KeyInput()

    @Test mutating func `go down and come up once, with the characters with which they went down`() {
        let key = PressSample.Key(code: 4, characters: "A", charactersIgnoringModifiers: "a")
        let began = keys.press(key, at: .zero)
        #expect(began.map(words) == ["key 4 began"])
        #expect(keys.press(key, at: .zero) == [])
        let ended = keys.release(4, at: .zero)
        #expect(ended.map(words) == ["key 4 ended"])
        guard case .press(let press)? = ended.first?.others.first else { return }
        #expect(press.button == .key(key))
        #expect(keys.release(4, at: .zero) == [])
    }

    @Test mutating func `without a usage are none`() {
        #expect(keys.press(PressSample.Key(code: 0, characters: "x"), at: .zero) == [])
    }

    @Test mutating func `that are down are cancelled in order, and come up no more`() {
        _ = keys.press(PressSample.Key(code: 9, characters: "f"), at: .zero)
        _ = keys.press(PressSample.Key(code: 4, characters: "a"), at: .zero)
        #expect(keys.cancel(at: .zero).map(words) == ["key 4 cancelled", "key 9 cancelled"])
        #expect(keys.release(9, at: .zero) == [])
    }

    @Test func `of Linux have their usages`() {
        // Escape, 1, 0, return, A, Z, Space, F1, F12, home, delete, right, the pad's 7 and enter, both logos, F13 and F24.
        let codes: [UInt32] = [1, 2, 11, 28, 30, 44, 57, 59, 88, 102, 111, 106, 71, 96, 125, 126, 183, 194]
        let usages = [41, 30, 39, 40, 4, 29, 44, 58, 69, 74, 76, 79, 95, 88, 227, 231, 104, 115]
        #expect(codes.map(KernelKeys.usage) == usages)
        #expect(KernelKeys.usage(0) == nil)
        #expect(KernelKeys.usage(272) == nil)
    }

    @Test func `of the numeric pad are known`() {
        #expect(PressSample.Key(code: 88, characters: "\r").isOnNumericPad)
        #expect(!PressSample.Key(code: 40, characters: "\r").isOnNumericPad)
    }
}
