import Foundation
import TestSupport
import Testing
import TouchRecordings
import TouchReports
import TouchScenes
import Touchstone
import TouchStory
import TouchTrace

@testable import TouchstoneCommand

/// Recordings of hands, played to every scene: they were not made for the scenes.
///
/// Each scene plays a twelfth of the recordings, chosen by its name, and a third of these once more. The table of what was
/// recognized is in `Tests/Data/RecordingsInScenes.txt`, which `Scripts/regenerate stories` writes; a scene that goes deaf
/// changes its row.
@Suite(.needs("the shared recordings (TOUCHSTONE_SHARED)", SharedRecordings.folder != nil))
struct `Real recordings in scenes` {
    /// The results of the recordings of a scene.
    private struct Row {
        var played = 0
        /// In how many of them anything was recognized, or received by a view.
        var recognized = 0
        var received = 0
        /// In how many of them each recognizer recognized.
        var recognizers: [String: Int] = [:]

        func text(_ name: String) -> String {
            let sorted = recognizers.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
            var words = sorted.prefix(4).map { "\($0.key) ×\($0.value)" }
            if sorted.count > 4 { words.append("\(sorted.count - 4) more") }
            let counts = "\(name) | \(played) | \(received) | \(recognized)"
            return words.isEmpty ? counts : "\(counts) | \(words.joined(separator: ", "))"
        }
    }

    /// A recording in a window of its own size.
    private struct Hand {
        var file: String
        var frames: [InputFrame]
        var size: CGSize
    }

    /// All but the empty ones, and but one of half a minute, which is played elsewhere.
    private func hands() throws -> [Hand] {
        try SharedRecordings.recordings.compactMap { file in
            let recording = try SharedRecordings.read(file)
            let size = recording.suitableWindow
            let frames = recording.frames(in: size)
            return (1...1_000).contains(frames.count) ? Hand(file: file, frames: frames, size: size) : nil
        }
    }

    @Test func `leave nothing open, go the same way again, and are what the table says`() throws {
        let hands = try hands()
        expectEqual(hands.count, 56)
        var rows: [String] = []
        for scene in Scenes.all {
            // By the name, so that a new scene changes nothing for the others.
            let turn = scene.name.utf8.reduce(0) { $0 + Int($1) }
            var row = Row()
            for (index, hand) in hands.enumerated() where (index + turn) % 12 == 0 {
                play(hand, to: scene, isAgain: (index + turn) % 36 == 0, &row)
            }
            expect(row.received > 0, "no view of \(scene.name) has received a finger")
            rows.append(row.text(scene.name))
        }
        try compare(rows)
    }

    private func play(_ hand: Hand, to scene: any Scene, isAgain: Bool, _ row: inout Row) {
        let player = ScenePlayer(scene, size: hand.size)
        for frame in hand.frames { player.receive(frame) }
        player.advance(by: ScenePlayer.aftermath)
        let what = "\(scene.name), \(hand.file)"
        expectEqual(player.leftovers, [], "\(what)")
        var file = player.header(scene, source: hand.file)
        file.records = player.takeRecords()
        let picture = player.end()
        let difference = DecisionReplay(file.records).difference
        expectNil(difference, "\(what): \(difference?.description ?? "")")
        if isAgain {
            let again = Replay(
                file.frames, to: scene, size: file.screenSize, scale: file.screenScale, until: file.end,
                source: hand.file)
            expectEqual(again.trace, file.text, "\(what): played again it is another trace")
            expectEqual(again.picture, picture, "\(what): played again it is another picture")
        }

        row.played += 1
        let summary = GestureSummary(file.records)
        if !summary.entries.isEmpty { row.recognized += 1 }
        for entry in summary.entries { row.recognizers[entry.name.text, default: 0] += 1 }
        if file.records.contains(where: { if case .deliver = $0.step { true } else { false } }) { row.received += 1 }
    }

    private func compare(_ rows: [String]) throws {
        let url = repository.appendingPathComponent("Tests/Data/RecordingsInScenes.txt")
        let stored = try String(contentsOf: url, encoding: .utf8)
        let lines = stored.split(separator: "\n").map(String.init)
        if ProcessInfo.processInfo.environment["TOUCHSTONE_WRITES_STORIES"] != nil {
            let written = lines.prefix(1) + rows
            return try (written.joined(separator: "\n") + "\n").write(to: url, atomically: true, encoding: .utf8)
        }
        expectEqual(Array(lines.dropFirst()), rows, "if it should be so, run Scripts/regenerate stories")
    }
}
