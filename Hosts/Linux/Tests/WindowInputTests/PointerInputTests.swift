import Testing
import Touchstone
import WindowInput

/// A frame of a pointer or pen in words.
func words(_ frame: InputFrame) -> String {
    var parts = frame.contacts.map { "\($0.id) \($0.phase) \(Int($0.location.x)),\(Int($0.location.y)) \($0.tool)" }
    for other in frame.others {
        switch other {
        case .hover(let hover):
            parts.append("hover \(hover.id) \(hover.phase) \(Int(hover.location.x)),\(Int(hover.location.y))")
        case .scroll(let scroll): parts.append("scroll \(scroll.step)")
        case .transform(let transform): parts.append("transform \(transform.step)")
        case .press(let press): parts.append("key \(press.id) \(press.phase)")
        case .motion, .remoteCommand, .display: parts.append("\(other)")
        @unknown default: parts.append("\(other)")
        }
    }
    return parts.joined(separator: "; ") + (frame.buttons.isEmpty ? "" : " buttons \(frame.buttons.rawValue)")
}

struct `A pointer` {
    private var pointer = PointerInput()
    private var numbers = ContactNumbers()
    private var hovers = ContactNumbers(from: 0)

    private mutating func move(_ x: Double, _ y: Double) -> [String] {
        pointer.move(to: CGPoint(x: x, y: y), at: .zero, hovers: &hovers).map(words)
    }
    private mutating func press(_ button: PointerButtons, _ isDown: Bool) -> [String] {
        pointer.press(button, isDown: isDown, at: .zero, numbers: &numbers, hovers: &hovers).map(words)
    }

    @Test mutating func `hovers until a button goes down, and is a contact until the last one comes up`() {
        #expect(move(1, 2) == ["hover 0 entered 1,2"])
        #expect(move(3, 4) == ["hover 0 moved 3,4"])
        #expect(press(.primary, true) == ["hover 0 exited 3,4", "1 began 3,4 indirectPointer buttons 1"])
        #expect(move(5, 6) == ["1 moved 5,6 indirectPointer buttons 1"])
        #expect(press(.secondary, true) == ["1 moved 5,6 indirectPointer buttons 3"])
        #expect(press(.primary, false) == ["1 moved 5,6 indirectPointer buttons 2"])
        #expect(press(.secondary, false) == ["1 ended 5,6 indirectPointer"])
        #expect(move(7, 8) == ["hover 0 entered 7,8"])
    }

    @Test mutating func `what is cancelled goes on when all buttons came up`() {
        _ = move(1, 2)
        _ = press(.primary, true)
        #expect(pointer.cancel(at: .zero, numbers: &numbers).map(words) == ["1 cancelled 1,2 indirectPointer"])
        #expect(move(3, 4) == [])
        #expect(press(.secondary, true) == [])
        #expect(press(.primary, false) == [])
        #expect(press(.secondary, false) == [])
        #expect(move(5, 6) == ["hover 0 entered 5,6"])
        #expect(press(.primary, true).last == "1 began 5,6 indirectPointer buttons 1")
    }

    @Test mutating func `leaving ends a hover and cancels a contact`() {
        _ = move(1, 2)
        #expect(pointer.leave(at: .zero, numbers: &numbers, hovers: &hovers).map(words) == ["hover 0 exited 1,2"])
        _ = move(1, 2)
        _ = press(.primary, true)
        #expect(
            pointer.leave(at: .zero, numbers: &numbers, hovers: &hovers).map(words) == [
                "1 cancelled 1,2 indirectPointer"
            ])
        #expect(pointer.leave(at: .zero, numbers: &numbers, hovers: &hovers) == [])
    }

    @Test mutating func `a repeated button and a place that is no number are nothing`() {
        #expect(press(.primary, false) == [])
        #expect(move(.nan, 0) == [])
    }
}
