import TestSupport
import Testing
import TouchInput
import TouchRecordings

struct InkLogTests {
    /// One touch a word: `b1` began … `m1` moved, `e1` ended, `c1` cancelled, `p1` predicted, `u1` updated; all of touch `A`,
    /// or of the touch that is named by a second letter. The number is the time in milliseconds, and the index.
    static func log(_ words: String, _ more: String = "") -> String {
        let touches = words.split(separator: " ").map { word -> String in
            let letters = word.filter(\.isLetter)
            let number = word.filter(\.isNumber)
            let phase = ["b": 0, "m": 1, "s": 2, "e": 3, "c": 4][letters.first] ?? 1
            return """
                {"touchIdentifier": "\(letters.dropFirst().first ?? "A")", "timestamp": 0.\(("000" + number).suffix(3)),
                 "phase": \(phase), "type": 2, "location": [\(number), 5], "estimationUpdateIndex": \(number),
                 "isUpdate": \(letters.first == "u"), "isPrediction": \(letters.first == "p")\(more)}
                """
        }
        return "[\n" + touches.joined(separator: ",\n") + "\n]\n"
    }

    static func read(_ text: String) throws(RecordingError) -> InkLog {
        try InkLog(parsing: Array(text.utf8), source: "log.json")
    }

    /// `@20 moved 0 at 20 after 10 15 ~ 30`: the time, the main touch, its earlier readings, what was predicted.
    static func story(_ text: String) throws -> [String] {
        try read(text).events.map { event in
            var words = ["@\(event.frame.instant.nanoseconds / 1_000_000)"]
            words += event.frame.contacts.map { "\($0.phase) \($0.id) at \(Int($0.location.x))" }
            if !event.frame.earlier.isEmpty { words.append("after") }
            words += event.frame.earlier.map { "\(Int($0.location.x))" }
            words += event.frame.updates.map { "update \($0.index)" }
            if !event.predictions.isEmpty { words.append("~") }
            words += event.predictions.map { "\(Int($0.location.x))" }
            return words.joined(separator: " ")
        }
    }

    @Test func `touches of one phase are an event, predictions belong to it, updates are a delivery of their own`()
        throws
    {
        let story = try Self.story(
            Self.log("b1 m2 m4 p5 p6 m6 m8 u1 u2 m10 p12 u4 p13 u6 m12 e14 u8 u14"))
        expectEqual(
            story,
            [
                "@1 began 0 at 1", "@4 moved 0 at 4 after 2 ~ 5 6", "@8 moved 0 at 8 after 6", "@8 update 1 update 2",
                "@10 moved 0 at 10 ~ 12 13", "@10 update 4", "@10 update 6", "@12 moved 0 at 12", "@14 ended 0 at 14",
                "@14 update 8 update 14",
            ])
    }

    @Test(.rules("M-02"))
    func `touches that UIKit reports at rest become no samples, which would lower velocities`() throws {
        try expectEqual(
            Self.story(Self.log("b1 bB1 m2 sB3 s4 s5 mB6 e7 eB8")),
            [
                "@1 began 0 at 1", "@1 began 1 at 1", "@2 moved 0 at 2", "@3", "@5", "@6 moved 1 at 6",
                "@7 ended 0 at 7",
                "@8 ended 1 at 8",
            ])
    }

    @Test func `several touches are several contacts, and a name may be used again`() throws {
        let text = Self.log("b1 bB1 m2 m3 mB2 mB3 p4 pB4 c5 b6 eB7 e8")
        try expectEqual(
            Self.story(text),
            [
                "@1 began 0 at 1", "@1 began 1 at 1", "@3 moved 0 at 3 after 2 ~ 4", "@3 moved 1 at 3 after 2 ~ 4",
                "@5 cancelled 0 at 5", "@6 began 0 at 6", "@7 ended 1 at 7", "@8 ended 0 at 8",
            ])
        try expectEqual(Self.read(text).contactCount, 3)
    }

