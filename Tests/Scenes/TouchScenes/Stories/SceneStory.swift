import Foundation
import TestSupport
import TouchScenes
import TouchTrace

@testable import TouchstoneCommand

/// Something that hands do to a scene. Its trace is in `Tests/Data/Stories`, its picture in the resources of the documentation;
/// `Scripts/build-docs` draws the trace.
struct SceneStory {
    let scene: any Scene
    /// A summary in a few words.
    let name: String
    /// The script of the hands. Three seconds go by afterwards, also for fingers that are still down.
    let play: (SceneStage) -> Void

    init(_ scene: any Scene, _ name: String, play: @escaping (SceneStage) -> Void) {
        self.scene = scene
        self.name = name
        self.play = play
    }

    private var fileName: String { name.lowercased().replacingOccurrences(of: " ", with: "-") }

    /// The path of the trace, from the root of the package.
    var tracePath: String { "Tests/Data/Stories/\(scene.name)/\(fileName).trace" }
    /// The path of the picture of the end.
    var picturePath: String { "Documentation/Touchstone.docc/Resources/\(scene.name)-\(fileName).svg" }

    /// Plays it, and returns the trace of the whole story and the picture of its end.
    func tell() -> (trace: Trace, picture: String) {
        let stage = SceneStage(scene)
        play(stage)
        stage.wait(ScenePlayer.aftermath)
        var file = stage.player.header(scene, source: "a story: \(name)")
        file.records = stage.player.takeRecords()
        return (file, stage.player.end())
    }

    /// The trace's frames, played to the scene again.
    func again(_ trace: Trace) -> Replay {
        Replay(
            trace.frames, to: scene, size: trace.screenSize, scale: trace.screenScale, until: trace.end,
            source: trace[.source])
    }
}
