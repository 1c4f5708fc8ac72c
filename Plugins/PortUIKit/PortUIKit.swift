import Foundation
import PackagePlugin

/// Rewrites the files for iOS in a target's folder `iOS` when the target is built. One command does it for all: its tool rewrites what has changed.
@main
struct PortUIKit: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let folder = target.directoryURL.appending(path: "iOS")
        let files = sources(in: folder)
        guard !files.isEmpty else {
            Diagnostics.error(
                "\(target.name) has no file in \(folder.path): put the files for iOS there, and exclude the folder in the manifest"
            )
            return []
        }
        let work = context.pluginWorkDirectoryURL
        // Files of subfolders may have the same name.
        let outputs = files.map { file in
            work.appending(path: "ported." + file.path.dropFirst(folder.path.count + 1).replacing("/", with: "."))
        }
        return [
            .buildCommand(
                displayName: "Porting the files for iOS of \(target.name)",
                executable: try context.tool(named: "PortUIKitTool").url,
                arguments: [work.appending(path: "index.json").path]
                    + zip(files, outputs).flatMap { [$0.path, $1.path] },
                inputFiles: files, outputFiles: outputs)
        ]
    }

    private func sources(in folder: URL) -> [URL] {
        let enumerator = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        let files = enumerator?.compactMap { $0 as? URL } ?? []
        return files.filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
    }
}
