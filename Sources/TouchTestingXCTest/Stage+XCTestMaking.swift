public import Touchstone
import XCTest

extension Stage {
    /// Sets the stage.
    /// - Parameters:
    ///   - size: of the window and the view, in points.
    ///   - application: one of your own class, that was used for nothing before.
    ///   - makeWindow: makes a window of your own class; its frame is set.
    ///   - file: where a misuse is shown as a failure of the test; the call by default.
    ///   - line: as `file`.
    ///   - build: adds views and recognizers.
    public convenience init(
        size: CGSize = CGSize(width: 400, height: 300), application: UIApplication? = nil,
        window makeWindow: (() -> UIWindow)? = nil, file: StaticString = #filePath, line: UInt = #line,
        _ build: (Stage) -> Void
    ) {
        self.init(
            failing: { XCTFail($0, file: file, line: line) }, size: size, application: application, window: makeWindow,
            build)
    }

    /// Sets an empty stage.
    /// - Parameters:
    ///   - size: of the window and the view, in points.
    ///   - application: one of your own class, that was used for nothing before.
    ///   - file: where a misuse is shown as a failure of the test; the call by default.
    ///   - line: as `file`.
    public convenience init(
        size: CGSize = CGSize(width: 400, height: 300), application: UIApplication? = nil,
        file: StaticString = #filePath, line: UInt = #line
    ) {
        self.init(failing: { XCTFail($0, file: file, line: line) }, size: size, application: application)
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
    ///   - file: where a misuse is shown as a failure of the test; the call by default.
    ///   - line: as `file`.
    public convenience init(
        root: @autoclosure @escaping () -> UIViewController, size: CGSize = CGSize(width: 400, height: 300),
        application: UIApplication? = nil, window makeWindow: (() -> UIWindow)? = nil,
        file: StaticString = #filePath, line: UInt = #line
    ) {
        self.init(
            failing: { XCTFail($0, file: file, line: line) }, size: size, application: application, window: makeWindow,
            root: root)
    }
}
