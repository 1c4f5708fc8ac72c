import TestSupport
import Testing
import TouchInput
import TouchRecordings

struct LibinputReaderTests {
    /// As the tool prints it, with everything that a reader has to pass over.
    static let full = """
        # libinput record
        version: 1
        ndevices: 2
        libinput:
          version: "1.25.0"
          git: "unknown"
        system:
          os: "debian:12"
          kernel: "6.1.0"
          dmi: "dmi:bvnX:bvr1 # 2:"
        devices:
        - node: /dev/input/event3
          evdev:
            # Name: keys
            # ID: bus 0x11 vendor 0x01 product 0x01 version 0xab41
            name: "keys"
            id: [17, 1, 1, 43841]
            codes:
              0: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] # EV_SYN
              1: [1, 2, 30] # EV_KEY
            properties: []
          events:
          - evdev:
            - [  0,      0,   1,  30,       1] # EV_KEY / KEY_A                     1
            - [  0,      0,   0,   0,       0] # ------------ SYN_REPORT (0) ---------- +0ms
        - node: /dev/input/event9
          evdev:
            # Name: a "pad" # 2
            name: "a "pad" # 2"
            id: [29, 1739, 0, 0]
            codes:
              1: [272, 325, 330] # EV_KEY
              3: [0, 1, 47, 53, 54, 57, 58] # EV_ABS
            absinfo:
              47: [0, 4, 0, 0, 0]
              53: [0, 4000, 0, 0, 40]
              54: [0, 2000, 0, 0, 40]
              57: [0, 65535, 0, 0, 0]
              58: [0, 255, 0, 0, 0]
            properties: [0, 2, 4]
          hid: [
            0x05, 0x0d, 0x09, 0x04,
            0xa1, 0x01
          ]
          udev:
            properties:
            - ID_INPUT=1
            - ID_INPUT_TOUCHPAD=1
          quirks:
          - AttrSizeHint=32x32
          libinput:
            size: [100, 50]
            capabilities: [pointer, gesture]
          events:
          # Current time is 12:34:56
          - hid:
              time: [  0,      0]
              hidraw0: [1, 2, 3, 4]
          - evdev:
            - [  2,      0,   3,  57,    1420] # EV_ABS / ABS_MT_TRACKING_ID     1420
            - [  2,      0,   3,  53,    1000] # EV_ABS / ABS_MT_POSITION_X      1000 (+1000)
            - [  2,      0,   3,  54,     500] # EV_ABS / ABS_MT_POSITION_Y       500 (+500)
            - [  2,      0,   3,  58,      85] # EV_ABS / ABS_MT_PRESSURE          85 (+85)
            - [  2,      0,   0,   0,       0] # ------------ SYN_REPORT (0) ---------- +0ms
          - libinput:
            - {time: 2.000000, type: GESTURE_HOLD_BEGIN, nfingers: 1}
          - evdev:
            - [  2,  12500,   3,  53,    2000] # EV_ABS / ABS_MT_POSITION_X      2000 (+1000)
            - [  2,  12500,   0,   0,       0] # ------------ SYN_REPORT (0) ---------- +12ms
          - evdev:
            - [  2,  25000,   3,  57,      -1] # EV_ABS / ABS_MT_TRACKING_ID       -1
            - [  2,  25000,   0,   0,       0] # ------------ SYN_REPORT (0) ---------- +13ms
                                               # Touch device in neutral state

        """

    static func read(_ text: String, device: Int? = nil) throws -> Recording {
        try Recording(parsing: Array(text.utf8), source: "pad.yml", device: device)
    }

    @Test func `the device that touches is read, with its axes, and a note names the others`() throws {
        let recording = try Self.read(Self.full)
        expectEqual(recording.format, .libinput)
        expectEqual(recording.story, "0: b0(1000,500)\n12: m0(2000,500)\n25: e0(2000,500)")
        expectEqual(recording.deviceName, "a \"pad\" # 2")
        expectEqual(recording.device.node, "/dev/input/event9")
        expectEqual(recording.device.kind, .touchpad)
        expectEqual(recording.frames[0].contacts[0].tool, .indirect)
        expectEqual(recording.frames[0].contacts[0].details.force, 1)
        expectEqual(recording.physicalSize, CGSize(width: 100, height: 50))
        expectEqual(
            recording.notes.map(\.description),
            [
                "pad.yml:1: warning: the file holds 2 devices: 1 keys, 2 a \"pad\" # 2. "
                    + "Device 2 was taken, which has the most contacts; another can be chosen by its number"
            ])
    }

