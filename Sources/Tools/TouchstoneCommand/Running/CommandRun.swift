import Foundation
import TouchScenes
import TouchStory

/// The run of the process, from its arguments to its exit code.
enum CommandRun {
    /// Runs `touchstone`; with scenes, the command of an app. The process ends with it.
    static func main(scenes: [AnyScene]? = nil) -> Never {
        // A reader that goes away (`touchstone | head`) causes an error in writing, not the end of the process.
        signal(SIGPIPE, SIG_IGN)
        // So does a file that exceeds the limit of the shell.
        signal(SIGXFSZ, SIG_IGN)
        UnfinishedFiles.startRemoving()
        let called = CommandLine.arguments.first?.split(separator: "/").last.map(String.init) ?? "touchstone"
        do throws(UsageError) {
            Program.current =
                if let scenes { try Program(name: called, scenes: scenes) } else { Program(name: called) }
        } catch {
            Output.standardError("\(called): \(error)\n")
            exit(2)
        }
        do {
            let width = Terminal.options.width
            switch try CommandRequest.parse(Array(CommandLine.arguments.dropFirst())) {
            case .help(let command):
                try Output.standardOutput(Array(HelpPage(width: width).text(command).utf8))
                exit(0)
            case .version:
                try Output.standardOutput(Array("\(CommandTable.version)\n".utf8))
                exit(0)
            case .run(let command): try perform(command)
            }
        } catch let error as UsageError {
            Output.standardError("\(Program.name): \(error)\n\(error.hint)\n")
            exit(2)
        } catch Output.Failure.readerLeft {
            exit(0)
        } catch {
            Output.standardError("\(error)\n")
            exit(1)
        }
    }

    /// Performs a command.
    private static func perform(_ command: any Command) throws -> Never {
        let progress = Progress()
        let written = WrittenFiles(failureCode: type(of: command).failureCode)
        let surroundings = Surroundings(
            drawing: Terminal.options, deviceFiles: SystemFiles.devices, progress: progress.show
        ) { path, bytes, isData in
            progress.erase()
            written.write(bytes, to: path, isData: isData)
        }
        Output.inputs = command.files
        do {
            try Output.check(command.outputs)
            if let command = command as? any StreamingCommand, let path = command.stream {
                try finish(try StreamRunner.run(command, path, surroundings))
            }
            let outcome = command.outcome(Input.sources(command.files, progress), surroundings)
            progress.erase()
            if outcome.exitCode == type(of: command).failureCode { written.discard() } else { try written.finish() }
            try finish(outcome)
        } catch Output.Failure.readerLeft {
            throw Output.Failure.readerLeft
        } catch {
            Output.standardError("\(error)\n")
            exit(type(of: command).failureCode)
        }
    }

    /// Writes the outcome: the files first, since if that fails there is no point in printing the rest.
    private static func finish(_ outcome: Outcome) throws -> Never {
        Output.standardError(outcome.messages)
        try Output.write(outcome.files)
        try Output.standardOutput(outcome.output, isData: outcome.isData)
        exit(outcome.exitCode)
    }
}
