import Foundation

@testable import APITable

/// A symbol graph for tests, with only what the check reads. The names of symbols serve as their identifiers.
struct Graph {
    /// The origin of the documentation comment of a declaration.
    enum Comment {
        case none
        /// That of a file of the library.
        case own(String)
        case standardLibrary
    }

    private var symbols: [[String: Any]] = []
    private var relationships: [[String: String]] = []

    /// Adds a type, with what it inherits from or, for an alias, stands for.
    mutating func type(_ path: String, kind: String = "class", parents: [String] = [], alias: String? = nil) {
        let fragments = alias.map { [["spelling": $0, "preciseIdentifier": $0]] } ?? []
        add(path, path.split(separator: ".").map(String.init), kind: kind, fragments: fragments)
        for parent in parents { relate(path, "inheritsFrom", parent) }
        if let dot = path.lastIndex(of: ".") { relate(path, "memberOf", String(path[..<dot])) }
    }

    /// Adds a member: `types` are those of its parameters, as `label: Type`.
    mutating func member(
        _ owner: String, _ name: String, _ declaration: String, types: [String] = [], relation: String = "memberOf"
    ) {
        let identifier = "\(owner).\(name) \(types)"
        add(
            identifier, owner.split(separator: ".").map(String.init) + [name], kind: "method",
            fragments: [["spelling": declaration]],
            signature: ["parameters": types.map { ["name": "x", "declarationFragments": [["spelling": $0]]] }])
        relate(identifier, relation, owner)
    }

    /// Sets the place of the latest declaration, counting lines from 1, and the origin of its comment.
    mutating func write(at file: String, line: Int, comment: Comment = .none) {
        guard !symbols.isEmpty else { return }
        symbols[symbols.count - 1]["location"] = ["uri": file, "position": ["line": line - 1, "character": 4]]
        switch comment {
        case .none: break
        case .own(let file): symbols[symbols.count - 1]["docComment"] = ["uri": file, "lines": []]
        case .standardLibrary: symbols[symbols.count - 1]["docComment"] = ["module": "Swift", "lines": []]
        }
    }

    private mutating func add(
        _ identifier: String, _ path: [String], kind: String, fragments: [[String: String]],
        signature: [String: Any]? = nil
    ) {
        var symbol: [String: Any] = [
            "kind": ["identifier": "swift.\(kind)"], "identifier": ["precise": identifier], "pathComponents": path,
            "declarationFragments": fragments,
        ]
        symbol["functionSignature"] = signature
        symbols.append(symbol)
    }

    private mutating func relate(_ source: String, _ kind: String, _ target: String) {
        relationships.append(["kind": kind, "source": source, "target": target])
    }

    func data() throws -> Data {
        try JSONSerialization.data(withJSONObject: ["symbols": symbols, "relationships": relationships])
    }
}

/// A library of two modules: views, a recognizer with a protocol's default, and an extension in the second.
func smallLibrary() throws -> Library {
    var core = Graph()
    core.type("Responder")
    core.member("Responder", "next", "var next: Responder? { get }")
    core.type("View", parents: ["Responder"])
    core.member("View", "alpha", "var alpha: CGFloat")
    core.member("View", "convert(_:to:)", "func convert(…)", types: ["point: CGPoint", "view: View?"])
    core.member("View", "touches(for:)", "func touches(for view: View)", types: ["view: View"])
    core.type("View.Phase", kind: "enum")
    core.member("View.Phase", "began", "case began")
    core.type("Keys", kind: "struct")
    core.member("Keys", "shift", "static let shift: Keys")
    core.type("UIKeys", kind: "typealias", alias: "Keys")
    core.type("Delegate", kind: "protocol")
    core.member("Delegate", "begins()", "func begins()", relation: "requirementOf")
    core.type("now()", kind: "func")

    var more = Graph()
    more.member("View", "recognizers", "var recognizers: [Any]? { get set }")
    more.type("Window", parents: ["View"])
    return try Library(graphs: [core.data(), more.data()])
}

func table(_ text: String) -> MemberTable { MemberTable(text, file: "list") }

func spelling(_ text: String) throws -> Spelling {
    guard let spelling = Spelling(text) else { throw NotASpelling(text: text) }
    return spelling
}

struct NotASpelling: Error {
    var text: String
}
