import Testing

@testable import APITable

/// The queries of symbol graphs.
struct `The library` {
    @Test(arguments: [
        "View", "View.alpha", "View.alpha { get set }", "View.convert(_:to:)", "View.convert(_: CGPoint, to: View?)",
        "View.convert(_:to: View?)", "View.convert(_: CGPoint, to:)", "View.Phase", "View.Phase.began",
        "Delegate.begins()", "now()",
    ])
    func `finds types and their members`(_ text: String) throws {
        #expect(try smallLibrary().answer(spelling(text)) == .found)
    }

    @Test func `finds what is inherited, also from a type of another module`() throws {
        let library = try smallLibrary()
        #expect(library.answer(try spelling("View.next")) == .found)
        #expect(library.answer(try spelling("Window.next")) == .found)
        #expect(library.answer(try spelling("Window.Phase.began")) == .found)
    }

    @Test func `finds the members of extensions in other modules`() throws {
        #expect(try smallLibrary().answer(spelling("Window.recognizers { get set }")) == .found)
    }

    @Test func `looks through aliases`() throws {
        #expect(try smallLibrary().answer(spelling("UIKeys")) == .found)
        #expect(try smallLibrary().answer(spelling("UIKeys.shift")) == .found)
    }

    @Test func `tells overloads apart by the types that are named`() throws {
        let library = try smallLibrary()
        let others = Library.Answer.missing(similar: ["func touches(for view: View)"])
        #expect(library.answer(try spelling("View.touches(for: View)")) == .found)
        #expect(library.answer(try spelling("View.touches(for: Window)")) == others)
        #expect(library.answer(try spelling("View.touches(for: View?)")) == others)
        #expect(library.answer(try spelling("View.touches(in:)")) == others)
        #expect(library.answer(try spelling("View.touches")) == others)
    }

    @Test func `knows what cannot be set`() throws {
        #expect(try smallLibrary().answer(spelling("View.next { get set }")) == .readOnly)
        #expect(try smallLibrary().answer(spelling("UIKeys.shift { get set }")) == .readOnly)
    }

    @Test(arguments: [
        "Nothing", "Nothing.alpha", "View.beta", "Phase", "Responder.alpha", "View.Phase.alpha", "now", "View()",
    ])
    func `does not find what is not there`(_ text: String) throws {
        #expect(try smallLibrary().answer(spelling(text)) == .missing(similar: []))
    }

    @Test func `inheritance that runs in a circle ends`() throws {
        var graph = Graph()
        graph.type("A", parents: ["B"])
        graph.type("B", parents: ["A"])
        graph.type("C", kind: "typealias", alias: "C")
        let library = try Library(graphs: [graph.data()])
        #expect(library.answer(try spelling("A.x")) == .missing(similar: []))
        #expect(library.answer(try spelling("C.x")) == .missing(similar: []))
    }
}
