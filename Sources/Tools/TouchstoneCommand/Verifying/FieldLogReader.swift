import TouchReplays
import TouchInput
import TouchRecordings
import Touchstone

/// A reader of logs of the field recorder: JSON, one object a line.
struct FieldLogReader {
    private static let recorder = "FieldRecorder.swift"
    private static let phases: [String: ContactSample.Phase] = [
        "began": .began, "moved": .moved, "stationary": .stationary, "ended": .ended, "cancelled": .cancelled,
    ]
    private static let tools: [String: ContactSample.Tool] = [
        "direct": .direct, "indirect": .indirect, "pencil": .pencil, "pointer": .indirectPointer,
    ]

    private let source: String
    /// The time that is subtracted from all times: the whole second of the first event.
    private var origin: Double?

    private init(source: String) { self.source = source }

    /// Reads a log.
    /// - Parameters:
    ///   - bytes: The bytes of the file.
    ///   - source: The name of the file, for errors.
    ///   - mayBeUntouched: `true` to accept a log without touches; `false` by default.
    /// - Throws: `file:line: error: what is wrong. what to do`.
    static func read(
        _ bytes: [UInt8], source: String, mayBeUntouched: Bool = false
    ) throws(CommandFailure) -> FieldLog {
        var reader = FieldLogReader(source: source)
        var log: FieldLog?
        var number = 0
        for line in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
            number += 1
            guard line.contains(where: { $0 != 0x20 && $0 != 0x0D }) else { continue }
            do {
                let fields = LogFields(
                    try JSONReader.read(Array(line), source: source, line: number), source: source, recorder: recorder)
                if log == nil {
                    log = try reader.head(fields)
                } else if let line = try reader.line(fields) {
                    log?.lines.append(line)
                }
            } catch {
                throw CommandFailure("\(error)")
            }
        }
        guard let log else {
            throw CommandFailure(
                "\(source):1: error: this file is empty. Record a log with FieldRecorder.swift and share it")
        }
        guard !log.lines.isEmpty || mayBeUntouched else {
            throw CommandFailure(
                "\(source):\(number): error: this log has no touches. Touch the recorder before you share its log")
        }
        return log
    }

    private func head(_ fields: LogFields) throws(RecordingError) -> FieldLog {
        try fields.checkHead(
            "field", of: "field recorder",
            newer: "It was recorded by a newer version of FieldRecorder.swift: verify it with the touchstone of that "
                + "version")
        let window = CGSize(width: try fields.number("width"), height: try fields.number("height"))
        let (scale, rate) = (try fields.number("scale"), try fields.number("rate"))
        guard (1...10_000).contains(window.width), (1...10_000).contains(window.height), (0.5...16).contains(scale),
            (1...1_000).contains(rate)
        else { throw fields.error("the window or the screen has no possible size") }
        var places: [String: CGRect] = [:]
        guard let views = try fields.object("views") else { throw fields.error("«views» is missing") }
        for name in ["header", "plain", "paging", "zooming", "pad"] {
            let numbers = try views.numbers(name, count: 4)
            places[name] = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
        }
        return FieldLog(
            device: try fields.text("device"), system: try fields.text("system"), size: window, scale: scale,
            rate: rate, places: places, content: try fields.size("content"), lines: [])
    }

    /// Returns a line after the first one; `nil` for one before the first event.
    private mutating func line(_ fields: LogFields) throws(RecordingError) -> FieldLine? {
        let kind = try fields.text("kind")
        let time = try fields.seconds("at")
        if origin == nil, kind == "event" { origin = time.rounded(.down) }
        guard let origin else { return nil }
        let content: FieldLine.Content
        switch kind {
        case "event": content = .event(try touches(fields, origin))
        case "recognizer": content = .recognizer(try report(fields))
        case "delegate": content = .call(try call(fields))
        case "frame":
            content = .frame(
                FieldFrame(
                    offsets: [
                        try fields.point("plain"), try fields.point("paging"), try fields.point("zooming"),
                    ], zoom: try fields.number("zoom")))
        case _: throw fields.error("there is no line of the kind «\(kind)»")
        }
        return FieldLine(number: fields.value.line, at: time - origin, content: content)
    }

    private func touches(_ fields: LogFields, _ origin: Double) throws(RecordingError) -> [FieldTouch] {
        var touches: [FieldTouch] = []
        for touch in try fields.objects("touches") {
            let (phase, tool) = (try touch.text("phase"), try touch.text("type"))
            guard let phase = Self.phases[phase] else { throw touch.error("there is no phase «\(phase)»") }
            guard let tool = Self.tools[tool] else { throw touch.error("there is no touch of type «\(tool)»") }
            let id = try touch.id("id")
            var earlier: [EarlierSample] = []
            for reading in try touch.objects("earlier") {
                earlier.append(
                    EarlierSample(
                        id: id, at: Instant(seconds: try reading.number("at") - origin),
                        location: try place(reading), details: try details(reading)))
            }
            var details = try details(touch)
            details.maximumForce = try touch.number("maximumForce")
            touches.append(
                FieldTouch(
                    id: id, phase: phase, tool: tool, view: try touch.text("view"), place: try place(touch),
                    details: details, earlier: earlier))
        }
        return touches
    }

    private func place(_ fields: LogFields) throws(RecordingError) -> CGPoint {
        CGPoint(x: try fields.number("x"), y: try fields.number("y"))
    }

    private func details(_ fields: LogFields) throws(RecordingError) -> ContactDetails {
        var details = ContactDetails()
        details.force = try fields.number("force")
        details.radius = try fields.number("radius")
        details.radiusTolerance = try fields.number("tolerance")
        return details
    }

    private func report(_ fields: LogFields) throws(RecordingError) -> FieldReport {
        var outputs: [(name: String, values: [Double])] = []
        for name in ["translation", "velocity"] where fields.has(name) {
            outputs.append((name, try fields.numbers(name, count: 2)))
        }
        for name in ["scale", "rotation", "speed"] where fields.has(name) {
            outputs.append((name, [try fields.number(name)]))
        }
        let name = try fields.text("name")
        guard FieldReport.names.contains(name) else {
            throw fields.error("the recorder has no recognizer «\(name)»")
        }
        return FieldReport(
            name: name, isAction: try fields.text("when") == "action", state: try fields.text("state"),
            place: try fields.point("place"), places: try fields.points("places"), outputs: outputs)
    }

    private func call(_ fields: LogFields) throws(RecordingError) -> FieldCall {
        var values: [(name: String, values: [Double])] = []
        for name in ["velocity", "target"] where fields.has(name) {
            values.append((name, try fields.numbers(name, count: 2)))
        }
        if fields.has("scale") { values.append(("scale", [try fields.number("scale")])) }
        if fields.has("decelerates") {
            values.append(("decelerates", [try fields.truth("decelerates", or: false) ? 1 : 0]))
        }
        return FieldCall(
            view: try fields.text("view"), name: try fields.text("call"), offset: try fields.point("offset"),
            values: values)
    }
}
