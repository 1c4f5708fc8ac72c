import TestSupport
import Testing
import TouchInput
import TouchRecordings

struct SlotDecoderTests {
    @Test func `protocol B: two fingers in two slots, one report a frame`() throws {
        let recording = try read(
            events: """
                5.0 id=7 mtx=100 mty=200 slot=1 id=8 mtx=300 mty=400 touch=1 -
                5.01 slot=0 mtx=110 slot=1 mty=410 -
                5.02 slot=0 id=-1 -
                5.03 slot=1 mtx=310 -
                5.04 id=-1 touch=0 -
                """)
        expectEqual(
            recording.story,
            """
            0: b0(100,200) b1(300,400)
            10: m0(110,200) m1(300,410)
            20: e0(110,200)
            30: m1(310,410)
            40: e1(310,410)
            """)
        expectEqual(recording.noteList, [])
        expectEqual(recording.contactCount, 2)
        expectEqual(recording.maximumSimultaneousContacts, 2)
        expectEqual(recording.deviceName, "hand")
        expectEqual(recording.duration, 0.04)
    }

    @Test func `within one report a contact ends and another begins in the same slot`() throws {
        let recording = try read(
            events: """
                1.0 id=1 mtx=100 mty=200 -
                1.1 id=-1 id=2 mtx=500 -
                1.2 id=3 mtx=600 -
                1.3 id=-1 -
                """)
        expectEqual(
            recording.story,
            """
            0: b0(100,200)
            100: e0(100,200) b1(500,200)
            200: e1(500,200) b2(600,200)
            300: e2(600,200)
            """)
        expectEqual(recording.maximumSimultaneousContacts, 1)
    }

    @Test func `a contact that comes and goes within one report takes two frames of the same instant`() throws {
        let recording = try read(events: "1.0 id=1 mtx=100 mty=200 id=-1 -")
        expectEqual(recording.story, "0: b0(100,200)\n0: e0(100,200)")
        expectEqual(recording.noteList, ["clockImplausible 10"])
    }

    @Test func `values stay in a slot for the next contact`() throws {
        let recording = try read(events: "1.0 id=1 mtx=100 mty=200 -\n1.1 id=-1 -\n1.2 id=2 mtx=300 -\n1.3 id=-1 -")
        expectEqual(recording.frames[2].contacts[0].location.y, 200)
        expectEqual(recording.noteList, [])
    }

    @Test(arguments: ["distance", "mtpressure", "major"])
    func `a contact that hovers begins when it touches and ends when it leaves the surface`(_ value: String) throws {
        let (near, on) = value == "distance" ? (5, 0) : (0, 5)
        let recording = try read(
            events: """
                1.0 id=1 mtx=100 mty=200 \(value)=\(near) -
                1.1 mtx=110 -
                1.2 \(value)=\(on) -
                1.3 mtx=120 -
                1.4 \(value)=\(near) -
                1.5 mtx=130 -
                1.6 id=-1 -
                """)
        expectEqual(recording.story, "200: b0(110,200)\n300: m0(120,200)\n400: e0(120,200)")
        expectEqual(recording.noteList, [])
    }

    @Test(.bug(id: "D-1"))
    func `a contact of no length that presses touches; one that presses no more, or is not measured, hovers`()
        throws
    {
        let recording = try read(
            events: """
                1.0 id=1 mtx=100 mty=200 major=0 mtpressure=40 -
                1.1 mtx=110 major=3 mtpressure=70 -
                1.2 mtx=120 major=0 -
                1.3 mtx=130 mtpressure=0 -
                1.4 mtx=140 mtpressure=50 -
                1.5 distance=2 -
                1.6 distance=0 -
                1.7 id=-1 -
                """)
        expectEqual(
            recording.story,
            """
            0: b0(100,200)
            100: m0(110,200)
            200: m0(120,200)
            300: e0(130,200)
            400: b1(140,200)
            500: e1(140,200)
            600: b2(140,200)
            700: e2(140,200)
            """)
        expectEqual(recording.noteList, [])
    }

    @Test func `events lost in the middle of a report: what it said of slots is not taken up again`() throws {
        let recording = try read(
            events: """
                1.0 id=1 mtx=100 mty=200 slot=1 id=2 mtx=300 mty=400 -
                1.1 slot=0 mtx=150 slot=1 mtx=350 dropped mtx=999 -
                1.2 slot=0 mty=210 -
                1.3 slot=1 mtx=360 -
                1.4 slot=0 id=-1 slot=1 id=-1 -
                """)
        expectEqual(
            recording.story,
            """
            0: b0(100,200) b1(300,400)
            100: c0(100,200) c1(300,400)
            200: b2(150,210)
            300: b3(360,400)
            400: e2(150,210) e3(360,400)
            """)
    }

