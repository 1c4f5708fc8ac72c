import CairoPainter
import HostKit
public import TouchScenes
public import Touchstone

/// The draw list of a scene, without a window.
public struct ScenePicture {
    /// The picture, in points.
    public let list: DrawList
    /// The size of the screen, in points.
    public let size: CGSize

    /// Draws a scene as it begins.
    public init(_ scene: AnyScene) {
        self.init(scene, after: nil)
    }

    /// Draws a scene after input was played to it.
    /// - Parameters:
    ///   - scene: The scene.
    ///   - input: The input; `nil` for none.
    init(_ scene: AnyScene, after input: ReplayInput?) {
        size = input?.size ?? scene.windowSize
        let session = SceneSession(scene, size: size, scale: input?.scale, start: .zero)
        if let input { session.play(input) }
        list = session.application.draw()
        session.close()
    }
}
