internal import TouchArbitration
import TouchStory
import TouchTrace

/// The data of the page: one JSON object in an element that no browser runs. Times are microseconds, mostly since the one before; places
/// tenths of a point; names, lines and symbols are indices.
struct HTMLData {
    private let export: TimelineExport
    private let content: Folding
    private let lanes: ExportedLanes
    private let cards: CardData
    private var words = IndexTable<String>()
    private var sets = IndexTable<[Int]>()

    init(_ export: TimelineExport) {
        self.export = export
        let content = export.content
        self.content = content
        lanes = ExportedLanes(content, export.actions)
        cards = CardData(export, lanes, content.folded)
    }

    /// Writes the object, a piece at a time.
    mutating func write(to take: (String) -> Void) {
        let size = export.header.screenSize.map { "[\($0.width.tenths),\($0.height.tenths)]" } ?? "null"
        let span = export.span
        take("{\"title\":\(CompactJSON.string(export.title)),\"about\":\(CompactJSON.string(about)),\"screen\":\(size)")
        take(",\"origin\":\(export.origin.microseconds)")
        take(",\"span\":[\(span.lowerBound.microseconds),\(span.upperBound.microseconds)]")
        take(",\"kinds\":" + CompactJSON.list(ExportedLanes.headings + [CardData.heading], CompactJSON.string))
        take(",\"symbols\":" + CompactJSON.list(Self.symbols, CompactJSON.string))
        take(",\"links\":" + CompactJSON.list(LinkTable.Kind.allCases.map { $0.rawValue }, CompactJSON.string))
        take(",\"lanes\":")
        CompactJSON.list(lanes.lanes.map(lane) + cards.lanes, to: take) { $0 }
        take(",\"actions\":")
        CompactJSON.list(lanes.actions, to: take, row)
        take(",\"arrows\":")
        CompactJSON.list(export.links.links.compactMap(arrow), to: take) { $0 }
        take(",\"decisions\":")
        writeDecisions(to: take)
        cards.write(&words, &sets, to: take)
        take(",\"sets\":" + CompactJSON.list(sets.elements) { CompactJSON.list($0) { $0.description } })
        take(",\"legend\":" + Self.legend)
        take(",\"words\":")
        CompactJSON.list(words.elements, to: take, CompactJSON.string)
        take(",\"lines\":")
        CompactJSON.list(export.records.lines.elements, to: take, CompactJSON.string)
        take(",\"records\":")
        writeRecords(to: take)
        take(",\"paths\":")
        CompactJSON.list(export.paths.kept, to: take, path)
        take(",\"outlines\":")
        CompactJSON.list(export.outlines.rows, to: take, outline)
        let (pictures, elements) = export.pictures.packed()
        take(",\"pictures\":")
        CompactJSON.list(pictures, to: take) { picture in
            "[\(picture.instant.microseconds),\(CompactJSON.list(picture.lines) { $0.description })]"
        }
        take(",\"elements\":")
        CompactJSON.list(elements, to: take, CompactJSON.string)
        take("}")
    }

    /// The sentence below the title.
    private var about: String {
        var text = "A trace of \(export.count) \(export.count == 1 ? "record" : "records")"
        if let source = export.header[.source] { text += " of \(Self.named(source))" }
        if let scene = export.header[.scene] { text += ", played to the scene \(scene)" }
        if export.header.droppedCount > 0 { text += "; \(export.header.droppedCount) records before them are lost" }
        text += "."
        if let cut = export.cut { text += " The page \(cut)." }
        if let limit = cards.limit { text += " \(limit)" }
        let folded = content.folded.map { ReadableNames.text($0.name) }
        return folded.isEmpty ? text : text + " Not shown: " + Folding.text(folded) + "."
    }

    /// Returns the name of a source. Of a path, only the file's name: a page may be passed on.
    private static func named(_ source: String) -> String {
        let isPath = ["/", "~", "./", "../"].contains { source.hasPrefix($0) } || !source.contains(" ")
        return isPath ? source.split(separator: "/").last.map { String($0) } ?? source : source
    }

    /// The names of the symbols, by index; the last one is that of an action between the first and the last.
    private static let symbols = Symbol.allCases.map { $0.rawValue } + ["changed"]

    static func index(of symbol: Symbol?) -> Int { symbol.flatMap(Symbol.allCases.firstIndex) ?? -1 }

    /// `[[kind, [[symbols], meaning], …], …]`
    private static let legend = CompactJSON.list(Legend.entries) { heading, entries in
        let marks = CompactJSON.list(entries) { symbols, meaning in
            "[\(CompactJSON.list(symbols) { index(of: $0).description }),\(CompactJSON.string(meaning))]"
        }
        return "[\(CompactJSON.string(heading)),\(marks)]"
    }

