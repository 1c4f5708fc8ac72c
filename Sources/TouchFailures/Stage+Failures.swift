package import TouchStage

extension Stage {
    /// Begins what the environment asks for; called once, after the stage was created.
    package func prepareFailures(_ settings: FailureSettings = .current) {
        if let folder = settings.pages { recorder = FailurePages(of: self, in: folder) }
    }

    /// Returns the message of an expectation that fails; `nil` if the log is as expected.
    /// - Parameters:
    ///   - expected: The expected log.
    ///   - file: The path of the file of the expectation.
    ///   - line: The line of the expectation.
    ///   - settings: What the environment asks for.
    package func failure(
        expecting expected: String, file: String, line: Int, _ settings: FailureSettings = .current
    ) -> String? {
        let difference = difference(from: expected) { difference, instant in
            settings.isAdvising ? FailureAdvice(for: difference, at: instant, of: self).text : ""
        }
        guard let difference else { return nil }
        if let pages = recorder as? FailurePages { return "\(difference)\n\(pages.write(file: file, line: line))" }
        return settings.isAdvising ? difference : "\(difference)\n\(Self.hint)"
    }

    private static var hint: String {
        "TOUCHSTONE_ADVICE=1 searches for a change that gives it; TOUCHSTONE_PAGES=FOLDER writes the run as a page."
    }
}
