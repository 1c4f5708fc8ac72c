import Foundation
import TestSupport
import Testing
import TouchScenes
import Touchstone
import TouchTesting

@testable import TouchstoneCommand

/// The logs of the recorder, and their results in `touchstone verify`. Numbers of UIKit's behavior are not pinned here:
/// relations are.
struct `The field recorder` {
    @Test(.bug(id: "F-1")) func `makes a log in which nothing differs when it is played to it again`() throws {
        let log = FieldLogs.everything()
        let verification = try FieldLogs.verification(log)
        expectEqual(verification.differences.map(\.text), [])
        expect(verification.comparison.shifts.isEmpty)
        expect(verification.rows.allSatisfy { $0.agreeing == $0.pairs.count })
        let told = Set(verification.rows.map(\.number.id))
        let expected: Set = [
            "N-01", "N-02", "N-03", "N-08", "N-10", "N-14", "N-15", "N-16", "N-17", "N-20", "N-50", "N-53", "N-54",
            "M-01", "M-03", "M-04", "M-06", "M-07", "M-08", "M-09",
        ]
        expectEqual(told, expected, "\(expected.symmetricDifference(told).sorted())")
        expectEqual(told, Set(FieldNumbers.all.map(\.id)))
        let outcome = try FieldLogs.verify(log)
        expectEqual(outcome.exitCode, 0)
        expect(String(decoding: outcome.output, as: UTF8.self).hasSuffix("\nNothing differs.\n"))
    }

    @Test(.bug(id: "F-1")) func `logs touches as they come, with their readings and what the digitizer tells`() throws {
        let stage = SceneStage(FieldRecorderScene())
        stage.hands.details.force = 1.5
        stage.hands.details.maximumForce = 6
        stage.hands.details.radius = 20
        stage.hands.details.radiusTolerance = 4
        stage.hands.samplesPerSecond = 20
        stage.hands.readingsPerSample = 2
        stage.hands.drag(from: CGPoint(x: 100, y: 600), to: CGPoint(x: 100, y: 604), over: 0.05)
        let events = FieldLogs.text(stage).split(separator: "\n").filter {
            $0.contains("\"event\"") && $0.contains("touches")
        }
        let facts = #""force":1.5,"radius":20.0,"tolerance":4.0"#
        let head = #""type":"direct","view":"pad","taps":1,"maximumForce":6.0"#
        expectEqual(
            events,
            [
                #"{"kind":"event","at":0.0,"delivered":0.0,"touches":[{"id":1,"phase":"began",\#(head),"at":0.0,"x":100.0,"y":600.0,\#(facts),"earlier":[]}]}"#,
                #"{"kind":"event","at":0.05,"delivered":0.05,"touches":[{"id":1,"phase":"moved",\#(head),"at":0.05,"x":100.0,"y":604.0,\#(facts),"earlier":[{"at":0.025,"x":100.0,"y":602.0,\#(facts)}]}]}"#,
                #"{"kind":"event","at":0.05,"delivered":0.05,"touches":[{"id":1,"phase":"ended",\#(head),"at":0.05,"x":100.0,"y":604.0,\#(facts),"earlier":[]}]}"#,
            ])
    }

