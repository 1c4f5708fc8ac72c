/// What the command was asked to do.
public enum CommandRequest {
    /// Say how it, or one of its commands, is used; empty for all of it.
    case help(String)
    /// Say which version it is.
    case version
    /// Do this.
    case run(any Command)

    /// Reads the arguments, without the name of the program.
    public static func parse(_ arguments: [String]) throws(UsageError) -> CommandRequest {
        try ArgumentParser(arguments).request()
    }
}
