import TestSupport
import TouchReports
import Testing
import TouchRecordings
import TouchScenes
import Touchstone
import TouchStory

@testable import TouchstoneCommand

/// Every real recording of the collection, played to a view that knows every gesture.
@Suite(
    .needs("the shared recordings (TOUCHSTONE_SHARED)", SharedRecordings.folder != nil))
struct `The real recordings` {
    struct Play {
        let file: String
        let recording: Recording
        let everything: [TraceRecord]
        let edges: [TraceRecord]
        let together: [TraceRecord]

        init(_ file: String, _ recording: Recording) {
            let size = recording.suitableWindow
            let frames = recording.frames(in: size)
            (self.file, self.recording) = (file, recording)
            everything = Replay(frames, to: EverythingScene(), size: size).records
            edges = Replay(frames, to: EdgesScene(), size: size).records
            together = Replay(frames, to: TransformScene(), size: size).records
        }

        var all: [[TraceRecord]] { [everything, edges, together] }

        /// As the table has it.
        var recognized: String {
            let columns = all.map { recording.holdsContacts ? GestureSummary($0).description : "no contact" }
            return "\(file) | \(columns.joined(separator: " | "))"
        }
    }

    /// Played once, for all tests.
    static let plays: [Play] = SharedRecordings.recordings.compactMap { file in
        (try? SharedRecordings.read(file)).map { Play(file, $0) }
    }

    @Test func `are recognized as the table says`() {
        expectEqual(Self.plays.map(\.file), RecordingsTable.rows.map(\.file))
        for (play, row) in zip(Self.plays, RecordingsTable.rows) { expectEqual(play.recognized, row.recognized) }
    }

    @Test(.rules("B-256")) func `turn about each other as far as the reasons in the table say`() {
        var checked = 0
        for (play, row) in zip(Self.plays, RecordingsTable.rows) where row.reason.contains(" apart ±") {
            let measured = PairTurn(play.recording)?.description ?? "one finger"
            expect(row.reason.contains(measured), "\(row.file): \(measured)")
            checked += 1
        }
        expect(checked >= 8)
    }

    @Test func `are drawn within the width, with a lane for every contact`() {
        for play in Self.plays {
            let lines = Timeline(play.everything).text(TimelineOptions(width: 80)).split(separator: "\n")
            expect(lines.allSatisfy { $0.count <= 80 }, "\(play.file)")
            let drawn = lines.filter { $0.hasPrefix("finger ") && $0.contains("●") && !$0.contains("down") }
            expectEqual(drawn.count, play.recording.contactCount, "\(play.file)")
        }
    }

    @Test func `leave no recognizer open`() {
        for play in Self.plays {
            for records in play.all {
                var open: [RecognizerName] = []
                for record in records {
                    if case .watch(let recognizer, _) = record.step, !open.contains(recognizer) {
                        open.append(recognizer)
                    }
                    if case .reset(let recognizer) = record.step { open.removeAll { $0 == recognizer } }
                }
                expectEqual(open, [], "\(play.file)")
            }
        }
    }

    @Test func `give the runtime nothing to complain of`() {
        for play in Self.plays {
            for case .diagnostic(let text, _) in play.all.joined().map(\.step) {
                Issue.record("\(play.file): \(text)")
            }
        }
    }
}

struct `The table of recordings` {
    @Test func `gives a reason wherever the name of a file says something else`() {
        for row in RecordingsTable.rows {
            expect(row.reason.isEmpty || row.reason.count > 20, "\(row.file)")
            // No name speaks of edges, pinches or rotations; a circle of two fingers sounds like a rotation.
            let isOdd =
                row.edges.contains("edge") || row.together.contains("pinch") || row.together.contains("rotation")
                || row.file.contains("double-center-circle")
            expect(!(isOdd && row.reason.isEmpty), "\(row.file)")
        }
        expectEqual(Set(RecordingsTable.rows.map(\.file)).count, RecordingsTable.rows.count)
    }

    @Test func `knows rotations, swipes and drags from edges`() {
        func count(_ holds: (RecordingsTable.Row) -> Bool) -> Int { RecordingsTable.rows.count(where: holds) }
        expectEqual(RecordingsTable.rows.count, 59)
        expectEqual(count { $0.everything.contains("swipe") }, 7)
        expectEqual(count { $0.edges.contains("edge") }, 9)
        expectEqual(count { $0.together.contains("rotation") }, 3)
    }
}
