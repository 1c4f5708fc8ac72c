import TestSupport
import Testing
import TouchRecordings

@testable import TouchstoneCommand

struct `touchstone devices` {
    @Test func `describes each file`() throws {
        let outcome = try run(["devices", "tap.events"], ["tap.events": Recorded.tap])
        let text = """
            file:               tap.events
            format:             evemu
            device:             Test Screen
            kind:               unknown
            protocol:           B
            axis.x.minimum:     0
            axis.x.maximum:     4000
            axis.y.minimum:     0
            axis.y.maximum:     3000
            frames:             2
            contacts:           1
            most.at.once:       1
            duration.s:         0.1
            reports.per.second: 10.0
            notes:              0

            """
        expectEqual(outcome, Outcome(text))
        let both = try run(["devices", "tap.events", "tap.events"], ["tap.events": Recorded.tap])
        expectEqual(both, Outcome(text + "\n" + text))
    }

    @Test func `writes a JSON document for programs`() throws {
        let outcome = try run(["devices", "--json", "tap.events"], ["tap.events": Recorded.tap])
        let text = """
            {
              "format": "touchstone-devices",
              "version": 1,
              "devices": [
                {
                  "file": "tap.events",
                  "format": "evemu",
                  "device": "Test Screen",
                  "kind": "unknown",
                  "protocol": "B",
                  "axis.x.minimum": 0,
                  "axis.x.maximum": 4000,
                  "axis.y.minimum": 0,
                  "axis.y.maximum": 3000,
                  "frames": 2,
                  "contacts": 1,
                  "most.at.once": 1,
                  "duration.s": 0.1,
                  "reports.per.second": 10,
                  "notes": []
                }
              ]
            }

            """
        expectEqual(outcome, Outcome(text))
    }

    @Test func `steers no terminal with the name of a device`() throws {
        let evil = "N: \u{1B}[31mEvil\u{7}\u{202E} – 指\n" + Recorded.tap.drop { $0 != "\n" }.dropFirst()
        let file = ["f": evil]
        try expect(run(["devices", "f"], file).text.contains("device:             Evil?? - 指\n"))
        // JSON has escapes of its own. Whole sequences of a terminal and typography are undone on reading.
        try expect(run(["devices", "--json", "f"], file).text.contains("\"Evil\\u0007"))
    }

    @Test func `goes on after a file that cannot be read`() throws {
        let outcome = try run(["devices", "odd", "tap.events", "gone"], ["tap.events": Recorded.tap, "odd": "?"])
        expectEqual(outcome.exitCode, 1)
        expectEqual(outcome.text, (try run(["devices", "tap.events"], ["tap.events": Recorded.tap])).text)
        let messages = outcome.messages.split(separator: "\n")
        expectEqual(messages.count, 2)
        expect(messages[0].hasPrefix("odd:1: error: "))
        expectEqual(messages[1], "gone: error: it cannot be read")
    }

    @Test(arguments: [["devices", "t"], ["shakes", "t"]])
    func `and its kind say of a trace that it is one, and what reads it`(arguments: [String]) throws {
        let outcome = try run(arguments, ["t": try Traced.tap()])
        let message = "t:1: error: this is a trace, not a recording. touchstone show reads it\n"
        expectEqual(outcome, Outcome(messages: message, exitCode: 1))
    }

    /// A power button, a touchscreen, a mouse, a touchpad with one contact.
    private static let list = """
        I: Bus=0019 Vendor=0000 Product=0001 Version=0000
        N: Name="Power Button"
        H: Handlers=kbd event0
        B: PROP=0
        B: EV=3
        B: KEY=10000000000000 0

        I: Bus=0018 Vendor=04f3 Product=2a49 Version=0100
        N: Name="ELAN "Touch" \u{1B}[31m"
        H: Handlers=event5 mouse0
        B: PROP=2
        B: EV=b
        B: KEY=400 0 0 0 0 0
        B: ABS=260800000000003

        N: Name="Mouse"
        H: Handlers=mouse1 event7
        B: PROP=0
        B: KEY=70000 0 0 0 0
        B: REL=103

        N: Name="Pad"
        H: Handlers=mouse2 event12
        B: PROP=1
        B: KEY=420 10000 0 0 0 0
        B: ABS=1000003
        """

    @Test(.bug(id: "D-5")) func `without a file describes the touch devices and accelerometers of the machine`() throws
    {
        let folder = "/sys/bus/iio/devices"
        let texts = [
            "iio:device1/in_accel_x_raw": "1", "iio:device1/in_accel_y_raw": "2", "iio:device1/in_accel_z_raw": "3",
            "iio:device1/name": "bmc150_accel\n", "iio:device1/label": "accel-display\n",
            "iio:device1/sampling_frequency": "62.5\n", "iio:device0/in_illuminance_raw": "7",
        ]
        let files = DeviceFiles(
            names: { $0 == folder ? ["iio:device1", "iio:device0", "trigger0"] : [] },
            text: { $0 == "/proc/bus/input/devices" ? Self.list : texts[String($0.dropFirst(folder.utf8.count + 1))] })
        let none: [String: [UInt8]] = [:]
        let text = """
            device:   ELAN "Touch" ?[31m
            node:     /dev/input/event5
            kind:     touchscreen
            protocol: B

            device:   Pad
            node:     /dev/input/event12
            kind:     touchpad
            protocol: single

            device:             bmc150_accel
            node:               /sys/bus/iio/devices/iio:device1
            kind:               accelerometer
            label:              accel-display
            reports.per.second: 62.5

            """
        try expectEqual(run(["devices"], none, deviceFiles: files), Outcome(text))
        let nothing = try run(["devices"], none)
        let message =
            "touchstone: error: this machine has no touch device (/proc/bus/input/devices) and no accelerometer "
            + "(/sys/bus/iio/devices). Name a recording to have it described\n"
        expectEqual(nothing, Outcome(messages: message, exitCode: 1))
    }
}