    @Test func `a device is chosen by its number`() throws {
        let keys = try Self.read(Self.full, device: 1)
        expectEqual(keys.deviceName, "keys")
        expectEqual(keys.noteList, ["noContacts 25"])
        try expectEqual(Self.read(Self.full, device: 2).noteList, [])
        let error = #expect(throws: RecordingError.self) { try Self.read(Self.full, device: 3) }
        expectEqual(
            error?.description,
            "pad.yml:1: error: there is no device 3, the file holds 2 devices. "
                + "Choose a device by its number, the first is 1")
        for number in [0, .min, .max] {
            #expect(throws: RecordingError.self) { try Self.read(Self.full, device: number) }
        }
    }

    @Test(arguments: [
        ("version: 2\ndevices:\n", RecordingError.Kind.unsupportedVersion, 1),
        ("version: 1\ndevices: &all\n", .unsupportedYAML, 2),
        ("version: 1\ndevices:\n- node: a\n  evdev: {name: b}\n", .unsupportedYAML, 4),
        ("version: 1\nndevices: 1\n", .notLibinput, 1),
        ("version: 1\ndevices:\n- node: a\n  evdev:\n    name: |\n      long\n", .unsupportedYAML, 5),
    ])
    func `what cannot be read is an error with its line and a remedy`(
        _ text: String, _ kind: RecordingError.Kind, _ line: Int
    ) {
        let error = #expect(throws: RecordingError.self) { try Self.read(text) }
        expectEqual(error?.kind, kind)
        expectEqual(error?.issue.line, line)
        expect((error?.issue.remedy.count ?? 0) > 20)
    }

    @Test func `lines that are not understood are left out and counted`() throws {
        let broken = Self.full.replacing("      53: [0, 4000, 0, 0, 40]\n", with: "      53: [0, x]\n")
            .replacing("53,    2000] #", with: "53] #").replacing("  quirks:\n", with: "nonsense\n  quirks:\n")
        let recording = try Self.read(broken, device: 2)
        expectEqual(recording.story, "0: b0(1000,500)\n25: e0(1000,500)")
        expectEqual(recording.noteList, ["axisRangeMissing 1", "unreadableLine 36 ×3"])
    }

    @Test func `a file that is cut says so`() throws {
        let cut = try #require(Self.full.firstRange(of: "2000] #"))
        let recording = try Self.read(String(Self.full[..<cut.lowerBound]), device: 2)
        expectEqual(recording.story, "0: b0(1000,500)\n0: c0(1000,500)")
        expectEqual(recording.notes.map(\.kind), [.neverLifted, .truncated])
    }

    @Test func `lists indented further than their keys are read alike`() throws {
        let text = """
            version: 1
            ndevices: 1
            devices:
              - node: /dev/input/event9
                evdev:
                  name: plain name
                  absinfo:
                    0: [0, 100, 0, 0, 0]
                    1: [0, 100, 0, 0, 0]
                  properties: [1]
                events:
                  - evdev:
                      - [0, 0, 3, 0, 10]
                      - [0, 0, 3, 1, 20]
                      - [0, 0, 1, 330, 1]
                      - [0, 0, 0, 0, 0]
                  - evdev:
                      - [1, 500000, 1, 330, 0]
                      - [1, 500000, 0, 0, 0]
            """
        let recording = try Self.read(text)
        expectEqual(recording.story, "0: b0(10,20)\n1500: e0(10,20)")
        expectEqual(recording.deviceName, "plain name")
        expectEqual(recording.contactProtocol, .single)
        expectEqual(recording.noteList, [])
    }
}
