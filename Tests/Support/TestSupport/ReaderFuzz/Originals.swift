import TouchInput
import TouchRecordings

/// Valid recordings to be broken: made by the project's generator, and some that it does not make.
enum Originals {
    static func of(_ format: RecordingFormat) -> [[UInt8]] {
        switch format {
        case .evemu: evemu
        case .libinput: libinput
        case .getevent: getevent
        case .evtest: evtest
        case .raw: raw
        case .csv: csv
        case .inkable: inkable
        @unknown default: []
        }
    }

    /// The description of a device with all features.
    static let description = DeviceDescription(
        name: "fuzzed", properties: .pointer,
        axes: [
            0x00: .init(minimum: 0, maximum: 4000, resolution: 40),
            0x01: .init(minimum: 0, maximum: 3000, resolution: 40),
            0x2f: .init(minimum: 0, maximum: 9), 0x30: .init(minimum: 0, maximum: 100),
            0x35: .init(minimum: 0, maximum: 4000, resolution: 40),
            0x36: .init(minimum: 0, maximum: 3000, resolution: 40),
            0x3a: .init(minimum: 0, maximum: 255),
        ], keys: [0x14a])

    private static let evemu = [written(.evemu, 1), written(.evemu, 2), text(lists), text(listsWithIDs), text(single)]
    private static let libinput =
        [written(.libinput, 1), written(.libinput, 2), Array(devicesOfLibinput.utf8)]
        + [lists, single].map { rewritten(text($0), .libinput) }
    private static let getevent = [written(.getevent, 1), written(.getevent, 2), Array(devicesOfGetevent.utf8)]
    private static let evtest = [written(.evtest, 1), written(.evtest, 2), Array(devicesOfEvtest.utf8)]
    private static let raw = [written(.raw, 1), written(.raw, 2), rawEvents(lists), rawEvents(single)]
    private static let csv = [written(.csv, 1), written(.csv, 2), Array(table.utf8)]
    private static let inkable = [Array(log.utf8)]

    /// Returns a tap and two fingers at once, with force and radius for the second seed.
    private static func written(_ format: RecordingFormat, _ seed: UInt64) -> [UInt8] {
        var hand = HandScript(seed: seed)
        hand.tap("index", at: CGPoint(x: 100, y: 150), hold: 0.04)
        hand.pause(0.1)
        hand.rotate(at: CGPoint(x: 200, y: 150), by: 1, over: 0.08, rest: 0)
        let frames = StrokeGenerator(samplesPerSecond: 60).frames(for: hand).map { frame in
            var frame = frame
            for index in frame.contacts.indices where seed == 2 {
                frame.contacts[index].details.force = CGFloat(index + 1)
                frame.contacts[index].details.maximumForce = 3
                frame.contacts[index].details.radius = 8
            }
            return frame
        }
        let recording = Recording(
            source: "original", deviceName: "hand", points: frames, in: CGSize(width: 400, height: 300),
            pointsPerInch: 163)
        return (try? RecordingWriter.bytes(of: recording, as: format)) ?? []
    }

    private static func rewritten(_ bytes: [UInt8], _ format: RecordingFormat) -> [UInt8] {
        guard let recording = try? Recording(parsing: bytes, source: "original") else { return [] }
        return (try? RecordingWriter.bytes(of: recording, as: format)) ?? []
    }

    /// Parses events, each as seconds in tenths, type, code, value; `-` is the end of a report.
    private static func events(_ text: String) -> [[Int]] {
        text.split(separator: "\n").map { line in
            let numbers = line.split(separator: " ").compactMap { Int($0, radix: 10) }
            return numbers.count == 4 ? numbers : [numbers.first ?? 0, 0, 0, 0]
        }
    }

    private static func text(_ text: String) -> [UInt8] {
        let lines = events(text).map { event in
            let code = [event[1], event[2]].map { number in
                let digits = String(number, radix: 16)
                return String(repeating: "0", count: 4 - digits.count) + digits
            }
            return "E: \(event[0] / 10).\(event[0] % 10) \(code[0]) \(code[1]) \(event[3])\n"
        }
        return Array(("N: hand\nP: 02\nA: 35 0 1000 0 0 10\nA: 36 0 1000 0 0 10\nA: 18 0 99\n" + lines.joined()).utf8)
    }

    private static func rawEvents(_ text: String) -> [UInt8] {
        events(text).flatMap { event in
            func bytes(_ number: Int, _ count: Int) -> [UInt8] {
                (0..<count).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
            }
            var record = bytes(event[0] / 10, 8)
            record += bytes(event[0] % 10 * 100_000, 8)
            for (field, size) in [(1, 2), (2, 2), (3, 4)] { record += bytes(event[field], size) }
            return record
        }
    }

    /// Protocol A with a loss of events.
    private static let lists = """
        10 3 53 1
        10 3 54 2
        10 0 2 0
        10 3 53 500
        10 3 54 500
        10 0 2 0
        10 -
        11 0 3 0
        11 -
        12 3 53 9
        12 3 54 2
        12 0 2 0
        12 -
        13 0 2 0
        13 -
        """

    /// Protocol A whose contacts have ids.
    private static let listsWithIDs = """
        10 3 57 3
        10 3 53 1
        10 3 54 2
        10 0 2 0
        10 3 57 4
        10 3 53 500
        10 3 54 500
        10 0 2 0
        10 -
        11 3 57 4
        11 3 53 9
        11 3 54 2
        11 0 2 0
        11 -
        13 0 2 0
        13 -
        """

    /// One finger, then a pen.
    private static let single = """
        10 1 325 1
        10 3 0 1
        10 3 1 2
        10 3 24 5
        10 -
        11 1 330 1
        11 -
        12 0 3 0
        12 -
        13 3 0 5
        13 -
        14 1 330 0
        14 1 320 1
        14 -
        """
}
