internal import TouchInput

/// The members of a touch's object; each has the right type and is in its range, or an error names the one
/// that does not.
struct InkFields {
    let value: JSONValue
    let source: String

    func error(_ message: String, line: Int? = nil) -> RecordingError {
        RecordingError(.notInkLog, source: source, line: line ?? value.line, message: message)
    }

    func text(_ name: String) throws(RecordingError) -> String {
        let member = try self.member(name)
        guard case .string(let text) = member.content else { throw unfit(name, member, "a text") }
        return text
    }

    func truth(_ name: String) throws(RecordingError) -> Bool {
        let member = try self.member(name)
        guard case .bool(let isTrue) = member.content else { throw unfit(name, member, "true or false") }
        return isTrue
    }

    func number(
        _ name: String, in range: ClosedRange<Double>, or usual: Double? = nil
    ) throws(RecordingError) -> Double {
        if let usual, value[name] == nil { return usual }
        return try number(try member(name), name, in: range)
    }

    func whole(_ name: String, in range: ClosedRange<Double>) throws(RecordingError) -> Int {
        let member = try self.member(name)
        let number = try number(member, name, in: range)
        guard let whole = Int(exactly: number) else { throw unfit(name, member, "a whole number") }
        return whole
    }

    func optionalWhole(_ name: String) throws(RecordingError) -> Int? {
        // As far as whole numbers are exact. Written out: an `Int` of 32 bits has no 1 << 53.
        let exact = -9_007_199_254_740_992.0...9_007_199_254_740_992
        return value[name] == nil ? nil : try whole(name, in: exact)
    }

    func point(_ name: String) throws(RecordingError) -> CGPoint {
        let member = try self.member(name)
        guard case .array(let numbers) = member.content, numbers.count == 2 else {
            throw unfit(name, member, "a list of two numbers")
        }
        let range = -1e6...1e6
        return CGPoint(
            x: try number(numbers[0], name, in: range), y: try number(numbers[1], name, in: range))
    }

    func properties(_ name: String) throws(RecordingError) -> ContactProperties {
        value[name] == nil ? [] : ContactProperties(rawValue: try whole(name, in: 0...31))
    }

    private func member(_ name: String) throws(RecordingError) -> JSONValue {
        guard let member = value[name] else { throw error("a touch lacks its \(name)") }
        return member
    }

    private func number(
        _ member: JSONValue, _ name: String, in range: ClosedRange<Double>
    ) throws(RecordingError) -> Double {
        guard case .number(let number) = member.content else { throw unfit(name, member, "a number") }
        guard range.contains(number) else {
            throw error("\(name) is \(number), out of \(range.lowerBound)…\(range.upperBound)", line: member.line)
        }
        return number
    }

    private func unfit(_ name: String, _ member: JSONValue, _ wanted: String) -> RecordingError {
        error("\(name) must be \(wanted), and is \(member.kind)", line: member.line)
    }
}
