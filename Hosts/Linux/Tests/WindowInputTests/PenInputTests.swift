import Testing
import Touchstone
import WindowInput

struct `A pen` {
    private var pen = PenInput()
    private var numbers = ContactNumbers()
    private var hovers = ContactNumbers(from: 0)

    private mutating func close() -> [String] { closed().map(words) }
    private mutating func closed() -> [InputFrame] { pen.close(at: .zero, numbers: &numbers, hovers: &hovers) }

    @Test mutating func `hovers, touches and hovers again`() {
        pen.isNear = true
        pen.location = CGPoint(x: 1, y: 2)
        #expect(close() == ["hover 0 entered 1,2"])
        #expect(close() == [])
        pen.location = CGPoint(x: 3, y: 4)
        #expect(close() == ["hover 0 moved 3,4"])
        pen.isDown = true
        #expect(close() == ["hover 0 exited 3,4", "1 began 3,4 pencil"])
        pen.location = CGPoint(x: 5, y: 6)
        #expect(close() == ["1 moved 5,6 pencil"])
        pen.isDown = false
        #expect(close() == ["1 ended 5,6 pencil", "hover 0 entered 5,6"])
        pen.isNear = false
        #expect(close() == ["hover 0 exited 5,6"])
        #expect(close() == [])
    }

    @Test mutating func `has force, angles and a rotation`() {
        (pen.isNear, pen.isDown, pen.pressure) = (true, true, 0.5)
        pen.tilt = CGVector(dx: 30, dy: 0)
        pen.rotation = 90
        let details = closed().first?.contacts.first?.details
        #expect(details?.maximumForce == 25.0 / 6)
        #expect(details?.force == 25.0 / 12)
        #expect(abs((details?.altitude ?? 0) - .pi / 3) < 1e-9)
        #expect(details?.azimuth == 0)
        #expect(details?.roll == .pi / 2)
        pen.tilt = CGVector(dx: 0, dy: -45)
        let turned = closed().first?.contacts.first?.details
        #expect(abs((turned?.altitude ?? 0) - .pi / 4) < 1e-9)
        #expect(abs((turned?.azimuth ?? 0) - .pi * 3 / 2) < 1e-9)
    }

    @Test mutating func `stands upright, with an unknown force, if it measures nothing`() {
        (pen.isNear, pen.isDown) = (true, true)
        #expect(closed().first?.contacts.first?.details == ContactDetails())
    }

    @Test mutating func `has its distance while it hovers`() {
        (pen.isNear, pen.distance, pen.pressure) = (true, 0.75, 0)
        guard case .hover(let hover)? = closed().first?.others.first else {
            Issue.record("it does not hover")
            return
        }
        #expect(hover.distance == 0.75)
        #expect(hover.tool == .pencil)
    }

    @Test mutating func `presses the button of the web's erasers with its other end, and its own buttons`() {
        (pen.isNear, pen.isDown, pen.isEraser) = (true, true, true)
        #expect(close() == ["1 began 0,0 pencil buttons 32"])
        pen.sideButtons = .secondary
        #expect(close() == ["1 moved 0,0 pencil buttons 34"])
        pen.isDown = false
        #expect(close() == ["1 ended 0,0 pencil buttons 2", "hover 0 entered 0,0 buttons 2"])
    }

    @Test mutating func `that is cancelled is ignored until its tip is lifted`() {
        (pen.isNear, pen.isDown) = (true, true)
        _ = close()
        #expect(pen.cancel(at: .zero, numbers: &numbers).map(words) == ["1 cancelled 0,0 pencil"])
        pen.location = CGPoint(x: 9, y: 9)
        #expect(close() == [])
        pen.isDown = false
        #expect(close() == ["hover 0 entered 9,9"])
        pen.isDown = true
        #expect(close() == ["hover 0 exited 9,9", "1 began 9,9 pencil"])
    }

    @Test mutating func `that is gone ends what it does`() {
        pen.isNear = true
        _ = close()
        #expect(pen.leave(at: .zero, numbers: &numbers, hovers: &hovers).map(words) == ["hover 0 exited 0,0"])
        (pen.isNear, pen.isDown) = (true, true)
        _ = close()
        #expect(pen.leave(at: .zero, numbers: &numbers, hovers: &hovers).map(words) == ["1 cancelled 0,0 pencil"])
        #expect(close() == [])
    }
}
