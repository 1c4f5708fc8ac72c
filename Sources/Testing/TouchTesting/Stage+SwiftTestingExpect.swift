@_exported public import TouchStage
public import Testing

extension Stage {
    /// Compares the log of everything observable with the expected log; a difference fails the running test of Swift Testing.
    ///
    /// Common indentation and trailing spaces are ignored. `Stage.log` describes the format of the lines.
    public func expect(_ expected: String, sourceLocation: SourceLocation = #_sourceLocation) {
        guard
            let failure = failure(
                expecting: expected, file: sourceLocation.fileName, line: sourceLocation.line)
        else { return }
        Issue.record(Comment(rawValue: failure), sourceLocation: sourceLocation)
    }
}
