public import Foundation

/// The folder of the repository.
public let repository = URL(filePath: #filePath).appending(path: "../../../..").standardized

/// The folder `shared` beside the repository, whose recordings are never copied into it.
///
/// It is looked for from the folder of the repository upwards; the environment variable `TOUCHSTONE_SHARED` names another.
/// - Parameter path: A file or folder that it has to contain.
public func sharedFolder(containing path: String) -> URL? {
    var candidates: [URL] = []
    if let path = ProcessInfo.processInfo.environment["TOUCHSTONE_SHARED"] {
        candidates.append(URL(fileURLWithPath: path))
    }
    var folder = repository
    while folder.path != "/" {
        candidates.append(folder.appendingPathComponent("shared"))
        folder.deleteLastPathComponent()
    }
    return candidates.first { FileManager.default.fileExists(atPath: $0.appendingPathComponent(path).path) }
}
