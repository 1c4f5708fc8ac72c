/// The line of a test that called a stage or its hands: a misuse is reported there.
public struct CallSite: Sendable {
    /// The path of the file.
    public let file: StaticString
    /// The number of the line, from 1.
    public let line: UInt

    init(_ file: StaticString, _ line: UInt) { (self.file, self.line) = (file, line) }
}
