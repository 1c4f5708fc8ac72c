import TestSupport
import Testing
import TouchInput
import TouchRecordings

struct RecordingParsingTests {
    @Test(arguments: [
        ("E: 0.1 0003 0035 1\n", RecordingFormat.evemu), ("# EVEMU 1.3\n# Kernel: 6\nN: pad\n", .evemu),
        ("# libinput record\nversion: 1\n", .libinput), ("version: 1\nndevices: 1\n", .libinput),
        ("add device 1: /dev/input/event0\n", .getevent), ("\u{feff}[ 12.5] 0003 0035 00000001\n", .getevent),
        ("Event: time 1.5, type 3 (EV_ABS), code 53 (?), value 5\n", .evtest),
        ("Input driver version is 1.0.1\n", .evtest),
        ("/dev/input/event2: EV_ABS ABS_X 00000001\r\n", .getevent), ("# note\n\ntime,id,phase,x,y\n", .csv),
        ("y,x,phase,id,time,force\n", .csv), ("[{\"phase\": 1}]", .inkable), ("[\n  {\n", .inkable),
    ])
    func `the format is found by what stands in the file`(_ text: String, _ format: RecordingFormat) {
        expectEqual(RecordingFormat.detect(Array(text.utf8)), format)
    }

    @Test(arguments: ["hello\nworld\n", "<html>\n", "a,b,c,d,e\n", "1 2 3\n"])
    func `what is in no format is an error that names those there are`(_ text: String) {
        let error = #expect(throws: RecordingError.self) { try Recording(parsing: Array(text.utf8), source: "what") }
        expectEqual(
            error?.description,
            "what:1: error: this is none of the known formats (evemu, libinput record, "
                + "Android getevent, evtest, raw input events, CSV, Inkable log). "
                + "Record one with `touchstone record DEVICE -o name.evemu`")
    }

    @Test(arguments: RecordingFormat.allCases) func `an empty file is an error in every format`(
        _ format: RecordingFormat
    ) {
        let error = #expect(throws: RecordingError.self) { try Recording(parsing: [], source: "x", format: format) }
        expectEqual(error?.kind, .empty)
    }

    @Test func `a picture is none`() {
        let bytes: [UInt8] =
            [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d] + Array(repeating: 200, count: 90)
        let error = #expect(throws: RecordingError.self) { try Recording(parsing: bytes, source: "photo.png") }
        expectEqual(error?.kind, .binary)
        let raw = #expect(throws: RecordingError.self) {
            try Recording(parsing: bytes, source: "photo.png", format: .raw)
        }
        expectEqual(raw?.kind, .notRaw)
    }

    @Test func `what is known of a device completes what a file does not say`() throws {
        let axis = DeviceDescription.Axis(minimum: 0, maximum: 100, resolution: 10)
        let known = DeviceDescription(name: "other", properties: .pointer, axes: [0x35: axis, 0x36: axis])
        let text = "N: own\nA: 35 0 500\n" + lines("1.0 id=1 mtx=1 mty=2 -\n1.1 id=-1 -")
        let recording = try Recording(parsing: Array(text.utf8), source: "x", description: known)
        expectEqual(recording.deviceName, "own")
        expectEqual(recording.xAxis, 0...500)
        expectEqual(recording.yAxis, 0...100)
        expectEqual(recording.frames[0].contacts[0].tool, .indirect)
        expectEqual(recording.noteList, [])
    }

    @Test func `a log of UIKit's touches is a recording from its first event on`() throws {
        let touch = { (phase: Int, time: Double, x: Int) in
            """
            {"touchIdentifier": "a", "isUpdate": false, "isPrediction": false, "timestamp": \(time), "phase": \(phase),
             "type": 0, "location": [\(x), 5]}
            """
        }
        let text =
            "["
            + [touch(0, 100, 1), touch(1, 100.01, 2), touch(1, 100.02, 3), touch(3, 100.03, 3), touch(0, 101, 9)]
            .joined(separator: ",") + "]"
        let recording = try Recording(parsing: Array(text.utf8), source: "log.json")
        expectEqual(recording.format, .inkable)
        expectEqual(recording.story, "0: b0(1,5)\n20: m0(3,5)\n30: e0(3,5)\n1000: b1(9,5)\n1000: c1(9,5)")
        expectEqual(recording.frames[1].earlier.map(\.location.x), [2])
        expectNil(flaw(in: recording))
        let table = try Recording(parsing: try RecordingWriter.bytes(of: recording, as: .csv), source: "log.csv")
        expectEqual(table.story, "0: b0(1,5)\n10: m0(2,5)\n20: m0(3,5)\n30: e0(3,5)\n1000: b1(9,5)\n1000: c1(9,5)")
    }
}
