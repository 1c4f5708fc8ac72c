import Foundation
import TestSupport
import Testing

/// The choice of the files that are rewritten again.
final class PortedFolderTests {
    private let root = FileManager.default.temporaryDirectory.appending(path: "ported-\(UUID().uuidString)")
    private var names: [String] = []

    init() throws {
        try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: root) }

    private func write(_ name: String, _ text: String) {
        if !names.contains(name) { names.append(name) }
        try! Data(text.utf8).write(to: root.appending(path: name))
    }

    private func read(_ name: String) -> String {
        try! String(contentsOf: root.appending(path: name), encoding: .utf8)
    }

    /// Ports the folder, and returns the names of what was rewritten and of what was written.
    private func port(tool: String = "1", index: String = "index", out: String = "out.") -> [[String]] {
        let report = porting(tool, index, out).port()
        expectEqual(report.messages, [])
        return [report.rewritten, report.written].map { paths in paths.map { String($0.split(separator: "/").last!) } }
    }

    private func porting(_ tool: String = "1", _ index: String = "index", _ out: String = "out.") -> PortedFolder {
        PortedFolder(
            names.map { .init(original: root.appending(path: $0).path, ported: root.appending(path: out + $0).path) },
            index: root.appending(path: index).path, tool: tool)
    }

    /// Expects what a folder without an index gives.
    private func expectFresh(sourceLocation: SourceLocation = #_sourceLocation) {
        let texts = names.map { read("out." + $0) }
        for name in names { try! FileManager.default.removeItem(at: root.appending(path: "out." + name)) }
        try? FileManager.default.removeItem(at: root.appending(path: "index"))
        _ = port()
        #expect(names.map { read("out." + $0) } == texts, sourceLocation: sourceLocation)
    }

    private func board(_ number: Int, _ body: String = "a()") -> String {
        """
        import UIKit
        class Board\(number): UIView {
            func setUp() { addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped\(number)))) }
            @objc func tapped\(number)(_ tap: UITapGestureRecognizer) { \(body) }
        }

        """
    }

    @Test func `of 300 files one edit rewrites one`() {
        for number in 1...300 { write("\(number).swift", board(number)) }
        expectEqual(port().map(\.count), [300, 300])
        expectEqual(port(), [[], []])
        write("150.swift", board(150, "b()"))
        expectEqual(port(), [["150.swift"], ["150.swift"]])
        // A new method is a declaration, for which no other file has asked.
        write("7.swift", board(7) + "extension Board7 { func other() {} }")
        expectEqual(port(), [["7.swift"], ["7.swift"]])
    }

    @Test func `a file is rewritten again when another declares something else that it uses`() {
        write("a.swift", "class A: Base { deinit {}; let b = #selector(zoom); func c() { d?.e?(1) } }")
        write("b.swift", "class Base: UIView { func zoom(at: Tap) {} }")
        write("c.swift", "class C {}")
        expectEqual(port().map(\.count), [3, 3])
        // The parameter's label is a part of the selector's name.
        write("b.swift", "class Base: UIView { func zoom(by: Tap) {} }")
        expectEqual(port(), [["a.swift", "b.swift"], ["a.swift", "b.swift"]])
        expect(read("out.a.swift").contains("Selector(\"zoomBy:\""))
        // A type that the rewriting does not use is rewritten to the same text, which is not written.
        write("b.swift", "class Base: UIView { func zoom(by: Pan) {} }")
        expectEqual(port(), [["a.swift", "b.swift"], ["b.swift"]])
        write("b.swift", "class Base: Model { func zoom(by: Pan) {} }")
        expectEqual(port()[1], ["a.swift", "b.swift"])
        expect(!read("out.a.swift").contains("isolated"))
        write("c.swift", "@objc protocol D { @objc optional func e(_ f: Int) }")
        expectEqual(port()[1], ["a.swift", "c.swift"])
        expect(read("out.a.swift").contains("d?.e (1)"))
        expectFresh()
    }

    @Test func `files that are gone, renamed or added are known`() {
        write("a.swift", "class A { let b = #selector(Lid.shut) }")
        write("lid.swift", "class Lid { func shut(with key: Key) {} }")
        _ = port()
        expect(read("out.a.swift").contains("\"shutWith:\""))
        names = ["a.swift"]
        expectEqual(port(), [["a.swift"], ["a.swift"]])
        expect(read("out.a.swift").contains("\"shut\""))
        write("renamed.swift", "class Lid { func shut(with key: Key) {} }")
        expectEqual(port().map { $0.sorted() }, [["a.swift", "renamed.swift"], ["a.swift", "renamed.swift"]])
        expect(read("out.a.swift").contains("\"shutWith:\""))
        expectFresh()
    }

    @Test(arguments: ["", "{", "{\"tool\":\"1\",\"entries\":{}}", "{\"tool\":\"1\",\"entries\":{\"a\":1}}"])
    func `an index that is damaged or of another tool is ignored`(_ index: String) {
        write("a.swift", board(1))
        _ = port()
        expectEqual(port(tool: "2"), [["a.swift"], []])
        try! Data(index.utf8).write(to: root.appending(path: "index"))
        expectEqual(port(), [["a.swift"], []])
        expectEqual(port(), [[], []])
    }

    @Test func `an output that is changed, missing or elsewhere is written`() {
        write("a.swift", board(1))
        _ = port()
        let text = read("out.a.swift")
        try! Data("let a = 1".utf8).write(to: root.appending(path: "out.a.swift"))
        expectEqual(port(), [["a.swift"], ["a.swift"]])
        try! FileManager.default.removeItem(at: root.appending(path: "out.a.swift"))
        expectEqual(port(), [["a.swift"], ["a.swift"]])
        expectEqual(port(out: "other."), [["a.swift"], ["a.swift"]])
        expect(read("out.a.swift") == text && read("other.a.swift") == text)
    }

    @Test func `an index of another time or process does not lead to another text`() throws {
        write("a.swift", board(1))
        _ = port()
        try FileManager.default.copyItem(at: root.appending(path: "index"), to: root.appending(path: "old"))
        write("a.swift", board(1, "b()"))
        _ = port()
        // The old index comes back, with the new text or with the old one.
        try FileManager.default.removeItem(at: root.appending(path: "index"))
        try FileManager.default.copyItem(at: root.appending(path: "old"), to: root.appending(path: "index"))
        expectEqual(port(), [["a.swift"], []])
        expect(read("out.a.swift").contains("b()"))
        write("a.swift", board(1))
        expectEqual(port(index: "old"), [["a.swift"], ["a.swift"]])
        expectFresh()
    }

    @Test func `two that port at once write whole files`() async {
        for number in 1...20 { write("\(number).swift", board(number)) }
        let both = [porting(), porting()]
        await withTaskGroup(of: Void.self) { group in
            for one in both { group.addTask { _ = one.port() } }
        }
        expectEqual(port(), [[], []])
        expectFresh()
    }

    @Test func `messages of all files come every time`() {
        write("a.swift", "let a = #fileLiteral(resourceName: \"b\")")
        write("b.swift", board(1))
        try! Data([0x22, 0xff]).write(to: root.appending(path: "c.swift"))
        names += ["c.swift", "d.swift"]
        for _ in 1...2 {
            let messages = porting().port().messages.map { $0.replacing(root.path + "/", with: "") }
            expectEqual(
                messages,
                [
                    "c.swift:1: error: the file is not UTF-8: convert it", "d.swift:1: error: the file cannot be read",
                    "a.swift:1:9: error: a file literal is not ported, as there is no bundle: write the path of the file",
                ])
        }
        expectEqual(porting().port().rewritten.count, 1)
    }

    @Test func `digests of texts differ`() {
        let texts = ["", "a", "b", "aaaaaaaa", "aaaaaaab", "baaaaaaa", "aaaaaaaaa", "\0", "\0\0"]
        expectEqual(Set(texts.map { Digest($0).text }).count, texts.count)
    }
}
