import TestSupport
import Testing
import TouchInput
import TouchRecordings

/// A file in memory that is read a piece at a time, and remembers how far.
private final class CountedFile {
    private let bytes: [UInt8]
    private let length: Int
    /// The number of times it was opened.
    private(set) var openings = 0
    /// The bytes that were read since it was opened.
    private(set) var place = 0

    init(_ bytes: [UInt8], piecesOf length: Int) { (self.bytes, self.length) = (bytes, length) }

    func open() -> () -> [UInt8]? {
        openings += 1
        place = 0
        return { [self] in
            guard place < bytes.count else { return nil }
            defer { place = min(place + length, bytes.count) }
            return Array(bytes[place..<min(place + length, bytes.count)])
        }
    }
}

struct RecordingStreamTests {
    /// The formats of which no part is held.
    private static let streamed = RecordingFormat.allCases.filter { $0 != .inkable }

    /// One finger that drags to and fro, so many reports.
    private static func drag(_ count: Int) -> Recording {
        let frames = (0..<count).map { index in
            let phase: ContactSample.Phase = index == 0 ? .began : index == count - 1 ? .ended : .moved
            let place = CGPoint(x: 100 + index % 50, y: 200)
            return InputFrame(
                at: Instant(seconds: Double(index) / 100), [ContactSample(id: 0, phase: phase, location: place)])
        }
        return Recording(source: "drag", deviceName: "pad", points: frames, in: CGSize(width: 400, height: 300))
    }

    /// The result of reading: the metadata and the frames, or the error.
    private struct Result: Equatable {
        var device: DeviceDescription?
        var axes: [ClosedRange<Int>] = []
        var resolutions: [Int?] = []
        var format: RecordingFormat?
        var contactProtocol: ContactProtocol?
        var counts: [Int] = []
        var notes: [LocatedIssue] = []
        var frames: [InputFrame] = []
        var error: String?

        init(_ read: () throws(RecordingError) -> (Recording, [InputFrame])) {
            do throws(RecordingError) {
                let (known, frames) = try read()
                device = known.device
                axes = [known.xAxis, known.yAxis]
                resolutions = [known.xResolution, known.yResolution]
                (format, contactProtocol) = (known.format, known.contactProtocol)
                counts = [known.contactCount, known.maximumSimultaneousContacts]
                notes = known.notes
                self.frames = frames
            } catch {
                self.error = "\(error)"
            }
        }
    }

    @Test(.bug(id: "D-6"), arguments: RecordingFormat.allCases)
    func `broken recordings give the same, whether they are read at once or a piece at a time`(
        _ format: RecordingFormat
    ) {
        for seed in 1...UInt64(10) {
            let bytes = ReaderFuzz.input(format, seed: seed)
            let told = seed % 4 == 0 ? nil : format
            let device = seed % 5 == 0 ? 2 : nil
            let whole = Result { () throws(RecordingError) in
                let recording = try Recording(parsing: bytes, source: "hand", format: told, device: device)
                return (recording, recording.frames)
            }
            for length in seed % 10 == 0 ? [1, 37] : [100, 1 << 16] {
                let file = CountedFile(bytes, piecesOf: length)
                let parts = Result { () throws(RecordingError) in
                    let stream = try RecordingStream("hand", format: told, device: device, opening: file.open)
                    var frames: [InputFrame] = []
                    stream.forEachFrame { frames.append($0) }
                    expectEqual(stream.frameCount, frames.count, "\(format.rawValue), seed \(seed)")
                    return (stream.recording, frames)
                }
                let isSame = parts == whole
                expect(isSame, "\(format.rawValue), seed \(seed), pieces of \(length)")
            }
        }
    }

    @Test(.bug(id: "D-6"), arguments: streamed)
    func `a part of a recording costs a part: its frames come while it is read`(_ format: RecordingFormat) throws {
        let bytes = try RecordingWriter.bytes(of: Self.drag(1_000), as: format)
        let file = CountedFile(bytes, piecesOf: 500)
        let stream = try RecordingStream("drag", opening: file.open)
        expect(stream.recording.format == format && stream.recording.frames.isEmpty && stream.frameCount == 1_000)
        for _ in 0..<2 {
            var read: [Int] = []
            stream.forEachFrame { _ in read.append(file.place) }
            expectEqual(read.count, 1_000)
            // Each frame comes with the piece in which its report ends: no more was read than its share of the file.
            let head = 2_000
            for (index, place) in read.enumerated() {
                expect(place <= (index + 2) * bytes.count / 1_000 + head, "frame \(index)")
            }
        }
    }

