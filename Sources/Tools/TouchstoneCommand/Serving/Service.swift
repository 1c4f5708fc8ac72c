import TouchRecordings

/// The answers to the requests of a client, one after the other. It reads no clock: time passes when a request says so.
final class Service {
    /// The fields that every request may have.
    private static let commonFields = ["request", "id"]
    /// The whole numbers that every reader of JSON keeps exactly.
    private static let identifiers = -9_007_199_254_740_991...9_007_199_254_740_991

    /// The scene that the client has started; `nil` before that.
    private var served: ServedScene?
    /// A Boolean value that indicates whether the client has asked for the end.
    private(set) var isOver = false

    /// Returns the answer to a line, with a line feed.
    func answer(_ line: RequestLines.Line, number: Int) -> String {
        var id = JSON.null
        let result: [JSON.Member]
        do throws(RequestFault) {
            let value = try Self.value(line, number)
            id = try Self.id(value)
            result = [.init(name: "ok", value: .bool(true))] + (try perform(value))
        } catch {
            result = [.init(name: "ok", value: .bool(false)), .init(name: "error", value: .fault(error))]
        }
        let head: [JSON.Member] = [.init(name: "line", value: .whole(number)), .init(name: "id", value: id)]
        return JSONWriter.line(.object(head + result)) + "\n"
    }

    private static func value(_ line: RequestLines.Line, _ number: Int) throws(RequestFault) -> JSONValue {
        let advice = "Write a request as one JSON object in a line, such as {\"request\": \"describe\"}"
        switch line {
        case .tooLong:
            throw RequestFault(
                .tooLong, "the line has more than \(RequestLines.longest) bytes, and was left out",
                "Send several requests")
        case .whole(let bytes), .cut(let bytes):
            do {
                return try JSONReader.read(bytes, source: "standard input", line: number)
            } catch {
                let message = error.kind == .empty ? "the line is empty" : error.issue.message
                if case .cut = line {
                    throw RequestFault(
                        .truncated, "the input ends within the line: \(message)", "End each request with a line feed")
                }
                throw RequestFault(.brokenJSON, String(message.prefix(200)), advice)
            }
        }
    }

    private static func id(_ value: JSONValue) throws(RequestFault) -> JSON {
        guard let id = value["id"] else { return .null }
        switch id.content {
        case .string(let text) where text.utf8.count <= RequestFields.longestText: return .string(text)
        case .number(let number):
            if let whole = Int(exactly: number), identifiers.contains(whole) { return .whole(whole) }
            fallthrough
        case .null, .bool, .string, .array, .object:
            throw RequestFault(
                .wrongType, at: "id", "id is \(id.kind) that cannot be returned as it is",
                "Write a whole number of at most 15 digits or a text of at most \(RequestFields.longestText) bytes")
        }
    }

    private func perform(_ value: JSONValue) throws(RequestFault) -> [JSON.Member] {
        let names = RequestTable.requests.map { $0.description.name }
        guard let name = value["request"] else {
            guard case .object = value.content else {
                throw RequestFault(.wrongType, "the line is \(value.kind)", "Write a request as a JSON object")
            }
            throw RequestFault(
                .missingField, at: "request", "request is missing", "Add the field request with its name")
        }
        guard case .string(let name) = name.content else {
            throw RequestFault(.wrongType, at: "request", "request is \(name.kind)", "Write its name, a text")
        }
        guard let request = RequestTable.requests.first(where: { $0.description.name == name }) else {
            throw .unknown(
                .unknownRequest, "request", "request", name, among: names,
                "Write one of: \(names.joined(separator: ", "))")
        }
        let fields = try RequestFields(
            value, allowing: Self.commonFields + request.description.fields.map(\.name))
        return try request.init(fields).answer(self)
    }

    // MARK: The scene

    /// Returns the scene.
    func scene() throws(RequestFault) -> ServedScene {
        guard let served else {
            throw RequestFault(
                .noScene, "no scene was started", "Start one: {\"request\": \"start\", \"scene\": \"everything\"}")
        }
        return served
    }

    /// Replaces the scene.
    func start(_ scene: ServedScene.Choice) -> ServedScene {
        served?.close()
        let started = ServedScene(scene)
        served = started
        return started
    }

    /// Ends the service after the answer to this request.
    func quit() {
        served?.close()
        served = nil
        isOver = true
    }
}

extension JSON {
    fileprivate static func fault(_ fault: RequestFault) -> JSON {
        .members([
            "kind": .string(fault.kind.rawValue), "field": .optional(fault.field), "message": .string(fault.message),
            "remedy": .string(fault.remedy),
        ])
    }
}
