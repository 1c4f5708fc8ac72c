import TouchAdvice
import TouchScenes
import Touchstone

/// A command that lists what a scene's views and recognizers decide about touches before one comes down.
struct InspectCommand: Command {
    private static let scene = OptionDescription(
        "scene", "s", value: SharedOptions.sceneName, "Inspects that scene (touchstone scenes lists them).")

    private static let explore = OptionDescription(
        "explore", "e", "Plays all short scripts of some fingers, too, and shows what they find.")
    private static let fingers = OptionDescription(
        "fingers", nil, value: ValueDescription("N"), "Explores with at most that many fingers; 2 by default.")
    private static let events = OptionDescription(
        "events", nil, value: ValueDescription("N"), "Explores scripts of at most that many events; 6 by default.")
    private static let runs = OptionDescription(
        "runs", nil, value: ValueDescription("N"), "Explores with at most that many scripts; 100000 by default.")
    private static let strict = OptionDescription(
        "strict", nil,
        "Exits with 1 if there is a problem, for continuous integration; a note is none. Without --scene, inspects all scenes."
    )
    private static let output = OptionDescription(
        "output", "o", value: ValueDescription("FOLDER", .files),
        "Writes a trace of the shortest script of each explored finding to that folder, which must exist.")

    /// The command's row in the table.
    static let description = CommandDescription(
        "inspect", "Finds conflicts in a scene before a finger comes down.", [],
        [scene, strict, explore, fingers, events, runs, output, SharedOptions.json],
        details: [
            "It finds cycles of failure requirements, recognizers that never recognize, views that no touch reaches, taps that wait for "
                + "others, targets smaller than 44 x 44 points, and views that constraints do not place completely. A note is about something that may be intended.",
            "--explore plays scripts of the events down, move, up and rest, each to the scene anew, the shortest first. It finds "
                + "recognizers that never fire or that no touch reaches, pairs that both do, the longest waits, recognizers that are stuck, "
                + "touches that a view does not see end, and misuse that a diagnostic reports. A script that leads to a known state is not "
                + "continued. It covers one place for all that lead to the same recognizers, and is done when all scripts up to the bound were played, or when the runs are "
                + "used up: the last line states which.",
        ],
        examples: [
            .init("touchstone inspect --scene puzzle-06-late", "names a tap that waits for a double tap, and the like"),
            .init("touchstone inspect --scene two-subviews --explore --events 4", "also plays scripts of four events"),
            .init("touchstone inspect --scene dots --strict", "fails if there is a problem"),
        ],
        exitCodes: ["success", "a problem with --strict, or a file that cannot be written", "usage error"])

    private let scenes: [AnyScene]
    private let isStrict: Bool
    private let isExploring: Bool
    private let fingers: Int
    private let events: Int
    private let runs: Int
    private let folder: String?
    private let isJSON: Bool

    /// Creates the command from the words of a call.
    init(_ arguments: Arguments) throws(UsageError) {
        let program = Program.current
        isStrict = arguments.has(Self.strict)
        scenes = arguments.value(Self.scene).flatMap(program.scene(named:)).map { [$0] } ?? program.scenes
        let one = [SharedOptions.json, Self.output].first { arguments.has($0) }
        if scenes.count > 1, !isStrict || one != nil {
            let words = one.map { "--\($0.name) is about one scene; add --scene" } ?? "--scene is missing"
            throw UsageError("\(words); \(program.name) scenes lists the scenes", command: "inspect")
        }
        isExploring = arguments.has(Self.explore)
        let values = ValueParser(arguments, Self.description)
        fingers = try values.count(Self.fingers, from: 1) ?? 2
        events = try values.count(Self.events, from: 1) ?? 6
        runs = try values.count(Self.runs, from: 1) ?? 100_000
        folder = arguments.value(Self.output)
        let bounds = [Self.fingers, Self.events, Self.runs, Self.output]
        if !isExploring, let option = bounds.first(where: { arguments.value($0) != nil }) {
            throw UsageError("--\(option.name) is about --explore; add that", command: "inspect")
        }
        isJSON = arguments.has(SharedOptions.json)
    }

    /// Inspects the scenes, and explores them if that is asked for.
    func run(_ sources: [Source], _ surroundings: Surroundings) throws(CommandFailure) -> Outcome {
        var (texts, witnesses, hasProblems) = ([String](), [(scene: AnyScene, witness: Witness)](), false)
        for scene in scenes {
            let report = report(scene, surroundings)
            texts.append(isJSON ? JSONWriter.text(report.json) : report.text(surroundings.drawing))
            witnesses += report.witnesses.map { (scene, $0) }
            hasProblems = hasProblems || report.hasProblems
        }
        var outcome = Outcome(texts.joined(separator: "\n"), exitCode: isStrict && hasProblems ? 1 : 0)
        for (scene, witness) in witnesses { outcome.write(Array(witness.trace(of: scene).utf8), to: witness.path) }
        return outcome
    }

    private func report(_ scene: AnyScene, _ surroundings: Surroundings) -> InspectionReport {
        let start = { RestartableApp(scene, size: scene.windowSize) }
        let exploration =
            isExploring
            ? Explorer(fingers: fingers, events: events, maximumRuns: runs, start: start).explore {
                surroundings.progress("exploring \(scene.name)", $0)
            } : nil
        return InspectionReport(scene.name, start().inspect(), exploration, folder: folder)
    }
}
