@_exported public import TouchStage
public import Testing

extension Stage {
    /// Compares everything observable that happened with the expected log; a difference fails the running swift-testing test.
    ///
    /// Indentation that all lines share and trailing spaces do not count. See `Stage.log` for what a line looks like.
    public func expect(_ expected: String, sourceLocation: SourceLocation = #_sourceLocation) {
        guard let difference = difference(from: expected) else { return }
        Issue.record(Comment(rawValue: difference), sourceLocation: sourceLocation)
    }
}
