import Foundation
import Testing

/// The program `own-command`, as a user runs it.
@Suite struct OwnCommandTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "own-command-\(UUID().uuidString)")

    /// Runs the program and returns what it prints.
    private func ownCommand(_ arguments: String..., status: Int32 = 0) throws -> String {
        let process = Process()
        let output = Pipe()
        process.executableURL = Bundle.main.executableURL?.deletingLastPathComponent().appending(path: "own-command")
        process.arguments = arguments
        process.currentDirectoryURL = folder
        (process.standardOutput, process.standardError) = (output, output)
        try process.run()
        let bytes = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        #expect(process.terminationStatus == status)
        return String(decoding: bytes, as: UTF8.self)
    }

    @Test func `all commands take traces of an app of one's own`() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let drag = "# window: 400 300\ntime,id,phase,x,y\n0,1,began,60,80\n0.02,1,moved,60,130\n0.08,1,ended,60,160\n"
        try Data(drag.utf8).write(to: folder.appending(path: "drag.csv"))

        #expect(try ownCommand("scenes").contains("three notes on a wall.\n"))
        #expect(try ownCommand("replay", "drag.csv", "--trace", "drag.trace").contains("recognized: note 1 drag"))
        #expect(try ownCommand("why", "drag.trace").contains("note 1 double tap: failed"))
        #expect(try ownCommand("show", "drag.trace").contains("note 1 drag: begins"))
        #expect(
            try ownCommand("advise", "drag.trace", "--want", "note 1 drag not recognized")
                .contains("note 1 drag.isEnabled = false"))
        #expect(try ownCommand("shrink", "drag.trace", "--keep", "note 1 drag: begins").hasPrefix("In a test, "))
        let link = try ownCommand("link", "drag.trace").split(separator: "\n")[0]
        #expect(try ownCommand("replay", String(link)).contains("recognized: note 1 drag"))
        #expect(try ownCommand("inspect", "--explore", "--events", "2", "--fingers", "1").contains("up to 2 events"))
        #expect(try ownCommand("help", "serve").contains("\n  own-command serve\n"))
        #expect(try ownCommand("replay", status: 2).hasPrefix("own-command: replay needs a recording"))
    }
}
