import TouchScenes
import TouchWeb
import Touchstone

WebApp.run(
    Scenes.all.map { scene in
        WebScene(
            scene.name, summary: scene.summary, hint: Hints.hint(for: scene.name), size: scene.windowSize,
            makeWindow: { scene.makeWindow(frame: $0) }, build: { scene.build(in: $0) })
    })
