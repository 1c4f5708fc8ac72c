import TouchRecordings

/// A command that can process input as it arrives, instead of waiting for its end.
protocol StreamingCommand: Command {
    /// The source of the input, if it is to be processed as it arrives; `nil` if the command waits for its end.
    var stream: String? { get }
    /// The destination of the text that is printed meanwhile; `-` is standard output.
    var target: String { get }
    /// A Boolean value that indicates whether the input may be typed on a terminal.
    var acceptsTerminal: Bool { get }
    /// Starts a session.
    /// - Parameters:
    ///   - device: The kernel's description of the device; `nil` for a pipe or a file.
    ///   - source: The name of the input in messages.
    func start(_ device: DeviceDescription?, source: String, _ surroundings: Surroundings) -> any CommandSession
}

extension StreamingCommand {
    /// `false`: devices and pipes only.
    var acceptsTerminal: Bool { false }
}
