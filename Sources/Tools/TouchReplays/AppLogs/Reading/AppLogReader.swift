internal import TouchInput
internal import TouchRecordings

/// A reader of the lines of an app log: `AppLog.read(_:source:)` calls it.
struct AppLogReader {
    private static let again = "Record again with AppRecorder.swift"
    /// The greatest depth of views in one another.
    private static let deepest = 2_000
    /// The greatest number of touches in an event.
    private static let mostTouches = 100
    private static let phases: [String: ContactSample.Phase] = [
        "began": .began, "moved": .moved, "stationary": .stationary, "ended": .ended, "cancelled": .cancelled,
    ]
    private static let tools: [String: ContactSample.Tool] = [
        "direct": .direct, "indirect": .indirect, "pencil": .pencil, "pointer": .indirectPointer,
    ]

    private let source: String
    /// The log so far; `nil` without a head.
    private(set) var log: AppLog?
    /// The number of the superview of each view so far, 0 for a window.
    private var superviews: [Int: Int] = [:]
    /// The number of views in one another that each view has contained at most.
    private var heights: [Int: Int] = [:]
    private var recognizers: Set<Int> = []
    /// The touches that are down, as they were last.
    private var fingers: [Int: LoggedFinger] = [:]
    private var hasTouches = false
    private var lineCount = 1

    /// Creates a reader.
    /// - Parameters:
    ///   - source: The name of the file, for errors.
    ///   - head: The first line, if that is not to be read.
    init(source: String, head: AppLog.Head? = nil) {
        self.source = source
        log = head.map { AppLog(head: $0, lines: [], notes: []) }
    }

    var hasHead: Bool { log != nil }

    mutating func noteCutOff(at number: Int) {
        log?.notes.append(
            LocatedIssue(
                .warning, .truncated, source: source, line: number, message: "the last line is cut off",
                remedy: "The log is read up to there; share it again for the rest"))
    }

    func finish() throws(RecordingError) -> AppLog {
        guard var log else {
            throw .recorderLog(
                "this file is empty", source: source, line: 1,
                remedy: "Record a log with AppRecorder.swift and share it")
        }
        if !hasTouches {
            log.notes.append(
                LocatedIssue(
                    .warning, .noTouches, source: source, line: lineCount, message: "this log has no touches",
                    remedy: "Touch the app after AppRecorder.start(). If you did, no view of a window took the touches")
            )
        }
        return log
    }

    /// Reads a line that was written here, unless it has a number that JSON does not have.
    mutating func take(written line: String) {
        lineCount += 1
        try? take(JSONReader.read(Array(line.utf8), source: source, line: lineCount))
    }

    /// Returns the log so far, and forgets it.
    mutating func takeLog() -> AppLog? {
        defer { log = nil }
        return log
    }

    /// Reads a line.
    mutating func take(_ value: JSONValue) throws(RecordingError) {
        let fields = LogFields(value, source: source, recorder: "AppRecorder.swift")
        lineCount = value.line
        guard log != nil else {
            log = AppLog(head: try head(fields), lines: [], notes: [])
            return
        }
        let line = AppLog.Line(number: value.line, at: try fields.time("at"), content: try content(fields))
        log?.lines.append(line)
    }

    private func head(_ fields: LogFields) throws(RecordingError) -> AppLog.Head {
        try fields.checkHead(
            "app", of: "app recorder",
            newer: "It was recorded by a newer AppRecorder.swift: read it with the touchstone of that version")
        let size = try fields.size("screen")
        let (scale, rate) = (try fields.number("scale"), try fields.number("rate", or: 60))
        guard (1...100_000).contains(size.width), (1...100_000).contains(size.height), (0.5...16).contains(scale),
            (1...1_000).contains(rate)
        else { throw fields.error("the screen has no possible size", Self.again) }
        return AppLog.Head(
            device: try fields.text("device"), system: try fields.text("system"), size: size, scale: scale, rate: rate,
            hasLabels: try fields.truth("labels", or: true))
    }

