public import Touchstone

/// An app that a page can start: its name, and the functions that build it.
public struct WebScene {
    /// A short name.
    public let name: String
    /// The title, for people; empty for the name in words.
    public let title: String
    /// A description of what there is to touch, in one line.
    public let summary: String
    /// Advice on what to try, with which fingers.
    public let hint: String
    /// The heading below which it is listed; empty for none.
    public let group: String
    /// The title of the scenes among which it is listed in one place; empty for a place of its own.
    public let family: String
    /// The size for which it was made, in points.
    public let size: CGSize
    let makeWindow: (CGRect) -> UIWindow
    let build: (UIWindow) -> Void

    /// Creates the description of an app.
    /// - Parameters:
    ///   - name: A short name.
    ///   - title: The title, for people; by default the name in words.
    ///   - summary: What there is to touch, in one line.
    ///   - hint: What to try, with which fingers.
    ///   - group: The heading below which it is listed, with the scenes next to it that have the same one.
    ///   - family: The title of the scenes next to it among which it is listed in one place.
    ///   - size: The size for which it was made, in points.
    ///   - makeWindow: Makes its window; a plain one by default. Its parameter is the frame, in screen coordinates.
    ///   - build: Adds views, or a root view controller, to the window.
    public init(
        _ name: String, title: String = "", summary: String = "", hint: String = "", group: String = "",
        family: String = "", size: CGSize = CGSize(width: 390, height: 844),
        makeWindow: @escaping (CGRect) -> UIWindow = { UIWindow(frame: $0) }, build: @escaping (UIWindow) -> Void
    ) {
        (self.name, self.title, self.summary, self.hint) = (name, title, summary, hint)
        (self.group, self.family, self.size) = (group, family, size)
        (self.makeWindow, self.build) = (makeWindow, build)
    }
}
