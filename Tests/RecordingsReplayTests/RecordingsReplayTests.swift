import Testing
import TouchRecordings
import TouchScenes
import TouchTimeline
import Touchstone
import TouchstoneCommandKit

/// Every real recording of the collection, played to a view that knows every gesture.
@Suite(
    .enabled(
        if: SharedRecordings.folder != nil,
        "the recordings are not there: set TOUCHSTONE_SHARED to the folder that holds data/evemu-devices"))
struct `The real recordings` {
    struct Play {
        let file: String
        let recording: Recording
        let records: [TraceRecord]
    }

    /// Played once, for all tests.
    static let plays: [Play] = SharedRecordings.recordings.compactMap { file in
        guard let recording = try? SharedRecordings.read(file) else { return nil }
        let size = Replay.windowSize(for: recording)
        let replay = Replay(recording.frames(in: size), to: EverythingScene(), size: size)
        return Play(file: file, recording: recording, records: replay.records)
    }

    @Test func `are recognized as the table says`() {
        let rows = Self.plays.map { play in
            let kinds = play.recording.holdsContacts ? GestureSummary(play.records).description : "no contact"
            return "\(play.file) | \(kinds)"
        }
        #expect(rows == RecordingsTable.rows.map { "\($0.file) | \($0.kinds)" })
    }

    @Test func `are drawn within the width, with a lane for every contact`() {
        for play in Self.plays {
            let lines = Timeline(play.records).text(TimelineOptions(width: 80)).split(separator: "\n")
            #expect(lines.allSatisfy { $0.count <= 80 }, "\(play.file)")
            let drawn = lines.filter { $0.hasPrefix("finger ") && $0.contains("●") && !$0.contains("down") }
            #expect(drawn.count == play.recording.contactCount, "\(play.file)")
        }
    }

    @Test func `leave no recognizer open`() {
        for play in Self.plays {
            var open: [String] = []
            for record in play.records {
                if case .watch(let recognizer, _) = record.step, !open.contains(recognizer) { open.append(recognizer) }
                if case .reset(let recognizer) = record.step { open.removeAll { $0 == recognizer } }
            }
            #expect(open == [], "\(play.file)")
        }
    }

    @Test func `give the runtime nothing to complain of`() {
        for play in Self.plays {
            for case .diagnostic(let text) in play.records.map(\.step) {
                Issue.record("\(play.file): \(text)")
            }
        }
    }
}

@Suite struct `The table of recordings` {
    @Test func `gives a reason wherever the name of a file says something else`() {
        for row in RecordingsTable.rows {
            #expect(row.reason.isEmpty || row.reason.count > 20, "\(row.file)")
        }
        #expect(Set(RecordingsTable.rows.map(\.file)).count == RecordingsTable.rows.count)
    }
}
