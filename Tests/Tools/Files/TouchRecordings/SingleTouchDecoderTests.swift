import TestSupport
import Testing
import TouchRecordings

struct SingleTouchDecoderTests {
    @Test func `BTN_TOUCH puts the one contact down and lifts it; moving without it is hovering`() throws {
        let recording = try read(
            events: """
                1.0 x=100 y=200 -
                1.1 touch=1 -
                1.2 x=110 -
                1.3 touch=0 -
                1.4 x=120 -
                1.5 touch=1 x=500 -
                1.6 touch=0 -
                """)
        expectEqual(
            recording.story,
            """
            100: b0(100,200)
            200: m0(110,200)
            300: e0(110,200)
            500: b1(500,200)
            600: e1(500,200)
            """)
        expectEqual(recording.noteList, [])
    }

    @Test func `without BTN_TOUCH the pressure decides`() throws {
        let recording = try read(
            events: "1.0 finger=1 x=1 y=2 pressure=0 -\n1.1 pressure=30 -\n1.2 pressure=0 -\n1.3 finger=0 -")
        expectEqual(recording.story, "100: b0(1,2)\n200: e0(1,2)")
    }

    @Test func `without BTN_TOUCH and pressure the finger tool decides`() throws {
        let recording = try read(events: "1.0 finger=1 x=1 y=2 -\n1.1 x=3 -\n1.2 finger=0 -")
        expectEqual(recording.story, "0: b0(1,2)\n100: m0(3,2)\n200: e0(3,2)")
    }

    @Test func `a pen that touches is a pencil, one that hovers is nothing`() throws {
        let touching = try read(events: "1.0 pen=1 x=1 y=2 -\n1.1 touch=1 -\n1.2 touch=0 pen=0 -")
        expectEqual(touching.frames.map { $0.contacts[0].tool }, [.pencil, .pencil])
        let hovering = try read(events: "1.0 pen=1 x=1 y=2 -\n1.1 x=3 -\n1.2 pen=0 -")
        expect(!hovering.holdsContacts)
        expectEqual(hovering.notes.last?.message.contains("hovers"), true)
    }

    @Test func `lost events cancel the contact; it begins anew if it is received again`() throws {
        let recording = try read(
            events: "1.0 touch=1 x=1 y=2 -\n1.1 dropped -\n1.2 x=3 -\n1.3 touch=0 -\n1.4 dropped -\n1.5 x=4 -")
        expectEqual(recording.story, "0: b0(1,2)\n100: c0(1,2)\n200: b1(3,2)\n300: e1(3,2)")
    }

    @Test func `lost events take the finger tools along: what was on before them does not hold the contact`() throws {
        let doubleTap = "E: 1.05 0001 014d 1\nE: 1.05 0001 0145 0\nE: 1.05 0000 0000 0\n"
        let recording = try read(
            device(axes: ["00", "01"]) + lines("1.0 finger=1 x=1 y=2 -") + doubleTap
                + lines("1.1 dropped -\n1.2 finger=1 x=3 -\n1.3 finger=0 -\n1.4 x=9 -"))
        expectEqual(recording.story, "0: b0(1,2)\n100: c0(1,2)\n200: b1(3,2)\n300: e1(3,2)")
        expectEqual(recording.notes.map(\.kind), [.eventsDropped])
    }

    @Test func `a finger that was down before the recording is one`() throws {
        let recording = try read(events: "1.0 x=1 y=2 -\n1.1 x=3 -\n1.2 touch=0 -")
        expectEqual(recording.story, "0: b0(1,2)\n100: m0(3,2)\n200: e0(3,2)")
        expectEqual(recording.notes.map(\.kind), [.alreadyDown])
    }
}
