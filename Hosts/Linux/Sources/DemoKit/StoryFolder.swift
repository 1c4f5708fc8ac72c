import Glibc
import HostKit
import TouchScenes
import TouchWindow

/// The recorded stories of the scenes: the folder `Tests/Data/Stories` of Touchstone, a folder for each scene.
struct StoryFolder {
    /// The story that shows most of a scene that has several.
    private static let best = [
        "dots": "a-dot-goes-into-the-drawer-that-another-finger-pulls-in",
        "dragview": "three-gestures-at-once",
        "photos": "a-pinch-that-zooms-everything",
    ]

    let path: String

    /// Creates the folder at a path, which must be one.
    init(_ path: String) throws(HostFailure) {
        guard Files.names(in: path) != nil else {
            throw HostFailure(
                "\(path.printable): there is no such folder. Give the folder Tests/Data/Stories of Touchstone with --stories"
            )
        }
        self.path = path
    }

    /// Finds the folder of the package in which the program was built.
    init?(above executable: String) {
        var folder = executable[...]
        while let slash = folder.lastIndex(of: "/") {
            folder = folder[..<slash]
            let path = "\(folder)/Tests/Data/Stories"
            if Files.names(in: path)?.isEmpty == false {
                self.path = path
                return
            }
        }
        return nil
    }

    /// The path of the running program.
    static var executable: String {
        var path = [CChar](repeating: 0, count: 4_096)
        let count = readlink("/proc/self/exe", &path, path.count - 1)
        return count > 0 ? String(decoding: path[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self) : ""
    }

    /// Returns the input of the story that shows most of a scene; `nil` if it has none.
    func bestStory(of scene: AnyScene) throws(HostFailure) -> ReplayInput? {
        let folder = "\(path)/\(scene.name)"
        let names = (Files.names(in: folder) ?? []).filter { $0.hasSuffix(".trace") }
        let wanted = Self.best[scene.name].map { "\($0).trace" }
        guard let name = names.first(where: { $0 == wanted }) ?? names.first else { return nil }
        return try ReplayInput(file: "\(folder)/\(name)")
    }
}
