/// A problem with its position.
public struct Finding: Hashable, CustomStringConvertible, Sendable {
    /// The file, as a path from the root of the repository.
    public let file: String
    /// The number of the line, from 1.
    public let line: Int
    /// The problem and its remedy.
    public let what: String

    /// Creates a finding.
    public init(file: String, line: Int, what: String) {
        self.file = file
        self.line = line
        self.what = what
    }

    /// The finding in the format of compilers, which editors can parse.
    public var description: String { "\(file):\(line): error: \(what)" }
}
