import TestSupport
import Testing
import TouchRecordings

/// Outputs of other programs are refused by their name, with the command that records the same so that it is read.
struct ForeignLogTests {
    nonisolated static let logs: [(text: String, name: String, command: String)] = [
        (
            "-event7   DEVICE_ADDED            some-touchscreen                  seat0 default group4  cap:t\n"
                + " event7   TOUCH_DOWN              +0.000s\t0 (0) 37.50/83.33 (116.25/145.00mm)\n",
            "`libinput debug-events`", "libinput record"
        ),
        (
            " event4  -2  POINTER_MOTION  3 +1.23s\t  1.0/ 2.0\n event4   GESTURE_PINCH_BEGIN +2s\n",
            "`libinput debug-events`", "libinput record"
        ),
        (
            "Device:           panel\nKernel:           /dev/input/event4\n", "`libinput list-devices`",
            "libinput record"
        ),
        (
            "[ 2311.000000] evbug: Event. Dev: input34, Type: 3, Code: 57, Value: 4\n", "the kernel module evbug",
            "evtest"
        ),
        (
            "evbug.c: Event. Dev: isa0060/serio1/input0, Type: 3, Code: 0, Value: 4\n", "the kernel module evbug",
            "evtest"
        ),
        ("EVENT type 18 (TouchBegin)\n    device: 11 (11)\n    detail: 3\n", "`xinput test-xi2`", "evtest"),
        ("motion a[0]=12 a[1]=13 \nbutton press   1 \n", "`xinput test`", "evtest"),
        (
            "\nButtonPress event, serial 34, synthetic NO, window 0x3e00001,\n    root 0x25d, subw 0x0, time 1, (8,9)\n",
            "`xev`", "evtest"
        ),
        ("[1234567.890] wl_touch@12.down(5, 100, wl_surface@3, 0, 10.0, 20.0)\n", "a Wayland client", "evtest"),
        (
            "# panel\nD: 0\nR: 4 05 0d 09 04\nN: panel\nP: usb-1/input0\nI: 3 04f3 2234\nE: 000000.000000 3 01 02 0a\n",
            "`hid-recorder`", "evtest"
        ),
        ("R: 769" + String(repeating: " 0d", count: 769) + "\n", "`hid-recorder`", "evtest"),
        ("waiting for events\n16:42:07.131277: EV_ABS ABS_X 200\n", "`input-events`", "evtest"),
        ("ffff88003b3f2a00 3575914555 C Ii:1:003:1 0:8 8 = 01000000 00000000\n", "usbmon", "evtest"),
        ("00000000  7b 1a 2e 65 00 00 00 00  3b 1e 0c 00 00 00 00 00  |{..e|\n", "`hexdump`", "cat /dev/input/eventN"),
        ("0000000 1a7b 652e 0000 0000 1e3b 000c 0000 0000\n", "`hexdump`", "cat /dev/input/eventN"),
        ("00000010: 0300 3500 2c01 0000 7b1a 2e65 0000 0000  ..5.,...\n", "`hexdump`", "cat /dev/input/eventN"),
        ("1697531720.012500:    320    400    255\n", "`ts_print`", "evtest"),
        (
            "I: Bus=0018 Vendor=04f3 Product=0001 Version=0000\nN: Name=\"panel\"\nP: Phys=i2c\nB: PROP=2\n",
            "`cat /proc/bus/input/devices`", "evtest"
        ),
        ("$ adb shell input swipe 100 200 300 400 500\n", "`adb shell input`", "getevent -lt"),
        ("input touchscreen tap 1.5 2\n", "`adb shell input`", "getevent -lt"),
        ("sendevent /dev/input/event2 3 53 300\n", "`sendevent`", "getevent -lt"),
        (
            "INPUT MANAGER (dumpsys input)\n\nEvent Hub State:\n  BuiltInKeyboardId: -1\n", "`adb shell dumpsys input`",
            "getevent -lt"
        ),
        (
            "D/View: MotionEvent { action=ACTION_DOWN, actionButton=0, id[0]=0, x[0]=540.0 }\n", "MotionEvent",
            "getevent -lt"
        ),
        (
            "<UITouch: 0x7fd2> phase: Began tap count: 1 window: <UIWindow: 0x1>\n", "UITouch",
            "field recorder"
        ),
        (
            "/dev/input/event1: 0003 0039 00000000\n/dev/input/event1: 0000 0000 00000000\n",
            "getevent have no times: it was called without -t", "getevent -lt"
        ),
        ("EV_ABS       ABS_MT_POSITION_X    0000012c\n", "getevent have no times", "getevent -lt"),
        ("sample 0 - 1697531720.012500 - (slot 0)    320    400    255\n", "`ts_print`", "evtest"),
        ("\u{1B}[33m1697531720.012500:\u{1B}[0m (slot 0)    320    400    255\n", "`ts_print`", "evtest"),
        (
            "N: panel\nI: 18 0911 5288\nE: 000000.000000 12 04 01 00 00 00 00 26\n9f 01 00 00 00\n", "`hid-recorder`",
            "evtest"
        ),
        (
            "Jan 01 10:00:00 host libinput[12]: -event7   DEVICE_ADDED   panel   seat0 default group4  cap:t\n",
            "`libinput debug-events`", "libinput record"
        ),
        ("N: Name=\"panel\"\nP: Phys=i2c\nH: Handlers=event4\n", "`cat /proc/bus/input/devices`", "evtest"),
        ("qt.pointer: QTouchEvent(TouchBegin device: \"panel\", 1 points)\n", "Qt", "evtest"),
        ("INFO: SDL_EVENT_FINGER_DOWN (timestamp=3 touchid=1 fingerid=2 x=0.2 y=0.5)\n", "SDL", "evtest"),
        ("I/flutter ( 5750): PointerDownEvent#aac43(position: Offset(65.0, 192.3))\n", "Flutter", "getevent -lt"),
        ("<UITouchesEvent: 0x7f> timestamp: 1 touches: {(\n)}\n", "UITouch", "field recorder"),
        ("<UIPanGestureRecognizer: 0x7f; state = Possible>\n", "UITouch", "field recorder"),
        ("<XCSynthesizedEventRecord 'tap display 1'>\nPath 1:\n", "XCTest", "field recorder"),
    ]

