import TestSupport
import Testing
import TouchInput
import TouchRecordings

/// The same events in each format of kernel events are the same touches, for every protocol of a device.
struct SameEventsTests {
    static let sequences = [
        "slots":
            "1.0 slot=0 id=7 mtx=100 mty=200 slot=1 id=8 mtx=300 mty=400 touch=1 -\n1.1 slot=0 id=-1 -\n1.2 slot=1 id=-1 -",
        "lists": "1.0 mtx=1 mty=2 mt mtx=500 mty=500 mt -\n1.1 mtx=9 mty=2 mt -\n1.2 mt -",
        "lists with ids": "1.0 id=3 mtx=1 mty=2 mt id=4 mtx=500 mty=500 mt -\n1.1 id=4 mtx=9 mty=2 mt -\n1.3 mt -",
        "touch": "1.0 x=1 y=2 -\n1.1 touch=1 -\n1.2 x=5 -\n1.3 touch=0 -",
        "pen": "1.0 pen=1 x=1 y=2 touch=1 -\n1.3 touch=0 pen=0 -",
        "pressure": "1.0 x=1 y=2 pressure=5 -\n1.2 x=3 -\n1.3 pressure=0 -",
        "tool": "1.0 x=1 y=2 finger=1 -\n1.3 finger=0 -",
        "losses": "1.0 id=7 mtx=100 mty=200 -\n1.1 dropped -\n1.2 mtx=9 -\n1.3 id=-1 -",
    ]

    /// Seconds, microseconds, type, code, value.
    private static func events(_ evemu: String) -> [[Int]] {
        evemu.split(separator: "\n").map { line in
            let words = line.split(separator: " ").map(String.init)
            let time = words[1].split(separator: ".").map { Int($0) ?? 0 }
            return [
                time[0], time[1] * 100_000, Int(words[2], radix: 16) ?? 0, Int(words[3], radix: 16) ?? 0,
                Int(words[4]) ?? 0,
            ]
        }
    }

    private static func bytes(_ events: [[Int]], as format: RecordingFormat) -> [UInt8] {
        func little(_ number: Int, _ count: Int) -> [UInt8] {
            (0..<count).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
        }
        func hexadecimal(_ number: Int, _ count: Int) -> String {
            let digits = String(UInt32(truncatingIfNeeded: number), radix: 16)
            return String(repeating: "0", count: count - digits.count) + digits
        }
        switch format {
        case .libinput:
            let lines = events.map { "  - evdev:\n    - [\($0.map { String($0) }.joined(separator: ", "))]\n" }
            return Array(("version: 1\ndevices:\n- node: /dev/input/event0\n  events:\n" + lines.joined()).utf8)
        case .getevent:
            return events.flatMap { event in
                let codes = "\(hexadecimal(event[2], 4)) \(hexadecimal(event[3], 4)) \(hexadecimal(event[4], 8))"
                return Array("[ \(event[0]).\(String(event[1] + 1_000_000).dropFirst())] \(codes)\n".utf8)
            }
        case .evtest:
            return events.flatMap { event in
                let time = "Event: time \(event[0]).\(String(event[1] + 1_000_000).dropFirst())"
                let marks = [
                    0: "-------------- SYN_REPORT ------------", 2: "+++++++++++ SYN_MT_REPORT ++++++++++",
                    3: ">>> SYN_DROPPED <<<",
                ]
                let what =
                    event[2] == 0
                    ? marks[event[3]] ?? "" : "type \(event[2]) (EV), code \(event[3]) (?), value \(event[4])"
                return Array("\(time), \(what)\n".utf8)
            }
        default:
            return events.flatMap { event in
                zip(event, [8, 8, 2, 2, 4]).flatMap { little($0, $1) }
            }
        }
    }

    @Test(arguments: sequences.keys.sorted(), [RecordingFormat.libinput, .getevent, .evtest, .raw])
    func `the same events are the same touches in every format`(_ name: String, _ format: RecordingFormat) throws {
        let text = lines(try #require(Self.sequences[name]))
        let expected = try read(text)
        expect(expected.holdsContacts)
        let recording = try Recording(parsing: Self.bytes(Self.events(text), as: format), source: "same")
        expectEqual(recording.format, format)
        expectEqual(recording.frames, expected.frames)
        expectEqual(recording.contactProtocol, expected.contactProtocol)
        expectEqual(recording.xAxis, expected.xAxis)
        expectEqual(recording.notes.map(\.kind), expected.notes.map(\.kind))
        guard format == .raw else { return }
        var stream = ContactStream(restInterval: nil)
        let bytes = Self.bytes(Self.events(text), as: .raw)
        expectEqual(bytes.flatMap { stream.take(CollectionOfOne($0)) } + stream.finish(), expected.frames)
    }
}
