import Foundation
import TestSupport
import TouchScenes
import Touchstone
import TouchStory
import TouchTrace

@testable import TouchstoneCommand

/// Something that hands do to a scene. Its trace is in `Tests/Data/Stories`, its picture in the resources of the documentation,
/// its timeline in a page there.
struct SceneStory {
    let scene: any Scene
    /// A summary in a few words; the page says `<!-- timeline: … -->` before the drawing.
    let name: String
    /// The lanes that the page shows; all by default. Patterns, as `--lane` takes them.
    let lanes: [String]
    /// The script of the hands. Three seconds go by afterwards, also for fingers that are still down.
    let play: (SceneStage) -> Void

    init(_ scene: any Scene, _ name: String, lanes: [String] = [], play: @escaping (SceneStage) -> Void) {
        self.scene = scene
        self.name = name
        self.lanes = lanes
        self.play = play
    }

    private var fileName: String { name.lowercased().replacingOccurrences(of: " ", with: "-") }

    /// The path of the trace, from the root of the package.
    var tracePath: String { "Tests/Data/Stories/\(scene.name)/\(fileName).trace" }
    /// The path of the picture of the end.
    var picturePath: String { "Documentation/Touchstone.docc/Resources/\(pictureName).svg" }
    /// The name of the picture on a page.
    var pictureName: String { "\(scene.name)-\(fileName)" }

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

    /// The whole timeline, or of some lanes.
    func timeline(_ trace: Trace) -> Timeline {
        let whole = Timeline(trace.records)
        return lanes.isEmpty ? whole : whole.selecting(TimelineSelection(lanes: lanes))
    }

    /// Patterns that no lane has.
    func unknownLanes(_ trace: Trace) -> [String] {
        Timeline(trace.records).unknownLanes(of: TimelineSelection(lanes: lanes))
    }

    /// As wide as a page; the scenes call the recognizers that delay touches `… delay`.
    private static let options = TimelineOptions(
        width: Page.columns, internalRecognizers: TimelineOptions.scrollRecognizers + ["* delay"])

    /// The lines of the page's drawing.
    func drawing(_ trace: Trace) -> [String] {
        timeline(trace).text(Self.options, hasLegend: false)
            .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
            .drop { $0.isEmpty }.dropLast()
    }
}
