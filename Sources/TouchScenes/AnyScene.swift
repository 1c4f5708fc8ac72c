public import Touchstone

/// A scene of any kind, as a value: what a list of scenes holds.
///
/// It forwards to the scene that it was made of. `any Scene` would do natively; Embedded Swift has no existentials of structs.
public struct AnyScene: Scene {
    /// The name of the scene that it was made of.
    public let name: String
    /// What there is to touch in that scene.
    public let summary: String
    /// The size of that scene's window, in points.
    public let windowSize: CGSize
    private let makeWindow: (CGRect) -> UIWindow
    private let build: (UIWindow) -> Void

    /// Creates a value that stands for a scene.
    /// - Parameter scene: is asked for its name, its summary and its size now, for its window and its views when they are wanted.
    public init(_ scene: some Scene) {
        name = scene.name
        summary = scene.summary
        windowSize = scene.windowSize
        makeWindow = { scene.makeWindow(frame: $0) }
        build = { scene.build(in: $0) }
    }

    /// Makes the window of the scene that it was made of.
    /// - Parameter frame: in screen coordinates, points.
    public func makeWindow(frame: CGRect) -> UIWindow { makeWindow(frame) }

    /// Builds the scene that it was made of.
    public func build(in window: UIWindow) { build(window) }
}