    /// `[kind, name, [time, symbol, run, decision, …]]`; -1 for no symbol, 0 for no decision.
    private func lane(_ lane: Lane) -> String {
        let kind = Lane.Kind.allCases.firstIndex(of: lane.kind) ?? 0
        var last: Int64 = 0
        let marks = lane.marks.map { mark in
            let time = mark.instant.microseconds
            defer { last = time }
            return "\(time - last),\(Self.index(of: mark.symbol)),\(Self.index(of: mark.run)),\(mark.decision ?? 0)"
        }
        let name = CompactJSON.string(ReadableNames.text(lane.name))
        return "[\(kind),\(name),[\(marks.joined(separator: ","))]]"
    }

    /// `[lane of the recognizer, [time, symbol, …]]`
    private func row(_ row: ActionTable.Row) -> String {
        var last: Int64 = 0
        var isActive = false
        let calls = row.calls.map { call in
            let time = call.instant.microseconds
            defer { (last, isActive) = (time, call.phase == .began || call.phase == .changed) }
            return "\(time - last),\(Self.symbol(call.phase, isActive: isActive))"
        }
        let lane = lanes[.recognizer(row.recognizer)] ?? 0
        return "[\(lane),[\(calls.joined(separator: ","))]]"
    }

    private static func symbol(_ phase: GesturePhase, isActive: Bool) -> Int {
        switch phase {
        case .began: index(of: .began)
        case .changed: symbols.count - 1
        case .ended: index(of: isActive ? .ended : .recognized)
        case .cancelled: index(of: .cancelled)
        case .failed: index(of: .failed)
        }
    }

    /// `time, kind, lane, lane of the cause`, if both lanes are there.
    private func arrow(_ link: LinkTable.Link) -> String? {
        guard let from = lanes[link.from], let to = lanes[link.to],
            let kind = LinkTable.Kind.allCases.firstIndex(of: link.kind)
        else { return nil }
        return "\(link.instant.microseconds),\(kind),\(from),\(to)"
    }

    /// `time, symbol, number, subjects, text, set of the lanes of the subjects, …`
    private mutating func writeDecisions(to take: (String) -> Void) {
        let lanes = lanes
        var last: Int64 = 0
        var parts: [String] = []
        for decision in content.decisions {
            let time = decision.instant.microseconds
            let subjects = words.index(of: ReadableNames.text(decision.subjects.joined(separator: ", ")))
            let text = words.index(of: ReadableNames.text(decision.text))
            let indices = decision.subjects.compactMap { name in
                Lane.Kind.allCases.lazy.compactMap { lanes[LaneName(kind: $0, text: name)] }.first
            }
            parts.append(
                "\(time - last),\(Self.index(of: decision.symbol)),\(decision.number),\(subjects),\(text),\(sets.index(of: indices))"
            )
            last = time
        }
        CompactJSON.list(parts, to: take) { $0 }
    }

    /// `time, line, …`; of a record that logs leave out, -1 minus the line.
    private func writeRecords(to take: (String) -> Void) {
        var last: Int64 = 0
        CompactJSON.list(export.records.rows, to: take) { row in
            let time = row.instant.microseconds
            defer { last = time }
            return "\(time - last),\(row.isLeftOutOfLogs ? -1 - row.text : row.text)"
        }
    }

    /// `[name, view, 1 if it was lifted, [time, x, y, …]]`
    private func path(_ path: FingerPaths.Path) -> String {
        var (time, x, y): (Int64, Int, Int) = (0, 0, 0)
        let samples = path.samples.map { sample in
            let now = sample.instant.microseconds
            defer { (time, x, y) = (now, sample.x, sample.y) }
            return "\(now - time),\(sample.x - x),\(sample.y - y)"
        }
        let view = path.view.map(CompactJSON.string) ?? "null"
        return "[\(CompactJSON.string(path.lane)),\(view),\(path.isOver ? 1 : 0),[\(samples.joined(separator: ","))]]"
    }

    /// `[name, [[time, x, y, …], …]]`: all corners, or the way of all if they moved together; a time alone while the view is not shown.
    private func outline(_ row: OutlineTable.Row) -> String {
        var last: OutlineTable.Change?
        let changes = CompactJSON.list(row.changes) { change in
            defer { last = change }
            let time = change.instant.microseconds - (last?.instant.microseconds ?? 0)
            let way = change.corners.flatMap { Self.way(from: last?.corners, to: $0) }
            return "[" + (["\(time)"] + (way ?? change.corners ?? []).map(String.init)).joined(separator: ",") + "]"
        }
        return "[\(CompactJSON.string(row.name)),\(changes)]"
    }

    /// Returns the way that all corners moved; `nil` if they moved differently.
    private static func way(from before: [Int]?, to corners: [Int]) -> [Int]? {
        guard let before, before.count == corners.count, before.count > 2 else { return nil }
        let (x, y) = (corners[0] - before[0], corners[1] - before[1])
        let isMoved = corners.indices.allSatisfy { corners[$0] - before[$0] == ($0.isMultiple(of: 2) ? x : y) }
        return isMoved ? [x, y] : nil
    }
}
