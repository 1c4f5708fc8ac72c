package import TouchInput
package import TouchRecordings

/// The members of a line of a recorder's log; each has the right type and is in its range, or an error names the one that does not.
package struct LogFields {
    /// The greatest number.
    private static let greatest = 1e9

    /// The object.
    package let value: JSONValue
    private let source: String
    private let recorder: String

    /// Creates fields.
    /// - Parameters:
    ///   - value: The object.
    ///   - source: The name of the file, for errors.
    ///   - recorder: The name of the recorder's file, for advice.
    package init(_ value: JSONValue, source: String, recorder: String) {
        (self.value, self.source, self.recorder) = (value, source, recorder)
    }

    /// Returns an error about the object; with a remedy of its own, or with advice to leave the line out.
    package func error(_ message: String, _ remedy: String? = nil) -> RecordingError {
        .recorderLog(
            message, source: source, line: value.line,
            remedy: remedy ?? "Record again with \(recorder), or remove this line")
    }

    /// Checks the first line of a log.
    /// - Parameters:
    ///   - kind: The kind of the line.
    ///   - author: The recorder, in words.
    ///   - remedy: What to do with a log of a newer recorder.
    package func checkHead(_ kind: String, of author: String, newer remedy: String) throws(RecordingError) {
        guard case .object = value.content, case .string(kind) = value["kind"]?.content else {
            throw error(
                "this is not a log of the \(author)", "Its first line begins with {\"kind\":\"\(kind)\"; share it again"
            )
        }
        let version = try number("version")
        guard version == 1 else {
            throw error(
                "this log is of another version",
                version > 1 ? remedy : "Record it with the \(recorder) of this version")
        }
    }

    private func within(_ member: JSONValue) -> LogFields { LogFields(member, source: source, recorder: recorder) }

    /// The members of an object within; `nil` if there is none.
    package func object(_ name: String) throws(RecordingError) -> LogFields? {
        guard let member = value[name] else { return nil }
        guard case .object = member.content else { throw unfit(name, "object") }
        return within(member)
    }

    /// The objects of a list; none if there is no list.
    package func objects(_ name: String) throws(RecordingError) -> [LogFields] {
        var all: [LogFields] = []
        for member in try list(name) {
            all.append(within(member))
        }
        return all
    }

    /// Returns a Boolean value that indicates whether there is such a member, be it `null`.
    package func has(_ name: String) -> Bool {
        guard case .object(let members) = value.content else { return false }
        return members.contains { $0.name == name }
    }

    // MARK: Texts

    package func text(_ name: String) throws(RecordingError) -> String {
        guard let text = try optionalText(name) else { throw missing(name) }
        return text
    }

    package func optionalText(_ name: String) throws(RecordingError) -> String? {
        guard let member = value[name] else { return nil }
        guard case .string(let text) = member.content else { throw unfit(name, "text") }
        return text
    }

    /// Returns the value that a text names.
    package func word<Word: RawRepresentable<String>>(_ name: String, or usual: Word) throws(RecordingError) -> Word {
        guard let text = try optionalText(name) else { return usual }
        guard let word = Word(rawValue: text) else { throw error("there is no \(name) «\(text)»") }
        return word
    }

    package func truth(_ name: String, or usual: Bool) throws(RecordingError) -> Bool {
        guard let member = value[name] else { return usual }
        guard case .bool(let isTrue) = member.content else { throw unfit(name, "truth value") }
        return isTrue
    }

    // MARK: Numbers

    package func number(_ name: String, or usual: Double? = nil) throws(RecordingError) -> Double {
        guard let member = value[name] else {
            guard let usual else { throw missing(name) }
            return usual
        }
        return try number(member, name)
    }

    /// Returns a time in seconds.
    package func seconds(_ name: String) throws(RecordingError) -> Double {
        guard let member = value[name] else { throw missing(name) }
        guard case .number(let seconds) = member.content else { throw unfit(name, "number") }
        guard abs(seconds) < Self.greatest else { throw error("the time is not possible") }
        return seconds
    }

    /// Returns a time as an instant.
    package func time(_ name: String) throws(RecordingError) -> Instant { Instant(seconds: try seconds(name)) }

    /// Returns the number of a view, recognizer or touch.
    package func id(_ name: String) throws(RecordingError) -> Int {
        guard let id = try optionalID(name) else { throw missing(name) }
        return id
    }

    package func optionalID(_ name: String) throws(RecordingError) -> Int? {
        guard let member = value[name] else { return nil }
        return try whole(member, name)
    }

    /// Returns numbers of views, recognizers or touches; `nil` if there are none.
    /// - Parameter most: The number of them that is allowed.
    package func ids(_ name: String, most: Int = 10_000) throws(RecordingError) -> [Int]? {
        guard value[name] != nil else { return nil }
        let members = try list(name)
        guard members.count <= most else { throw error("«\(name)» has more than \(most) numbers") }
        var ids: [Int] = []
        for member in members { ids.append(try whole(member, name)) }
        return ids
    }

    package func numbers(_ name: String, count: Int) throws(RecordingError) -> [Double] {
        guard let member = value[name] else { throw missing(name) }
        return try numbers(member, name, count: count)
    }

    package func optionalNumbers(_ name: String) throws(RecordingError) -> [Double]? {
        guard value[name] != nil else { return nil }
        var numbers: [Double] = []
        for member in try list(name) { numbers.append(try number(member, name)) }
        return numbers
    }

    package func point(_ name: String, or usual: CGPoint? = nil) throws(RecordingError) -> CGPoint {
        if let usual, value[name] == nil { return usual }
        let numbers = try numbers(name, count: 2)
        return CGPoint(x: numbers[0], y: numbers[1])
    }

    /// Returns the location of a touch or pointer.
    func place() throws(RecordingError) -> CGPoint { CGPoint(x: try number("x"), y: try number("y")) }

    package func size(_ name: String) throws(RecordingError) -> CGSize {
        let numbers = try numbers(name, count: 2)
        return CGSize(width: numbers[0], height: numbers[1])
    }

    /// Returns the points of a list.
    package func points(_ name: String) throws(RecordingError) -> [CGPoint] {
        var points: [CGPoint] = []
        for member in try list(name) {
            let numbers = try numbers(member, name, count: 2)
            points.append(CGPoint(x: numbers[0], y: numbers[1]))
        }
        return points
    }

    private func numbers(_ member: JSONValue, _ name: String, count: Int) throws(RecordingError) -> [Double] {
        guard case .array(let members) = member.content, members.count == count else {
            throw error("«\(name)» is not a list of \(count) numbers")
        }
        var numbers: [Double] = []
        for member in members { numbers.append(try number(member, name)) }
        return numbers
    }

    private func number(_ member: JSONValue, _ name: String) throws(RecordingError) -> Double {
        guard case .number(let number) = member.content else { throw unfit(name, "number") }
        guard abs(number) <= Self.greatest else { throw error("«\(name)» is out of range") }
        return number
    }

    private func whole(_ member: JSONValue, _ name: String) throws(RecordingError) -> Int {
        guard let whole = Int(exactly: try number(member, name)), whole >= 0 else {
            throw error("«\(name)» is not a count")
        }
        return whole
    }

    private func list(_ name: String) throws(RecordingError) -> [JSONValue] {
        guard let member = value[name] else { return [] }
        guard case .array(let members) = member.content else { throw unfit(name, "list") }
        return members
    }

    private func missing(_ name: String) -> RecordingError { error("«\(name)» is missing") }

    private func unfit(_ name: String, _ wanted: String) -> RecordingError {
        error("«\(name)» is \(value[name]?.kind ?? "missing"), no \(wanted)")
    }
}
