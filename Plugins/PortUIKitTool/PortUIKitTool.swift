import Foundation

/// Rewrites one file for the plug-ins.
///
///     PortUIKitTool FILE OUT [FILE …]
///
/// The other files are those of the same module. OUT is written only if it changes, so that it is compiled again only then. Exit code: 0 the file
/// is rewritten, 1 something cannot be rewritten, with a message for each place, 2 wrong use.
@main
struct PortUIKitTool {
    static func main() {
        let arguments = CommandLine.arguments.dropFirst()
        guard arguments.count >= 2, let file = arguments.first, let out = arguments.dropFirst().first else {
            fail("usage: PortUIKitTool FILE OUT [FILE …]", code: 2)
        }
        let others = arguments.dropFirst(2).filter { $0 != file }.map { read($0) }
        let ported = PortedSource(read(file), path: file, others: others)
        for issue in ported.issues { FileHandle.standardError.write(Data("\(issue)\n".utf8)) }
        let data = Data(ported.text.utf8)
        if FileManager.default.contents(atPath: out) != data {
            do {
                try data.write(to: URL(fileURLWithPath: out))
            } catch {
                fail("\(out):1: error: cannot be written: \(error.localizedDescription)", code: 2)
            }
        }
        if !ported.issues.isEmpty { exit(1) }
    }

    private static func read(_ path: String) -> String {
        guard let data = FileManager.default.contents(atPath: path) else {
            fail("\(path):1: error: the file cannot be read", code: 2)
        }
        guard let text = String(data: data, encoding: .utf8) else {
            fail("\(path):1: error: the file is not UTF-8: convert it", code: 2)
        }
        return text
    }

    private static func fail(_ message: String, code: Int32) -> Never {
        FileHandle.standardError.write(Data("\(message)\n".utf8))
        exit(code)
    }
}
