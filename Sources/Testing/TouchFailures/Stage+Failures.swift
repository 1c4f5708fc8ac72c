package import TouchStage
package import Touchstone

extension Stage {
    /// Creates a stage for a test library, with all that its failures need.
    /// - Parameters:
    ///   - fail: Fails the running test, with a text that states what to do.
    ///   - size: The size of the window and the view, in points.
    ///   - application: An unused application; `nil` for a new one.
    ///   - makeWindow: Makes the window; its frame is set afterwards.
    ///   - makeRoot: Makes the controller whose view is `view`; `nil` for a plain view.
    ///   - settings: The requests of the environment.
    ///   - build: A closure that adds views and recognizers.
    package convenience init(
        reporting fail: @escaping (String) -> Void, size: CGSize, application: UIApplication?,
        window makeWindow: (() -> UIWindow)? = nil, root makeRoot: (() -> UIViewController)? = nil,
        _ settings: FailureSettings = .current, build: @escaping (Stage) -> Void = { _ in }
    ) {
        self.init(
            failing: fail, size: size, application: application, window: makeWindow, root: makeRoot,
            isRestartable: settings.isAdvising, build)
        if let folder = settings.pages { recorder = FailurePages(of: self, in: folder) }
    }

    /// Returns the message of an expectation that fails; `nil` if the log is as expected.
    /// - Parameters:
    ///   - expected: The expected log.
    ///   - file: The path of the file of the expectation.
    ///   - line: The line of the expectation.
    ///   - settings: The requests of the environment.
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
