import TestSupport
import Testing
import TouchInput
import TouchRecordings

struct EvtestReaderTests {
    static let head = """
        Input driver version is 1.0.1
        Input device ID: bus 0x18 vendor 0x0 product 0x0 version 0x0
        Input device name: "panel "7""
        Supported events:
          Event type 0 (EV_SYN)
          Event type 1 (EV_KEY)
            Event code 330 (BTN_TOUCH)
          Event type 3 (EV_ABS)
            Event code 47 (ABS_MT_SLOT)
              Value      0
              Min        0
              Max        9
            Event code 53 (ABS_MT_POSITION_X)
              Value      0
              Min        0
              Max      799
              Fuzz       4
              Resolution   5
            Event code 54 (ABS_MT_POSITION_Y)
              Value      0
              Min      -10
              Max      479
        Key repeat handling:
          Repeat type 20 (EV_REP)
            Repeat code 0 (REP_DELAY)
              Value    250
        Properties:
          Property type 1 (INPUT_PROP_DIRECT)
        Testing ... (interrupt to exit)

        """

    static let slots = """
        Event: time 1697531720.000000, type 3 (EV_ABS), code 57 (ABS_MT_TRACKING_ID), value 9
        Event: time 1697531720.000000, type 3 (EV_ABS), code 53 (ABS_MT_POSITION_X), value 300
        Event: time 1697531720.000000, type 3 (EV_ABS), code 54 (ABS_MT_POSITION_Y), value 400
        Event: time 1697531720.000000, type 1 (EV_KEY), code 330 (BTN_TOUCH), value 1
        Event: time 1697531720.000000, -------------- SYN_REPORT ------------
        Event: time 1697531720.012500, type 3 (EV_ABS), code 53 (ABS_MT_POSITION_X), value 320
        Event: time 1697531720.012500, -------------- SYN_REPORT ------------
        Event: time 1697531720.050000, type 3 (EV_ABS), code 57 (ABS_MT_TRACKING_ID), value -1
        Event: time 1697531720.050000, type 1 (EV_KEY), code 330 (BTN_TOUCH), value 0
        Event: time 1697531720.050000, -------------- SYN_REPORT ------------

        """

    static let story = "0: b0(300,400)\n12: m0(320,400)\n50: e0(320,400)"

    static func read(_ text: String, device: Int? = nil) throws -> Recording {
        try Recording(parsing: Array(text.utf8), source: "post.txt", device: device)
    }

    @Test func `the output of evtest is read, with the device that it describes`() throws {
        let recording = try Self.read(Self.head + Self.slots)
        expectEqual(recording.format, .evtest)
        expectEqual(recording.story, Self.story)
        expectEqual(recording.deviceName, "panel \"7\"")
        expectEqual(recording.device.kind, .touchscreen)
        expectEqual(recording.device.keys, [0x14a])
        expectEqual(recording.xAxis, 0...799)
        expectEqual(recording.yAxis, -10...479)
        expectEqual(recording.xResolution, 5)
        expectEqual(recording.device.axes[0x2f], .init(minimum: 0, maximum: 9))
        expectEqual(recording.device.axes.count, 3)
        expectEqual(recording.contactProtocol, .slots)
        expectEqual(recording.noteList, [])
    }

    @Test(arguments: [
        "-------------- EV_SYN ------------", "-------------- Report Sync ------------",
        "-------------- SYN_REPORT ------------", "++++++++++++++++++++ SYN_REPORT +++++++++++++++",
        "type 0 (Reset), code 0 (Reset), value 0", "type 0 (EV_SYN), code 0 (SYN_REPORT), value 0",
    ])
    func `the end of a report is known as each version writes it`(_ mark: String) throws {
        let text = Self.slots.replacing("-------------- SYN_REPORT ------------", with: mark)
        let recording = try Self.read(Self.head + text)
        expectEqual(recording.story, Self.story)
        expectEqual(recording.noteList, [])
    }

    @Test func `names of an old version and of no version are not needed`() throws {
        let text = (Self.head + Self.slots).replacing("EV_ABS", with: "Absolute").replacing(
            "ABS_MT_POSITION_X", with: "?"
        )
        .replacing("BTN_TOUCH", with: "Left Btn")
        let recording = try Self.read(text)
        expectEqual(recording.story, Self.story)
        expectEqual(recording.xAxis, 0...799)
        expectEqual(recording.noteList, [])
    }

    @Test func `the lines of Python's evdev are read alike`() throws {
        let text = Self.slots.replacing("Event: time", with: "time").replacing(", type", with: "     type")
            .replacing(", --------------", with: "  ---------").replacing(" ------------\n", with: " --------\n")
        expect(text.contains("time 1697531720.000000     type 3 (EV_ABS)"))
        expect(text.contains("time 1697531720.012500  --------- SYN_REPORT --------\n"))
        let recording = try Self.read(text)
        expectEqual(recording.format, .evtest)
        expectEqual(recording.story, Self.story)
    }

