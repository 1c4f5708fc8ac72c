import TestSupport
import Testing
import TouchInput
import TouchRecordings

/// The reader of a format reads the output of its writer: the same frames, for hands of several seeds.
struct RoundTripTests {
    static let formats = RecordingFormat.allCases.filter(\.isWritable)

    private func again(_ recording: Recording, _ format: RecordingFormat) throws -> Recording {
        let bytes = try RecordingWriter.bytes(of: recording, as: format)
        expectEqual(RecordingFormat.detect(bytes), format)
        var device = recording.device
        if format == .raw {
            device = try Recording(
                parsing: try RecordingWriter.bytes(of: recording, as: .evemu), source: "device"
            ).device
        }
        return try Recording(parsing: bytes, source: "hand", description: format == .raw ? device : nil)
    }

    @Test(arguments: formats, GeneratedHand.seeds)
    func `generated hands read back as the same frames in every format`(
        _ format: RecordingFormat, _ seed: UInt64
    ) throws {
        let frames = GeneratedHand.frames(seed)
        expect(frames.count > 50)
        let recording = try again(GeneratedHand.recording(seed), format)
        expectEqual(recording.frames(in: GeneratedHand.size, rests: .none), frames)
        expectEqual(recording.noteList, [])
        expectEqual(recording.format, format)
        expectNil(flaw(in: recording))
    }

    @Test(arguments: formats, GeneratedHand.seeds)
    func `forces and radii read back within the steps of the device`(_ format: RecordingFormat, _ seed: UInt64) throws {
        let original = GeneratedHand.pressing(seed)
        let recording = try again(original, format)
        expectEqual(recording.noteList, [])
        try #require(recording.frames.count == original.frames.count)
        for (one, other) in zip(
            recording.frames(in: GeneratedHand.size, rests: .none), original.frames(in: GeneratedHand.size))
        {
            expectEqual(one.instant, other.instant)
            for (sample, wanted) in zip(one.contacts, other.contacts) {
                expectEqual(sample.location, wanted.location)
                expect(abs(sample.details.force - wanted.details.force) <= 0.0005)
                expectEqual(sample.details.maximumForce, 3)
                expect(abs(sample.details.radius - wanted.details.radius) <= 0.025)
            }
        }
    }

    private static let pressures: [ClosedRange<Int>?] = [
        nil, 0...255, 10...265, -255...0, .min ... .max, .max - 1 ... .max,
    ]

    /// Contacts one after the other, in one slot.
    @Test(arguments: formats, pressures)
    func `a force and a radius that are gone read back as none`(
        _ format: RecordingFormat, _ pressure: ClosedRange<Int>?
    ) throws {
        let rows: [(id: Int, ContactSample.Phase, ContactSample.Tool, force: CGFloat, radius: CGFloat)] = [
            (0, .began, .pencil, 2, 10), (0, .moved, .pencil, 0, 10), (0, .moved, .pencil, 1, 0),
            (0, .ended, .pencil, 2, 10), (1, .began, .direct, 0, 0), (1, .moved, .direct, 0, 0),
            (1, .moved, .direct, 3, 5), (1, .ended, .direct, 3, 5), (2, .began, .direct, 0, 0),
            (2, .cancelled, .direct, 0, 0),
        ]
        let frames = rows.enumerated().map { index, row in
            let place = CGPoint(x: 100 + (row.1 == .ended ? index - 1 : index), y: 50)
            var sample = ContactSample(id: row.id, phase: row.1, location: place, tool: row.2)
            (sample.details.force, sample.details.radius) = (row.force, row.radius)
            return InputFrame(at: Instant(nanoseconds: Int64(index) * 10_000_000), [sample])
        }
        let axes = pressure.map { [0x3a: DeviceDescription.Axis(minimum: $0.lowerBound, maximum: $0.upperBound)] }
        let original = Recording(
            source: "none", device: DeviceDescription(properties: .direct, axes: axes ?? [:]), xAxis: 0...1000,
            yAxis: 0...1000, frames: frames)
        let recording = try again(original, format)
        expectEqual(recording.noteList, [])
        let read = recording.frames.flatMap(\.contacts)
        expectEqual(recording.frames.map(\.instant), frames.map(\.instant))
        expectEqual(read.map(\.phase), rows.map(\.1))
        expectEqual(read.map(\.tool), rows.map(\.2))
        expectEqual(read.map(\.location), frames.map { $0.contacts[0].location })
        expectEqual(read.map(\.details.radius), rows.map(\.radius))
        for (sample, row) in zip(read, rows) {
            expect(row.force == 0 ? sample.details.force == 0 : abs(sample.details.force - row.force) <= 1e-6)
        }
        expectEqual(RecordingWriter.losses(of: original, as: format).isEmpty, format != .raw)
    }

