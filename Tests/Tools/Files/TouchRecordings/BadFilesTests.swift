import TestSupport
import Testing
import TouchInput
import TouchRecordings

struct BadFilesTests {
    private let tap = device() + lines("1.0 id=1 mtx=1 mty=2 -\n1.1 id=-1 -")

    @Test(arguments: [
        ([], RecordingError.Kind.empty), (Array(" \r\n\t\n".utf8), .empty), ([0xef, 0xbb, 0xbf], .empty),
        ([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d], .binary),
        (Array("# only\n# comments\n".utf8), .notEvemu), (Array("version: 1\nndevices: 1\n".utf8), .notEvemu),
    ])
    func `what is no recording at all is an error with a remedy`(_ bytes: [UInt8], _ kind: RecordingError.Kind) {
        let error = #expect(throws: RecordingError.self) {
            try Recording(parsing: bytes, source: "photo.png", format: .evemu)
        }
        expectEqual(error?.kind, kind)
        expectEqual(error?.description.hasPrefix("photo.png:1: error: "), true)
        expectEqual(error?.description.contains("touchstone record DEVICE -o name.evemu"), true)
    }

    @Test func `a file cut within its last line loses that line only, and says so`() throws {
        let cut = String(tap.dropLast(5))
        let recording = try read(cut)
        expectEqual(recording.contactCount, 1)
        expectEqual(recording.noteList, ["truncated 12 ×2"])
        let inValue = try read(device() + lines("1.0 id=1 mtx=1 mty=2 -") + "E: 1.1 0003 0035 12")
        expectEqual(inValue.story, "0: b0(1,2)\n0: c0(1,2)")
        expectEqual(inValue.notes.map(\.kind), [.neverLifted, .truncated])
    }

    @Test func `a last line that is complete but for the line break is taken`() throws {
        try expectEqual(read(String(tap.dropLast())).noteList, [])
    }

    @Test func `line ends of Windows, a byte order mark, comments and padded values are read alike`() throws {
        let padded = "\u{feff}# EVEMU 1.3\n" + tap.replacing("0003 0036 2\n", with: "0003 0036 0002\t# EV_ABS / …  2\n")
        let recording = try read(padded.replacing("\n", with: "\r\n"))
        expectEqual(recording.story, (try read(tap)).story)
        expectEqual(recording.deviceName, "hand")
        expectEqual(recording.noteList, [])
    }

    @Test func `lines that are not understood are left out and counted`() throws {
        let recording = try read("hello\n" + tap + "E: oops\nE: 1.2 0003\nX: 1\n\n")
        expectEqual(recording.contactCount, 1)
        expectEqual(recording.noteList, ["unreadableLine 1 ×4"])
    }

    @Test func `each unknown event code is named once and counted`() throws {
        let recording = try read(
            tap + "E: 1.2 0003 0077 1\nE: 1.2 0003 0077 1\nE: 1.2 0099 0001 1\nE: 1.2 0000 0000 0\n")
        expectEqual(recording.noteList, ["unknownEvent 13 ×2", "unknownEvent 15"])
        expect(recording.notes[0].message.contains("0003 0077"))
        expect(recording.notes[0].description.contains("(and 1 more like this)"))
    }

    @Test func `no file fills the memory with notes`() throws {
        let recording = try read(tap + (0..<5000).map { "E: 1.2 0777 \(String($0, radix: 16)) 1\n" }.joined())
        expect(recording.notes.count <= 102)
        expect(recording.notes.contains { $0.kind == .furtherNotes && $0.count == 4900 })
    }

    @Test func `late events get the time of the latest one before them`() throws {
        let recording = try read(
            events: "1.0 id=1 mtx=1 mty=2 -\n1.2 mtx=2 -\n1.1 mtx=3 -\n1.3 mtx=4 -\n1.4 id=-1 -")
        expectEqual(recording.frames.map { $0.instant.nanoseconds / 1_000_000 }, [0, 200, 200, 300, 400])
        expectEqual(recording.noteList, ["timeBackwards 13 ×2"])
    }

    @Test func `a clock that is set back or forward while recording leaves no gap`() throws {
        let recording = try read(
            events:
                "100.0 id=1 mtx=1 mty=2 -\n100.1 mtx=2 -\n50.0 mtx=3 -\n50.1 mtx=4 -\n999999.0 mtx=5 -\n999999.1 id=-1 -"
        )
        expectEqual(recording.frames.map { $0.instant.nanoseconds / 1_000_000 }, [0, 100, 100, 200, 200, 300])
        expectEqual(recording.noteList, ["timeBackwards 13", "clockJump 17"])
    }

    @Test func `a contact shorter than any finger's is kept and reported`() throws {
        let recording = try read(events: "1.000000 id=1 mtx=1 mty=2 -\n1.000038 id=-1 -")
        expectEqual(recording.contactCount, 1)
        expectEqual(recording.noteList, ["clockImplausible 10"])
        expect(recording.notes[0].message.contains("38 µs"))
    }

    @Test func `numbers of any length are moved to the nearest that fits`() throws {
        let huge = String(repeating: "9", count: 400)
        let recording = try read(
            tap + "E: \(huge).\(huge) 0003 0035 \(huge)\nE: 1 0003 0036 -\(huge)\nE: -\(huge).5 \(huge) \(huge) 1\n")
        expect(recording.notes.contains { $0.kind == .numberOutOfRange && $0.line == 13 })
        expectNil(flaw(in: recording))
    }

    @Test(.bug(id: "D-4")) func `an axis upside down is turned, one without length is replaced by the usual one`()
        throws
    {
        let text = "A: 35 1000 0 0 0 0\nA: 36 7 7 0 0 0\n" + lines("1.0 id=1 mtx=1 mty=20 -\n1.1 mty=90 -\n1.2 id=-1 -")
        let recording = try read(text)
        expectEqual(recording.xAxis, 0...1000)
        expectEqual(recording.yAxis, 0...4095)
        expectEqual(recording.noteList, ["axisRangeInvalid 1", "axisRangeInvalid 2"])
    }

    @Test(.bug(id: "D-4"))
    func `without a description the axes are the usual ones, or as far as positions reach, both alike`()
        throws
    {
        let recording = try read(lines("1.0 id=1 mtx=10 mty=20 -\n1.1 mtx=30 -\n1.2 id=-1 -"))
        expectEqual(recording.xAxis, 0...4095)
        expectEqual(recording.yAxis, 0...4095)
        expectEqual(recording.noteList, ["axisRangeMissing 1", "axisRangeMissing 1"])
        expectEqual(
            recording.notes[0].description,
            "hand.events:1: warning: nothing describes the x axis. 0…4095 was taken; put the device's description "
                + "before the events to get the places right")
        let far = try read(lines("1.0 id=1 mtx=5472 mty=-20 -\n1.1 id=-1 -"))
        expectEqual(far.xAxis, -4096...8191)
        expectEqual(far.yAxis, -4096...8191)
        let farthest = try read(lines("1.0 id=1 mtx=2147483647 mty=-2147483648 -\n1.1 id=-1 -"))
        expectEqual(farthest.xAxis, Int(Int32.min)...Int(Int32.max))
    }

    @Test(.bug(id: "D-4")) func `without a description a tap that moves by a few units stays within a few points`()
        throws
    {
        let recording = try read(lines("1.0 id=1 mtx=2000 mty=1500 -\n1.1 mtx=2039 mty=1510 -\n1.2 id=-1 -"))
        let places = recording.frames(in: .init(width: 400, height: 400)).map { $0.contacts[0].location }
        expect(places.allSatisfy { abs($0.x - places[0].x) < 4 && abs($0.y - places[0].y) < 4 })
    }

    @Test(.bug(id: "D-2")) func `positions outside the axes are kept in device units and moved to the edge in points`()
        throws
    {
        let recording = try read(events: "1.0 id=1 mtx=-50 mty=500 -\n1.1 mtx=5000 -\n1.2 id=-1 -")
        expect(recording.story.hasPrefix("0: b0(-50,500)\n100: m0(5000,500)"))
        let points = recording.frames(in: .init(width: 200, height: 100), rests: .none).map { $0.contacts[0].location }
        expectEqual(points, [.init(x: 0, y: 50), .init(x: 199.9, y: 50), .init(x: 199.9, y: 50)])
        expectEqual(recording.noteList, ["positionOutsideAxis 8 ×2"])
    }

    @Test func `the last report is taken as complete where the file ends without its SYN_REPORT`() throws {
        let recording = try read(device() + lines("1.0 id=1 mtx=1 mty=2 -\n1.1 id=-1"))
        expectEqual(recording.story, "0: b0(1,2)\n100: e0(1,2)")
        expectEqual(recording.noteList, ["truncated 11"])
    }

    @Test(arguments: [
        (device(), "only describes a device"),
        (lines("1.0 relx=5 left=1 -"), "mouse"),
        (lines("1.0 key=1 -\n1.1 key=0 -"), "keys"),
        ("E: 1.0 0001 014a 1\nE: 1.0 0003 0002 5\nE: 1.0 0000 0000 0\n", "axes are 0002"),
        (device() + lines("1.0 x=5 y=6 -"), "hovers"),
        (device() + lines("1.0 id=1 distance=9 mtx=5 mty=6 -\n1.1 id=-1 -"), "hovers"),
        (lines("1.0 -"), "none of the events"),
    ])
    func `a readable file without a contact says why`(_ text: String, _ reason: String) throws {
        let recording = try read(text)
        expect(!recording.holdsContacts)
        expectEqual(recording.maximumSimultaneousContacts, 0)
        expectEqual(recording.duration, 0)
        let note = try #require(recording.notes.first { $0.kind == .noContacts })
        expect(note.message.contains(reason), "\(note)")
    }
}
