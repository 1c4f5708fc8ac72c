import Foundation

/// The documents that the scenes are made after, shared between projects and never copied into this one.
public enum SharedDocuments {
    /// The text of the document whose file name begins with these words, if it is there.
    public static func text(_ beginning: String) -> String? {
        guard let folder = SharedRecordings.folder else { return nil }
        let documents = folder.deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("spec")
        let names = try? FileManager.default.contentsOfDirectory(atPath: documents.path)
        guard let name = names?.first(where: { $0.hasPrefix(beginning) }) else { return nil }
        return try? String(contentsOf: documents.appendingPathComponent(name), encoding: .utf8)
    }
}
