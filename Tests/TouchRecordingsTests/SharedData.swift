import Foundation

/// The folder of recordings that is shared between projects and never copied into this one.
///
/// It is looked for as `shared/data`, from this file's folder upwards; for a checkout elsewhere the environment variable
/// `TOUCHSTONE_SHARED` names the folder `shared` itself. Tests that need it are skipped where there is none.
enum SharedData {
    /// The folder `shared/data/evemu-devices`, if it is there.
    static let evemuDevices: URL? = {
        var candidates: [URL] = []
        if let path = ProcessInfo.processInfo.environment["TOUCHSTONE_SHARED"] {
            candidates.append(URL(fileURLWithPath: path).appendingPathComponent("data"))
        }
        var folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        while folder.path != "/" {
            folder.deleteLastPathComponent()
            candidates.append(folder.appendingPathComponent("shared/data"))
        }
        return candidates.map { $0.appendingPathComponent("evemu-devices") }
            .first { FileManager.default.fileExists(atPath: $0.path) }
    }()

    /// Every recording and description in it, as paths below it, in alphabetical order.
    static let files: [String] = {
        guard let folder = evemuDevices, let all = FileManager.default.enumerator(atPath: folder.path) else {
            return []
        }
        return all.compactMap { $0 as? String }
            .filter { [".events", ".evemu", ".desc", ".device"].contains(where: $0.hasSuffix) }
            .sorted()
    }()

    static func bytes(of file: String) throws -> [UInt8] {
        guard let folder = evemuDevices else { return [] }
        return [UInt8](try Data(contentsOf: folder.appendingPathComponent(file)))
    }
}