    @Test func `a touch that is still down at the end is cancelled there`() throws {
        try expectEqual(Self.story(Self.log("b1 m2")), ["@1 began 0 at 1", "@2 moved 0 at 2", "@2 cancelled 0 at 2"])
    }

    @Test func `everything that a touch tells is read`() throws {
        let log = try Self.read(
            Self.log(
                "b1",
                """
                , "force": 0.5, "maximumPossibleForce": 4, "altitudeAngle": 1, "azimuth": 0.25, "rollAngle": 2,
                "majorRadius": 3, "majorRadiusTolerance": 1, "estimatedProperties": 3, "identifier": "\\u00e4\\ud83d\\ude00",
                "estimatedPropertiesExpectingUpdates": 1, "unknown": [null, true, {"a": -1.5e-3}]
                """))
        let sample = try #require(log.frames.first?.contacts.first)
        var details = ContactDetails()
        (details.force, details.maximumForce, details.altitude) = (0.5, 4, 1)
        (details.azimuth, details.roll, details.radius, details.radiusTolerance) = (0.25, 2, 3, 1)
        details.estimation.index = 1
        (details.estimation.estimated, details.estimation.expectingUpdates) = ([.force, .azimuth], .force)
        expectEqual(
            sample,
            ContactSample(
                id: 0, phase: .began, location: CGPoint(x: 1, y: 5), tool: .pencil, details: details))
        expectEqual(log.extent, CGSize(width: 2, height: 6))
    }

    @Test(arguments: [
        ("", RecordingError.Kind.empty, 1, "the file is empty"),
        (" \n\t\u{feff}", .malformedJSON, 2, "this is no value of JSON"),
        ("[\n{]", .malformedJSON, 2, "the name of a member must stand in quotation marks"),
        ("[\n1,\n]", .malformedJSON, 3, "there is a comma too many"),
        ("[1 2]", .malformedJSON, 1, "a comma is missing"),
        ("[01]", .malformedJSON, 1, "a number starts with a 0 too many"),
        ("[-]", .malformedJSON, 1, "a number lacks its digits"),
        ("[1.]", .malformedJSON, 1, "a number lacks its digits"),
        ("[1e999]", .malformedJSON, 1, "the number 1e999 is too large"),
        ("[\"a\n\"]", .malformedJSON, 1, "a text is not closed on its line"),
        ("[\"\\ud800\"]", .malformedJSON, 1, "an escape names half a character"),
        ("[\"\\x\"]", .malformedJSON, 1, "there is no such escape in JSON"),
        ("[{\"a\":1,\"a\":2}]", .malformedJSON, 1, "the member a is given twice"),
        ("[] []", .malformedJSON, 1, "something follows the end of the JSON text"),
        ("[\n\n", .malformedJSON, 3, "the text ends within a list or object that starts before"),
        ("{}", .notInkLog, 1, "an object where a list is expected"),
        ("[\n7]", .notInkLog, 2, "a number stands where a touch is due"),
        ("[{}]", .notInkLog, 1, "a touch lacks its touchIdentifier"),
        (log("m1"), .notInkLog, 2, "this touch goes on before it began or after it ended"),
        (log("b1 e2 u1 e3"), .notInkLog, 11, "this touch ends before it began or a second time"),
        (log("b1 m2 b3"), .notInkLog, 8, "this touch begins twice"),
        (log("p1"), .notInkLog, 2, "this prediction comes before its touch"),
        (
            log("b2 m1"), .notInkLog, 5,
            "this touch is older than the event before it: touches stand in the order of delivery"
        ),
        (
            log("b1").replacing("\"phase\": 0", with: "\"phase\": 5"), .notInkLog, 2,
            "the phase 5 is that of a pointer that does not touch"
        ),
        (
            log("b1").replacing("\"type\": 2", with: "\"type\": 1.5"), .notInkLog, 3,
            "type must be a whole number, and is a number"
        ),
        (
            log("b1").replacing("[1, 5]", with: "[1]"), .notInkLog, 3,
            "location must be a list of two numbers, and is a list"
        ),
        (log("b1").replacing("0.001", with: "-1"), .notInkLog, 2, "timestamp is -1.0, out of 0.0…9000000000.0"),
        (
            log("u1").replacing("\"estimationUpdateIndex\": 1,", with: ""), .notInkLog, 2,
            "an update lacks its estimationUpdateIndex"
        ),
    ])
    func `what cannot be is an error that names the line and says what to do`(
        _ text: String, _ kind: RecordingError.Kind, _ line: Int, _ message: String
    ) {
        let error = #expect(throws: RecordingError.self) { try Self.read(text) }
        expectEqual(error?.kind, kind)
        expectEqual(error?.issue.line, line)
        expectEqual(error?.issue.message, message)
        expectEqual(error?.description.hasPrefix("log.json:\(line): error: \(message). "), true)
        expect((error?.issue.remedy.count ?? 0) > 20)
    }

