import TestSupport
import Testing
import TouchInput
import TouchRecordings

struct ContactStreamTests {
    private static func device(of recording: Recording) throws -> DeviceDescription {
        try Recording(parsing: try RecordingWriter.bytes(of: recording, as: .evemu), source: "device", format: .evemu)
            .device
    }

    @Test(arguments: [1, 7, 24, 100, 100_000])
    func `bytes give the same frames as the file of them, however they are cut`(_ size: Int) throws {
        for seed in GeneratedHand.seeds {
            let original = GeneratedHand.pressing(seed)
            let bytes = try RecordingWriter.bytes(of: original, as: .raw)
            let device = try Self.device(of: original)
            var stream = ContactStream(device: device)
            var plain = ContactStream(device: device, restInterval: nil)
            var frames: [InputFrame] = []
            for start in stride(from: 0, to: bytes.count, by: size) {
                frames += stream.take(bytes[start..<min(start + size, bytes.count)])
            }
            let whole = try Recording(parsing: bytes, source: "file", description: device)
            expectEqual(plain.take(bytes), whole.frames)
            expectEqual(stream.finish(), [])
            expectEqual(stream.notes, [])
            expectEqual(stream.eventCount, bytes.count / 24)
            // With samples of fingers that rest (M-02).
            expectEqual(frames, whole.frames(rests: .automatic))
            expectEqual(frames.map(stream.mapping(to: GeneratedHand.size).frame), whole.frames(in: GeneratedHand.size))
        }
    }

    @Test func `a frame comes with the last byte of its report, not before`() throws {
        let original = GeneratedHand.recording(1)
        let bytes = try RecordingWriter.bytes(of: original, as: .raw)
        var stream = ContactStream(device: try Self.device(of: original))
        // The first contact: id, x, y, BTN_TOUCH, SYN_REPORT.
        expectEqual(stream.take(bytes[..<(5 * 24 - 1)]), [])
        expectEqual(stream.take(bytes[(5 * 24 - 1)..<(5 * 24)]), [original.frames[0]])
    }

    @Test func `without a description the first reports tell, and a range is assumed with a note`() throws {
        let original = GeneratedHand.recording(1)
        var stream = ContactStream(source: "pipe", restInterval: nil)
        let frames = stream.take(try RecordingWriter.bytes(of: original, as: .raw))
        expectEqual(frames, original.frames)
        expectEqual(stream.xAxis, 0...4095)
        expectEqual(stream.notes.map(\.kind), [.axisRangeMissing, .axisRangeMissing])
        expect(stream.notes[0].description.hasPrefix("pipe:1: warning: nothing describes the x axis"))
    }

    @Test func `what is down at the end is cancelled, and half an event is left out with a note`() throws {
        let original = GeneratedHand.recording(1)
        let bytes = try RecordingWriter.bytes(of: original, as: .raw)
        var stream = ContactStream(device: try Self.device(of: original))
        expectEqual(stream.take(bytes[..<(5 * 24 + 10)]).count, 1)
        expectEqual(stream.finish().flatMap(\.contacts).map(\.phase), [.cancelled])
        expectEqual(stream.notes.map(\.kind), [.neverLifted, .truncated])
    }

    @Test func `events of 32-bit machines are found out in a file and may be told to a stream`() throws {
        var bytes: [UInt8] = []
        let wide = try RecordingWriter.bytes(of: GeneratedHand.recording(3), as: .raw)
        for start in stride(from: 0, to: wide.count, by: 24) {
            bytes += wide[start..<(start + 4)]
            bytes += wide[(start + 8)..<(start + 12)]
            bytes += wide[(start + 16)..<(start + 24)]
        }
        expectEqual(RawEventLayout.detect(bytes), .bits32)
        expectEqual(RawEventLayout.detect(wide), .bits64)
        try expectEqual(Recording(parsing: bytes, source: "raw").frames, GeneratedHand.recording(3).frames)
        var stream = ContactStream(layout: .bits32, restInterval: nil)
        expectEqual(stream.take(bytes), GeneratedHand.recording(3).frames)
    }

    @Test func `a device that never touches is not kept in memory for ever, and says so at the end of a file`() throws {
        // A mouse: relative motion.
        let event: [UInt8] = [UInt8](repeating: 0, count: 16) + [2, 0, 0, 0, 1, 0, 0, 0]
        let report = [UInt8](repeating: 0, count: 24)
        let bytes = (0..<10_000).flatMap { _ in event + report }
        var stream = ContactStream()
        expectEqual(stream.take(bytes), [])
        expectEqual(stream.finish(), [])
        try expectEqual(Recording(parsing: bytes, source: "mouse").noteList, ["noContacts 20000"])
    }

    @Test func `the kernel's own answers become a description`() throws {
        let axis = try #require(DeviceDescription.Axis(absInfo: [7, -10, 4000, 0, 0, 40]))
        expectEqual(axis, DeviceDescription.Axis(minimum: -10, maximum: 4000, resolution: 40))
        expectNil(DeviceDescription.Axis(absInfo: [1, 2, 3]))
        expectEqual(DeviceDescription.codes(inBits: [0b101, 0, 0x80]), [0, 2, 23])
        expectEqual(DeviceProperties(bytes: [0b10, 0, 0, 0]), .direct)
        let device = DeviceDescription(properties: [.pointer, .buttonPad], axes: [0x35: axis, 0x36: axis, 0x2f: axis])
        expectEqual(ContactStream(device: device).xAxis, -10...4000)
        expectEqual(device.kind, .touchpad)
    }
}
