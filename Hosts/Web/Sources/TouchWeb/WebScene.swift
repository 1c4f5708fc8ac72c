public import Touchstone

/// An app that a page can start: its name, and the functions that build it.
public struct WebScene {
    /// A short name.
    public let name: String
    /// A description of what there is to touch, in one line.
    public let summary: String
    /// Advice on what to try, with which fingers.
    public let hint: String
    /// The size for which it was made, in points.
    public let size: CGSize
    let makeWindow: (CGRect) -> UIWindow
    let build: (UIWindow) -> Void

    /// Creates the description of an app.
    /// - Parameters:
    ///   - name: A short name.
    ///   - summary: What there is to touch, in one line.
    ///   - hint: What to try, with which fingers.
    ///   - size: The size for which it was made, in points.
    ///   - makeWindow: Makes its window; a plain one by default. Its parameter is the frame, in screen coordinates.
    ///   - build: Adds views, or a root view controller, to the window.
    public init(
        _ name: String, summary: String = "", hint: String = "", size: CGSize = CGSize(width: 390, height: 844),
        makeWindow: @escaping (CGRect) -> UIWindow = { UIWindow(frame: $0) }, build: @escaping (UIWindow) -> Void
    ) {
        (self.name, self.summary, self.hint, self.size) = (name, summary, hint, size)
        (self.makeWindow, self.build) = (makeWindow, build)
    }
}
