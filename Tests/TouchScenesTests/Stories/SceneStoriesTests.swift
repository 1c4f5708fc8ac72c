import DocumentationPages
import Foundation
import Testing
import TouchScenes
import TouchTraces
import Touchstone

/// What hands do to the scenes, compared to the byte: every record, the picture of the end, the drawing of the page.
/// `Scripts/regenerate-stories` runs these with a word in the environment that makes them write instead.
@Suite struct `The stories of the scenes` {
    private var isWriting: Bool { ProcessInfo.processInfo.environment["TOUCHSTONE_WRITES_STORIES"] != nil }

    @Test(arguments: SceneStories.pages)
    func `go as they are written down`(page name: String) throws {
        var page = try Page(name)
        let stories = SceneStories.ofPage[name] ?? []
        #expect(page.names == stories.map(\.name), "the drawings of \(name).md are not those of the stories")
        for story in stories {
            let trace = story.trace
            try check(story.tracePath, trace.text)
            let again = story.again(try TraceFile(parsing: Array(trace.text.utf8), source: story.tracePath))
            #expect(again.trace == trace.text, "\(story.name): the trace, played again, is another one")
            try check(story.picturePath, again.picture)
            let text = page.lines.joined(separator: "\n")
            #expect(text.contains("](\(story.pictureName))"), "\(name).md shows no picture \(story.pictureName)")
            #expect(story.unknownLanes(trace) == [], "\(story.name)")
            if isWriting {
                page.setDrawing(story.name, to: story.drawing(trace))
            } else {
                #expect(page.drawing(story.name) == story.drawing(trace), "run Scripts/regenerate-stories")
            }
        }
        if isWriting { try page.write() }
    }

    @Test func `are told of every scene, and nothing else lies beside them`() throws {
        guard !isWriting else { return }
        let stories = SceneStories.pages.flatMap { SceneStories.ofPage[$0] ?? [] }
        let untold = Set(Scenes.all.map(\.name)).subtracting(stories.map(\.scene.name))
        #expect(untold.isEmpty, "scenes without a story")
        #expect(Set(stories.map(\.tracePath)).count == stories.count, "two stories have one file")
        let files = FileManager.default.enumerator(atPath: root.appendingPathComponent("Tests/Stories").path)
        let paths = (files?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".trace") }
        #expect(Set(paths.map { "Tests/Stories/\($0)" }) == Set(stories.map(\.tracePath)))
        #expect(Set(SceneStories.ofPage.keys) == Set(SceneStories.pages))
    }

    private var root: URL {
        (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
    }

    private func check(_ path: String, _ text: String) throws {
        let url = root.appendingPathComponent(path)
        guard !isWriting else {
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            return try text.write(to: url, atomically: true, encoding: .utf8)
        }
        let stored = (try? String(contentsOf: url, encoding: .utf8)) ?? "there is no such file"
        let (old, new) = (stored.split(separator: "\n"), text.split(separator: "\n"))
        let index = zip(old, new).enumerated().first { $1.0 != $1.1 }?.offset ?? min(old.count, new.count)
        #expect(
            stored == text,
            """
            \(path):\(index + 1): «\(old.dropFirst(index).first ?? "")» is «\(new.dropFirst(index).first ?? "")» now; \
            if it should be so, run Scripts/regenerate-stories
            """)
    }
}