    @Test(.bug(id: "D-6"), arguments: streamed)
    func `to know a recording takes two readings at most, and its frames one each time`(
        _ format: RecordingFormat
    ) throws {
        let file = CountedFile(try RecordingWriter.bytes(of: Self.drag(10), as: format), piecesOf: 100)
        let stream = try RecordingStream("drag", format: format, opening: file.open)
        expectEqual(file.openings, format == .raw ? 3 : 2)
        stream.forEachFrame { _ in }
        expectEqual(file.openings, format == .raw ? 4 : 3)
    }

    @Test(
        .bug(id: "D-6"),
        arguments: [
            (RecordingFormat.evemu, "odd\n", "warning: this line is not understood"),
            (.libinput, "  evdev: {name: b}\n", "error: this is YAML that `libinput record` does not write"),
            (.libinput, "version: 7\n", "error: this is version 7 of the format, version 1 is known"),
            (.getevent, "[ 9.9] 0003 0035 1\n", "warning: this line is not understood"),
            (.csv, "99,1,flying,5,5\n", "warning: “flying” is no phase"),
            (.raw, "odd", "warning: the file ends in the middle"),
        ])
    func `what is broken late in a long file is named with its line`(
        _ format: RecordingFormat, _ broken: String, _ message: String
    ) throws {
        let bytes = try RecordingWriter.bytes(of: Self.drag(1_500), as: format) + Array(broken.utf8)
        let line = format == .raw ? (bytes.count - 3) / 24 + 1 : bytes.count { $0 == 0x0a }
        expect(line > 1_500)
        let file = CountedFile(bytes, piecesOf: 1_000)
        let found: String
        do throws(RecordingError) {
            let stream = try RecordingStream("long", format: format, opening: file.open)
            expectEqual(stream.frameCount, 1_500)
            found = stream.recording.notes.first { $0.line == line }?.description ?? "nothing"
        } catch {
            found = error.description
        }
        expect(found.hasPrefix("long:\(line): \(message)"), "\(found)")
    }

    @Test(.bug(id: "D-6")) func `of several devices one is chosen, and only its frames are given`() throws {
        let file = CountedFile(Array(GeteventReaderTests.labeled.utf8), piecesOf: 50)
        let stream = try RecordingStream("phone.txt", opening: file.open)
        expect(stream.recording.deviceName == "touch \"dev\"" && stream.frameCount == 2)
        expectEqual(stream.recording.notes.map(\.kind), [.otherDevices])
        var phases: [ContactSample.Phase] = []
        stream.forEachFrame { phases += $0.contacts.map(\.phase) }
        expectEqual(phases, [.began, .cancelled])
        let keys = try RecordingStream("phone.txt", device: 1, opening: file.open)
        expect(keys.recording.deviceName == "keypad" && keys.frameCount == 0)
        keys.forEachFrame { _ in Issue.record("a key that touches") }
        let error = #expect(throws: RecordingError.self) {
            try RecordingStream("phone.txt", device: 3, opening: file.open)
        }
        expectEqual(
            error?.description,
            "phone.txt:1: error: there is no device 3, the file holds 2 devices. "
                + "Choose a device by its number, the first is 1")
    }

    @Test(arguments: streamed) func `a file that changes while it is read again gives frames that can be`(
        _ format: RecordingFormat
    ) throws {
        let before = try RecordingWriter.bytes(of: Self.drag(50), as: format)
        for seed in 1...UInt64(15) {
            let after = ReaderFuzz.input(format, seed: seed)
            var openings = 0
            let stream = try RecordingStream("changing", format: format) {
                openings += 1
                return CountedFile(openings > 3 ? after : before, piecesOf: 100).open()
            }
            var frames: [InputFrame] = []
            while openings <= 3 {
                frames = []
                stream.forEachFrame { frames.append($0) }
            }
            expectNil(RecordingFlaw.find(in: frames), "\(format.rawValue), seed \(seed)")
        }
    }
}
