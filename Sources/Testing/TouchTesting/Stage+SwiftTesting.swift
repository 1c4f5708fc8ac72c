public import Testing
@_exported public import TouchStage
public import Touchstone

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

extension Stage {
    /// Creates a stage.
    /// - Parameters:
    ///   - size: The size of the window and the view, in points.
    ///   - application: An unused application, for instance of your own class.
    ///   - makeWindow: Makes the window, for instance of your own class; its frame is set afterwards.
    ///   - fileID: The source location at which a misuse is reported as an issue of the test; that of the call by default.
    ///   - filePath: As `fileID`.
    ///   - line: As `fileID`.
    ///   - column: As `fileID`.
    ///   - build: A closure that adds views and recognizers.
    public convenience init(
        size: CGSize = CGSize(width: 400, height: 300), application: UIApplication? = nil,
        window makeWindow: (() -> UIWindow)? = nil, fileID: String = #fileID, filePath: String = #filePath,
        line: Int = #line, column: Int = #column,
        @_implicitSelfCapture _ build: @escaping (Stage) -> Void
    ) {
        self.init(
            failing: Self.recording(fileID, filePath, line, column), size: size,
            application: application, window: makeWindow, help: .current, build)
    }

    /// Creates an empty stage.
    /// - Parameters:
    ///   - size: The size of the window and the view, in points.
    ///   - application: An unused application, for instance of your own class.
    ///   - fileID: The source location at which a misuse is reported as an issue of the test; that of the call by default.
    ///   - filePath: As `fileID`.
    ///   - line: As `fileID`.
    ///   - column: As `fileID`.
    public convenience init(
        size: CGSize = CGSize(width: 400, height: 300), application: UIApplication? = nil,
        fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
    ) {
        self.init(
            failing: Self.recording(fileID, filePath, line, column), size: size,
            application: application, help: .current)
    }

    /// Creates a stage whose `view` is that of a controller: it is loaded and appears in the window, as in an app.
    ///
    /// Callbacks up to `viewDidAppear(_:)` are called before the initializer returns; they are not in the log.
    /// - Parameters:
    ///   - root: The window's root controller. If it is created in the argument, it is created as the app, in which
    ///     `UIApplication.shared` is that of the stage.
    ///   - size: The size of the window and the view, in points.
    ///   - application: An unused application, for instance of your own class.
    ///   - makeWindow: Makes the window, for instance of your own class; its frame is set afterwards.
    ///   - fileID: The source location at which a misuse is reported as an issue of the test; that of the call by default.
    ///   - filePath: As `fileID`.
    ///   - line: As `fileID`.
    ///   - column: As `fileID`.
    public convenience init(
        root: @autoclosure @escaping () -> UIViewController, size: CGSize = CGSize(width: 400, height: 300),
        application: UIApplication? = nil, window makeWindow: (() -> UIWindow)? = nil,
        fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
    ) {
        self.init(
            failing: Self.recording(fileID, filePath, line, column), size: size,
            application: application, window: makeWindow, root: root, help: .current)
    }

    /// Returns a closure that fails the running test at a source location. The macro that creates a `SourceLocation` is
    /// unavailable in files that do not import Testing.
    private static func recording(_ fileID: String, _ filePath: String, _ line: Int, _ column: Int) -> (String) -> Void
    {
        let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        return { Issue.record(Comment(rawValue: $0), sourceLocation: location) }
    }
}
