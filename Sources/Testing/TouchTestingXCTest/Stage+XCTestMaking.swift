public import TouchCore
public import TouchInput
import XCTest

extension Stage {
    /// Creates a stage.
    ///
    /// With a controller, `view` is its view, which is loaded and appears in the window as in an app: callbacks up to `viewDidAppear(_:)` are
    /// called before the initializer returns, and are not in the log.
    /// - Parameters:
    ///   - root: The window's root controller; none by default. What is created in the argument is created as the app, in which
    ///     `UIApplication.shared` is that of the stage.
    ///   - size: The size of the screen, the window and the view, in points.
    ///   - application: An unused application, for instance of your own class.
    ///   - window: The window, for instance of your own class, created as `root`; its frame is set afterwards.
    ///   - build: A closure that adds views and recognizers.
    public convenience init(
        root: @autoclosure @escaping () -> UIViewController? = nil, size: CGSize = CGSize(width: 400, height: 300),
        application: UIApplication? = nil, window: @autoclosure @escaping () -> UIWindow? = nil,
        @_implicitSelfCapture _ build: @escaping (Stage) -> Void = { _ in }
    ) {
        self.init(
            failing: { XCTFail($0, file: $1.file, line: $1.line) },
            root: root(), size: size, application: application, window: window(), help: .explained, build)
    }
}
