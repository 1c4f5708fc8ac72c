import TestSupport
import Testing
import TouchInput
import TouchRecordings

struct GeteventReaderTests {
    /// As `getevent -lp` and `getevent -lt` print it on a phone.
    static let labeled = """
        add device 1: /dev/input/event3
          name:     "keypad"
          events:
            KEY (0001): KEY_VOLUMEDOWN        KEY_VOLUMEUP
          input props:
            <none>
        could not get driver version for /dev/input/mice, Not a typewriter
        add device 2: /dev/input/event2
          name:     "touch "dev""
          events:
            KEY (0001): BTN_DIGI              BTN_TOUCH
            ABS (0003): ABS_X                 : value 0, min 0, max 1079, fuzz 0, flat 0, resolution 0
                        ABS_MT_SLOT           : value 0, min 0, max 9, fuzz 0, flat 0, resolution 0
                        ABS_MT_TOUCH_MAJOR    : value 0, min 0, max 100, fuzz 0, flat 0, resolution 0
                        ABS_MT_POSITION_X     : value 0, min 0, max 1079, fuzz 0, flat 0, resolution 15
                        ABS_MT_POSITION_Y     : value 0, min 0, max 2339, fuzz 0, flat 0, resolution 15
                        ABS_MT_TRACKING_ID    : value 0, min 0, max 65535, fuzz 0, flat 0, resolution 0
          input props:
            INPUT_PROP_DIRECT
        [   83451.104242] /dev/input/event3: EV_KEY       KEY_VOLUMEUP         DOWN
        [   83451.104242] /dev/input/event3: EV_SYN       SYN_REPORT           00000000
        [   83452.000000] /dev/input/event2: EV_ABS       ABS_MT_TRACKING_ID   0000001c
        [   83452.000000] /dev/input/event2: EV_KEY       BTN_TOUCH            DOWN
        [   83452.000000] /dev/input/event2: EV_ABS       ABS_MT_TOUCH_MAJOR   00000014
        [   83452.000000] /dev/input/event2: EV_ABS       ABS_MT_POSITION_X    000001a3
        [   83452.000000] /dev/input/event2: EV_ABS       ABS_MT_POSITION_Y    00000064
        [   83452.000000] /dev/input/event2: EV_SYN       SYN_REPORT           00000000             rate 0
        [   83452.008333] /dev/input/event2: EV_ABS       ABS_MT_TOOL_TYPE     MT_TOOL_PALM
        [   83452.008333] /dev/input/event2: EV_ABS       ABS_MT_TRACKING_ID   ffffffff
        [   83452.008333] /dev/input/event2: EV_KEY       BTN_TOUCH            UP
        [   83452.008333] /dev/input/event2: EV_SYN       SYN_REPORT           00000000             rate 120

        """

    /// The same as `getevent -t /dev/input/event2` prints it, with numbers and without the device.
    static let bare = """
        [   83452.000000] 0003 0039 0000001c
        [   83452.000000] 0003 0035 000001a3
        [   83452.000000] 0003 0036 00000064
        [   83452.000000] 0000 0000 00000000
        [   83452.008333] 0003 0039 ffffffff
        [   83452.008333] 0000 0000 00000000

        """

    static func read(_ text: String, device: Int? = nil) throws -> Recording {
        try Recording(parsing: Array(text.utf8), source: "phone.txt", device: device)
    }

    @Test func `names, tables and several devices are read, and the one that touches is taken`() throws {
        let recording = try Self.read(Self.labeled)
        expectEqual(recording.format, .getevent)
        expectEqual(recording.story, "0: b0(419,100)\n8: c0(419,100)")
        expectEqual(recording.frames[0].contacts[0].details.radius, 10)
        expectEqual(recording.deviceName, "touch \"dev\"")
        expectEqual(recording.device.node, "/dev/input/event2")
        expectEqual(recording.device.kind, .touchscreen)
        expectEqual(recording.xAxis, 0...1079)
        expectEqual(recording.yAxis, 0...2339)
        expectEqual(recording.yResolution, 15)
        expectEqual(recording.noteList, ["otherDevices 1"])
        try expectEqual(Self.read(Self.labeled, device: 1).deviceName, "keypad")
    }

    @Test func `numbers without names and without a device are read`() throws {
        let recording = try Self.read(Self.bare)
        expectEqual(recording.story, "0: b0(419,100)\n8: e0(419,100)")
        expectEqual(recording.noteList, ["axisRangeMissing 1", "axisRangeMissing 1"])
        expect(recording.notes[0].remedy.contains("getevent -lp"))
    }

    @Test func `events without a device belong to the one device of the table that touches`() throws {
        let table = try #require(Self.labeled.firstRange(of: "[   83451"))
        let recording = try Self.read(String(Self.labeled[..<table.lowerBound]) + Self.bare)
        expectEqual(recording.xAxis, 0...1079)
        expectEqual(recording.noteList, [])
        expectEqual(recording.deviceName, "touch \"dev\"")
    }

    @Test func `a table of numbers, as old versions print it, is read`() throws {
        let recording = try Self.read(
            """
            add device 1: /dev/input/event2
              name:     "old"
              events:
                KEY (0001): 008b  014a*
                ABS (0003): 0035  : value 0, min 5, max 480, fuzz 0 flat 0
                            0036  : value 0, min 6, max 800, fuzz 0 flat 0

            """ + Self.bare)
        expectEqual(recording.xAxis, 5...480)
        expectEqual(recording.yAxis, 6...800)
        expectEqual(recording.device.keys, [0x8b, 0x14a])
        expectEqual(recording.noteList, [])
    }

    @Test func `line ends of adb on Windows are read alike`() throws {
        let text = Self.labeled.replacing("\n", with: "\r\r\n")
        try expectEqual(Self.read(text).frames, Self.read(Self.labeled).frames)
    }

    @Test func `a single-touch device is read`() throws {
        let recording = try Self.read(
            """
            [ 1.000000] /dev/input/event0: EV_ABS ABS_X 00000010
            [ 1.000000] /dev/input/event0: EV_ABS ABS_Y 00000020
            [ 1.000000] /dev/input/event0: EV_KEY BTN_TOUCH DOWN
            [ 1.000000] /dev/input/event0: EV_SYN SYN_REPORT 00000000
            [ 1.500000] /dev/input/event0: EV_KEY BTN_TOUCH UP
            [ 1.500000] /dev/input/event0: EV_SYN SYN_REPORT 00000000

            """)
        expectEqual(recording.story, "0: b0(16,32)\n500: e0(16,32)")
        expectEqual(recording.contactProtocol, .single)
    }

    @Test func `events without times are an error that says how to get them`() {
        let error = #expect(throws: RecordingError.self) {
            try Self.read("/dev/input/event2: EV_ABS ABS_MT_POSITION_X 000001a3\n")
        }
        expectEqual(
            error?.description,
            "phone.txt:1: error: these events of getevent have no times: it was called without -t. "
                + "Record one with `adb shell getevent -lt > name.txt`")
    }

    @Test func `lines that are not understood are left out and counted`() throws {
        let recording = try Self.read(
            Self.bare + "[ 83453.0] EV_ABS ABS_NOSUCH 00000001\nhello\n[ 83453.0] 0003 0035 1\n[ 83453.0] 0003 003")
        expectEqual(recording.contactCount, 1)
        expectEqual(recording.notes.map(\.kind), [.axisRangeMissing, .axisRangeMissing, .unreadableLine, .truncated])
        expectEqual(recording.notes[2].count, 3)
    }
}
