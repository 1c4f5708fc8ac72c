import TouchRecordings

/// The members of an object in a request, read by name. A member that is `null` counts as absent.
struct RequestFields {
    /// The number of bytes that a text may have.
    static let longestText = 1_000

    /// The names of the members before the object: empty for the request itself, `touches[0].` for a touch in it.
    private let path: String
    private let object: JSONValue

    /// Creates the fields of an object, none of which may be unknown.
    /// - Parameters:
    ///   - field: The path of the object itself; `nil` for a request.
    ///   - names: The names that are allowed.
    init(_ value: JSONValue, _ field: String? = nil, allowing names: [String]) throws(RequestFault) {
        path = field.map { "\($0)." } ?? ""
        object = value
        guard case .object(let members) = value.content else {
            throw RequestFault(
                .wrongType, at: field, "\(value.kind) is given, not an object", "Write {\"\(names[0])\": ...}")
        }
        for (name, _) in members where !names.contains(name) {
            throw .unknown(
                .unknownField, path + name.prefix(RequestFields.longestText), "field", name, among: names,
                "Write one of: \(names.joined(separator: ", "))")
        }
    }

    /// Returns the path of a field, for errors.
    func path(_ name: String) -> String { path + name }

    /// Returns a Boolean value that indicates whether a field is given.
    func has(_ name: String) -> Bool { object[name] != nil }

    /// Returns the value of a field that is not optional.
    func needed<Value>(_ name: String, _ value: Value?) throws(RequestFault) -> Value {
        guard let value else {
            throw RequestFault(.missingField, at: path(name), "\(name) is missing", "Add the field \(name)")
        }
        return value
    }

    func text(_ name: String) throws(RequestFault) -> String? {
        guard let value = object[name] else { return nil }
        guard case .string(let text) = value.content else { throw wrongType(name, value, "a text") }
        guard text.utf8.count <= Self.longestText else {
            throw RequestFault(
                .outOfRange, at: path(name), "\(name) has more than \(Self.longestText) bytes", "Write a shorter text")
        }
        return text
    }

    func flag(_ name: String) throws(RequestFault) -> Bool? {
        guard let value = object[name] else { return nil }
        guard case .bool(let flag) = value.content else { throw wrongType(name, value, "true or false") }
        return flag
    }

    func number(_ name: String, in range: ClosedRange<Double>) throws(RequestFault) -> Double? {
        guard let value = object[name] else { return nil }
        guard case .number(let number) = value.content else { throw wrongType(name, value, "a number") }
        guard range.contains(number) else {
            throw outOfRange(name, number, "a number from \(plain(range.lowerBound)) to \(plain(range.upperBound))")
        }
        return number
    }

    func whole(_ name: String, in range: ClosedRange<Int>) throws(RequestFault) -> Int? {
        guard let value = object[name] else { return nil }
        guard case .number(let number) = value.content else { throw wrongType(name, value, "a whole number") }
        guard let whole = Int(exactly: number), range.contains(whole) else {
            throw outOfRange(name, number, "a whole number from \(range.lowerBound) to \(range.upperBound)")
        }
        return whole
    }

    /// Returns the value of a field that has one of the words that are the raw values of a type.
    func word<Word: RawRepresentable & CaseIterable>(
        _ name: String, _ words: Word.Type
    ) throws(RequestFault) -> Word? where Word.RawValue == String {
        guard let text = try text(name) else { return nil }
        guard let word = Word(rawValue: text) else {
            let known = words.allCases.map(\.rawValue)
            throw .unknown(
                .unknownName, path(name), name, text, among: known, "Write one of: \(known.joined(separator: ", "))")
        }
        return word
    }

    /// Returns the elements of a list of objects, each with its own fields.
    func list(_ name: String, allowing names: [String]) throws(RequestFault) -> [RequestFields]? {
        guard let value = object[name] else { return nil }
        guard case .array(let elements) = value.content else { throw wrongType(name, value, "a list") }
        var fields: [RequestFields] = []
        for (index, element) in elements.enumerated() {
            fields.append(try RequestFields(element, "\(path(name))[\(index)]", allowing: names))
        }
        return fields
    }

    /// Returns the fields of an object in this one.
    func fields(_ name: String, allowing names: [String]) throws(RequestFault) -> RequestFields? {
        guard let value = object[name] else { return nil }
        return try RequestFields(value, path(name), allowing: names)
    }

    /// Throws if two fields are given that exclude each other.
    func exclude(_ one: String, _ other: String) throws(RequestFault) {
        guard has(one), has(other) else { return }
        throw RequestFault(
            .conflict, at: path(other), "\(one) and \(other) exclude each other", "Leave one of them out")
    }

    /// Throws if a field is given that has no meaning beside the others.
    /// - Parameter reason: The rest of the sentence that begins with the name.
    func refuse(_ name: String, _ reason: String) throws(RequestFault) {
        guard has(name) else { return }
        throw RequestFault(.conflict, at: path(name), "\(name) \(reason)", "Leave it out")
    }

    private func wrongType(_ name: String, _ value: JSONValue, _ wanted: String) -> RequestFault {
        RequestFault(.wrongType, at: path(name), "\(name) is \(value.kind)", "Write \(wanted)")
    }

    private func outOfRange(_ name: String, _ number: Double, _ wanted: String) -> RequestFault {
        RequestFault(.outOfRange, at: path(name), "\(name) is \(plain(number))", "Write \(wanted)")
    }

    /// Returns a number as JSON writes it.
    private func plain(_ number: Double) -> String { JSONWriter.line(.number(number)) }
}
