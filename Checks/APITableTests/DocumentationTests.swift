import Testing

@testable import APITable

/// The search for declarations without a documentation comment.
struct `The search for missing documentation` {
    private let file = "file:///somewhere/Sources/Core/View.swift"

    @Test func `names file, line and declaration, in order`() throws {
        var graph = Graph()
        graph.type("View")
        graph.write(at: file, line: 30)
        graph.member("View", "alpha", "var alpha: CGFloat")
        graph.write(at: file, line: 4, comment: .standardLibrary)
        graph.member("View", "next", "var next: View?")
        graph.write(at: file, line: 9, comment: .own(file))
        let library = try Library(graphs: [graph.data()])
        #expect(
            library.undocumented.map(\.description) == [
                "Sources/Core/View.swift:4: error: View.alpha has no documentation comment. Say in one sentence what it is",
                "Sources/Core/View.swift:30: error: View has no documentation comment. Say in one sentence what it is",
            ])
        #expect(library.countOfDeclarations == 3)
    }

    @Test func `takes the comment of what is overridden, and asks none of extensions and the compiler`() throws {
        var graph = Graph()
        graph.type("Rectangle", kind: "extension")
        graph.write(at: file, line: 2)
        graph.member("View", "draw()", "override func draw()")
        graph.write(at: file, line: 4, comment: .own("file:///somewhere/Sources/Core/Responder.swift"))
        graph.member("View.Phase", "init(rawValue:)", "init?(rawValue: Int)")
        let library = try Library(graphs: [graph.data()])
        #expect(library.undocumented == [])
        #expect(library.countOfDeclarations == 1)
    }
}
