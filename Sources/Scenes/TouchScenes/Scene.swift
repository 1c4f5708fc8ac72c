public import Touchstone

/// A small app to which fingers can be played: named views and recognizers, written against the public API only.
///
/// A scene records nothing itself; the trace of the application shows the calls of its views and recognizers.
public protocol Scene {
    /// A short name, for selecting it.
    var name: String { get }
    /// The title, for people; by default the name with spaces in place of hyphens.
    var title: String { get }
    /// The part of the list of scenes; `.idea` by default.
    var group: SceneGroup { get }
    /// The title of the scenes among which it is listed in one place; empty, the default, for one that has a place of its own.
    var family: String { get }
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
    /// The name with spaces in place of hyphens, and a capital if it begins with a letter of ASCII.
    public var title: String {
        var bytes = name.utf8.map { $0 == UInt8(ascii: "-") ? UInt8(ascii: " ") : $0 }
        if let first = bytes.first, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first) { bytes[0] = first - 32 }
        return String(decoding: bytes, as: UTF8.self)
    }
    /// The scenes that show one idea.
    public var group: SceneGroup { .idea }
    /// A place of its own.
    public var family: String { "" }
    /// A sentence that suits any scene.
    public var hint: String { generalHint }
    /// The size of a stage of tests.
    public var windowSize: CGSize { CGSize(width: 400, height: 300) }
    /// Makes a plain window.
    public func makeWindow(frame: CGRect) -> UIWindow { UIWindow(frame: frame) }
}
