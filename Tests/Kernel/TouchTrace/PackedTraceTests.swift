import TestSupport
import Testing
import TouchRecordings
import TouchScenes
import Touchstone
import TouchTrace

@testable import TouchstoneCommand

struct `A packed trace` {
    static let size = CGSize(width: 400, height: 300)

    static func packed(_ frames: [InputFrame], size: CGSize = size) -> PackedTrace {
        PackedTrace(
            scene: "photos", screen: PackedTrace.Screen(size: size, scale: 2), steps: frames.map { .frame($0) },
            end: frames.last?.instant ?? .zero, decisions: 0x0123_4567_89AB_CDEF)
    }

    static func read(_ text: String) throws(TraceError) -> PackedTrace {
        try PackedTrace(parsing: Array(text.utf8), source: "link")
    }

    @Test func `of nothing is short`() throws {
        let packed = PackedTrace(scene: "dots", screen: PackedTrace.Screen(size: Self.size))
        let text = try packed.text()
        try expectEqual(Self.read(text), packed)
        expect(text.count < 60)
    }

    @Test(arguments: UInt64(1)...4)
    func `reads back the same, with anything that a frame can hold`(seed: UInt64) throws {
        var random = RandomRecords(seed: seed)
        var frames: [InputFrame] = []
        for _ in 0..<60 { frames.append(random.frame(at: random.instant())) }
        var packed = Self.packed(frames)
        packed.steps.insert(.screen(PackedTrace.Screen(size: CGSize(width: 300, height: 400)), at: .zero), at: 30)
        packed.steps.append(
            .screen(PackedTrace.Screen(size: CGSize(width: 0x1.8p3, height: 40.123), scale: 3), at: random.instant()))
        packed.end = random.instant()
        try expectEqual(Self.read(packed.text()), packed, "seed \(seed)")
    }

    @Test func `of ten seconds of two fingers with jitter is at most 4 kB of link`() throws {
        let packed = Self.packed(JitteryHand.frames(seed: 5))
        let text = try packed.text()
        try expectEqual(Self.read(text), packed)
        expect(text.count <= 4_000, "\(text.count) characters")
    }

    /// Touchscreens with two fingers or more, and the seconds that one of them held.
    private nonisolated static let hands = [
        "touchscreens/EP0430M09.2-finger-scroll-down.events", "touchscreens/EP0430M09.4-finger-drag-down.events",
        "tablets/Wacom_ISDv4_E6_Finger.double-center-circle.events",
        "tablets/Wacom_ISDv4_E6_Finger.double-top-swipe.events", "touchscreens/QUANTA_OpticalTouchScreen.events",
    ]

    @Test(.needs("the shared recordings (TOUCHSTONE_SHARED)", SharedRecordings.folder != nil), arguments: hands)
    func `of ten seconds of two real fingers is at most 4 kB of link`(file: String) throws {
        let recording = try SharedRecordings.read(file)
        let size = recording.suitableWindow
        let frames = recording.frames(in: size).map(Self.rounded)
        let packed = Self.packed(frames, size: size)
        let text = try packed.text()
        try expectEqual(Self.read(text), packed)
        // As many readings as two fingers give in ten seconds, each as long as here.
        let readings = frames.reduce(0) { $0 + $1.contacts.count }
        expect(readings > 150)
        expect(text.count * 2 * 120 * 10 / readings <= 4_000, "\(text.count) characters for \(readings) readings")
    }

    @Test(.needs("the shared recordings (TOUCHSTONE_SHARED)", SharedRecordings.folder != nil))
    func `of a recording of each kind of device reads back the same`() throws {
        for file in SharedRecordings.recordings {
            let recording = try SharedRecordings.read(file)
            let size = recording.suitableWindow
            let packed = Self.packed(Array(recording.frames(in: size).prefix(50)), size: size)
            try expectEqual(Self.read(packed.text()), packed, "\(file)")
        }
    }

    /// Rounds as the page does.
    static func rounded(_ frame: InputFrame) -> InputFrame {
        func rounded(_ value: CGFloat) -> CGFloat { (value * 64).rounded() / 64 }
        func rounded(_ instant: Instant) -> Instant {
            Instant(nanoseconds: (instant.nanoseconds + 50_000) / 100_000 * 100_000)
        }
        var frame = frame
        frame.instant = rounded(frame.instant)
        for index in frame.contacts.indices {
            let place = frame.contacts[index].location
            frame.contacts[index].location = CGPoint(x: rounded(place.x), y: rounded(place.y))
            let radius = frame.contacts[index].details.radius
            frame.contacts[index].details.radius = (radius * 2).rounded() / 2
        }
        return frame
    }
}
