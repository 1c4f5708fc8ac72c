import TouchRecordings
import TouchStory

@testable import TouchstoneCommand

// Calls the command as a shell would, with files that are only text.

/// The result of the command, or the usage error.
func run(
    _ arguments: [String], _ files: [String: String] = [:], _ drawing: TimelineOptions = TimelineOptions(),
    progress: @escaping (String, Double?) -> Void = { _, _ in }
) throws(UsageError) -> Outcome {
    try run(arguments, files.mapValues { Array($0.utf8) }, drawing, progress: progress)
}

func run(
    _ arguments: [String], _ files: [String: [UInt8]], _ drawing: TimelineOptions = TimelineOptions(),
    deviceFiles: DeviceFiles = .none, progress: @escaping (String, Double?) -> Void = { _, _ in }
) throws(UsageError) -> Outcome {
    guard case .run(let command) = try CommandRequest.parse(arguments) else { return Outcome("nothing was run") }
    let sources = command.files.map { name in
        files[name].map { Source(name == "-" ? "standard input" : name, $0) }
            ?? Source(name, CommandFailure("\(name): error: it cannot be read"))
    }
    return command.outcome(sources, Surroundings(drawing: drawing, deviceFiles: deviceFiles, progress: progress))
}

/// The message of a usage error; `nil` if there is none.
func complaint(_ arguments: [String]) -> String? {
    do {
        _ = try CommandRequest.parse(arguments)
        return nil
    } catch {
        return error.description
    }
}

extension Outcome {
    /// The printed text.
    var text: String { String(decoding: output, as: UTF8.self) }
}