    @Test(arguments: formats, 1...3 as ClosedRange<UInt64>)
    func `tools, ends, and forces and radii that come and go read back`(_ format: RecordingFormat, _ seed: UInt64)
        throws
    {
        let original = GeneratedHand.fickle(seed)
        let recording = try again(original, format)
        expectEqual(recording.noteList, [])
        expectEqual(recording.frames.map(\.instant), original.frames.map(\.instant))
        // In a frame, contacts that end may come before others that begin.
        let samples = { (recording: Recording) in
            recording.frames.flatMap { frame in frame.contacts.sorted { $0.id < $1.id } }
        }
        let (read, written) = (samples(recording), samples(original))
        try #require(read.count == written.count)
        for (one, other) in zip(read, written) {
            let isSame =
                (one.id, one.phase, one.tool, one.location) == (other.id, other.phase, other.tool, other.location)
                && (one.details.force == 0) == (other.details.force == 0)
                && (one.details.radius == 0) == (other.details.radius == 0)
                && abs(one.details.force - other.details.force) <= 1e-6
                // Device units, ten a point.
                && abs(one.details.radius - other.details.radius) <= 0.25
            if !isSame { Issue.record("\(one) is read where \(other) was written") }
        }
    }

    @Test(arguments: formats) func `comments disturb no reader`(_ format: RecordingFormat) throws {
        let original = GeneratedHand.recording(2)
        let comments = ["made by hand", "", "a\nb", "EVEMU 1.3", "libinput record", "E: 1 2 3 4", "[1]"]
        let bytes = try RecordingWriter.bytes(of: original, as: format, comments: comments)
        expectEqual(RecordingFormat.detect(bytes), format)
        let recording = try Recording(parsing: bytes, source: "hand")
        expectEqual(recording.frames, original.frames)
        expectEqual(recording.notes.filter { $0.kind != .axisRangeMissing }, [])
    }

    @Test func `a table of what is no number is read all the same, each contact with its phases`() throws {
        let places: [CGPoint] = [
            CGPoint(x: CGFloat.nan, y: 1), CGPoint(x: CGFloat.infinity, y: -1e300), CGPoint(x: 3, y: 4),
        ]
        let frames = zip([-5, -3, 1_000_000] as [Int64], [.began, .moved, .ended] as [ContactSample.Phase]).enumerated()
            .map {
                index, row in
                var sample = ContactSample(id: 7, phase: row.1, location: places[index])
                (sample.details.radius, sample.details.force) = (-2, .infinity)
                return InputFrame(at: Instant(nanoseconds: row.0), [sample])
            }
        let recording = try again(Recording(source: "odd", xAxis: 0...9, yAxis: 0...9, frames: frames), .csv)
        let read = recording.frames.flatMap(\.contacts)
        expectEqual(read.map(\.phase), [.began, .moved, .ended])
        expectEqual(read.map(\.location.x), [0, 5e9, 3])
        expectEqual(read.map(\.location.y), [1, -5e9, 4])
        expect(read.allSatisfy { $0.details.radius == 0 && $0.details.force == 5e9 })
        expectEqual(recording.noteList, [])
    }

    @Test(arguments: formats) func `places as far away as the kernel has numbers read back`(
        _ format: RecordingFormat
    ) throws {
        let places = [Int(Int32.max), Int(Int32.min), 0]
        let frames = zip(places, [.began, .moved, .ended] as [ContactSample.Phase]).enumerated().map { index, row in
            let place = CGPoint(x: row.0, y: 7)
            return InputFrame(
                at: Instant(nanoseconds: Int64(index) * 1_000_000_000),
                [ContactSample(id: 0, phase: row.1, location: place)])
        }
        let original = Recording(source: "far", xAxis: 0...Int(Int32.max), yAxis: 0...10, frames: frames)
        try expectEqual(again(original, format).frames, frames)
    }

