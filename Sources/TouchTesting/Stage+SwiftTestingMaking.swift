import Testing
public import Touchstone

extension Stage {
    /// Sets the stage.
    /// - Parameters:
    ///   - size: of the window and the view, in points.
    ///   - application: one of your own class, that was used for nothing before.
    ///   - makeWindow: makes a window of your own class; its frame is set.
    ///   - fileID: where a misuse is shown as an issue of the test; the call by default.
    ///   - filePath: as `fileID`.
    ///   - line: as `fileID`.
    ///   - column: as `fileID`.
    ///   - build: adds views and recognizers.
    public convenience init(
        size: CGSize = CGSize(width: 400, height: 300), application: UIApplication? = nil,
        window makeWindow: (() -> UIWindow)? = nil, fileID: String = #fileID, filePath: String = #filePath,
        line: Int = #line, column: Int = #column,
        _ build: (Stage) -> Void
    ) {
        self.init(
            failing: Self.recording(fileID, filePath, line, column), size: size,
            application: application, window: makeWindow, build)
    }

    /// Sets an empty stage.
    /// - Parameters:
    ///   - size: of the window and the view, in points.
    ///   - application: one of your own class, that was used for nothing before.
    ///   - fileID: where a misuse is shown as an issue of the test; the call by default.
    ///   - filePath: as `fileID`.
    ///   - line: as `fileID`.
    ///   - column: as `fileID`.
    public convenience init(
        size: CGSize = CGSize(width: 400, height: 300), application: UIApplication? = nil,
        fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
    ) {
        self.init(
            failing: Self.recording(fileID, filePath, line, column), size: size,
            application: application)
    }

    /// Sets a stage whose `view` is that of a controller: it is loaded and appears in the window, as in an app.
    ///
    /// Callbacks up to `viewDidAppear(_:)` have been called afterwards; they are not in the log.
    /// - Parameters:
    ///   - root: the window's root controller. If it is made here, it is made as the app: `UIApplication.shared` is that of the
    ///     stage.
    ///   - size: of the window and the view, in points.
    ///   - application: one of your own class, that was used for nothing before.
    ///   - makeWindow: makes a window of your own class; its frame is set.
    ///   - fileID: where a misuse is shown as an issue of the test; the call by default.
    ///   - filePath: as `fileID`.
    ///   - line: as `fileID`.
    ///   - column: as `fileID`.
    public convenience init(
        root: @autoclosure @escaping () -> UIViewController, size: CGSize = CGSize(width: 400, height: 300),
        application: UIApplication? = nil, window makeWindow: (() -> UIWindow)? = nil,
        fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
    ) {
        self.init(
            failing: Self.recording(fileID, filePath, line, column), size: size,
            application: application, window: makeWindow, root: root)
    }

    /// Fails the running test, at that place. The macro that makes a `SourceLocation` is not known in files that do not
    /// import Testing.
    private static func recording(_ fileID: String, _ filePath: String, _ line: Int, _ column: Int) -> (String) -> Void
    {
        let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        return { Issue.record(Comment(rawValue: $0), sourceLocation: location) }
    }
}
