import Foundation
import PackagePlugin

/// Writes files for iOS rewritten: for those who go on with the changed sources, or for a target that may not be changed at all.
///
///     swift package --allow-writing-to-package-directory port-uikit --target NAME [--to FOLDER]
///     swift package --allow-writing-to-package-directory port-uikit --target NAME --overlay
///
/// The first writes the files of the target's folder `iOS` to a folder of the package, `Ported` of the target by default. The second prints the path of
/// an overlay, with which the target's own sources are built as if they were rewritten: `swift build -Xswiftc -vfsoverlay -Xswiftc PATH`.
@main
struct PortUIKitOnce: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        var extractor = ArgumentExtractor(arguments)
        let names = extractor.extractOption(named: "target")
        let folder = extractor.extractOption(named: "to").last
        let isOverlay = extractor.extractFlag(named: "overlay") > 0
        guard names.count == 1, extractor.remainingArguments.isEmpty, !isOverlay || folder == nil else {
            Diagnostics.error("usage: swift package port-uikit --target NAME [--to FOLDER | --overlay]")
            return
        }
        let target = try context.package.targets(named: names)[0]
        let source = isOverlay ? target.directoryURL : target.directoryURL.appending(path: "iOS")
        let out =
            isOverlay
            ? context.pluginWorkDirectoryURL.appending(path: target.name)
            : folder.map { context.package.directoryURL.appending(path: $0) }
                ?? target.directoryURL.appending(path: "Ported")
        let files = sources(in: source)
        guard !files.isEmpty else { return Diagnostics.error("there is no Swift file in \(source.path)") }
        try FileManager.default.createDirectory(at: out, withIntermediateDirectories: true)
        let tool = try context.tool(named: "PortUIKitTool").url
        let entries = files.map { file in
            (
                file: file,
                ported: out.appending(path: file.path.dropFirst(source.path.count + 1).replacing("/", with: "."))
            )
        }
        let index = context.pluginWorkDirectoryURL.appending(
            path: "\(target.name).\(isOverlay ? "overlay" : "index").json")
        let process = try Process.run(
            tool, arguments: [index.path] + entries.flatMap { [$0.file.path, $0.ported.path] })
        process.waitUntilExit()
        if process.terminationStatus != 0 { Diagnostics.error("not all of \(source.path) can be rewritten") }
        guard isOverlay else { return print("\(files.count) files: \(out.path)") }
        let overlay = out.appending(path: "overlay.yaml")
        try text(of: entries).write(to: overlay, atomically: true, encoding: .utf8)
        print(overlay.path)
    }

    private func sources(in folder: URL) -> [URL] {
        let enumerator = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        let files = enumerator?.compactMap { $0 as? URL } ?? []
        return files.filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
    }

    /// Returns the overlay: a file in JSON, which YAML contains.
    private func text(of entries: [(file: URL, ported: URL)]) throws -> String {
        let roots = entries.map { ["type": "file", "name": $0.file.path, "external-contents": $0.ported.path] }
        let overlay: [String: Any] = [
            "version": 0, "case-sensitive": "true", "use-external-names": false, "roots": roots,
        ]
        return String(
            decoding: try JSONSerialization.data(withJSONObject: overlay, options: [.prettyPrinted, .sortedKeys]),
            as: UTF8.self)
    }
}
