internal import TouchArbitration
import TouchStory
import TouchTrace

/// A writer of the trace event format.
struct PerfettoWriter {
    private let export: TimelineExport
    private let lanes: ExportedLanes
    private let decisions: [Int: Decision]
    private let end: Instant

    init(_ export: TimelineExport) {
        self.export = export
        let content = export.content
        lanes = ExportedLanes(content, export.actions)
        decisions = content.decisions.reduce(into: [:]) { $0[$1.number] = $0[$1.number] ?? $1 }
        end = export.span.upperBound
    }

    func write(to take: (String) -> Void) {
        take(
            "{\"displayTimeUnit\":\"ms\",\"otherData\":{\"title\":\(CompactJSON.string(export.title))},\"traceEvents\":[\n"
        )
        var isFirst = true
        writeEvents { event in
            take(isFirst ? "{\(event)}" : ",\n{\(event)}")
            isFirst = false
        }
        take("\n]}\n")
    }

    private func writeEvents(to take: (String) -> Void) {
        for (index, heading) in ExportedLanes.headings.enumerated() {
            take("\"ph\":\"M\",\"name\":\"process_name\",\"pid\":\(index + 1),\"args\":{\"name\":\"\(heading)\"}")
            take("\"ph\":\"M\",\"name\":\"process_sort_index\",\"pid\":\(index + 1),\"args\":{\"sort_index\":\(index)}")
        }
        for (index, lane) in lanes.lanes.enumerated() {
            writeName(lane.name, thread(lane.kind, index), to: take)
            writeMarks(of: lane, thread(lane.kind, index), to: take)
        }
        for row in lanes.actions {
            guard let index = lanes[.recognizer(row.recognizer)] else { continue }
            let thread = "\"pid\":\(Lane.Kind.allCases.count + 1),\"tid\":\(index + 1)"
            writeName(row.recognizer.text, thread, to: take)
            for call in row.calls {
                take("\"ph\":\"i\",\"s\":\"t\",\"name\":\"\(call.phase.name)\",\(time(call.instant)),\(thread)")
            }
        }
        for (number, link) in export.links.links.enumerated() {
            guard let from = lanes[link.from], let to = lanes[link.to] else { continue }
            let event =
                "\"cat\":\"reason\",\"name\":\"\(link.kind.rawValue)\",\"id\":\(number + 1),\(time(link.instant))"
            take("\"ph\":\"s\",\(event),\(thread(link.from.kind, from))")
            take("\"ph\":\"f\",\"bp\":\"e\",\(event),\(thread(link.to.kind, to))")
        }
    }

    private func writeName(_ name: String, _ thread: String, to take: (String) -> Void) {
        take(
            "\"ph\":\"M\",\"name\":\"thread_name\",\(thread),\"args\":{\"name\":"
                + "\(CompactJSON.string(ReadableNames.text(name)))}")
    }

    private func writeMarks(of lane: Lane, _ thread: String, to take: (String) -> Void) {
        for (index, mark) in lane.marks.enumerated() {
            let next = index + 1 < lane.marks.count ? lane.marks[index + 1].instant : end
            if let symbol = mark.symbol {
                // A flow needs a slice at its ends, and one of no length has no inside.
                let decides = mark.decision != nil
                let shape = decides ? "\"ph\":\"X\",\"dur\":1" : "\"ph\":\"i\",\"s\":\"t\""
                take("\(shape),\"name\":\"\(symbol.rawValue)\",\(time(mark.instant)),\(thread)\(reason(mark.decision))")
            }
            if let run = mark.run {
                let length = Instant(nanoseconds: max(next.nanoseconds - mark.instant.nanoseconds, 0))
                take(
                    "\"ph\":\"X\",\"name\":\"\(run.rawValue)\",\(time(mark.instant)),\"dur\":\(Self.microseconds(length)),\(thread)"
                )
            }
        }
    }

    /// Returns the decision with its reason.
    private func reason(_ number: Int?) -> String {
        guard let decision = number.flatMap({ decisions[$0] }) else { return "" }
        return
            ",\"args\":{\"decision\":\(decision.number),\"reason\":\(CompactJSON.string(ReadableNames.text(decision.text)))}"
    }

    private func thread(_ kind: Lane.Kind, _ index: Int) -> String {
        "\"pid\":\((Lane.Kind.allCases.firstIndex(of: kind) ?? 0) + 1),\"tid\":\(index + 1)"
    }

    private func time(_ instant: Instant) -> String { "\"ts\":\(Self.microseconds(instant))" }

    /// Returns microseconds, exact to the nanosecond.
    private static func microseconds(_ instant: Instant) -> String {
        let (whole, part) = instant.nanoseconds.quotientAndRemainder(dividingBy: 1_000)
        guard part != 0 else { return "\(whole)" }
        let sign = instant.nanoseconds < 0 && whole == 0 ? "-" : ""
        return "\(sign)\(whole).\("\(1_000 + part.magnitude)".dropFirst())"
    }
}
