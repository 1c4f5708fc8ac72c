import Foundation
import TestSupport

/// The folder of recordings that is shared between projects and never copied into this one.
///
/// Tests that need it are skipped where there is none.
enum SharedData {
    /// The folder `shared/data/evemu-devices`, if it is there.
    static let evemuDevices = sharedFolder(containing: "data/evemu-devices")?
        .appendingPathComponent("data/evemu-devices")

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
