import Foundation

/// A page of the documentation with drawings in it. Each is a block of text behind a comment that names it:
///
///     <!-- timeline: a double tap -->
///     ```text
///     …
///     ```
public struct Page {
    /// The columns that a drawing may have: what a page of the site has room for.
    public static let columns = 76

    let url: URL
    /// Its lines.
    public private(set) var lines: [String]

    /// Reads a page by the name of its file, without the extension.
    public init(_ name: String) throws {
        url = repository.appendingPathComponent("Documentation/Touchstone.docc/\(name).md")
        lines = try String(contentsOf: url, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false)
            .map(String.init)
    }

    /// The names of the drawings, in the order in which they stand there.
    public var names: [String] { lines.compactMap(Self.name) }

    /// The lines of a drawing; `nil` without one of that name.
    public func drawing(_ name: String) -> [String]? {
        place(of: name).map { Array(lines[$0]) }
    }

    /// Puts another drawing in the place of the present one of that name.
    public mutating func setDrawing(_ name: String, to drawing: [String]) {
        if let place = place(of: name) { lines.replaceSubrange(place, with: drawing) }
    }

    /// Writes the file.
    public func write() throws {
        try lines.joined(separator: "\n").write(to: url, atomically: true, encoding: .utf8)
    }

    private func place(of name: String) -> Range<Int>? {
        guard let comment = lines.firstIndex(where: { Self.name($0) == name }), comment + 1 < lines.count,
            lines[comment + 1] == "```text", let end = lines[(comment + 2)...].firstIndex(of: "```")
        else { return nil }
        return comment + 2..<end
    }

    private static func name(_ line: String) -> String? {
        let (start, end) = ("<!-- timeline: ", " -->")
        guard line.hasPrefix(start), line.hasSuffix(end) else { return nil }
        return String(line.dropFirst(start.count).dropLast(end.count))
    }
}
