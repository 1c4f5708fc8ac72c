import TouchInput
import TouchRecordings
import Touchstone

/// A reader of logs of the field recorder: JSON, one object a line.
struct FieldLogReader {
    private static let advice = "Record again with FieldRecorder.swift, or remove this line"
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
            let value: JSONValue
            do {
                value = try JSONReader.read(Array(line), source: source, line: number)
            } catch {
                throw CommandFailure("\(error)")
            }
            if log == nil {
                log = try reader.head(value)
            } else if let line = try reader.line(value) {
                log?.lines.append(line)
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

    private func error(_ value: JSONValue, _ message: String, _ remedy: String = advice) -> CommandFailure {
        CommandFailure("\(source):\(value.line): error: \(message.printable). \(remedy)")
    }

    private func head(_ value: JSONValue) throws(CommandFailure) -> FieldLog {
        guard case .object = value.content, let kind = value["kind"], case .string("field") = kind.content else {
            throw error(
                value, "this is not a log of the field recorder",
                "Its first line begins with {\"kind\":\"field\"; share it again")
        }
        let version = try number(value, "version")
        guard version == 1 else {
            throw error(
                value, "this log is of another version",
                version > 1
                    ? "It was recorded by a newer version of FieldRecorder.swift: verify it with the touchstone of that version"
                    : "Record it with the FieldRecorder.swift of this version")
        }
        let window = CGSize(width: try number(value, "width"), height: try number(value, "height"))
        let (scale, rate) = (try number(value, "scale"), try number(value, "rate"))
        guard (1...10_000).contains(window.width), (1...10_000).contains(window.height), (0.5...16).contains(scale),
            (1...1_000).contains(rate)
        else { throw error(value, "the window or the screen has no possible size") }
        var places: [String: CGRect] = [:]
        let views = try member(value, "views")
        for name in ["header", "plain", "paging", "zooming", "pad"] {
            let numbers = try self.numbers(views, name, count: 4)
            places[name] = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
        }
        let content = try numbers(value, "content", count: 2)
        return FieldLog(
            device: try text(value, "device"), system: try text(value, "system"), size: window, scale: scale,
            rate: rate,
            places: places, content: CGSize(width: content[0], height: content[1]), lines: [])
    }

    /// Returns a line after the first one; `nil` for one before the first event.
    private mutating func line(_ value: JSONValue) throws(CommandFailure) -> FieldLine? {
        let kind = try text(value, "kind")
        let time = try number(value, "at")
        guard abs(time) < 1e9 else { throw error(value, "the time is not possible") }
        if origin == nil, kind == "event" { origin = time.rounded(.down) }
        guard let origin else { return nil }
        let content: FieldLine.Content
        switch kind {
        case "event": content = .event(try touches(value, origin))
        case "recognizer": content = .recognizer(try report(value))
        case "delegate": content = .call(try call(value))
        case "frame":
            content = .frame(
                FieldFrame(
                    offsets: [
                        try point(value, "plain"), try point(value, "paging"), try point(value, "zooming"),
                    ], zoom: try number(value, "zoom")))
        case _: throw error(value, "there is no line of the kind «\(kind)»")
        }
        return FieldLine(number: value.line, at: time - origin, content: content)
    }

    private func touches(_ value: JSONValue, _ origin: Double) throws(CommandFailure) -> [FieldTouch] {
        var touches: [FieldTouch] = []
        for touch in try list(value, "touches") {
            let (phase, tool) = (try text(touch, "phase"), try text(touch, "type"))
            guard let phase = Self.phases[phase] else { throw error(touch, "there is no phase «\(phase)»") }
            guard let tool = Self.tools[tool] else { throw error(touch, "there is no touch of type «\(tool)»") }
            let id = try number(touch, "id")
            guard let id = Int(exactly: id), id >= 0 else { throw error(touch, "«id» is not a count") }
            var earlier: [EarlierSample] = []
            for reading in try list(touch, "earlier") {
                earlier.append(
                    EarlierSample(
                        id: id, at: Instant(seconds: try number(reading, "at") - origin),
                        location: try place(reading), details: try details(reading)))
            }
            var details = try details(touch)
            details.maximumForce = try number(touch, "maximumForce")
            touches.append(
                FieldTouch(
                    id: id, phase: phase, tool: tool, view: try text(touch, "view"), place: try place(touch),
                    details: details, earlier: earlier))
        }
        return touches
    }

    private func place(_ value: JSONValue) throws(CommandFailure) -> CGPoint {
        CGPoint(x: try number(value, "x"), y: try number(value, "y"))
    }

    private func details(_ value: JSONValue) throws(CommandFailure) -> ContactDetails {
        var details = ContactDetails()
        details.force = try number(value, "force")
        details.radius = try number(value, "radius")
        details.radiusTolerance = try number(value, "tolerance")
        return details
    }

    private func report(_ value: JSONValue) throws(CommandFailure) -> FieldReport {
        var places: [CGPoint] = []
        for place in try list(value, "places") { places.append(try point(place, "places")) }
        var outputs: [(name: String, values: [Double])] = []
        for name in ["translation", "velocity"] where value[name] != nil {
            outputs.append((name, try numbers(value, name, count: 2)))
        }
        for name in ["scale", "rotation", "speed"] where value[name] != nil {
            outputs.append((name, [try number(value, name)]))
        }
        let name = try text(value, "name")
        guard FieldReport.names.contains(name) else {
            throw error(value, "the recorder has no recognizer «\(name)»")
        }
        return FieldReport(
            name: name, isAction: try text(value, "when") == "action",
            state: try text(value, "state"), place: try point(value, "place"), places: places, outputs: outputs)
    }

    private func call(_ value: JSONValue) throws(CommandFailure) -> FieldCall {
        var values: [(name: String, values: [Double])] = []
        for name in ["velocity", "target"] where value[name] != nil {
            values.append((name, try numbers(value, name, count: 2)))
        }
        if value["scale"] != nil { values.append(("scale", [try number(value, "scale")])) }
        if let flag = value["decelerates"], case .bool(let flag) = flag.content {
            values.append(("decelerates", [flag ? 1 : 0]))
        }
        return FieldCall(
            view: try text(value, "view"), name: try text(value, "call"), offset: try point(value, "offset"),
            values: values)
    }

    // MARK: Values

    private func member(_ value: JSONValue, _ name: String) throws(CommandFailure) -> JSONValue {
        guard let member = value[name] else { throw error(value, "«\(name)» is missing") }
        return member
    }

    private func text(_ value: JSONValue, _ name: String) throws(CommandFailure) -> String {
        let member = try member(value, name)
        guard case .string(let text) = member.content else {
            throw error(member, "«\(name)» is \(member.kind), no text")
        }
        return text
    }

    private func number(_ value: JSONValue, _ name: String) throws(CommandFailure) -> Double {
        try number(member(value, name), named: name)
    }

    private func number(_ value: JSONValue, named name: String) throws(CommandFailure) -> Double {
        guard case .number(let number) = value.content else {
            throw error(value, "«\(name)» is \(value.kind), no number")
        }
        return number
    }

    private func list(_ value: JSONValue, _ name: String) throws(CommandFailure) -> [JSONValue] {
        let member = try member(value, name)
        guard case .array(let values) = member.content else {
            throw error(member, "«\(name)» is \(member.kind), no list")
        }
        return values
    }

    private func numbers(_ value: JSONValue, _ name: String, count: Int) throws(CommandFailure) -> [Double] {
        try numbers(member(value, name), named: name, count: count)
    }

    private func numbers(_ value: JSONValue, named name: String, count: Int) throws(CommandFailure) -> [Double] {
        guard case .array(let values) = value.content, values.count == count else {
            throw error(value, "«\(name)» is not a list of \(count) numbers")
        }
        var numbers: [Double] = []
        for value in values { numbers.append(try number(value, named: name)) }
        return numbers
    }

    private func point(_ value: JSONValue, _ name: String) throws(CommandFailure) -> CGPoint {
        let numbers: [Double]
        if case .array = value.content {
            numbers = try self.numbers(value, named: name, count: 2)
        } else {
            numbers = try self.numbers(value, name, count: 2)
        }
        return CGPoint(x: numbers[0], y: numbers[1])
    }
}