    @Test(.rules("M-02")) func `has touches at rest in its log, which lower no velocity when it is played again`()
        throws
    {
        let stage = SceneStage(FieldRecorderScene())
        stage.hands.down(at: CGPoint(x: 90, y: 280))
        stage.hands.move(dy: -150, over: 0.1)
        stage.wait(0.0625)
        stage.hands.up()
        stage.wait(6)
        var (lines, moves) = FieldLogs.lines(FieldLogs.text(stage)) { $0.contains("\"phase\":\"moved\"") }
        let last = try #require(moves.last)
        let time = "\"at\":\(lines[last].split(separator: "\"at\":")[1].prefix { $0 != "," })"
        let end = try #require(lines.firstIndex { $0.contains("\"phase\":\"ended\"") })
        for seconds in [0.15, 0.125] {
            let rest = lines[last].replacing("\"moved\"", with: "\"stationary\"")
            lines.insert(rest.replacing(time, with: "\"at\":\(seconds)"), at: end)
        }
        let verification = try FieldLogs.verification(lines.joined(separator: "\n") + "\n")
        expectEqual(verification.differences.map(\.text), [])
    }

    @Test(.bug(id: "F-1")) func `logs no frames while nothing happens`() {
        let stage = SceneStage(FieldRecorderScene())
        stage.wait(10)
        expectEqual(FieldRecorderScene.lines(in: stage.window).count, 1)
        stage.hands.tap(at: stage.middle("pad"))
        stage.wait(10)
        let count = FieldRecorderScene.lines(in: stage.window).count
        stage.wait(10)
        expectEqual(FieldRecorderScene.lines(in: stage.window).count, count)
        expect(count < 100)
    }

    @Test(.bug(id: "F-1")) func `verifies a log of another screen in its own layout`() throws {
        let places = [
            "header": CGRect(x: 0, y: 59, width: 430, height: 44),
            "plain": CGRect(x: 0, y: 103, width: 215, height: 300),
            "paging": CGRect(x: 215, y: 103, width: 215, height: 300),
            "zooming": CGRect(x: 0, y: 403, width: 430, height: 195),
            "pad": CGRect(x: 0, y: 598, width: 430, height: 300),
        ]
        let stage = SceneStage(FieldRecorderScene(places: places), size: CGSize(width: 430, height: 932))
        stage.hands.drag(from: CGPoint(x: 100, y: 380), to: CGPoint(x: 100, y: 150), over: 0.2)
        stage.wait(6)
        let log = FieldLogs.text(stage)
        try expectEqual(FieldLogs.verification(log).measured.places, places)
        try expectEqual(FieldLogs.verify(log).exitCode, 0)
    }

    @Test(.bug(id: "F-1"))
    func `verifies a log that starts in the middle of a second, of a device that has run for a month`() throws {
        let stage = SceneStage(FieldRecorderScene())
        stage.wait(2_678_400.371)
        stage.hands.drag(from: CGPoint(x: 90, y: 280), to: CGPoint(x: 95, y: 100), over: 0.15)
        stage.wait(6)
        let log = FieldLogs.text(stage)
        expect(log.contains(#"{"kind":"event","at":0.37"#))
        try expectEqual(FieldLogs.verify(log).exitCode, 0)
    }

    // MARK: What differs

    @Test(.bug(id: "F-1")) func `shows exactly the one frame that was changed`() throws {
        let log = FieldLogs.fling()
        var (lines, frames) = FieldLogs.lines(log) { $0.contains(#""kind":"frame""#) }
        let changed = frames[frames.count / 3]
        let start = try #require(lines[changed].firstRange(of: #""plain":["#))
        lines[changed].insert(contentsOf: "1", at: start.upperBound)
        let verification = try FieldLogs.verification(lines.joined(separator: "\n"))
        let only = try #require(verification.differences.first)
        expectEqual(verification.differences.count, 1)
        expectEqual(only.kind, .frame)
        expectEqual(only.line, changed + 1)
        expectEqual(only.subject, "plain offset")
        try expectEqual(FieldLogs.verify(lines.joined(separator: "\n")).exitCode, 1)
    }

    @Test(.bug(id: "F-1")) func `shows the row of a number that was measured otherwise`() throws {
        let log = FieldLogs.fling()
        var (lines, calls) = FieldLogs.lines(log) { $0.contains("willEndDragging") }
        let call = try #require(calls.first)
        let velocity = try #require(lines[call].firstRange(of: #""velocity":["#))
        let end = try #require(lines[call][velocity.upperBound...].firstIndex(of: "]"))
        lines[call].replaceSubrange(velocity.upperBound..<end, with: "0,9")
        let changed = lines.joined(separator: "\n")
        let verification = try FieldLogs.verification(changed)
        let row = try #require(verification.rows.first { $0.number.id == "M-03" })
        let pair = try #require(row.pairs.first)
        expectEqual(pair.measured, 9_000)
        expectEqual(row.agreeing, 0)
        expectEqual(verification.rows.filter { $0.agreeing < $0.pairs.count }.map(\.number.id), ["M-03"])
        expectEqual(verification.differences.map(\.subject), ["plain willEndDragging velocity"])
        let outcome = try FieldLogs.verify(changed)
        expectEqual(outcome.exitCode, 1)
        let ours = FieldText.number(try #require(pair.ours))
        let text = String(decoding: outcome.output, as: UTF8.self)
        expect(text.contains { $0 == "\n" })
        let line = text.split(separator: "\n").first { $0.hasPrefix("M-03") }?.split(separator: " ").map(String.init)
        expectEqual(line, ["M-03", "velocity", "of", "a", "release,", "pt/s", "9000", ours, "1", "0", "of", "1"])
    }

    @Test(.bug(id: "F-1")) func `says that a motion starts a frame later, and does not count its frames as different`()
        throws
    {
        let log = FieldLogs.fling()
        var (lines, frames) = FieldLogs.lines(log) { $0.contains(#""kind":"frame""#) }
        let (_, events) = FieldLogs.lines(log) { $0.contains(#""kind":"event""#) }
        frames.removeAll { $0 < events[events.count - 1] }
        let offsets = frames.map { lines[$0].drop { $0 != "p" } }
        for (place, offset) in zip(frames.dropFirst(), offsets) {
            lines[place] = String(lines[place].prefix { $0 != "p" } + offset)
        }
        let verification = try FieldLogs.verification(lines.joined(separator: "\n"))
        expectEqual(verification.comparison.shifts.map(\.frames), [1])
        expectEqual(verification.comparison.shifts.map(\.view), ["plain"])
        expectEqual(verification.differences.filter { $0.kind == .frame }.map(\.text), [])
    }

    @Test(.bug(id: "F-1")) func `shows states and outputs of recognizers that differ`() throws {
        let stage = SceneStage(FieldRecorderScene())
        stage.hands.tap(at: stage.middle("pad"))
        stage.wait(1)
        let log = FieldLogs.text(stage)
        let action = #""when":"action""#
        var (lines, actions) = FieldLogs.lines(log) { $0.contains(action) && $0.contains(#""name":"tap""#) }
        expectEqual(actions.count, 1)
        lines[actions[0]].replace(#""place":[195.0"#, with: #""place":[197.0"#)
        let moved = try FieldLogs.verification(lines.joined(separator: "\n")).differences
        expectEqual(moved.map(\.subject), ["tap place"])
        lines.remove(at: actions[0])
        let missing = try FieldLogs.verification(lines.joined(separator: "\n")).differences
        expectEqual(missing.map(\.subject), ["tap reports"])
        expectEqual(missing.map(\.measured), ["0"])
        expectEqual(missing.map(\.ours), ["1"])
    }

    @Test(.bug(id: "F-1")) func `lists every measurement for a program`() throws {
        let text = String(decoding: try FieldLogs.verify(FieldLogs.fling(), ["--json"]).output, as: UTF8.self)
        let document = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        expectEqual(document["format"] as? String, "touchstone-verify")
        expectEqual(document["gestures"] as? Int, 1)
        expectEqual((document["differences"] as? [Any])?.count, 0)
        let numbers = try #require(document["numbers"] as? [[String: Any]])
        expect(numbers.contains { $0["number"] as? String == "M-06" })
    }

    // MARK: Bad logs

    nonisolated static let broken: [(String, String)] = [
        ("", ":1: error: this file is empty. Record a log with FieldRecorder.swift and share it"),
        (
            "[]",
            ":1: error: this is not a log of the field recorder. Its first line begins with {\"kind\":\"field\"; share it again"
        ),
        (
            "{\"kind\":\"field\"",
            ":1: error: the text ends within a list or object that starts before. Write the log again, or correct this line"
        ),
        (
            "{\"kind\":\"field\",\"version\":0}",
            ":1: error: this log is of another version. Record it with the FieldRecorder.swift of this version"
        ),
        (
            "{\"kind\":\"field\",\"version\":2}",
            ":1: error: this log is of another version. It was recorded by a newer version of FieldRecorder.swift: verify it with "
                + "the touchstone of that version"
        ),
        ("HEAD", ":1: error: this log has no touches. Touch the recorder before you share its log"),
        (
            "HEAD\n{\"kind\":\"x\u{1B}[2J\",\"at\":1}\n{\"kind\":\"event\",\"at\":2,\"touches\":[]}\n{\"kind\":\"x\\u001b[2J\",\"at\":3}",
            ":2: error: a text is not closed on its line. Write the log again, or correct this line"
        ),
        (
            "HEAD\n{\"kind\":\"event\",\"at\":2,\"touches\":[]}\n\n{\"kind\":\"x\\u001b[2J\",\"at\":3}",
            ":4: error: there is no line of the kind «x?[2J». Record again with FieldRecorder.swift, or remove this line"
        ),
        (
            "HEAD\n{\"kind\":\"event\",\"at\":1e300,\"touches\":[]}",
            ":2: error: the time is not possible. Record again with FieldRecorder.swift, or remove this line"
        ),
        (
            "HEAD\n{\"kind\":\"event\",\"at\":1,\"touches\":[{\"id\":1,\"phase\":\"lost\",\"type\":\"direct\"}]}",
            ":2: error: there is no phase «lost». Record again with FieldRecorder.swift, or remove this line"
        ),
        (
            "HEAD\n{\"kind\":\"event\",\"at\":1,\"touches\":7}",
            ":2: error: «touches» is a number, no list. Record again with FieldRecorder.swift, or remove this line"
        ),
        (
            "HEAD\n{\"kind\":\"event\",\"at\":1,\"touches\":[]}\n{\"kind\":\"frame\",\"at\":1,\"plain\":[0]}",
            ":3: error: «plain» is not a list of 2 numbers. Record again with FieldRecorder.swift, or remove this line"
        ),
    ]

    @Test(.bug(id: "F-1"), arguments: broken)
    func `says of a bad log where it is bad and what to do`(text: String, message: String) throws {
        let head = FieldLogs.fling().prefix { $0 != "\n" }
        let outcome = try FieldLogs.verify(text.replacingOccurrences(of: "HEAD", with: head))
        expectEqual(outcome.messages, "field.jsonl\(message)\n")
        expectEqual(outcome.exitCode, 2)
        expectEqual(outcome.output, [])
    }

    @Test(.bug(id: "F-1")) func `bears logs with lines left out, doubled and in another order`() throws {
        let log = FieldLogs.fling()
        let lines = log.split(separator: "\n").map(String.init)
        for seed in 0..<12 {
            var random = SeededNumbers(seed: UInt64(seed))
            var broken = Array(lines.dropFirst())
            for _ in 0..<20 {
                let (one, other) = (
                    Int.random(in: broken.indices, using: &random), Int.random(in: broken.indices, using: &random)
                )
                switch Int.random(in: 0..<3, using: &random) {
                case 0: broken.remove(at: one)
                case 1: broken.insert(broken[one], at: other)
                default: broken.swapAt(one, other)
                }
            }
            let outcome = try FieldLogs.verify(([lines[0]] + broken).joined(separator: "\n"))
            expect([0, 1].contains(outcome.exitCode), "seed \(seed): \(outcome.messages)")
        }
    }
}
