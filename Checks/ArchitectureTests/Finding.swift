/// A line that breaks a rule.
struct Finding: Hashable, CustomStringConvertible {
    /// The file, from the root of the repository.
    let path: String
    /// The line, counted from 1.
    let line: Int
    /// The problem.
    let what: String

    var description: String { "\(path):\(line): \(what)" }
}
