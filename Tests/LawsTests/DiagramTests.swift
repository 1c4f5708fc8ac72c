import Foundation
import KernelLaws
import Testing

/// The state diagrams of the documentation are what the kernel does. `Scripts/regenerate diagrams` draws them anew.
struct DiagramTests {
    @Test func `one attempt goes the ways that the documentation draws`() throws {
        try expectDrawn(Explored.two.diagram)
    }

    @Test func `a delivery gate goes the ways that the documentation draws`() throws {
        try expectDrawn(GateDiagram.drawn())
    }

    @Test func `what is drawn has another name when anything in it is other`() throws {
        let (gate, attempt) = (GateDiagram.drawn(), Explored.two.diagram)
        #expect(gate == GateDiagram.drawn())
        #expect(gate.id.hasPrefix("gate_") && attempt.id.hasPrefix("arbiter_"))
        #expect(gate.id.dropFirst("gate_".count) != attempt.id.dropFirst("arbiter_".count))
        #expect(gate.id != GateDiagram().diagram.id)
    }

    private func expectDrawn(_ diagram: StateDiagram) throws {
        let drawn = try lines(of: "\(diagram.name).dot")
        let remedy: Comment = "the kernel goes other ways than the drawing; if it should, Scripts/regenerate diagrams"
        #expect(diagram.dot.split(separator: "\n", omittingEmptySubsequences: false) == drawn, remedy)
        // Graphviz writes the name into the picture that it draws.
        let picture = try lines(of: "\(diagram.name).svg")
        #expect(picture.filter { $0.contains("id=\"\(diagram.id)\"") }.count == 1, remedy)
    }

    private func lines(of file: String) throws -> [Substring] {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let url = root.appendingPathComponent("Documentation/Touchstone.docc/Resources/\(file)")
        return try String(contentsOf: url, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false)
    }
}

/// A result that takes seconds and that several tests read.
enum Explored {
    static let two = ArbiterDiagram.explored()
}
