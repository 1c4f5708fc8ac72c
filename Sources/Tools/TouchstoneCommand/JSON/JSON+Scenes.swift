import TouchScenes
import Touchstone

extension JSON {
    /// The list of all scenes.
    static var scenes: JSON {
        .list(
            Program.current.scenes.map { scene in
                .members([
                    "name": .string(scene.name), "title": .string(scene.title), "group": .string(scene.group.title),
                    "summary": .string(scene.summary), "hint": .string(scene.hint),
                    "width": .number(scene.windowSize.width), "height": .number(scene.windowSize.height),
                ])
            })
    }
}
