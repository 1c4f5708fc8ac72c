import Foundation
import TouchRecordings

/// The recordings that are shared between projects and never copied into this one; found as the other tests find them.
nonisolated enum SharedRecordings {
    static let folder: URL? = {
        var candidates: [URL] = []
        if let path = ProcessInfo.processInfo.environment["TOUCHSTONE_SHARED"] {
            candidates.append(URL(fileURLWithPath: path))
        }
        var folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        while folder.path != "/" {
            folder.deleteLastPathComponent()
            candidates.append(folder.appendingPathComponent("shared"))
        }
        return candidates.map { $0.appendingPathComponent("data/evemu-devices") }
            .first { FileManager.default.fileExists(atPath: $0.path) }
    }()

    /// Every recording, as paths below the folder, in alphabetical order.
    static let recordings = files([".events", ".evemu"])

    private static let descriptions = files([".desc"])

    private static func files(_ suffixes: [String]) -> [String] {
        guard let folder, let all = FileManager.default.enumerator(atPath: folder.path) else { return [] }
        return all.compactMap { $0 as? String }.filter { suffixes.contains(where: $0.hasSuffix) }.sorted()
    }

    static func read(_ file: String) throws -> Recording {
        guard let folder else { throw CocoaError(.fileNoSuchFile) }
        let events = try Data(contentsOf: folder.appendingPathComponent(file))
        let description = descriptions.filter { file.hasPrefix($0.dropLast(".desc".count)) }.max { $0.count < $1.count }
        var bytes: [UInt8] = []
        if let description, events.range(of: Data("\nA: ".utf8)) == nil {
            bytes += try Data(contentsOf: folder.appendingPathComponent(description))
        }
        return try EvemuReader.read(bytes + events, source: file)
    }
}
