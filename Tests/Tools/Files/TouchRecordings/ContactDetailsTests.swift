import TestSupport
import Testing
import TouchInput
import TouchRecordings

struct ContactDetailsTests {
    private func details(_ axes: String, _ events: String) throws -> [ContactDetails] {
        let text = "A: 2f 0 9 0 0 0\nA: 35 0 1000 0 0 0\nA: 36 0 1000 0 0 0\n" + axes
        return try read(text + lines(events)).frames.flatMap(\.contacts).map(\.details)
    }

    private static let press = "1.0 id=1 mtx=1 mty=2 mtpressure=85 major=20 -\n1.1 mtpressure=255 -\n1.2 id=-1 -"

    @Test func `pressures of a known range become forces, of which 1 is a third of the range`() throws {
        let details = try details("A: 3a 0 255 0 0 0\n", Self.press)
        expectEqual(details.map(\.force), [1, 3, 3])
        expectEqual(details.map(\.maximumForce), [3, 3, 3])
        expectEqual(details.map(\.radius), [0, 0, 0])
    }

    @Test func `lengths of a known range become radii, half as long`() throws {
        try expectEqual(details("A: 30 0 100 0 0 0\n", Self.press).map(\.radius), [10, 10])
    }

    @Test func `lengths in units of their own are brought to those of the x axis`() throws {
        let axes = "A: 35 0 1000 0 0 40\nA: 30 0 100 0 0 10\n"
        try expectEqual(details(axes, Self.press).map(\.radius), [40, 40])
    }

    @Test func `pressures and lengths without a range are left out`() throws {
        try expectEqual(details("", Self.press), [ContactDetails(), ContactDetails()])
        try expect(details("A: 3a 0 0 0 0 0\nA: 30 5 5 0 0 0\n", Self.press).allSatisfy { $0 == ContactDetails() })
    }

    @Test func `pressures beyond the range are those of its ends`() throws {
        let details = try details(
            "A: 3a 10 20 0 0 0\n", "1.0 id=1 mtx=1 mty=2 mtpressure=5 -\n1.1 mtpressure=99 -\n1.2 id=-1 -")
        expectEqual(details.map(\.force), [0, 3, 3])
    }

    @Test func `the pressure of a single touch is a force, too`() throws {
        let text = "A: 00 0 1000 0 0 0\nA: 01 0 1000 0 0 0\nA: 18 0 90 0 0 0\n"
        let recording = try read(text + lines("1.0 x=1 y=2 pressure=30 touch=1 -\n1.1 pressure=60 -\n1.2 touch=0 -"))
        expectEqual(recording.frames.map { $0.contacts[0].details.force }, [1, 2, 2])
    }
}
