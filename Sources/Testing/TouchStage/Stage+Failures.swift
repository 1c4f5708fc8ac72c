extension Stage {
    /// Returns the message of an expectation that fails; `nil` if the log is as expected.
    /// - Parameters:
    ///   - expected: The expected log.
    ///   - file: The path of the file of the expectation.
    ///   - line: The line of the expectation.
    package func failure(expecting expected: String, file: String, line: Int) -> String? {
        let difference = difference(from: expected) { help.advise?(self, $0, $1) ?? "" }
        guard let difference else { return nil }
        let written = recorders.map { $0.write(file: file, line: line) }
        let isHelped = help.advise != nil || !written.isEmpty
        return ([difference] + (isHelped ? written : [help.hint])).joined(separator: "\n")
    }
}