    static let lists = """
        Event: time 5.0, type 3 (EV_ABS), code 53 (ABS_MT_POSITION_X), value 100
        Event: time 5.0, type 3 (EV_ABS), code 54 (ABS_MT_POSITION_Y), value 100
        Event: time 5.0, type 3 (EV_ABS), code 57 (ABS_MT_TRACKING_ID), value -1
        Event: time 5.0, ++++++++++++++ SYN_MT_REPORT ++++++++++++
        Event: time 5.0, type 3 (EV_ABS), code 53 (ABS_MT_POSITION_X), value 700
        Event: time 5.0, type 3 (EV_ABS), code 54 (ABS_MT_POSITION_Y), value 400
        Event: time 5.0, type 3 (EV_ABS), code 57 (ABS_MT_TRACKING_ID), value -1
        Event: time 5.0, ++++++++++++++ SYN_MT_REPORT ++++++++++++
        Event: time 5.0, -------------- SYN_REPORT ------------
        Event: time 5.1, type 3 (EV_ABS), code 53 (ABS_MT_POSITION_X), value 690
        Event: time 5.1, type 3 (EV_ABS), code 54 (ABS_MT_POSITION_Y), value 400
        Event: time 5.1, type 3 (EV_ABS), code 57 (ABS_MT_TRACKING_ID), value -1
        Event: time 5.1, ++++++++++++++ SYN_MT_REPORT ++++++++++++
        Event: time 5.1, -------------- SYN_REPORT ------------
        Event: time 5.2, ++++++++++++++ SYN_MT_REPORT ++++++++++++
        Event: time 5.2, -------------- SYN_REPORT ------------

        """

    @Test func `protocol A is read though the device declares slots, and -1 is no tracking id`() throws {
        let recording = try Self.read(Self.head + Self.lists)
        expectEqual(recording.contactProtocol, .lists)
        expectEqual(recording.story, "0: b0(100,100) b1(700,400)\n100: e0(100,100) m1(690,400)\n200: e1(690,400)")
        expectEqual(recording.noteList, [])
        let other = Self.lists.replacing("++++++++++++++ SYN_MT_REPORT ++++++++++++", with: "++++++++ MT Sync ++++++++")
        try expectEqual(Self.read(Self.head + other).frames, recording.frames)
        let old = Self.lists.replacing(
            "++++++++++++++ SYN_MT_REPORT ++++++++++++", with: "-------------- Config Sync ------------"
        )
        .replacing("-------------- SYN_REPORT ------------", with: "-------------- Report Sync ------------")
        try expectEqual(Self.read(Self.head + old).frames, recording.frames)
    }

    @Test func `without a description places are assumed, and a note says what to add`() throws {
        let recording = try Self.read(Self.slots)
        expectEqual(recording.story, Self.story)
        expectEqual(recording.xAxis, 0...4095)
        expectEqual(recording.noteList, ["axisRangeMissing 1", "axisRangeMissing 1"])
        expectEqual(
            recording.notes[0].description,
            "post.txt:1: warning: nothing describes the x axis. 0…4095 was taken; put "
                + "what `evtest` prints before `Testing` before the events to get the places right")
    }

    @Test func `a contact that is down at the beginning begins with its first report`() throws {
        let middle = Self.slots.split(separator: "\n").dropFirst(5).map { "\($0)\n" }.joined()
        let recording = try Self.read(Self.head + middle)
        expectEqual(recording.story, "0: b0(320,0)\n37: e0(320,0)")
        expectEqual(recording.noteList, ["alreadyDown 31", "positionMissing 31"])
    }

    @Test func `a single-touch device is read, by its own axes and by those of contacts`() throws {
        let text = """
            Event: time 1.0, type 3 (EV_ABS), code 0 (ABS_X), value 10
            Event: time 1.0, type 3 (EV_ABS), code 1 (ABS_Y), value 20
            Event: time 1.0, type 1 (EV_KEY), code 330 (BTN_TOUCH), value 1
            Event: time 1.0, -------------- SYN_REPORT ------------
            Event: time 1.1, type 1 (EV_KEY), code 330 (BTN_TOUCH), value 0
            Event: time 1.1, -------------- SYN_REPORT ------------
            Event: time 1.2, type 1 (EV_KEY), code 330 (BTN_TOUCH), value 1
            Event: time 1.2, -------------- SYN_REPORT ------------
            Event: time 1.3, type 1 (EV_KEY), code 330 (BTN_TOUCH), value 0
            Event: time 1.3, -------------- SYN_REPORT ------------

            """
        let story = "0: b0(10,20)\n100: e0(10,20)\n200: b1(10,20)\n300: e1(10,20)"
        let single = try Self.read(text)
        expectEqual(single.story, story)
        expectEqual(single.contactProtocol, .single)
        let contacts = try Self.read(
            Self.head
                + text.replacing("code 0 (ABS_X)", with: "code 53 (ABS_MT_POSITION_X)")
                .replacing("code 1 (ABS_Y)", with: "code 54 (ABS_MT_POSITION_Y)"))
        expectEqual(contacts.story, story)
        expectEqual(contacts.contactProtocol, .single)
        expectEqual(contacts.yAxis, -10...479)
        expectEqual(contacts.noteList, [])
    }

