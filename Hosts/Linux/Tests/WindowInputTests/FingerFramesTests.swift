import Testing
import Touchstone
import WindowInput

/// A hand on a touch screen, with its numbers.
private struct Screen {
    var fingers = FingerFrames()
    var numbers = ContactNumbers()

    mutating func down(_ finger: Int, _ milliseconds: Int64, _ x: Double, _ y: Double, pressure: CGFloat? = nil) {
        fingers.down(finger, at: at(milliseconds), CGPoint(x: x, y: y), pressure: pressure, numbers: &numbers)
    }
    mutating func move(_ finger: Int, _ milliseconds: Int64, _ x: Double, _ y: Double) {
        fingers.move(finger, at: at(milliseconds), CGPoint(x: x, y: y))
    }
    mutating func up(_ finger: Int, _ milliseconds: Int64) {
        fingers.up(finger, at: at(milliseconds), numbers: &numbers)
    }
    mutating func close(_ milliseconds: Int64 = 0) -> [String] {
        fingers.close(at: at(milliseconds), numbers: &numbers).map(scanned)
    }
    mutating func cancel(_ milliseconds: Int64) -> [String] {
        fingers.cancel(at: at(milliseconds), numbers: &numbers).map(scanned)
    }
}

private func at(_ milliseconds: Int64) -> Instant { Instant(nanoseconds: milliseconds * 1_000_000) }

/// A frame in words: its milliseconds, its contacts and the readings before them.
private func scanned(_ frame: InputFrame) -> String {
    let contacts = frame.contacts.map { "\($0.id) \($0.phase) \(Int($0.location.x)),\(Int($0.location.y))" }
    let earlier = frame.earlier.map {
        "\($0.id) at \($0.instant.nanoseconds / 1_000_000) \(Int($0.location.x)),\(Int($0.location.y))"
    }
    let readings = earlier.isEmpty ? "" : " after " + earlier.joined(separator: "; ")
    return "\(frame.instant.nanoseconds / 1_000_000): " + contacts.joined(separator: "; ") + readings
}

struct `Frames of fingers` {
    @Test func `fingers of one scan are one frame, numbered from 1`() {
        var screen = Screen()
        screen.down(70, 10, 1, 2)
        screen.down(9, 10, 3, 4)
        #expect(screen.close() == ["10: 1 began 1,2; 2 began 3,4"])
        screen.move(9, 18, 5, 6)
        screen.up(70, 18)
        #expect(screen.close() == ["18: 2 moved 5,6; 1 ended 1,2"])
        screen.down(8, 26, 7, 8)
        #expect(screen.close() == ["26: 1 began 7,8"])
        #expect(screen.fingers.count == 2)
    }

    @Test func `a number is not used again in the frame in which its finger is lifted`() {
        var screen = Screen()
        screen.down(0, 0, 1, 1)
        _ = screen.close()
        screen.up(0, 8)
        screen.down(1, 8, 2, 2)
        #expect(screen.close() == ["8: 1 ended 1,1; 2 began 2,2"])
    }

    @Test func `two places in one scan are one movement with an earlier reading`() {
        var screen = Screen()
        screen.down(0, 0, 0, 0)
        _ = screen.close()
        screen.move(0, 4, 1, 1)
        screen.move(0, 8, 2, 2)
        #expect(screen.close() == ["8: 1 moved 2,2 after 1 at 4 1,1"])
        screen.move(0, 12, 3, 3)
        screen.move(0, 12, 4, 4)
        #expect(screen.close() == ["12: 1 moved 4,4"])
    }

    @Test func `a beginning has the last place of its scan, and an end the place before it`() {
        var screen = Screen()
        screen.down(0, 0, 1, 1)
        screen.move(0, 0, 2, 2)
        #expect(screen.close() == ["0: 1 began 2,2"])
        screen.move(0, 8, 3, 3)
        screen.up(0, 8)
        #expect(screen.close() == ["8: 1 ended 3,3"])
    }

    @Test func `a tap within one scan is two frames`() {
        var screen = Screen()
        screen.down(0, 5, 1, 1)
        screen.up(0, 5)
        #expect(screen.close() == ["5: 1 began 1,1", "5: 1 ended 1,1"])
    }

    @Test func `lifting and coming down again within one scan is two frames`() {
        var screen = Screen()
        screen.down(0, 0, 1, 1)
        _ = screen.close()
        screen.up(0, 8)
        screen.down(0, 8, 5, 5)
        #expect(screen.close() == ["8: 1 ended 1,1", "8: 1 began 5,5"])
    }

    @Test func `a finger that comes down twice was lifted unnoticed, and is cancelled`() {
        var screen = Screen()
        screen.down(0, 0, 1, 1)
        screen.down(0, 0, 2, 2)
        #expect(screen.close() == ["0: 1 began 1,1", "0: 1 cancelled 1,1", "0: 1 began 2,2"])
    }

    @Test func `a cancellation ends all fingers at once, and forgets what was not reported`() {
        var screen = Screen()
        screen.down(0, 0, 1, 1)
        screen.down(1, 0, 2, 2)
        _ = screen.close()
        screen.up(0, 8)
        screen.down(2, 8, 3, 3)
        #expect(screen.cancel(9) == ["9: 1 cancelled 1,1; 2 cancelled 2,2"])
        #expect(screen.close(10) == [])
        screen.move(1, 12, 9, 9)
        screen.up(1, 12)
        #expect(screen.close() == [])
        screen.down(5, 20, 4, 4)
        #expect(screen.close() == ["20: 1 began 4,4"])
    }

    @Test func `a cancellation without fingers is nothing`() {
        var screen = Screen()
        #expect(screen.cancel(3) == [])
    }

    @Test func `fingers that came down elsewhere are left out`() {
        var screen = Screen()
        screen.move(3, 0, 1, 1)
        screen.up(3, 0)
        screen.fingers.shape(3, radius: 5)
        #expect(screen.close() == [])
    }

    @Test func `a size belongs to the sample of its finger, or is a movement by nothing`() {
        var screen = Screen()
        screen.down(0, 0, 1, 1)
        screen.fingers.shape(0, radius: 6)
        let began = screen.fingers.close(at: at(0), numbers: &screen.numbers)
        #expect(began.map(scanned) == ["0: 1 began 1,1"])
        #expect(began.first?.contacts.first?.details.radius == 6)
        screen.fingers.shape(0, radius: 6)
        #expect(screen.close(8) == [])
        screen.fingers.shape(0, radius: 7)
        let grown = screen.fingers.close(at: at(16), numbers: &screen.numbers)
        #expect(grown.map(scanned) == ["16: 1 moved 1,1"])
        #expect(grown.first?.contacts.first?.details.radius == 7)
        screen.fingers.shape(0, radius: .nan)
        #expect(screen.close(24) == [])
    }

    @Test func `a pressure is a force of twice an average touch at most`() {
        var screen = Screen()
        screen.down(0, 0, 1, 1, pressure: 0.25)
        let details = screen.fingers.close(at: at(0), numbers: &screen.numbers).first?.contacts.first?.details
        #expect(details?.force == 0.5)
        #expect(details?.maximumForce == 2)
    }
}
