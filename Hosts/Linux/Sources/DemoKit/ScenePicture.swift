import TouchScenes
import Touchstone

/// The draw list of a scene, without a window.
struct ScenePicture {
    /// The picture, in points.
    let list: DrawList
    /// The size of the screen, in points.
    let size: CGSize

    /// Draws a scene as it begins, or after input was played to it.
    init(_ scene: AnyScene, after input: ReplayInput? = nil, style: UIUserInterfaceStyle = .light) {
        self.init(SceneSession(scene, for: input, style: style), after: input)
    }

    /// Draws the scene of a session after input was played to it, and ends the session.
    init(_ session: SceneSession, after input: ReplayInput?) {
        if let input { session.play(input) }
        size = session.size
        list = session.application.host.draw()
        session.close()
    }
}
