import TouchStory
import TouchTrace
import TouchReports

/// A command that shows a trace as lanes.
struct ShowCommand: Command {
    static let page = OptionDescription(
        "html", nil, value: ValueDescription("OUT", .files),
        "Writes a page for a browser: lanes that answer why, the screen, and a search; with - to standard output.")
    static let perfetto = OptionDescription(
        "perfetto", nil, value: ValueDescription("OUT", .files),
        "Writes the lanes for ui.perfetto.dev; with - to standard output.")

    /// The command's row in the table.
    static let description = CommandDescription(
        "show", "Shows a trace: a lane for each finger, recognizer and view, and the decisions.",
        [SharedOperands.loggedTrace("TRACE")], SharedOptions.part + [page, perfetto, SharedOptions.json],
        details: [
            "A part is drawn finer than the whole.",
            "A recognizer without a name is shown by its class and number, UITapGestureRecognizer#3 as Tap 3; --lane takes both. "
                + "Names that are too long lose their middle.",
            "Recognizers that scroll views make for themselves are folded into one line unless they recognized, were waited for "
                + "or kept a touch from a view; --all draws them.",
            "--html and --perfetto write a file in place of the text. The page is one file and needs no network. It has the part that --from and "
                + "--to select, with the lanes of --lane; its search covers every record that it has; a warning tells where it ends if that is "
                + "before the end of the part. A trace has no pictures or outlines of views: if "
                + "its header names a scene, the trace is played to that once more for them. Those of a log are from the app that is rebuilt.",
        ],
        examples: [
            .init("touchstone show --from 1.5 --to 2 run.trace", "shows half a second"),
            .init("touchstone show --lane fingers --lane 'pan*' run.trace", "shows fingers and some recognizers"),
            .init("touchstone show --html run.html run.trace", "makes a page to explore the trace"),
        ])

    /// The trace.
    let files: [String]
    private let part: TimelineSelection
    private let isAll: Bool
    private let isJSON: Bool
    private let pagePath: String?
    private let perfettoPath: String?
    /// The number of records that a page has at most.
    var mostOnPage = TimelineExport.mostOnPage

    /// Creates the command from the words of a call.
    init(_ arguments: Arguments) throws(UsageError) {
        files = arguments.operands
        let values = ValueParser(arguments, Self.description)
        part = try values.selection()
        let written = try values.outputs(Self.page, Self.perfetto)
        (pagePath, perfettoPath) = (written[0], written[1])
        isAll = arguments.has(SharedOptions.all)
        isJSON = arguments.has(SharedOptions.json)
    }

    /// The trace of the app that is rebuilt is shown.
    var appLogs: AppLogUse { .rebuilt }
    /// The files of `--html` and `--perfetto`.
    var outputs: [String] { [pagePath, perfettoPath].compactMap { $0 == "-" ? nil : $0 } }

    private var isExported: Bool { pagePath != nil || perfettoPath != nil }

    /// Shows the trace.
    func run(_ sources: [Source], _ surroundings: Surroundings) throws(CommandFailure) -> Outcome {
        let writer = OutcomeWriter(surroundings)
        var messages = ""
        if isExported { messages = try export(sources[0], surroundings, writer) }
        if !isExported || isJSON { messages = try show(sources[0], surroundings, writer) + messages }
        return writer.outcome(messages: messages)
    }

    /// Writes the files of `--html` and `--perfetto`.
    /// - Returns: The warnings.
    private func export(
        _ source: Source, _ surroundings: Surroundings, _ writer: OutcomeWriter
    ) throws(CommandFailure) -> String {
        let whole = ExportedTrace(source.name, keeping: part, isAll: isAll)
        var (page, lanes) = (whole, whole)
        page.export.mostRecords = mostOnPage
        let trace = try TraceSource.records(source) { record in
            if pagePath != nil { page.take(record) }
            if perfettoPath != nil { lanes.take(record) }
        }.file
        _ = try (pagePath == nil ? lanes : page).export.timeline.part(part, of: source.name)
        var messages = isJSON ? "" : TraceSource.warnings([trace])
        if let pagePath {
            if !isJSON, let cut = page.export.cut { messages += "\(source.name): warning: the page \(cut)\n" }
            messages += try page.finish(trace, source, surroundings)
            surroundings.progress("drawing \(source.name)", nil)
            page.export.writeHTML { writer.put($0, to: pagePath) }
        }
        if let perfettoPath { lanes.export.writePerfetto { writer.put($0, to: perfettoPath) } }
        return messages
    }

    /// Prints the lanes and decisions.
    /// - Returns: The warnings.
    private func show(
        _ source: Source, _ surroundings: Surroundings, _ writer: OutcomeWriter
    ) throws(CommandFailure) -> String {
        let name = source.name
        var builder = TimelineBuilder(keeping: part)
        var tally = GestureTally()
        let (trace, count) = try TraceSource.records(source) { record in
            builder.take(record)
            tally.take(record)
        }
        surroundings.progress("drawing \(name)", nil)
        let timeline = try builder.timeline.part(part, of: name)
        if isJSON {
            JSONWriter.write(Self.json(trace, count, name, timeline, tally.summary)) { writer.put($0) }
        } else {
            let block = TextBlock(surroundings.drawing)
            writer.put(block.text(Self.introduction(trace, count, name)) + "\n")
            timeline.write(surroundings.drawing(all: isAll)) { writer.put($0) }
            writer.put("\n" + block.text("recognized\(timeline.isPart ? " in all" : ""): \(tally.summary.readable)"))
        }
        return TraceSource.warnings([trace])
    }

    private static func introduction(_ trace: Trace, _ count: Int, _ name: String) -> String {
        var text = "\(name): a trace of \(count) \(count == 1 ? "record" : "records")"
        if let source = trace[.source] { text += " of \(source)" }
        if let scene = trace[.scene] { text += ", played to the scene \(scene)" }
        if trace.droppedCount > 0 { text += "; \(trace.droppedCount) records before them are lost" }
        return text + "."
    }

    private static func json(
        _ trace: Trace, _ count: Int, _ name: String, _ timeline: Timeline, _ summary: GestureSummary
    ) -> JSON {
        .document(
            "show",
            [
                "source": .string(name), "records": .whole(count),
                "header": .object(trace.header.map { .init(name: $0.key.name, value: .string($0.value)) }),
                "origin": .number(timeline.origin.seconds), "lanes": .lanes(timeline),
                "decisions": .decisions(timeline), "recognized": .recognized(summary),
            ])
    }
}
