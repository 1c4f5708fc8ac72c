import TouchScenes

@_exported public import protocol TouchScenes.Scene

/// The command for the scenes of one's own app: an executable that calls `main(scenes:)` is the command.
///
///     import TouchstoneCommand
///
///     TouchstoneCommand.main(scenes: [Checkout()])
public enum TouchstoneCommand {
    /// Runs the command with the arguments of the process and ends the process. The commands, their options and exit codes are those of
    /// `touchstone`, under the name of the executable.
    /// - Parameter scenes: The scenes, in the order of lists; the first one plays what names no scene. There must be at least one, and their
    ///   names must differ: otherwise the process ends with exit code 2 and a message.
    public static func main(scenes: [any Scene]) -> Never { CommandRun.main(scenes: scenes.map { AnyScene($0) }) }

    /// Runs the command `touchstone`, with the scenes of this package.
    package static func main() -> Never { CommandRun.main() }
}
