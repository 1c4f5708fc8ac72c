/// A value of a JSON document.
///
/// Members keep their order; numbers are the shortest that parse to the same value.
enum JSON {
    case null
    case bool(Bool)
    case whole(Int)
    case number(Double)
    case string(String)
    case list([JSON])
    /// A list of objects, each made when it is written.
    case rows(Int, (Int) -> JSON)
    case object([Member])

    /// One member of an object.
    struct Member {
        let name: String
        let value: JSON
    }

    /// Returns a document of the command, which begins with its format and version.
    static func document(_ format: String, _ members: KeyValuePairs<String, JSON>) -> JSON {
        .object(
            [Member(name: "format", value: .string("touchstone-\(format)")), Member(name: "version", value: .whole(1))]
                + members.map { Member(name: $0.key, value: $0.value) })
    }

    /// Returns an object.
    static func members(_ members: KeyValuePairs<String, JSON>) -> JSON {
        .object(members.map { Member(name: $0.key, value: $0.value) })
    }

    /// Returns a list of objects, one for each element, made when it is written.
    static func rows<Element>(_ elements: [Element], _ object: @escaping (Element) -> JSON) -> JSON {
        elements.isEmpty ? .list([]) : .rows(elements.count) { object(elements[$0]) }
    }

    /// Returns the object with one more member; as it is if there is no value.
    func with(_ name: String, _ value: JSON?) -> JSON {
        guard let value, case .object(let members) = self else { return self }
        return .object(members + [Member(name: name, value: value)])
    }

    static func optional(_ text: String?) -> JSON { text.map { .string($0) } ?? .null }
    static func optional(_ number: Double?) -> JSON { number.map { .number($0) } ?? .null }
    static func optional(_ number: Int?) -> JSON { number.map { .whole($0) } ?? .null }
    static func strings(_ texts: [String]) -> JSON { .list(texts.map { .string($0) }) }
}
