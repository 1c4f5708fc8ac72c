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
    @Test func `are recognized as the table says`() throws {
        var rows: [String] = []
        for file in SharedRecordings.recordings {
            let recording = try SharedRecordings.read(file)
            let size = Replay.windowSize(for: recording)
            let replay = Replay(recording.frames(in: size), to: EverythingScene(), size: size)
            let kinds =
                recording.holdsContacts ? GestureSummary(replay.records).description : "no contact"
            rows.append("\(file) | \(kinds)")
        }
        #expect(rows == RecordingsTable.rows.map { "\($0.file) | \($0.kinds)" })
    }

    @Test func `are drawn within the width, with a lane for every contact`() throws {
        for file in SharedRecordings.recordings {
            let report = Report.replay(try SharedRecordings.read(file), window: nil, TimelineOptions(width: 80))
            let lines = report.text.split(separator: "\n")
            #expect(lines.allSatisfy { $0.count <= 80 }, "\(file)")
            let count = try SharedRecordings.read(file).contactCount
            let drawn = lines.filter { $0.hasPrefix("finger ") && $0.contains("●") && !$0.contains("down") }
            #expect(drawn.count == count, "\(file)")
        }
    }

    @Test func `leave no diagnostic and no recognizer open`() throws {
        for file in SharedRecordings.recordings {
            let recording = try SharedRecordings.read(file)
            let size = Replay.windowSize(for: recording)
            let replay = Replay(recording.frames(in: size), to: EverythingScene(), size: size)
            var open: [String] = []
            for record in replay.records {
                switch record.step {
                case .watch(let recognizer, _): if !open.contains(recognizer) { open.append(recognizer) }
                case .reset(let recognizer): open.removeAll { $0 == recognizer }
                case .diagnostic(let text): Issue.record("\(file): \(text)")
                default: break
                }
            }
            #expect(open == [], "\(file)")
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
