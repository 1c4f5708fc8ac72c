public import TouchRecordings

/// A command that can work on input as it comes, instead of waiting for its end.
public protocol StreamingCommand: Command {
    /// Where the input comes from, if it is to be taken as it comes; `nil` if the command is one that waits.
    var stream: String? { get }
    /// Where what is printed goes, while it comes; `-` is standard output.
    var target: String { get }
    /// Starts to work.
    /// - Parameters:
    ///   - device: what the kernel says of the device; `nil` for a pipe or a file.
    ///   - source: what messages call the input.
    func start(_ device: DeviceDescription?, source: String, _ surroundings: Surroundings) -> any CommandSession
}
