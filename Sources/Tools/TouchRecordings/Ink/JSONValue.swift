/// A value of a JSON text, with the line on which it starts.
package struct JSONValue {
    /// The content of a value. The members of an object are in the order of the text, no name twice.
    package enum Content {
        case null
        case bool(Bool)
        case number(Double)
        case string(String)
        case array([JSONValue])
        case object([(name: String, value: JSONValue)])
    }

    package var content: Content
    /// The number of the line, from 1.
    package var line: Int

    /// The value of a member; `nil` if this is not an object, or has no such member, or that is null.
    package subscript(name: String) -> JSONValue? {
        guard case .object(let members) = content, let value = members.first(where: { $0.name == name })?.value else {
            return nil
        }
        if case .null = value.content { return nil }
        return value
    }

    /// The kind of the value, for messages.
    package var kind: String {
        switch content {
        case .null: "null"
        case .bool: "a truth value"
        case .number: "a number"
        case .string: "a text"
        case .array: "a list"
        case .object: "an object"
        }
    }
}
