import TouchRecordings
import TouchTrace
import Touchstone

/// A command that puts the input of a trace into a link.
struct LinkCommand: Command {
    static let page = OptionDescription(
        "page", "p", value: ValueDescription("URL"),
        "Makes a link to the page at that address; by default to \(PackedLink.localPage), where Scripts/page serves it."
    )

    /// The command's row in the table.
    static let description = CommandDescription(
        "link", "Prints a link that holds the input of a trace; the page replays it, and so does replay.",
        [SharedOperands.trace("TRACE")], [page],
        details: [
            "The link holds the scene, the screen, everything that the devices reported, and a digest of the decisions, with which a "
                + "replay is compared. Everything is in the fragment, after #, which browsers do not send to a server.",
            "Ten seconds of two fingers that were recorded on a page are at most 4 kB. Of a device's recording the times are finer, "
                + "and the link is longer.",
        ],
        examples: [
            .init("touchstone link run.trace", "prints a link to the page on this machine"),
            .init("touchstone replay \"$(touchstone link run.trace)\"", "replays the link"),
        ])
    /// The length from which on browsers and messengers may cut a link off.
    private static let longLength = 32_000

    /// The trace.
    let files: [String]
    private let page: String

    /// Creates the command from the words of a call.
    init(_ arguments: Arguments) throws(UsageError) {
        files = arguments.operands
        page = arguments.value(Self.page) ?? PackedLink.localPage
        let isAddress = page.contains("://") && !page.contains("#") && !page.contains(where: \.isWhitespace)
        guard isAddress else {
            throw UsageError(
                "--page is the address of a page without a fragment, such as \(PackedLink.localPage), not '\(page)'",
                command: "link")
        }
    }

    /// Prints the link.
    func run(_ sources: [Source], _ surroundings: Surroundings) throws(CommandFailure) -> Outcome {
        let source = sources[0]
        var (steps, end, digest) = ([PackedTrace.Step](), Instant.zero, DecisionDigest())
        let trace = try TraceSource.records(source) { record in
            end = max(end, record.instant)
            digest.take(record)
            if case .frame(let frame) = record.step { steps.append(.frame(frame)) }
        }.file
        let scene = try Self.scene(of: trace, steps, source.name)
        var packed = PackedTrace(trace)
        (packed.scene, packed.steps, packed.end, packed.decisions) = (scene, steps, end, digest.value)
        let text: String
        do { text = try packed.text() } catch { throw CommandFailure("\(source.name):1: error: \(error.issue.advice)") }
        let link = PackedLink.address(page, text)
        var messages = TraceSource.warnings([trace])
        if link.utf8.count > Self.longLength {
            messages +=
                "\(source.name):1: warning: the link has \(link.utf8.count) characters; some programs cut such links off. "
                + "Pass the trace on as a file, or record a shorter one\n"
        }
        if Program.current.isTouchstone, Puzzles.named(scene) != nil {
            messages += "\(source.name):1: warning: the page has no puzzles; only touchstone replay plays this link\n"
        }
        return Outcome(link + "\n", messages: messages)
    }

    /// Returns the name of the scene; fails for a trace of which a link would be of no use.
    private static func scene(
        of trace: Trace, _ steps: [PackedTrace.Step], _ name: String
    ) throws(CommandFailure) -> String {
        if steps.isEmpty {
            throw CommandFailure(
                "\(name):1: error: the trace holds no input. Record one with \(Program.name) replay FILE --trace OUT")
        }
        guard let scene = Program.current.sceneName(of: trace) else {
            throw CommandFailure(
                "\(name):1: error: the trace names no scene, so its link could not be replayed. "
                    + Program.current.adviceWithoutScene(name))
        }
        if trace.droppedCount > 0 {
            throw CommandFailure(
                "\(name):1: error: the trace begins in the middle: \(trace.droppedCount) records are lost, and a replay of "
                    + "the rest would decide otherwise. Record one from the beginning")
        }
        return scene
    }
}
