// The check that everything has a documentation comment.

extension Library {
    /// The number of declarations in source files. An extension declares nothing by itself.
    public var countOfDeclarations: Int { declarations.count }

    private var declarations: [SymbolGraph.Symbol] {
        symbols.values.filter { $0.location != nil && $0.kind.identifier != "swift.extension" }
    }

    /// The declarations without a documentation comment, by file and line.
    ///
    /// An override, or the implementation of a requirement of the library's own protocols, may have the comment of what it
    /// overrides or implements: that is shown on its page. A comment of the standard library does not count. Declarations that the
    /// compiler synthesizes, as `init(rawValue:)` of an enumeration, need none.
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

    /// Returns the part of a file's address from `Sources` on.
    private static func pathFromRoot(_ uri: String) -> String {
        guard let folder = uri.firstRange(of: "/Sources/") else { return uri }
        return String(uri[uri.index(after: folder.lowerBound)...])
    }
}
