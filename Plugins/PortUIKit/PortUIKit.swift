import Foundation
import PackagePlugin

/// Rewrites the files for iOS in a target's folder `iOS` when the target is built, each by a command of its own.
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
        let tool = try context.tool(named: "PortUIKitTool")
        return files.map { file in
            // Files of subfolders may have the same name.
            let name = file.path.dropFirst(folder.path.count + 1).replacing("/", with: ".")
            let output = context.pluginWorkDirectoryURL.appending(path: "ported.\(name)")
            return .buildCommand(
                displayName: "Porting \(name)", executable: tool.url,
                arguments: [file.path, output.path] + files.map(\.path),
                inputFiles: files, outputFiles: [output])
        }
    }

    private func sources(in folder: URL) -> [URL] {
        let enumerator = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        let files = enumerator?.compactMap { $0 as? URL } ?? []
        return files.filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
    }
}