    private mutating func content(_ fields: LogFields) throws(RecordingError) -> AppLog.Line.Content {
        switch try fields.text("kind") {
        case "view": return .view(try view(fields))
        case "recognizer":
            let recognizer = try LoggedRecognizer(fields)
            guard superviews[recognizer.id] == nil else { throw usedTwice(recognizer.id, fields) }
            recognizers.insert(recognizer.id)
            return .recognizer(recognizer)
        case "gone":
            guard let ids = try fields.ids("ids") else { throw fields.error("«ids» is missing") }
            for id in ids {
                superviews[id] = nil
                heights[id] = nil
                recognizers.remove(id)
            }
            return .gone(ids)
        case "event":
            hasTouches = true
            return .event(try event(fields))
        case "press", "scroll", "hover": return .input(try LoggedInput(fields))
        case "state": return .state(try LoggedState(fields))
        case "offset":
            return .offset(
                LoggedOffset(
                    id: try fields.id("id"), offset: try fields.point("offset"), zoom: try fields.number("zoom", or: 1))
            )
        case "control": return .control(try fields.id("id"), event: try fields.text("event"))
        case "frame": return .frame
        case "left": return .left(try fields.text("what"))
        case let kind:
            throw fields.error(
                "there is no line of the kind «\(kind)»",
                "If it was recorded by a newer AppRecorder.swift, read it with the touchstone of that version")
        }
    }

    private mutating func view(_ fields: LogFields) throws(RecordingError) -> LoggedView {
        let view = try LoggedView(fields)
        guard !recognizers.contains(view.id) else { throw usedTwice(view.id, fields) }
        let superview = view.superview ?? 0
        if superviews[view.id] != superview {
            superviews[view.id] = superview
            var (link, height) = (superview, heights[view.id] ?? 0)
            while link != 0, height < Self.deepest {
                height += 1
                heights[link] = max(heights[link] ?? 0, height)
                link = superviews[link] ?? 0
            }
            guard link == 0 else {
                throw fields.error("view \(view.id) is in itself, or in \(Self.deepest) others")
            }
        }
        return view
    }

    private func usedTwice(_ id: Int, _ fields: LogFields) -> RecordingError {
        fields.error("the number \(id) is that of a view and of a recognizer")
    }

    // MARK: Touches

    private mutating func event(_ fields: LogFields) throws(RecordingError) -> LoggedEvent {
        var touches: [LoggedFinger] = []
        let members = try fields.objects("touches")
        guard members.count <= Self.mostTouches else {
            throw fields.error("there are more than \(Self.mostTouches) touches")
        }
        for touch in members {
            let read = try finger(touch)
            guard !touches.contains(where: { $0.id == read.id }) else {
                throw touch.error("touch \(read.id) is there twice")
            }
            touches.append(read)
            let isOver = read.phase == .ended || read.phase == .cancelled
            fingers[read.id] = isOver ? nil : read
        }
        let at = try fields.time("at")
        return LoggedEvent(
            delivered: fields.value["delivered"] == nil ? at : try fields.time("delivered"), touches: touches)
    }

    /// Reads a touch; what is left out is as in the event before.
    private func finger(_ fields: LogFields) throws(RecordingError) -> LoggedFinger {
        let id = try fields.id("id")
        let place = try fields.place()
        var finger =
            fingers[id] ?? LoggedFinger(id: id, phase: .moved, tool: .direct, place: place, taps: 1, details: .init())
        (finger.place, finger.phase, finger.recognizers) = (place, .moved, try fields.ids("recognizers", most: 1_000))
        if let phase = try fields.optionalText("phase") {
            guard let phase = Self.phases[phase] else { throw fields.error("there is no phase «\(phase)»") }
            finger.phase = phase
        }
        if let tool = try fields.optionalText("type") {
            guard let tool = Self.tools[tool] else { throw fields.error("there is no touch of type «\(tool)»") }
            finger.tool = tool
        }
        if fields.has("window") { finger.window = try fields.optionalID("window") }
        if fields.has("view") { finger.view = try fields.optionalID("view") }
        finger.taps = Int(try fields.number("taps", or: Double(finger.taps)))
        finger.details.force = try fields.number("force", or: finger.details.force)
        finger.details.maximumForce = try fields.number("maximumForce", or: finger.details.maximumForce)
        finger.details.radius = try fields.number("radius", or: finger.details.radius)
        finger.details.radiusTolerance = try fields.number("tolerance", or: finger.details.radiusTolerance)
        finger.isTaken = try fields.truth("taken", or: false)
        finger.earlier = []
        for reading in try fields.objects("earlier") {
            finger.earlier.append(
                EarlierSample(
                    id: id, at: try reading.time("at"), location: try reading.place(), details: finger.details))
        }
        return finger
    }
}
