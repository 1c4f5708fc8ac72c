public import Touchstone

/// A small app to which fingers can be played: named views and recognizers, written against the public API only.
///
/// A scene records nothing itself; the trace of the application shows the calls of its views and recognizers.
public protocol Scene {
    /// A short name, for people and for selecting it.
    var name: String { get }
    /// A description of what there is to touch, in one line.
    var summary: String { get }
    /// The advice what to try, and with which fingers, in a sentence of at most 90 characters; a general one by default.
    var hint: String { get }
    /// The size of the window for which it was made, in points; 400 × 300 by default. It must work in any other.
    var windowSize: CGSize { get }
    /// Makes the window in which it is built; a plain one by default.
    /// - Parameter frame: The frame in screen coordinates, points.
    func makeWindow(frame: CGRect) -> UIWindow
    /// Adds its views and recognizers, or its root view controller, to a window that already has its size.
    ///
    /// The views that it adds must keep alive everything that the scene needs later.
    func build(in window: UIWindow)
}

/// The hint of a scene that has none of its own.
package let generalHint = "Tap it, hold it and drag with one finger; pinch and turn with two."

extension Scene {
    /// A sentence that suits any scene.
    public var hint: String { generalHint }
    /// The size of a stage of tests.
    public var windowSize: CGSize { CGSize(width: 400, height: 300) }
    /// Makes a plain window.
    public func makeWindow(frame: CGRect) -> UIWindow { UIWindow(frame: frame) }
}
