import TestSupport
import Testing
import TouchRecordings

struct RecordingDescriptionTests {
    @Test func `a recording of a touchpad is described in words and numbers`() throws {
        let recording = try LibinputReaderTests.read(LibinputReaderTests.full, device: 2)
        let description = RecordingDescription(recording)
        expectEqual(
            description.description,
            """
            file:               pad.yml
            format:             libinput record
            device:             a "pad" # 2
            node:               /dev/input/event9
            kind:               touchpad
            protocol:           B
            axis.x.minimum:     0
            axis.x.maximum:     4000
            axis.x.resolution:  40
            axis.y.minimum:     0
            axis.y.maximum:     2000
            axis.y.resolution:  40
            size.width.mm:      100.0
            size.height.mm:     50.0
            slots:              5
            axis.pressure.minimum: 0
            axis.pressure.maximum: 255
            frames:             3
            contacts:           1
            most.at.once:       1
            duration.s:         0.025
            reports.per.second: 80.0
            notes:              0
            """.replacing(/(?m)^([a-z.]+:) +/) {
                $0.output.1 + String(repeating: " ", count: 23 - $0.output.1.count)
            })
        expectEqual(description["contacts"], .whole(1))
        expectEqual(description["duration.s"], .number(0.025))
        expectNil(description["tilt"])
    }

    @Test func `what is not known is left out, and notes are lines`() throws {
        let description = RecordingDescription(try GeteventReaderTests.read(GeteventReaderTests.bare))
        expectEqual(
            description.entries.map(\.key),
            [
                "file", "format", "kind", "protocol", "axis.x.minimum", "axis.x.maximum", "axis.y.minimum",
                "axis.y.maximum", "frames", "contacts", "most.at.once", "duration.s", "reports.per.second", "notes",
            ])
        expectEqual(description["kind"], .text("unknown"))
        guard case .list(let notes) = description["notes"] else {
            Issue.record("no list of notes")
            return
        }
        expectEqual(notes.count, 2)
        expect(description.description.hasSuffix("\n  " + notes.joined(separator: "\n  ")))
    }

    @Test(arguments: [
        ("P: 02\nB: 01 " + String(repeating: "00 ", count: 40) + "01\n", DeviceKind.penDisplay),
        ("P: 01\nB: 01 " + String(repeating: "00 ", count: 40) + "01\n", .penTablet),
        ("P: 02\nA: 35 0 100\n", .touchscreen), ("P: 05\nA: 35 0 100\n", .touchpad), ("A: 35 0 100\n", .unknown),
    ])
    func `the kind of a device comes from its properties and keys`(_ text: String, _ kind: DeviceKind) throws {
        try expectEqual(read(text).device.kind, kind)
    }

    @Test(arguments: GeneratedHand.seeds) func `the rate of reports is the generator's`(_ seed: UInt64) throws {
        let rate = try #require(GeneratedHand.recording(seed).reportRate)
        expect(abs(rate - 120) < 0.1)
        try expectNil(GeteventReaderTests.read("add device 1: /dev/input/event0\n").reportRate)
    }
}
