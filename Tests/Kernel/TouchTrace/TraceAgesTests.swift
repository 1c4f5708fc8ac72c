import Foundation
import TestSupport
import Testing
import TouchRecordings
import TouchTrace
import Touchstone

/// The promises about traces and links: Documentation/Traces.md, Versions.
struct TraceAgesTests {
    private static let folder = repository.appending(path: "Tests/Data/TraceAges")
    nonisolated static let ages = [
        "2026-11-22", "2026-11-23", "2026-11-26", "2026-11-26-rules", "2026-11-26-answers", "2026-11-28", "hand",
    ]

    private func bytes(_ name: String) throws -> [UInt8] {
        Array(try Data(contentsOf: Self.folder.appending(path: name)))
    }

    private func trace(_ age: String) throws -> Trace {
        try Trace(parsing: try bytes("\(age).trace"), source: age)
    }

    @Test(arguments: ages) func `a trace of any age is read, and written again to the byte`(_ age: String) throws {
        let trace = try trace(age)
        expectEqual(trace.notes, [])
        expect(trace.records.count > 50)
        try expectEqual(Array(trace.text.utf8), bytes("\(age).trace"))
    }

    @Test func `the traces have every kind of record, and what was not there at their time`() throws {
        let all = Set(try trace("2026-11-26-answers").records.map { $0.description.split(separator: " ")[1] })
        var random = RandomRecords(seed: 1)
        expect(
            (0..<RandomRecords.kindCount).allSatisfy {
                all.contains(random.record($0).description.split(separator: " ")[1])
            })
        let first = String(decoding: try bytes("2026-11-22.trace"), as: UTF8.self)
        expect(first.contains(" veto ") && first.contains(" begin "))
        expect(!first.contains("because=") && !first.contains("refused-by") && !first.contains(" skip "))
        let second = String(decoding: try bytes("2026-11-23.trace"), as: UTF8.self)
        expect(second.contains(" skip ") && second.contains("refused-by="))
        expect(
            !second.split(separator: "\n").contains {
                $0.contains(" skip ") && ($0.contains("recognizers=") || $0.contains("window="))
            })
    }

    @Test func `a trace from before the rules has none, and is equal to one that has them but for the details`() throws
    {
        let text = String(decoding: try bytes("2026-11-26.trace"), as: UTF8.self)
        expect(text.contains("cause=prevented:") && text.contains("cause=own:"))
        for new in [" rule=", " measured=", " limit=", " cut-off "] {
            expect(!text.contains(new))
            expect(String(decoding: try bytes("2026-11-26-rules.trace"), as: UTF8.self).contains(new))
        }
        for new in [" answered-by=", " rejects="] {
            expect(!String(decoding: try bytes("2026-11-26-rules.trace"), as: UTF8.self).contains(new))
            expect(String(decoding: try bytes("2026-11-26-answers.trace"), as: UTF8.self).contains(new))
        }
        expect(!String(decoding: try bytes("2026-11-26-answers.trace"), as: UTF8.self).contains(" kind="))
        expect(String(decoding: try bytes("2026-11-28.trace"), as: UTF8.self).contains(" kind="))
        let old = try TraceRecord(parsing: "0.0 enter recognizer=\"tap\" phase=failed cause=prevented:\"pan\"")
        let new = try TraceRecord(
            parsing: "0.0 enter recognizer=\"tap\" phase=failed cause=prevented:\"pan\" rule=first")
        expect(old == new && old.description != new.description)
    }

    @Test(arguments: ages) func `a link of any age holds the same input, and the same input makes the same link`(
        _ age: String
    ) throws {
        let link = String(decoding: try bytes("\(age).link"), as: UTF8.self).trimmingCharacters(in: .newlines)
        let packed = PackedTrace(try trace(age))
        try expectEqual(PackedTrace(parsing: Array(link.utf8), source: age), packed)
        try expectEqual(packed.text(), link)
    }

    @Test func `a link with a screen that turns is as it was`() throws {
        let link = "AVB4nU2Q42AUIQ8qd4u37Z0taCTcqJ7ov382Bxpdz1ffh6zqr9nc34poPt5dkJjePuY97tkz2MpOlx4mrzfASQ"
        func touch(_ phase: ContactSample.Phase, _ x: CGFloat, at instant: Instant) -> PackedTrace.Step {
            .frame(InputFrame(at: instant, [ContactSample(id: 1, phase: phase, location: CGPoint(x: x, y: 40.25))]))
        }
        let packed = PackedTrace(
            scene: "dots", screen: PackedTrace.Screen(size: CGSize(width: 400, height: 300), scale: 2),
            steps: [
                touch(.began, 40, at: .zero),
                .screen(PackedTrace.Screen(size: CGSize(width: 300, height: 400)), at: Instant(nanoseconds: 7)),
                touch(.ended, 41, at: Instant(seconds: 1)),
            ], end: Instant(seconds: 2), decisions: 0x0123_4567_89AB_CDEF)
        try expectEqual(PackedTrace(parsing: Array(link.utf8), source: "link"), packed)
        try expectEqual(packed.text(), link)
    }

