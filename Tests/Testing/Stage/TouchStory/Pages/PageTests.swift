import Foundation
import TestSupport
import Testing
import Touchstone

/// The drawings of the documentation are what happens. `Scripts/regenerate timelines` runs these with a word in the
/// environment that makes them write the drawings instead.
struct `The pages of the recognizers` {
    private var isWriting: Bool { ProcessInfo.processInfo.environment["TOUCHSTONE_WRITES_TIMELINES"] != nil }

    @Test(arguments: Stories.pages)
    func `draw what happens`(page name: String) throws {
        var page = try Page(name)
        let stories = Stories.ofPage[name] ?? []
        expectEqual(page.names, stories.map(\.name))
        for story in stories { try check(&page, story.name, story.drawing) }
        if isWriting { try page.write() }
    }

    @Test(arguments: GuideStories.pages)
    func `have guides beside them that draw what happens`(page name: String) throws {
        var page = try Page(name)
        let stories = GuideStories.ofPage[name] ?? []
        expectEqual(page.names, stories.map(\.name))
        for story in stories { try check(&page, story.name, story.drawing) }
        if isWriting { try page.write() }
    }

    @Test func `have a page beside them that says how a drawing is read`() throws {
        var page = try Page("TouchStory")
        let story = Stories.held
        expectEqual(page.names, ["legend", story.name])
        try check(&page, "legend", story.legend)
        try check(&page, story.name, story.drawing)
        if isWriting { try page.write() }
    }

    @Test(arguments: Stories.pages)
    func `draw a gesture that is recognized, and one that is not`(page name: String) {
        let drawings = (Stories.ofPage[name] ?? []).map { $0.drawing.joined(separator: "\n") }
        expect(drawings.contains { $0.contains("recognized") || $0.contains(": begins") })
        expect(drawings.contains { $0.contains("failed: ") || $0.contains("cancelled: ") })
    }

    @Test func `name the defaults that the code has`() throws {
        for (name, rows) in Defaults.ofPage.sorted(by: { $0.key < $1.key }) {
            let page = try Page(name)
            for row in rows {
                expect(
                    page.lines.contains { $0.hasPrefix("| ``\(row.property)`` | \(row.value) |") },
                    "\(row) in \(name).md")
            }
            // Every property in the first column of a table is one that is looked at.
            let named = page.lines.filter { $0.hasPrefix("| ``") }.map { $0.dropFirst(4).prefix { $0 != "`" } }
            expectEqual(named.map(String.init), rows.map(\.property), "\(name).md")
        }
        expectEqual(Stories.ofPage.keys.sorted(), Stories.pages)
        expectEqual(Set(Defaults.ofPage.keys), Set(Stories.ofPage.keys).subtracting(["Hover"]))
    }

    @Test(arguments: Stories.pages)
    func `name differences that are listed`(page name: String) throws {
        let listed = try Page("../Divergences").lines
        let text = try Page(name).lines.joined(separator: "\n")
        let numbers = text.matches(of: /\[Divergences\]\(\.\.\/Divergences\.md\) (\d+)/).map(\.output.1)
        expectEqual(text.matches(of: /\(\.\.\/Divergences\.md/).count, numbers.count)
        for number in numbers {
            expect(listed.contains { $0.hasPrefix("| \(number) |") }, "row \(number), which \(name).md names")
        }
    }

    private func check(_ page: inout Page, _ name: String, _ drawing: [String]) throws {
        if isWriting {
            page.setDrawing(name, to: drawing)
        } else {
            expectEqual(page.drawing(name), drawing, "if it should be so, run Scripts/regenerate timelines")
        }
    }
}
