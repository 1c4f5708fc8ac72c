import Foundation

/// A Swift file of the repository, as text.
struct SourceFile {
    /// The path from the root of the repository, with `/` between its parts.
    let path: String
    /// The text of the file.
    let text: String
    /// The text without comments and literals, which most scanners look at.
    let code: String

    init(path: String, text: String) {
        (self.path, self.text) = (path, text)
        code = CodeText.blanked(text)
    }

    /// The folder below a room of `Sources`, or of `Plugins`, which is the name of the module; nil for other files.
    var module: String? {
        let parts = path.split(separator: "/")
        if parts.count > 2, parts[0] == "Plugins" { return String(parts[1]) }
        return parts.count > 3 && parts[0] == "Sources" ? String(parts[2]) : nil
    }

    /// The folder directly below the module's, or nil.
    var folder: String? {
        let parts = path.split(separator: "/")
        return parts.count > 4 && parts[0] == "Sources" ? String(parts[3]) : nil
    }

    /// The name of the file without its extension.
    var name: String {
        path.split(separator: "/").last.map { $0.hasSuffix(".swift") ? String($0.dropLast(6)) : String($0) } ?? ""
    }
}

/// The root of the repository, three folders above this file.
let repositoryRoot = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

/// The text of a file of the repository.
func text(of path: String) throws -> String {
    try String(contentsOf: repositoryRoot.appendingPathComponent(path), encoding: .utf8)
}

/// The paths of all Swift files below a folder of the repository, in order.
func swiftPaths(below folder: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: repositoryRoot.appendingPathComponent(folder).path)
        .filter { path in
            path.hasSuffix(".swift") && !path.split(separator: "/").contains { $0.hasPrefix(".") }
        }
        .sorted()
        .map { "\(folder)/\($0)" }
}
