import TestSupport
import TouchReports
import Testing
import TouchRecordings
import TouchScenes
import Touchstone
import TouchStory

@testable import TouchstoneCommand

/// Generated hands, written as recordings, read back and played: rotations, drags from edges and swipes.
struct `A generated hand` {
    /// By way of the text of a recording; what is read has to be what was made.
    private func recorded(_ row: HandTable.Row, seed: UInt64) throws -> Recording {
        var hand = HandScript(seed: seed)
        row.make(&hand)
        let frames = StrokeGenerator().frames(for: hand)
        let text = EvemuWriter(size: HandTable.windowSize, comments: ["\(row.name), seed \(seed)"]).text(for: frames)
        let recording = try Recording(parsing: Array(text.utf8), source: row.name, format: .evemu)
        expectEqual(recording.frames(in: HandTable.windowSize, rests: .none), frames)
        expectEqual(recording.notes, [])
        return recording
    }

    /// In the columns of the table.
    private func recognized(_ row: HandTable.Row, seed: UInt64) throws -> String {
        let size = HandTable.windowSize
        let recording = try recorded(row, seed: seed)
        // The axes of the file make the same window as those of any other recording do.
        expectEqual(recording.suitableWindow, size)
        let scenes: [any Scene] = [EverythingScene(), EdgesScene(), TransformScene(), SwipesScene()]
        let columns = scenes.map { scene in
            GestureSummary(Replay(recording.frames(in: size), to: scene, size: size).records).description
        }
        return columns.joined(separator: " | ")
    }

    @Test(.rules("B-240", "B-256", "B-259a"), arguments: HandTable.turns, HandTable.seeds)
    func `that turns two fingers by 60° is a rotation, alone unless others may join`(
        row: HandTable.Row, seed: UInt64
    ) throws {
        let found = try recognized(row, seed: seed)
        expectEqual(found, row.recognized)
    }

    @Test(.rules("B-258"), arguments: [60.0, -60, 400, -800], HandTable.seeds)
    func `that turns says how far, less what it took to begin, positive if clockwise and beyond a full turn`(
        degrees: Double, seed: UInt64
    ) throws {
        let protractor = Protractor()
        let hand = HandTable.turn("by \(degrees)°", byDegrees: degrees)
        _ = Replay(try recorded(hand, seed: seed).frames(in: HandTable.windowSize), to: protractor)
        let turned = protractor.rotation * 180 / .pi
        // 100 pt apart a rotation begins at 11.5° (N-15), in the first scan beyond; a hand turns by up to 1.6° a scan.
        let missing = (degrees.sign == .minus ? -1 : 1) * (degrees - turned)
        expect((11...14).contains(missing), "\(turned)")
    }

    @Test(.rules("B-250", "B-251", "B-253"), arguments: HandTable.edges, HandTable.seeds)
    func `that drags inwards from an edge is that edge's, and no other is`(
        row: HandTable.Row, seed: UInt64
    ) throws {
        let found = try recognized(row, seed: seed)
        expectEqual(found, row.recognized)
    }

    @Test(.rules("B-265"), arguments: HandTable.swipes, HandTable.seeds)
    func `that strokes slowly and straight, or fast and even askew, swipes in its direction`(
        row: HandTable.Row, seed: UInt64
    ) throws {
        let found = try recognized(row, seed: seed)
        expectEqual(found, row.recognized)
    }
}
