import Foundation
import TestSupport
import Testing
import TouchRecordings
import TouchScenes
import TouchTrace
import Touchstone

@testable import TouchstoneCommand

/// The stories of the scenes, compared to the byte: every record, the picture of the end.
/// `Scripts/regenerate stories` runs these with a word in the environment that makes them write instead.
struct `The stories of the scenes` {
    private var isWriting: Bool { ProcessInfo.processInfo.environment["TOUCHSTONE_WRITES_STORIES"] != nil }

    @Test func `go as they are written down`() throws {
        for story in SceneStories.all {
            let (trace, picture) = story.tell()
            try check(story.tracePath, trace.text)
            let again = story.again(try Trace(parsing: Array(trace.text.utf8), source: story.tracePath))
            expectEqual(again.trace, trace.text, "\(story.name): the trace, played again, is another one")
            expectEqual(again.picture, picture, "\(story.name): the trace, played again, ends with another picture")
            try check(story.picturePath, picture)
        }
    }

    @Test func `are told of every scene, and nothing else lies beside them`() throws {
        guard !isWriting else { return }
        let stories = SceneStories.all
        let untold = Set(Scenes.all.map(\.name)).subtracting(stories.map(\.scene.name))
        expect(untold.isEmpty, "scenes without a story")
        expectEqual(Set(stories.map(\.tracePath)).count, stories.count, "two stories have one file")
        expectEqual(files(in: "Tests/Data/Stories", ".trace"), Set(stories.map(\.tracePath)))
        let others = ["arbiter", "gate", "hand"].map { "Documentation/Touchstone.docc/Resources/\($0).svg" }
        let pictures = files(in: "Documentation/Touchstone.docc/Resources", ".svg").subtracting(others)
        expectEqual(pictures, Set(stories.map(\.picturePath)))
    }

    private func files(in folder: String, _ suffix: String) -> Set<String> {
        let names = FileManager.default.enumerator(atPath: repository.appendingPathComponent(folder).path)
        return Set(
            (names?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(suffix) }.map { "\(folder)/\($0)" })
    }

    private func check(_ path: String, _ text: String) throws {
        let url = repository.appendingPathComponent(path)
        guard !isWriting else {
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            return try text.write(to: url, atomically: true, encoding: .utf8)
        }
        let stored = (try? String(contentsOf: url, encoding: .utf8)) ?? "there is no such file"
        let (old, new) = (stored.split(separator: "\n"), text.split(separator: "\n"))
        let index = zip(old, new).enumerated().first { $1.0 != $1.1 }?.offset ?? min(old.count, new.count)
        expectEqual(
            stored, text,
            """
            \(path):\(index + 1): «\(old.dropFirst(index).first ?? "")» is «\(new.dropFirst(index).first ?? "")» now; \
            if it should be so, run Scripts/regenerate stories
            """)
    }
}