    // Not an argument of the test above: Swift Testing encodes and prints each.
    @Test func `lists that are nested too deep are an error`() {
        let error = #expect(throws: RecordingError.self) { try Self.read(String(repeating: "[", count: 100_000)) }
        expectEqual(error?.description.hasPrefix("log.json:1: error: lists are nested deeper than 64. "), true)
    }

    @Test func `a text that is not UTF-8 is an error`() {
        let error = #expect(throws: RecordingError.self) {
            try InkLog(parsing: Array("[\"".utf8) + [0xff] + Array("\"]".utf8), source: "log.json")
        }
        expectEqual(error?.issue.message, "a text is not in UTF-8")
    }

    private static let alphabet = Array("0123456789abcdefmtru-+.eE \n\n\"\\,:[]{}ABnul\u{0}".utf8) + [0xff, 0xc3]

    @Test(arguments: 0..<4)
    func `no mutation of a log crashes the reader, and what it reads is a possible log`(_ part: Int) {
        let original = Array(Self.log("b1 m2 m4 p5 bB5 m6 u1 mB6 e7 u2 u4 eB8 u7", ", \"force\": 0.5").utf8)
        for round in 0..<500 {
            let seed = UInt64(part * 1_000_000 + round)
            var numbers = SplitMix64(seed: seed)
            var bytes = original
            for _ in 0..<Int.random(in: 1...3, using: &numbers) where !bytes.isEmpty {
                let place = Int.random(in: 0..<bytes.count, using: &numbers)
                let other = Int.random(in: 0..<bytes.count, using: &numbers)
                let byte = Self.alphabet[Int.random(in: 0..<Self.alphabet.count, using: &numbers)]
                switch Int.random(in: 0..<6, using: &numbers) {
                case 0: bytes[place] = byte
                case 1: bytes.insert(byte, at: place)
                case 2: bytes.remove(at: place)
                case 3: bytes.swapAt(place, other)
                case 4: bytes.removeSubrange(min(place, other)..<max(place, other))
                default: bytes.insert(contentsOf: bytes[min(place, other)..<max(place, other)], at: place)
                }
            }
            guard let log = try? InkLog(parsing: bytes, source: "fuzz") else { continue }
            if let flaw = Self.flaw(in: log) {
                Issue.record("seed \(seed): \(flaw)\n\(String(decoding: bytes, as: UTF8.self))")
                return
            }
        }
    }

    private static func flaw(in log: InkLog) -> String? {
        var down: Set<Int> = []
        var now = Instant(nanoseconds: .min)
        for frame in log.frames {
            if frame.instant < now { return "time goes back" }
            now = frame.instant
            for sample in frame.contacts {
                if !sample.location.x.isFinite || !sample.location.y.isFinite { return "a place is no number" }
                switch sample.phase {
                case .began: if !down.insert(sample.id).inserted { return "\(sample.id) begins twice" }
                case .moved, .stationary: if !down.contains(sample.id) { return "\(sample.id) moves while it is up" }
                case .ended, .cancelled: if down.remove(sample.id) == nil { return "\(sample.id) ends while it is up" }
                }
            }
        }
        return down.isEmpty ? nil : "contacts \(down.sorted()) leak"
    }
}
