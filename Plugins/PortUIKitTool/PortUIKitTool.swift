import Foundation

/// Rewrites the files for iOS of a target for the plug-ins.
///
///     PortUIKitTool INDEX FILE OUT [FILE OUT …]
///
/// The files are all of the module. INDEX has what is known from the last time: only what has changed since is rewritten, and an OUT is written only if
/// its text differs, so that it is compiled again only then. Exit code: 0 all are rewritten, 1 something cannot be rewritten, with a message for each
/// place, 2 wrong use.
@main
struct PortUIKitTool {
    static func main() {
        let arguments = Array(CommandLine.arguments.dropFirst())
        guard arguments.count >= 3, arguments.count % 2 == 1 else {
            say("usage: PortUIKitTool INDEX FILE OUT [FILE OUT …]")
            exit(2)
        }
        let files = stride(from: 1, to: arguments.count, by: 2).map {
            PortedFolder.File(original: arguments[$0], ported: arguments[$0 + 1])
        }
        let messages = PortedFolder(files, index: arguments[0], tool: version).port().messages
        for message in messages { say(message) }
        if !messages.isEmpty { exit(1) }
    }

    /// The digest of this program; a number that is never the same if the program cannot be read.
    private static var version: String {
        let program = Bundle.main.executableURL.flatMap { try? Data(contentsOf: $0, options: .mappedIfSafe) }
        return program.map { Digest($0).text } ?? UUID().uuidString
    }

    private static func say(_ message: String) { FileHandle.standardError.write(Data("\(message)\n".utf8)) }
}