    @Test(arguments: logs.indices)
    func `is refused by name`(_ index: Int) throws {
        let log = Self.logs[index]
        for text in [
            log.text, "Here it is:\n\n```\n\(log.text)```\n",
            log.text.split(separator: "\n").map { "> \($0)\n" }.joined(),
        ] {
            let error = try #require(throws: RecordingError.self) {
                try Recording(parsing: Array(text.utf8), source: "post.txt")
            }
            expect(error.description.hasPrefix("post.txt:"))
            expect(error.issue.message.contains(log.name), "\(error)")
            expect(error.issue.remedy.contains(log.command), "\(error)")
        }
    }

    @Test func `beside a recording it does not matter`() throws {
        let text = Self.logs.map(\.text).joined() + EvtestReaderTests.head + EvtestReaderTests.slots
        let recording = try Recording(parsing: Array(text.utf8), source: "x", format: .evtest)
        expectEqual(recording.story, EvtestReaderTests.story)
        let detected = try Recording(
            parsing: Array(("$ adb shell input tap 1 2\n" + EvtestReaderTests.slots).utf8), source: "x")
        expectEqual(detected.story, EvtestReaderTests.story)
    }

    @Test func `what makes touches is said to record none`() throws {
        let error = try #require(throws: RecordingError.self) {
            try Recording(parsing: Array("adb shell input tap 1 2\n".utf8), source: "x")
        }
        expectEqual(error.issue.message, "this calls `adb shell input`, which makes touches and records none")
    }

    @Test(arguments: [false, true])
    func `text in UTF-16 is known without its mark`(_ isBig: Bool) throws {
        let wide: [UInt8] = "[ 1.0] 0003 0035 00000001\n".utf8.flatMap { isBig ? [0, $0] : [$0, 0] }
        let error = try #require(throws: RecordingError.self) { try Recording(parsing: wide, source: "x") }
        expectEqual(error.issue.message, "this text is in UTF-16, as PowerShell writes it")
    }

    @Test(arguments: RecordingFormat.allCases.filter { $0 != .raw && $0 != .inkable }.map { Optional($0) } + [nil])
    func `a file of a byte order mark is empty`(_ format: RecordingFormat?) throws {
        let error = try #require(throws: RecordingError.self) {
            try Recording(parsing: [0xef, 0xbb, 0xbf], source: "x", format: format)
        }
        expectEqual(error.issue.message, "the file is empty")
    }

    @Test(arguments: [[0xff, 0xfe], [0xfe, 0xff]] as [[UInt8]])
    func `text of PowerShell is said to be in UTF-16`(_ mark: [UInt8]) throws {
        let wide = mark + "[ 1.0] 0003 0035 00000001\n".utf8.flatMap { mark[0] == 0xff ? [$0, 0] : [0, $0] }
        let error = try #require(throws: RecordingError.self) { try Recording(parsing: wide, source: "x") }
        expectEqual(
            error.description,
            "x:1: error: this text is in UTF-16, as PowerShell writes it. Save it as UTF-8, or record "
                + "it again from cmd instead of PowerShell")
    }
}
