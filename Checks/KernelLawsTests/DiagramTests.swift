import Foundation
import KernelLaws
import Testing

/// The state diagrams of the documentation are what the kernel does. `Scripts/regenerate diagrams` draws them anew.
///
/// The step `laws` of `Scripts/check` explores all of one attempt, built for release, and compares the whole drawing.
struct DiagramTests {
    @Test func `one attempt goes ways that the documentation draws`() throws {
        let drawn = try Set(lines(of: "arbiter.dot").compactMap(way))
        let gone = Set(attempt().dot.split(separator: "\n").compactMap(way))
        #expect(gone.count > 8)
        #expect(gone.subtracting(drawn) == [], remedy)
    }

    @Test func `a delivery gate goes the ways that the documentation draws`() throws {
        let lines = GateDiagram.drawn().dot.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(try lines == self.lines(of: "gate.dot"), remedy)
    }

    // Graphviz writes the name into the picture that it draws.
    @Test(arguments: ["arbiter", "gate"]) func `a picture has the name of its diagram`(name: String) throws {
        let id = try #require(try lines(of: "\(name).dot").first { $0.contains("id=\"") }?.split(separator: "\"")[1])
        #expect(id.hasPrefix("\(name)_"))
        #expect(try lines(of: "\(name).svg").filter { $0.contains("id=\"\(id)\"") }.count == 1, remedy)
    }

    @Test func `what is drawn has another name when anything in it is other`() throws {
        let (gate, attempt) = (GateDiagram.drawn(), attempt())
        #expect(gate == GateDiagram.drawn())
        #expect(gate.id.hasPrefix("gate_") && attempt.id.hasPrefix("arbiter_"))
        #expect(gate.id.dropFirst("gate_".count) != attempt.id.dropFirst("arbiter_".count))
        #expect(gate.id != GateDiagram().diagram.id)
    }

    private let remedy: Comment =
        "the kernel goes other ways than the drawing; if it should, Scripts/regenerate diagrams"

    /// Returns the drawing of two contestants in the nearest states.
    private func attempt() -> StateDiagram {
        var drawing = ArbiterDiagram()
        _ = Explorer("two", from: World(.twoBriefly), limit: 500).run { drawing.see($0, $1) }
        return drawing.diagram
    }

    /// The two places that an arrow of a diagram connects.
    private func way(_ line: Substring) -> Substring? {
        line.contains(" -> ") ? line.prefix { $0 != "[" } : nil
    }

    private func lines(of file: String) throws -> [Substring] {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let url = root.appendingPathComponent("Documentation/Touchstone.docc/Resources/\(file)")
        return try String(contentsOf: url, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false)
    }
}
