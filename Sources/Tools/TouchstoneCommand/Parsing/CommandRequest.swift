/// The request of a call.
enum CommandRequest {
    /// Print the help of a command; of all of them if the name is empty.
    case help(String)
    /// Print the version.
    case version
    /// Run a command.
    case run(any Command)

    /// Parses the arguments, without the name of the program.
    static func parse(_ arguments: [String]) throws(UsageError) -> CommandRequest {
        try ArgumentParser(arguments).request()
    }
}
