import TouchScenes
public import TouchWeb
import Touchstone

/// The scenes of the library, for a page.
public enum PageScenes {
    /// All scenes, in order of name.
    public static var all: [WebScene] {
        Scenes.all.map { scene in
            WebScene(
                scene.name, summary: scene.summary, hint: scene.hint, size: scene.windowSize,
                makeWindow: { scene.makeWindow(frame: $0) }, build: { scene.build(in: $0) })
        }
    }
}
