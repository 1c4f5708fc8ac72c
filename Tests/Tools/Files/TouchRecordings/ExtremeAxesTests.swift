import TestSupport
import Testing
import TouchInput
import TouchRecordings

/// Descriptions are public values: an axis may be as long as the numbers reach.
struct ExtremeAxesTests {
    private static let longest = DeviceDescription.Axis(minimum: .min, maximum: .max)

    private func event(_ type: UInt8, _ code: UInt16, _ value: UInt8) -> [UInt8] {
        [UInt8](repeating: 0, count: 16) + [type, 0, UInt8(code & 0xff), UInt8(code >> 8), value, 0, 0, 0]
    }

    @Test(arguments: RoundTripTests.formats) func `the longest axes are described and written`(
        _ format: RecordingFormat
    ) throws {
        let original = GeneratedHand.pressing(1)
        let device = DeviceDescription(
            properties: .direct, axes: [0x2f: Self.longest, 0x30: Self.longest, 0x3a: Self.longest])
        let recording = Recording(
            source: "long", device: device, xAxis: .min ... .max, yAxis: .min ... .max, frames: original.frames)
        expect(RecordingDescription(recording)["slots"] != nil)
        expectEqual(recording.frames(in: GeneratedHand.size).count, original.frames.count)
        expectNil(recording.physicalSize)
        let bytes = try RecordingWriter.bytes(of: recording, as: format)
        let again = try Recording(parsing: bytes, source: "again")
        expectEqual(again.contactCount, original.contactCount)
        // A table counts places from the edge, which is too far away to be read; raw events say nothing of forces.
        guard format != .csv, format != .raw else { return }
        expectEqual(again.frames.map(\.instant), original.frames.map(\.instant))
        expectEqual(
            again.frames.flatMap(\.contacts).map(\.location), original.frames.flatMap(\.contacts).map(\.location))
    }

    @Test func `lists of contacts are followed over the longest axes, and pressures are forces`() {
        let device = DeviceDescription(axes: [0x35: Self.longest, 0x36: Self.longest, 0x3a: Self.longest])
        var stream = ContactStream(device: device)
        var frames: [InputFrame] = []
        for x in [10, 20] as [UInt8] {
            frames += stream.take(
                event(3, 0x35, x) + event(3, 0x36, 5) + event(3, 0x3a, 9) + event(0, 2, 0) + event(0, 0, 0))
        }
        frames += stream.finish()
        expectEqual(frames.flatMap(\.contacts).map { "\($0.phase.letter)\($0.id)" }, ["b0", "m0", "c0"])
        expect(frames.flatMap(\.contacts).allSatisfy { $0.details.force == 1.5 })
    }

    @Test func `the pressure of a single touch is a force on the longest axis`() {
        let device = DeviceDescription(
            axes: [0x00: Self.longest, 0x01: Self.longest, 0x18: Self.longest], keys: [0x14a])
        var stream = ContactStream(device: device)
        let frames = stream.take(
            event(3, 0, 10) + event(3, 1, 5) + event(3, 0x18, 9) + event(1, 0x14a, 1) + event(0, 0, 0))
        expectEqual(frames.flatMap(\.contacts).map(\.details.force), [1.5])
    }
}
