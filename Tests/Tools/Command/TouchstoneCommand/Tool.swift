import Foundation

/// Programs of the system that some tests use where they are there.
enum Tool {
    struct Result: Hashable {
        var output: String
        var errors: String
        var status: Int32
    }

    /// Returns a Boolean value that indicates whether a program of that name is in the path.
    nonisolated static func exists(_ name: String) -> Bool {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        return path.split(separator: ":").contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(name)") }
    }

    /// Runs a program to its end. Input and output go through files, so that neither side waits for the other.
    static func run(_ name: String, _ arguments: [String], input: String = "") throws -> Result {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data(input.utf8).write(to: folder.appending(path: "in"))
        for file in ["out", "err"] { try Data().write(to: folder.appending(path: file)) }
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = [name] + arguments
        process.standardInput = try FileHandle(forReadingFrom: folder.appending(path: "in"))
        process.standardOutput = try FileHandle(forWritingTo: folder.appending(path: "out"))
        process.standardError = try FileHandle(forWritingTo: folder.appending(path: "err"))
        try process.run()
        process.waitUntilExit()
        return Result(
            output: try String(contentsOf: folder.appending(path: "out"), encoding: .utf8),
            errors: try String(contentsOf: folder.appending(path: "err"), encoding: .utf8),
            status: process.terminationStatus)
    }
}