    private static let newer = "It was written by a newer version of Touchstone"

    @Test(arguments: [
        "1.0 dance recognizer=\"pan\" steps=[\"a b\",\"c\"] late", "1.0 settle", "1.0 close reason=over",
        "1.0 reset recognizer=\"pan\" because=\"it \\\"may\\\"\"",
        "1.0 hit finger=1 view=\"a\" window=\"b\" layer=\"c\"",
        "1.0 enter recognizer=\"pan\" phase=paused", "1.0 enter recognizer=\"pan\" phase=failed cause=bored",
        "1.0 begin recognizer=\"p\" allowed=true prevents=[] prevented-by=[] refused-by=app",
        "1.0 awaits recognizer=\"p\" others=[\"q\"] answered-by=own,app",
        "1.0 frame 1:moved@1,2;tilt=3", "1.0 frame 1:hovered@1,2", "1.0 frame 1:began@1,2;radius=3;glove",
        "1.0 frame eye=1,2", "1.0 frame 1:moved@1,2 lid closed=2", "1.0 frame scroll=began;1,2@3,4;inertia=1",
        "1.0 frame remote-command=99", "1.0 join recognizer=\"pan\" input=\"wheel\"",
    ])
    func `what is well formed and not known was written by a newer version`(_ line: String) throws {
        let error = try #require(throws: TraceError.self) {
            try Trace(
                parsing: Array("touchstone-trace 2\nscene=\"a\"\n0.5 close\n\(line)\n1.5 close\n".utf8), source: "t")
        }
        expect(error.description.hasPrefix("t:4: error: "))
        expect(error.issue.remedy.hasPrefix(Self.newer), "\(error)")
        expectEqual(error.kind, .badRecord)
        let single = try #require(throws: TraceError.self) { try TraceRecord(parsing: line) }
        expectEqual(single.issue.remedy, error.issue.remedy)
    }

    @Test(arguments: [
        "1.0", "1.0 ", "?", "1.0 dance recognizer=\"pan", "1.0 reset recognizer=\"pan\" \"x\"",
        "1.0 reset recognizer=pan",
        "1.0 close!", "1.0 watch recognizer=\"pan\"", "1.0 frame 1:moved@1", "1.0 frame 1:moved@x,1",
        "1.0 frame 1:mo\"ved@1,2",
        "1.0 begin recognizer=\"p\" allowed=maybe prevents=[] prevented-by=[]", "1.0 enter recognizer=\"pan\" phase=",
        "1.0 Dance", "1.0 enroll recognizer=\"pan\" slot=-1 touches=",
    ])
    func `what is not well formed has to be corrected`(_ line: String) throws {
        let error = try #require(throws: TraceError.self) {
            try Trace(parsing: Array("touchstone-trace 2\n\(line)\n".utf8), source: "t")
        }
        expect(error.issue.remedy.hasPrefix("Correct or remove this line"), "\(error)")
    }

    @Test func `an unknown key of the header is kept`() throws {
        let text = "touchstone-trace 2\nmood=\"good\"\n0.500000 close\n"
        try expectEqual(Trace(parsing: Array(text.utf8), source: "t").text, text)
    }

    @Test func `another number says whether it is newer`() throws {
        func error(_ version: Int) throws -> TraceError {
            try #require(throws: TraceError.self) {
                try Trace(parsing: Array("touchstone-trace \(version)\nsomething else\n".utf8), source: "t")
            }
        }
        try expect(
            error(3).description.hasPrefix(
                "t:1: error: this is a trace of version 3; version 2 can be read. \(Self.newer)"))
        try expect(error(1).issue.remedy.hasPrefix("Record it again"))
        let link = try #require(throws: TraceError.self) {
            try PackedTrace(parsing: Array("AgAAAAAAAA".utf8), source: "link")
        }
        expect(link.issue.remedy.hasPrefix(Self.newer))
        let old = try #require(throws: TraceError.self) {
            try PackedTrace(parsing: Array("AAAAAAAAAA".utf8), source: "link")
        }
        expect(old.issue.remedy.hasPrefix("Record it again"))
    }

    @Test func `a trace of version 1, which had no header, is no trace`() throws {
        let text = "0.000000 frame 1:began@1.000,2.000\n0.000000 hit finger 1: view in window\n"
        let error = try #require(throws: TraceError.self) { try Trace(parsing: Array(text.utf8), source: "t") }
        expectEqual(error.kind, .notATrace)
    }
}
