public import Touchstone

/// A type-erased scene, for lists of scenes.
///
/// It forwards to the scene that it wraps. Natively `any Scene` would do; Embedded Swift has no existentials of structs.
public struct AnyScene: Scene {
    /// The name of the wrapped scene.
    public let name: String
    /// The title of the wrapped scene.
    public let title: String
    /// The group of the wrapped scene.
    public let group: SceneGroup
    /// The family of the wrapped scene.
    public let family: String
    /// The summary of the wrapped scene.
    public let summary: String
    /// The hint of the wrapped scene.
    public let hint: String
    /// The size of the wrapped scene's window, in points.
    public let windowSize: CGSize
    private let makeWindow: (CGRect) -> UIWindow
    private let build: (UIWindow) -> Void

    /// Wraps a scene.
    /// - Parameter scene: The scene. Its texts and its size are read now, its window and its views are made when they are needed.
    public init(_ scene: some Scene) {
        name = scene.name
        (title, group, family) = (scene.title, scene.group, scene.family)
        summary = scene.summary
        hint = scene.hint
        windowSize = scene.windowSize
        makeWindow = { scene.makeWindow(frame: $0) }
        build = { scene.build(in: $0) }
    }

    /// Makes the window of the wrapped scene.
    /// - Parameter frame: The frame in screen coordinates, points.
    public func makeWindow(frame: CGRect) -> UIWindow { makeWindow(frame) }

    /// Builds the wrapped scene.
    public func build(in window: UIWindow) { build(window) }
}
