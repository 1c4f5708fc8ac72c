/// The columns of a table of contacts.
enum CSVColumn: String, CaseIterable {
    /// Seconds after the zero point, with up to nine decimals.
    case time
    /// Which contact: any text; may be used again when the contact has ended.
    case id
    /// began, moved, stationary, ended or cancelled.
    case phase
    /// Points.
    case x
    case y
    /// direct, indirect, pencil or indirectPointer; direct unless told.
    case tool
    /// 1 is an average touch; 0 unknown.
    case force
    case maximumForce
    /// Points.
    case radius
    /// Radians.
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
