public import Touchstone

/// A small app that fingers can be played to: views and recognizers with names, written against the public API only.
///
/// A scene records nothing itself; the trace of the application shows what its views and recognizers hear.
public protocol Scene {
    /// A short name, for people and for choosing it.
    var name: String { get }
    /// What there is to touch, in one line.
    var summary: String { get }
    /// The size of the window it was made for, in points. It has to work in any other.
    var windowSize: CGSize { get }
    /// Makes the window that it is built in; a plain one by default.
    /// - Parameter frame: in screen coordinates, points.
    func makeWindow(frame: CGRect) -> UIWindow
    /// Adds its views and recognizers, or its root view controller, to a window that is as large as it will be.
    ///
    /// Whatever the scene needs later must be kept alive by the views that it adds.
    func build(in window: UIWindow)
}

extension Scene {
    /// A plain window.
    public func makeWindow(frame: CGRect) -> UIWindow { UIWindow(frame: frame) }
}