    @Test func `lost events cancel the contacts`() throws {
        let recording = try Self.read(
            Self.head
                + Self.slots.replacing(
                    "Event: time 1697531720.012500, type 3 (EV_ABS)",
                    with: "Event: time 1697531720.012500, >>>>>>>>>>>>>> SYN_DROPPED <<<<<<<<<<<<<<\n"
                        + "Event: time 1697531720.012500, type 3 (EV_ABS)"))
        expectEqual(recording.story, "0: b0(300,400)\n12: c0(300,400)")
        expectEqual(recording.noteList, ["eventsDropped 35"])
    }

    @Test func `an id without its sign, a comma for the point and a scan code are understood`() throws {
        let scan = "Event: time 1697531720.000000, type 4 (EV_MSC), code 4 (MSC_SCAN), value 700e2\n"
        let text = Self.slots.replacing("value -1", with: "value 4294967295").replacing(
            "1697531720.", with: "1697531720,")
        let recording = try Self.read(Self.head + scan + text)
        expectEqual(recording.story, Self.story)
        expectEqual(recording.noteList, [])
    }

    @Test func `the device with most contacts is taken where evtest was started several times`() throws {
        let keypad = """
            $ sudo evtest
            No device specified, trying to scan all of /dev/input/event*
            Available devices:
            /dev/input/event0:	keypad
            /dev/input/event4:	panel
            Select the device event number [0-4]: 0
            Input driver version is 1.0.1
            Input device ID: bus 0x19 vendor 0x1 product 0x1 version 0x100
            Input device name: "keypad"
            Supported events:
              Event type 1 (EV_KEY)
                Event code 30 (KEY_A)
            Testing ... (interrupt to exit)
            Event: time 9.0, type 1 (EV_KEY), code 30 (KEY_A), value 1
            Event: time 9.0, -------------- SYN_REPORT ------------

            """
        let recording = try Self.read(keypad + Self.head + Self.slots)
        expectEqual(recording.story, Self.story)
        expectEqual(recording.deviceName, "panel \"7\"")
        expectEqual(recording.noteList, ["otherDevices 1", "unreadableLine 1"])
        expectEqual(recording.notes[0].message, "the file holds 2 devices: 1 keypad, 2 panel \"7\"")
        let keys = try Self.read(keypad + Self.head + Self.slots, device: 1)
        expect(!keys.holdsContacts)
        expectEqual(keys.notes.last?.message, "this recording holds no contact: these are keys and buttons only")
        let nameless = String(Self.head.drop { $0 != "n" }.drop { $0 != "\n" }.dropFirst())
        let again = try Self.read(
            Self.head + Self.slots + "Input device name: \"other\"\n" + nameless + Self.slots, device: 2)
        expectEqual(again.deviceName, "panel \"7\"")
    }

    @Test func `a device that another program has grabbed is said to be the reason`() throws {
        let recording = try Self.read(
            Self.head + """
                ***********************************************
                  This device is grabbed by another process.
                  No events are available to evtest while the
                  other grab is active.
                  In most cases, this is caused by an X driver,
                  try VT-switching and re-run evtest again.
                  Run the following command to see processes with
                  an open fd on this device
                 "fuser -v /dev/input/event4"
                ***********************************************

                """)
        expectEqual(recording.noteList, ["noContacts 28", "deviceGrabbed 31"])
        expectEqual(recording.notes.last?.message.contains("another program has the device for itself"), true)
    }

    @Test func `a line that was wrapped in a mail is one event`() throws {
        let wrapped = Self.slots.replacing("), code 5", with: "),\ncode 5").replacing("), value", with: ")\n>   value")
        let recording = try Self.read(Self.head + wrapped)
        expectEqual(recording.story, Self.story)
        expectEqual(recording.noteList, [])
        let broken = try Self.read(Self.head + "Event: time 1.0, type 3\n" + Self.slots + "Event: time 1.0, type")
        expectEqual(broken.story, Self.story)
        expectEqual(broken.noteList, ["unreadableLine 30", "truncated 41"])
    }

    @Test func `a number that the end of the file cuts is not taken`() throws {
        let text = Self.head + Self.slots
        let bytes = Array(text.utf8)
        // Behind each digit, point and sign: where a number is cut, or ends.
        for count in Self.head.utf8.count + 1...bytes.count where "0123456789.-".utf8.contains(bytes[count - 1]) {
            let recording = try Self.read(String(decoding: text.utf8.prefix(count), as: UTF8.self))
            expectNil(flaw(in: recording))
            let places = recording.frames.flatMap { $0.contacts.map { Int($0.location.x) } }
            expect(places.allSatisfy { [0, 300, 320].contains($0) }, "\(count)")
        }
    }
}
