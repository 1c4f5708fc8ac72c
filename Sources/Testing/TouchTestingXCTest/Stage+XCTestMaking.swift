public import Touchstone
import XCTest

extension Stage {
    /// Creates a stage.
    /// - Parameters:
    ///   - size: The size of the window and the view, in points.
    ///   - application: An unused application, for instance of your own class.
    ///   - makeWindow: Makes the window, for instance of your own class; its frame is set afterwards.
    ///   - file: The file in which a misuse is reported as a failure of the test; that of the call by default.
    ///   - line: As `file`.
    ///   - build: A closure that adds views and recognizers.
    public convenience init(
        size: CGSize = CGSize(width: 400, height: 300), application: UIApplication? = nil,
        window makeWindow: (() -> UIWindow)? = nil, file: StaticString = #filePath, line: UInt = #line,
        @_implicitSelfCapture _ build: @escaping (Stage) -> Void
    ) {
        self.init(
            failing: { XCTFail($0, file: file, line: line) }, size: size, application: application,
            window: makeWindow, help: .current, build)
    }

    /// Creates an empty stage.
    /// - Parameters:
    ///   - size: The size of the window and the view, in points.
    ///   - application: An unused application, for instance of your own class.
    ///   - file: The file in which a misuse is reported as a failure of the test; that of the call by default.
    ///   - line: As `file`.
    public convenience init(
        size: CGSize = CGSize(width: 400, height: 300), application: UIApplication? = nil,
        file: StaticString = #filePath, line: UInt = #line
    ) {
        self.init(
            failing: { XCTFail($0, file: file, line: line) }, size: size, application: application, help: .current)
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
    ///   - file: The file in which a misuse is reported as a failure of the test; that of the call by default.
    ///   - line: As `file`.
    public convenience init(
        root: @autoclosure @escaping () -> UIViewController, size: CGSize = CGSize(width: 400, height: 300),
        application: UIApplication? = nil, window makeWindow: (() -> UIWindow)? = nil,
        file: StaticString = #filePath, line: UInt = #line
    ) {
        self.init(
            failing: { XCTFail($0, file: file, line: line) }, size: size, application: application,
            window: makeWindow,
            root: root, help: .current)
    }
}
