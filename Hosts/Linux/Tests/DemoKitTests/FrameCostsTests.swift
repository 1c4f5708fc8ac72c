import Foundation
import Testing
import TouchScenes

@testable import DemoKit

struct FrameCostsTests {
    @Test func `the counts of Window.md are those of the stories`() throws {
        let root = SceneReplayTests.stories.replacing("/Tests/Data/Stories", with: "")
        let page = try String(contentsOfFile: "\(root)/Documentation/Window.md", encoding: .utf8)
        let rows = try #require(page.split(separator: "## The cost of a frame").last?.split(separator: "## ").first)
            .split(separator: "\n").filter { $0.hasPrefix("|") }.dropFirst(2).map(String.init)
        let stories = try StoryFolder(SceneReplayTests.stories)
        let names = rows.map { $0.split(separator: " ")[1] }
        let counted = try names.map { name in
            let scene = try #require(Scenes.named(String(name)))
            return FrameCosts(scene, try #require(try stories.bestStory(of: scene)), fonts: .dejaVu).counts
        }
        #expect(counted == rows)
    }
}