    @Test func `a table names a window of more than two thousand million points`() throws {
        let window = 0...4_000_000_000
        let frames = [ContactSample.Phase.began, .ended].enumerated().map { index, phase in
            InputFrame(
                at: Instant(nanoseconds: Int64(index) * 1_000_000_000),
                [ContactSample(id: 0, phase: phase, location: CGPoint(x: 3e9, y: 1))])
        }
        let original = Recording(source: "wide", xAxis: window, yAxis: 0...10, frames: frames)
        let recording = try again(original, .csv)
        expectEqual(recording.xAxis, window)
        expectEqual(recording.frames, frames)
    }

    @Test(arguments: formats) func `pauses that readers leave out, and times before zero, are named`(
        _ format: RecordingFormat
    ) throws {
        let lossesOfTimes = { (seconds: [Double]) in
            let frames = zip(seconds, [.began, .moved, .ended] as [ContactSample.Phase]).map { second, phase in
                InputFrame(
                    at: Instant(seconds: second),
                    [ContactSample(id: 0, phase: phase, location: CGPoint(x: abs(second), y: 1))])
            }
            let recording = Recording(source: "made", xAxis: 0...10_000, yAxis: 0...9, frames: frames)
            let isSame = try again(recording, format).frames == frames
            let losses = RecordingWriter.losses(of: recording, as: format).filter {
                $0.contains("hour") || $0.contains("zero")
            }
            expectEqual(isSame, losses.isEmpty)
            return losses.map { $0.contains("hour") }
        }
        try expectEqual(lossesOfTimes([0, 3_600, 7_200]), [])
        try expectEqual(lossesOfTimes([0, 1, 3_602]), [true])
        try expectEqual(lossesOfTimes([3_601, 3_602, 3_603]), [true])
        try expectEqual(lossesOfTimes([-1, 0, 1]), [false])
    }

    @Test(arguments: formats.filter { $0 != .raw && $0 != .csv })
    func `the device reads back with its name, axes and size`(_ format: RecordingFormat) throws {
        let original = GeneratedHand.recording(1)
        let recording = try again(original, format)
        expectEqual(recording.deviceName, "generated")
        expectEqual(recording.xAxis, original.xAxis)
        expectEqual(recording.yAxis, original.yAxis)
        expectEqual(recording.xResolution, 64)
        expectEqual(recording.physicalSize, CGSize(width: 62.5, height: 46.875))
        expectEqual(recording.device.kind, .touchscreen)
        expectEqual(recording.contactProtocol, .slots)
    }

    @Test(arguments: formats) func `a recording that does not start at zero keeps its times`(
        _ format: RecordingFormat
    ) throws {
        let original = GeneratedHand.recording(2)
        let late = original.frames.map { frame in
            var frame = frame
            frame.instant = frame.instant.advanced(by: 1.25)
            return frame
        }
        let recording = Recording(source: "late", xAxis: original.xAxis, yAxis: original.yAxis, frames: late)
        try expectEqual(again(recording, format).frames, late)
    }

    @Test(arguments: formats) func `names and nodes that would break a line break nothing`(
        _ format: RecordingFormat
    ) throws {
        let original = GeneratedHand.recording(2)
        for odd in ["a b", "", "/dev/input/x: y # z", "/dev/in\nput", "\"", "/dev/„ü“"] {
            let recording = Recording(
                source: "odd", device: DeviceDescription(name: odd, node: odd), xAxis: original.xAxis,
                yAxis: original.yAxis, frames: original.frames)
            try expectEqual(again(recording, format).frames, original.frames)
        }
    }

    @Test func `a log of UIKit's touches is only read`() {
        let error = #expect(throws: RecordingError.self) {
            try RecordingWriter.bytes(of: GeneratedHand.recording(1), as: .inkable)
        }
        expectEqual(error?.kind, .notWritable)
    }

    @Test func `a table may be written for a window, to fractions of points`() throws {
        let bytes = try RecordingWriter.bytes(
            of: GeneratedHand.recording(1), as: .csv, window: CGSize(width: 390, height: 844), comments: ["a\nb"])
        expect(String(decoding: bytes, as: UTF8.self).hasPrefix("# a b\n# window: 390 844\ntime,id,phase,x,y\n"))
        let recording = try Recording(parsing: bytes, source: "table")
        let size = CGSize(width: 390, height: 844)
        expectEqual(recording.frames(in: size), GeneratedHand.recording(1).frames(in: size))
    }
}
