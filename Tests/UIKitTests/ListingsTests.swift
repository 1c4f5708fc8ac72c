import Foundation
import SharedTestData
import TestRequirements
import Testing

/// Holds Documentation/Listings.md to the truth: what is printed, what is compiled, and every change in between.
@Suite struct `The page of the printed listings` {
    private struct Row {
        let cells: [String]

        /// The lines of code in a cell; none where there is a dash.
        func lines(_ index: Int) -> [String] {
            cells[index].components(separatedBy: "<br>").map { $0.trimmingCharacters(in: .whitespaces) }
                .filter { $0 != "–" }.map { String($0.dropFirst().dropLast()) }
        }
    }

    @Test(arguments: ["CheckmarkGestureRecognizer", "TouchCaptureGesture"])
    func `lists every change of Apple's`(file: String) throws {
        let rows = try rows(below: "| File | Printed |").filter { $0.cells[0] == file }
        let printed = lines(try text("Tests/UIKitTests/Originals/Listings/\(file).listing"))
        let compiled = lines(try text("Tests/UIKitTests/Ported/\(file).swift"))
        var (left, right, next) = (printed[...], compiled[...], rows[...])
        while left.first != nil || right.first != nil {
            if left.first == right.first {
                (left, right) = (left.dropFirst(), right.dropFirst())
                continue
            }
            let row = try #require(
                next.first, "no row for «\(left.first ?? "")», which is «\(right.first ?? "")» in \(file).swift")
            next = next.dropFirst()
            #expect(Array(left.prefix(row.lines(1).count)) == row.lines(1))
            #expect(Array(right.prefix(row.lines(2).count)) == row.lines(2))
            (left, right) = (left.dropFirst(row.lines(1).count), right.dropFirst(row.lines(2).count))
        }
        #expect(next.map(\.cells) == [], "rows of changes that nobody made")
        #expect(rows.allSatisfy { !$0.cells[3].isEmpty && !$0.cells[4].isEmpty })
    }

    @Test func `has every line of the recipe, in both languages`() throws {
        let rows = try rows(below: "| Printed | Compiled |")
        let printed = lines(try text("Tests/UIKitTests/Originals/Listings/DragView.listing"))
        #expect(rows.flatMap { $0.lines(0) } == printed)
        #expect(rows.flatMap { $0.lines(1) } == lines(try text("Tests/UIKitTests/Ported/DragView.swift")))
        for row in rows where row.lines(0).isEmpty || row.lines(1).isEmpty {
            #expect(!row.cells[2].isEmpty, "added or left out without a reason: \(row.cells)")
        }
    }

    @Test(.needs("the shared documents (TOUCHSTONE_SHARED)", SharedDocuments.text("001") != nil))
    func `prints what the documents print, but for what it says the scan lost`() throws {
        let article = lines(try #require(SharedDocuments.text("001"))).map(withoutNumber)
        let restored = try rows(below: "| Printed, restored |").map { $0.lines(0)[0] }
        for file in ["CheckmarkGestureRecognizer", "TouchCaptureGesture"] {
            let printed = lines(try text("Tests/UIKitTests/Originals/Listings/\(file).listing"))
            let missing = printed.filter { line in !article.contains { $0 == line } }
            #expect(missing == (file == "TouchCaptureGesture" ? [] : restored))
        }
        let book = try #require(SharedDocuments.text("002")).filter { !$0.isWhitespace }
        #expect(
            book.contains(try text("Tests/UIKitTests/Originals/Listings/DragView.listing").filter { !$0.isWhitespace }))
    }

    private func withoutNumber(_ line: String) -> String {
        String(line.drop(while: \.isNumber)).trimmingCharacters(in: .whitespaces)
    }

    private func text(_ path: String) throws -> String {
        let root = (0..<3).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
        return try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }

    /// The lines that have something in them, without the space around it.
    private func lines(_ text: String) -> [String] {
        text.components(separatedBy: .newlines).map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    }

    /// The rows of the table whose head begins like that.
    private func rows(below head: String) throws -> [Row] {
        let all = try text("Documentation/Listings.md").components(separatedBy: "\n")
        let start = try #require(all.firstIndex { $0.hasPrefix(head) })
        return all[(start + 2)...].prefix { $0.hasPrefix("|") }.map { line in
            Row(
                cells: line.dropFirst().dropLast().components(separatedBy: " | ")
                    .map { $0.trimmingCharacters(in: .whitespaces) })
        }
    }
}