    @Test func `a contact that turns out to be a palm is cancelled`() throws {
        let recording = try read(events: "1.0 id=1 mtx=1 mty=2 -\n1.1 tool=2 -\n1.2 mtx=5 -\n1.3 id=-1 -")
        expectEqual(recording.story, "0: b0(1,2)\n100: c0(1,2)")
    }

    @Test func `a pen in a slot is a pencil`() throws {
        let pen = try read(events: "1.0 id=1 tool=1 mtx=1 mty=2 -\n1.1 id=-1 -")
        expectEqual(pen.frames[0].contacts[0].tool, .pencil)
    }

    @Test(arguments: [
        ("00", ContactSample.Tool.direct), ("01", .indirect), ("02", .direct), ("03", .direct), ("0c", .indirect),
    ])
    func `the finger on a touchpad is indirect, by the device's properties`(
        _ properties: String, _ tool: ContactSample.Tool
    ) throws {
        let text = "P: \(properties) 00 00 00 00 00 00 00\n" + device() + lines("1.0 id=1 mtx=1 mty=2 -\n1.1 id=-1 -")
        try expectEqual(read(text).frames[0].contacts[0].tool, tool)
    }

    @Test func `a slot beyond the declared maximum is reported with its line and kept`() throws {
        let recording = try read(events: "1.0 slot=12 id=1 mtx=1 mty=2 -\n1.1 id=-1 -")
        expectEqual(recording.contactCount, 1)
        expectEqual(recording.noteList, ["slotBeyondMaximum 7"])
        expectEqual(
            recording.notes[0].description,
            "hand.events:7: warning: slot 12 is outside the slots 0…9 of the device. "
                + "Its contact was kept; the axis ABS_MT_SLOT (2f) should allow for it")
    }

    @Test func `lost events cancel what is down, and what still moves begins anew`() throws {
        let recording = try read(
            events: """
                1.0 id=1 mtx=100 mty=200 slot=1 id=2 mtx=300 mty=400 -
                1.1 dropped mtx=999 slot=0 id=-1 -
                1.2 mtx=110 -
                1.3 id=-1 slot=1 id=-1 -
                """)
        expectEqual(
            recording.story,
            """
            0: b0(100,200) b1(300,400)
            100: c0(100,200) c1(300,400)
            200: b2(110,200)
            300: e2(110,200)
            """)
        expectEqual(recording.notes.map(\.kind), [.eventsDropped, .alreadyDown])
    }

    @Test func `a finger that was down before the recording begins where it is first received`() throws {
        let recording = try read(events: "1.0 mtx=100 mty=200 -\n1.1 mtx=110 -\n1.2 id=-1 -")
        expectEqual(recording.story, "0: b0(100,200)\n100: m0(110,200)\n200: e0(110,200)")
        expectEqual(recording.noteList, ["alreadyDown 9"])
    }

    @Test func `a contact that never lifts is cancelled at the end, with the line in which it came down`() throws {
        let recording = try read(events: "1.0 id=1 mtx=1 mty=2 -\n1.5 mtx=3 -")
        expectEqual(recording.story, "0: b0(1,2)\n500: m0(3,2)\n500: c0(3,2)")
        expectEqual(recording.noteList, ["neverLifted 10"])
    }

    @Test func `a contact without a complete position takes what is missing from the single-touch axes`() throws {
        let recording = try read(events: "1.0 id=1 mtx=100 y=70 -\n1.1 id=-1 -")
        expectEqual(recording.frames[0].contacts[0].location.y, 70)
        expectEqual(recording.noteList, ["positionMissing 10"])
    }

    @Test func `twenty thousand slots and contacts take neither for ever nor a wrong count`() throws {
        var text = device()
        for slot in 0..<20_000 { text += "E: 1.0 0003 002f \(slot)\nE: 1.0 0003 0039 \(slot)\nE: 1.0 0003 0035 1\n" }
        text += "E: 1.1 0000 0000 0\nE: 1.2 0000 0003 0\nE: 1.2 0000 0000 0\n"
        let recording = try read(text)
        expectEqual(recording.contactCount, 20_000)
        expectNil(flaw(in: recording))
    }
}
