public import Foundation
import Synchronization
public import TouchRecordings

/// The recordings that are shared between projects and never copied into this one.
///
/// They are the folder `data/evemu-devices` of ``sharedFolder(containing:)``.
public enum SharedRecordings {
    /// The folder, if it is there.
    public static let folder = sharedFolder(containing: "data/evemu-devices")?
        .appendingPathComponent("data/evemu-devices")

    /// The log of a pencil on an iPad, if it is there.
    public static let inkLog: URL? = folder.map {
        $0.deletingLastPathComponent().appendingPathComponent("ipad/events.json")
    }
    .flatMap { FileManager.default.fileExists(atPath: $0.path) ? $0 : nil }

    /// Every recording in it, as paths below it, in alphabetical order.
    public static let recordings = files([".events", ".evemu"])

    private static let descriptions = files([".desc"])

    private static func files(_ suffixes: [String]) -> [String] {
        guard let folder, let all = FileManager.default.enumerator(atPath: folder.path) else { return [] }
        return all.compactMap { $0 as? String }.filter { suffixes.contains(where: $0.hasSuffix) }.sorted()
    }

    /// Those that were read, by their path.
    private static let known = Mutex<[String: Recording]>([:])

    /// Reads a recording, once in a process. One that lacks its device's description is read behind it, if the collection has it, as
    /// `cat DEVICE.desc FILE | touchstone replay -` does.
    public static func read(_ file: String) throws -> Recording {
        if let known = known.withLock({ $0[file] }) { return known }
        guard let folder else { throw CocoaError(.fileNoSuchFile) }
        let events = try Data(contentsOf: folder.appendingPathComponent(file))
        let description = descriptions.filter { file.hasPrefix($0.dropLast(".desc".count)) }.max { $0.count < $1.count }
        var bytes: [UInt8] = []
        if let description, events.range(of: Data("\nA: ".utf8)) == nil {
            bytes += try Data(contentsOf: folder.appendingPathComponent(description))
        }
        let recording = try Recording(parsing: bytes + events, source: file, format: .evemu)
        known.withLock { $0[file] = recording }
        return recording
    }
}
