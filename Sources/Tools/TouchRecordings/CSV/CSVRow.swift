internal import TouchInput

/// A line of a table: the sample of one contact at one time.
struct CSVRow {
    /// The time in nanoseconds.
    var time: TextLine.Number
    var id: String
    var phase: ContactSample.Phase
    var location: CGPoint
    var tool: ContactSample.Tool
    var details = ContactDetails()

    /// Parses the fields; `nil` if a required field is missing, or one is invalid.
    init?(_ fields: [String], _ header: CSVHeader) {
        guard fields.count == header.count, let id = header.field(.id, of: fields),
            let phase = header.field(.phase, of: fields).flatMap({ Self.phases[$0] }),
            let timeText = header.field(.time, of: fields),
            let x = Self.number(header.field(.x, of: fields)), let y = Self.number(header.field(.y, of: fields))
        else { return nil }
        var text = TextLine(Array(timeText.utf8)[...])
        guard let time = text.takeTime(), text.next == nil else { return nil }
        self.time = time
        self.id = id
        self.phase = phase
        location = CGPoint(x: x, y: y)
        let toolName = header.field(.tool, of: fields) ?? "direct"
        guard let tool = Self.tools[toolName] else { return nil }
        self.tool = tool
        let columns: [CSVColumn] = [.force, .maximumForce, .radius, .altitude, .azimuth, .roll]
        for column in columns {
            guard let field = header.field(column, of: fields) else { continue }
            guard let value = Self.number(field), value >= 0 || column != .radius else { return nil }
            switch column {
            case .force: details.force = value
            case .maximumForce: details.maximumForce = value
            case .radius: details.radius = value
            case .altitude: details.altitude = value
            case .azimuth: details.azimuth = value
            default: details.roll = value
            }
        }
    }

    /// Returns the problem of a line that cannot be parsed, if it is one of its fields; otherwise `nil`.
    static func oddity(of fields: [String], _ header: CSVHeader) -> String? {
        guard fields.count == header.count else {
            return "the line has \(fields.count) fields, and the table \(header.count) columns"
        }
        if let phase = header.field(.phase, of: fields), phases[phase] == nil {
            return "“\(phase)” is no phase (began, moved, stationary, ended, cancelled)"
        }
        if let tool = header.field(.tool, of: fields), tools[tool] == nil {
            return "“\(tool)” is no tool (direct, indirect, pencil, indirectPointer)"
        }
        for column in CSVColumn.allCases where column.isNumber {
            if let field = header.field(column, of: fields), number(field) == nil {
                return "“\(field)” is not a number for \(column.rawValue)"
            }
        }
        return CSVColumn.allCases.first { $0.isNeeded && header.field($0, of: fields) == nil }
            .map { "the field \($0.rawValue) is empty" }
    }

    static let phases: [String: ContactSample.Phase] = [
        "began": .began, "moved": .moved, "stationary": .stationary, "ended": .ended, "cancelled": .cancelled,
    ]

    static let tools: [String: ContactSample.Tool] = [
        "direct": .direct, "indirect": .indirect, "pencil": .pencil, "indirectPointer": .indirectPointer,
    ]

    /// The limit of all numbers: the device units of the kernel, which may be used for points here, are within it.
    static let farthest = 5e9

    /// Returns a number that is finite and within the limit.
    private static func number(_ text: String?) -> CGFloat? {
        guard let number = text.flatMap(Double.init), abs(number) <= farthest else { return nil }
        return CGFloat(number)
    }
}
