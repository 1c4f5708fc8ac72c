public import TouchWeb
import TouchScenes
import Touchstone

/// The scenes of the library, for a page.
public enum PageScenes {
    /// All scenes and puzzles, in the order of the launcher.
    public static var all: [WebScene] { Scenes.listed.map { page($0) } }

    /// Returns the scene of a name; `nil` if there is none.
    public static func named(_ name: String) -> WebScene? { Scenes.named(name).map { page($0) } }

    private static func page(_ scene: AnyScene) -> WebScene {
        WebScene(
            scene.name, title: scene.title, summary: scene.summary, hint: scene.hint, group: scene.group.title,
            family: scene.family, size: scene.windowSize,
            makeWindow: { scene.makeWindow(frame: $0) }, build: { scene.build(in: $0) })
    }
}
