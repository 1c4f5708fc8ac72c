/// Something that is wrong, and where.
public struct Finding: Hashable, CustomStringConvertible, Sendable {
    /// The file, as a path from the root of the repository.
    public let file: String
    /// The line in it, counted from 1.
    public let line: Int
    /// What is wrong and what to do.
    public let what: String

    /// Creates a finding.
    public init(file: String, line: Int, what: String) {
        self.file = file
        self.line = line
        self.what = what
    }

    /// The finding as compilers print theirs, so that editors find the place.
    public var description: String { "\(file):\(line): error: \(what)" }
}
