import TestSupport
import Testing
import TouchInput
import TouchRecordings

struct EvemuWriterTests {
    private let size = CGSize(width: 400, height: 300)

    private func roundTrip(_ frames: [InputFrame]) throws -> Recording {
        try read(EvemuWriter(size: size).text(for: frames))
    }

    private func frame(_ milliseconds: Int64, _ samples: ContactSample...) -> InputFrame {
        InputFrame(at: Instant(nanoseconds: milliseconds * 1_000_000), samples)
    }

    private func sample(
        _ id: Int, _ phase: ContactSample.Phase, _ x: CGFloat, _ y: CGFloat, _ tool: ContactSample.Tool = .direct
    ) -> ContactSample {
        ContactSample(id: id, phase: phase, location: CGPoint(x: x, y: y), tool: tool)
    }

    @Test func `what is written reads back as the same frames`() throws {
        let frames = [
            frame(0, sample(0, .began, 10.1, 20.2), sample(1, .began, 399.9, 0)),
            frame(8, sample(1, .moved, 399.8, 0.1), sample(0, .moved, 10.1, 299)),
            frame(16, sample(0, .ended, 10.1, 299), sample(2, .began, 0, 0, .pencil)),
            frame(24, sample(2, .cancelled, 0.3, 0.7, .pencil), sample(1, .ended, 399, 0.1)),
            frame(1000, sample(3, .began, 1, 2)),
            frame(1008, sample(3, .cancelled, 1, 2)),
            frame(1100, sample(4, .began, 1, 2)),
            frame(1108, sample(4, .ended, 1, 2)),
        ]
        let recording = try roundTrip(frames)
        expectEqual(recording.frames(in: size, rests: .none), frames)
        expectEqual(recording.noteList, [])
    }

    @Test(arguments: [1, 2, 3] as [UInt64])
    func `generated hands read back as the same frames`(_ seed: UInt64) throws {
        var hand = HandScript(seed: seed, tremor: 1)
        hand.tap("index", at: CGPoint(x: 110, y: 150))
        hand.together([
            Stroke("left", at: CGPoint(x: 90, y: 150), [.move(to: CGPoint(x: 150, y: 150), over: 0.5)]),
            Stroke("right", start: 0.1, at: CGPoint(x: 310, y: 150), [.move(to: CGPoint(x: 250, y: 250), over: 0.6)]),
        ])
        let frames = StrokeGenerator().frames(for: hand)
        try expectEqual(roundTrip(frames).frames(in: size, rests: .none), frames)
    }

    @Test func `what is finer than a unit is rounded`() throws {
        let frames = [frame(0, sample(0, .began, 10.04, 20.26)), frame(50, sample(0, .ended, 10.06, 20.26))]
        let points = try roundTrip(frames).frames(in: size, rests: .none).map { $0.contacts[0].location }
        expectEqual(points, [CGPoint(x: 10, y: 20.3), CGPoint(x: 10.1, y: 20.3)])
    }

    @Test func `frames that make no sense are written as what a device could have done`() throws {
        let recording = try roundTrip([
            frame(0, sample(9, .ended, 0, 0), sample(5, .stationary, 1, 1)),
            frame(10, sample(5, .moved, 1, 1)),
            frame(20, sample(5, .began, 2, 2), sample(6, .began, .nan, .infinity)),
            frame(5, sample(5, .ended, 2, 2)),
        ])
        expectEqual(recording.contactCount, 3)
        expect(recording.notes.map(\.kind).contains(.neverLifted))
        expectNil(flaw(in: recording))
    }

    @Test func `the text names the device and carries the comments, one line each`() throws {
        let text = EvemuWriter(size: size, deviceName: "a\nb", unitsPerPoint: 20, comments: ["one\ntwo"]).text(for: [])
        expect(text.hasPrefix("# one two\nN: a b\nI: "))
        expect(text.contains("A: 35 0 8000 0 0 0\nA: 36 0 6000 0 0 0\n"))
        let recording = try read(text)
        expectEqual(recording.deviceName, "a b")
        expect(!recording.holdsContacts)
    }
}
