/// The columns of a table of contacts.
enum CSVColumn: String, CaseIterable {
    /// The time in seconds after the zero point, with up to nine decimals.
    case time
    /// The name of the contact: any text; may be reused when the contact has ended.
    case id
    /// The phase: began, moved, stationary, ended or cancelled.
    case phase
    /// The position in points.
    case x
    case y
    /// The tool: direct, indirect, pencil or indirectPointer; direct by default.
    case tool
    /// The force: 1 is an average touch; 0 unknown.
    case force
    case maximumForce
    /// The radius in points.
    case radius
    /// The angle in radians.
    case altitude
    case azimuth
    case roll

    var isNumber: Bool {
        switch self {
        case .id, .phase, .tool: false
        case .time, .x, .y, .force, .maximumForce, .radius, .altitude, .azimuth, .roll: true
        }
    }

    var isNeeded: Bool {
        switch self {
        case .time, .id, .phase, .x, .y: true
        case .tool, .force, .maximumForce, .radius, .altitude, .azimuth, .roll: false
        }
    }
}
