import TouchScenes
import TouchWeb
import Touchstone

/// The scenes of the library, for a page.
enum PageScenes {
    /// All scenes, in order of name.
    static var all: [WebScene] {
        Scenes.all.map { scene in
            WebScene(
                scene.name, summary: scene.summary, hint: scene.hint, size: scene.windowSize,
                makeWindow: { scene.makeWindow(frame: $0) }, build: { scene.build(in: $0) })
        }
    }
}
