// Whether everything has a documentation comment.

extension Library {
    /// How many declarations have a place in a source file. An extension declares nothing by itself.
    public var countOfDeclarations: Int { declarations.count }

    private var declarations: [SymbolGraph.Symbol] {
        symbols.values.filter { $0.location != nil && $0.kind.identifier != "swift.extension" }
    }

    /// The declarations without a documentation comment, by file and line.
    ///
    /// An override, or what implements a requirement of the library's own protocols, may have the comment of what it stands
    /// for: that is what its page shows. A comment of the standard library does not count. What the compiler makes by itself,
    /// as `init(rawValue:)` of an enumeration, is not asked for one.
    public var undocumented: [Finding] {
        declarations.compactMap { symbol in
            guard let location = symbol.location, symbol.docComment?.uri == nil else { return nil }
            let path = symbol.pathComponents.joined(separator: ".")
            return Finding(
                file: Self.pathFromRoot(location.uri), line: location.position.line + 1,
                what: "\(path) has no documentation comment. Say in one sentence what it is")
        }
        .sorted { ($0.file, $0.line, $0.what) < ($1.file, $1.line, $1.what) }
    }

    /// The part of a file's address from `Sources` on.
    private static func pathFromRoot(_ uri: String) -> String {
        guard let folder = uri.firstRange(of: "/Sources/") else { return uri }
        return String(uri[uri.index(after: folder.lowerBound)...])
    }
}
