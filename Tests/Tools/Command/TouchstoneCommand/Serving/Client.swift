import TestSupport
import Testing
import TouchRecordings

@testable import TouchstoneCommand

/// A client of `touchstone serve`, in this process.
final class Client {
    private let session = ServeSession()
    private var sentCount = 0
    /// The answers so far, as they were written.
    private(set) var text = ""

    /// Creates a client that has started a scene, if one is named.
    init(_ scene: String? = nil) throws {
        if let scene { _ = try ask("{\"request\": \"start\", \"scene\": \"\(scene)\"}") }
    }

    var isOver: Bool { session.isOver }

    /// Sends a line and returns its answer, which has to be one line that repeats the number.
    @discardableResult
    func send(_ line: [UInt8]) throws -> JSONValue {
        sentCount += 1
        return try read(session.take(line + [UInt8(ascii: "\n")]))
    }

    @discardableResult
    func send(_ line: String) throws -> JSONValue { try send(Array(line.utf8)) }

    /// Sends a request that has to succeed.
    @discardableResult
    func ask(_ line: String) throws -> JSONValue {
        let answer = try send(line)
        try #require(answer.isOK, "\(line): \(answer["error"]?["message"]?.text ?? "no message")")
        return answer
    }

    /// Sends a request that has to fail; returns kind and field.
    func fail(_ line: String) throws -> String {
        let error = try #require(try send(line)["error"], "\(line)")
        expect(error["message"]?.text?.isEmpty == false && error["remedy"]?.text?.isEmpty == false, "\(line)")
        return "\(error["kind"]?.text ?? "") \(error["field"]?.text ?? "-")"
    }

    /// Sends bytes that end without a line feed, and ends the input.
    func end(_ rest: String) throws -> JSONValue {
        expectEqual(session.take(Array(rest.utf8)), [])
        sentCount += 1
        return try read(session.finish().output)
    }

    private func read(_ bytes: [UInt8]) throws -> JSONValue {
        text += String(decoding: bytes, as: UTF8.self)
        try #require(bytes.last == UInt8(ascii: "\n") && bytes.dropLast().allSatisfy { $0 >= 0x20 })
        let answer = try JSONReader.read(bytes, source: "the answer")
        expectEqual(answer["line"]?.number, Double(sentCount))
        return answer
    }
}

extension JSONValue {
    var isOK: Bool {
        if case .bool(true)? = self["ok"]?.content { true } else { false }
    }

    var text: String? {
        if case .string(let text) = content { text } else { nil }
    }

    var number: Double? {
        if case .number(let number) = content { number } else { nil }
    }

    var flag: Bool? {
        if case .bool(let flag) = content { flag } else { nil }
    }

    var list: [JSONValue] {
        if case .array(let values) = content { values } else { [] }
    }

    /// The names of the members.
    var names: [String] {
        if case .object(let members) = content { members.map(\.name) } else { [] }
    }

    /// The texts of a member that is a list of texts.
    func texts(_ name: String) -> [String] { self[name]?.list.compactMap(\.text) ?? [] }

    /// The recognizers that recognized, with counts.
    var recognized: [String] {
        self["recognized"]?.list.map { "\($0["name"]?.text ?? "?") \(Int($0["count"]?.number ?? 0))" } ?? []
    }
}
