import TouchScenes
import TouchStory
import TouchTrace
import Touchstone
import TouchRecordings
import TouchReports

/// Input that was played to a scene, and the report about it; its trace is not kept in memory.
struct PlayedScene {
    private var played: Playable
    private let scene: any Scene
    private let size: CGSize
    private let introduction: String
    private let timeline: Timeline
    private let summary: GestureSummary
    /// The touches that are down at the end.
    private let down: [AnsweredTouch]
    /// The final picture of the screen, as SVG.
    let picture: String

    /// Plays input to a scene.
    /// - Parameters:
    ///   - window: The size in points; the suitable one by default.
    ///   - part: The part that is shown; an unknown lane is an error.
    ///   - introduction: The first lines; by default the input and the scene.
    ///   - trace: Receives the text of the trace while it is made; `nil` if it is not needed.
    init(
        _ played: Playable, to scene: any Scene, window: CGSize?, part: TimelineSelection,
        introduction: String?, _ surroundings: Surroundings, trace: ((String) -> Void)?
    ) throws(CommandFailure) {
        (self.played, self.scene) = (played, scene)
        let size = window ?? played.size
        self.size = size
        self.introduction = introduction ?? Self.introduction(played, scene, size)
        var builder = TimelineBuilder(keeping: part)
        var tally = GestureTally()
        var contents = AnswerContents([])
        let decisions = scene.name == played.scene && size == played.size ? played.decisions : nil
        var digest = DecisionDigest()
        picture = try Replay.play(
            played, to: scene, size: size,
            header: { trace?($0.text) },
            take: { record in
                builder.take(record)
                tally.take(record)
                contents.take(record)
                if decisions != nil { digest.take(record) }
                trace?("\(record)\n")
            },
            progress: { surroundings.progress("playing \(played.source)", $0) })
        if let decisions, decisions != digest.value {
            self.played.warnings.append(
                "\(played.source): warning: the decisions differ from those with which the link was made: by another version of "
                    + "touchstone or of the scene. \(Program.name) diff compares traces, which replay writes with --trace"
            )
        }
        surroundings.progress("drawing \(played.source)", nil)
        timeline = try builder.timeline.part(part, of: played.source)
        summary = tally.summary
        contents.finish()
        down = contents.down
    }

    /// The warnings, one a line.
    var warnings: String { played.warnings.map { "\($0)\n" }.joined() }

    /// Writes the text for people, in pieces.
    func write(_ drawing: TimelineOptions, to take: (String) -> Void) {
        let block = TextBlock(drawing)
        if let emptiness = played.emptiness { return take(block.text("\(played.source): \(emptiness)")) }
        if let notOver = down.notOver { take(block.text("\(notOver).")) }
        for line in introduction.split(whereSeparator: \.isNewline) { take(block.text(String(line))) }
        take("\n")
        timeline.write(drawing, to: take)
        take("\n" + block.text("recognized\(timeline.isPart ? " in all" : ""): \(summary.readable)"))
    }

    /// The report for programs.
    var json: JSON {
        .document(
            "replay",
            [
                "source": .string(played.source), "device": .optional(played.device), "scene": .string(scene.name),
                "window": .members(["width": .number(size.width), "height": .number(size.height)]),
                "contacts": .whole(played.contactCount),
                "warnings": .strings(played.warnings + (played.emptiness.map { ["\(played.source): \($0)"] } ?? [])),
                "origin": .number(timeline.origin.seconds), "lanes": .lanes(timeline),
                "decisions": .decisions(timeline), "recognized": .recognized(summary),
            ])
    }

    private static func introduction(_ played: Playable, _ scene: any Scene, _ size: CGSize) -> String {
        "\(played.source): \(played.kind), \(played.contactCount) "
            + "\(played.contactCount == 1 ? "contact" : "contacts") in a window of "
            + "\(Int(size.width)) × \(Int(size.height)) points.\nPlayed to \(scene.summary)."
    }
}
