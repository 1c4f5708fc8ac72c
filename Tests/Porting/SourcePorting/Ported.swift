// What the tests of the rewriting share.

/// The lines of a rewritten source without the directive, up to the declarations behind it.
func ported(_ source: String, others: [String] = []) -> [String] {
    let lines = PortedSource(source, path: "a.swift", others: others).text.split(
        separator: "\n", omittingEmptySubsequences: false)
    return lines.dropFirst().prefix(source.split(separator: "\n", omittingEmptySubsequences: false).count).map {
        String($0)
    }
}

/// The lines behind the rewritten source.
func additions(_ source: String, others: [String] = []) -> [String] {
    let lines = PortedSource(source, path: "a.swift", others: others).text.split(
        separator: "\n", omittingEmptySubsequences: false)
    return lines.dropFirst(1 + source.split(separator: "\n", omittingEmptySubsequences: false).count).map {
        String($0)
    }
    .filter { !$0.isEmpty && !$0.hasPrefix("#sourceLocation") }
}

func issues(_ source: String, others: [String] = []) -> [String] {
    PortedSource(source, path: "a.swift", others: others).issues.map(\.description)
}
