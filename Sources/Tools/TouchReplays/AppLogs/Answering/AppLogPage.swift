public import TouchRecordings
package import TouchReports
internal import TouchStory
internal import TouchTrace
internal import Touchstone

/// The contents of a page about a log of the app recorder: the answers, and the timeline of the app that was rebuilt.
@_spi(Page) public struct AppLogPage {
    private let reading: AppLogReading
    private let source: String

    /// Reads a log, rebuilds its app and infers what the app's own code did.
    /// - Parameters:
    ///   - bytes: The bytes of the file.
    ///   - source: The name of the file.
    /// - Throws: `file:line: error: what is wrong. what to do`.
    public init(_ bytes: [UInt8], source: String) throws(RecordingError) {
        reading = AppLogReading(try AppLog.read(bytes, source: source))
        self.source = source
    }

    /// The answers as `touchstone why` writes them, as an object of JSON without line ends:
    ///
    ///     {"notes":[…],"paragraphs":[…],"touches":[{"title":"finger 1, down at 0.000 s on card","answers":[…]}]}
    ///
    /// Characters that mean something in HTML are escaped.
    public var answers: String {
        var start = TimelineBuilder()
        if let first = reading.run.records.first(where: { !$0.step.isLeftOutOfLogs }) { start.take(first) }
        let origin = start.timeline.origin
        let stated = reading.statedTouches
        let touches = stated.map { touch in
            "{\"title\":\(CompactJSON.string(touch.title(since: origin))),\"answers\":\(CompactJSON.strings(touch.texts))}"
        }
        var paragraphs = reading.paragraphs(source, most: .max)
        if let notOver = stated.map({ $0.touch }).filter({ $0.isDown }).map({ $0.touch }).notOver {
            paragraphs.append("\(notOver).")
        }
        if stated.isEmpty { paragraphs.append("\(source): no finger came down.") }
        return "{\"notes\":\(CompactJSON.strings(reading.log.notes.map { $0.description })),"
            + "\"paragraphs\":\(CompactJSON.strings(paragraphs)),"
            + "\"touches\":[\(touches.joined(separator: ","))]}"
    }

    /// Writes the timeline as `touchstone show --html` does, a piece at a time.
    public func writeTimeline(to take: (String) -> Void) {
        var export = TimelineExport(source)
        for record in reading.run.records { export.take(record) }
        export.header = reading.header(of: "touchstone", stating: "touchstone why")
        reading.addOutlines(to: &export)
        export.writeHTML(to: take)
    }
}

extension AppLogReading {
    /// The answers about all touches, as they are told.
    var statedTouches: [StatedTouch] {
        var (reader, logged, stated) = (AnswerReader(), touches[...], [StatedTouch]())
        func state(_ touches: [TouchAnswers]) {
            for touch in touches {
                stated.append(StatedTouch(touch, logged.popFirst(), for: nil, knowing: reader.recognizers))
            }
        }
        for record in run.records {
            reader.take(record)
            state(reader.takeFinished())
        }
        state(reader.finish())
        return stated
    }

    /// Plays the app once more, and adds the outlines of its views, its pictures and the answers that are not certain to a timeline of its trace.
    package func addOutlines(to export: inout TimelineExport) {
        for (place, touch) in touches.enumerated() {
            for answer in touch.gestures.map({ StatedAnswer($0) }) {
                guard let doubt = answer.doubt else { continue }
                export.restated[place, default: [:]][answer.answer.recognizer.text] = "\(answer.predicate) (\(doubt))"
            }
        }
        var observer = OutlineObserver()
        _ = RebuiltApp(log, suppositions).run { application, now, records in
            for record in records { observer.take(record) }
            export.take(observer.outlines(in: application), at: now)
            export.take(pictureOf: export.header.screenSize, at: now) { application.host.draw() }
        }
    }
}
