import Foundation
import TestSupport
import TouchRecordings

/// The strokes and recordings that are shared between projects and never copied into this one.
///
/// Tests that need them are skipped where there are none.
enum SharedData {
    /// The folder `shared/data`, if it is there.
    static let folder = sharedFolder(containing: "data/velocity")?.appendingPathComponent("data")

    /// The contents of a file, named by its path below the folder.
    static func data(of file: String) throws -> Data {
        guard let folder else { throw CocoaError(.fileNoSuchFile) }
        return try Data(contentsOf: folder.appendingPathComponent(file))
    }

    /// Every evemu recording, as paths below the folder, in alphabetical order.
    static let recordings = files([".events", ".evemu"])

    private static let descriptions = files([".desc"])

    private static func files(_ suffixes: [String]) -> [String] {
        guard let folder, let all = FileManager.default.enumerator(atPath: folder.path) else { return [] }
        return all.compactMap { $0 as? String }.filter { suffixes.contains(where: $0.hasSuffix) }.sorted()
    }

    /// Reads an evemu recording, behind the description of its device where it has none itself and there is one.
    static func recording(_ file: String) throws -> Recording {
        let events = try data(of: file)
        let description = descriptions.filter { file.hasPrefix($0.dropLast(".desc".count)) }.max { $0.count < $1.count }
        var bytes: [UInt8] = []
        if let description, events.range(of: Data("\nA: ".utf8)) == nil { bytes += try data(of: description) }
        return try Recording(parsing: bytes + events, source: file, format: .evemu)
    }
}
