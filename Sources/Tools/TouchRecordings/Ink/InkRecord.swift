internal import TouchInput

/// One touch of a log.
struct InkRecord {
    /// The name of the touch in the log.
    var name: String
    var phase: ContactSample.Phase
    var tool: ContactSample.Tool
    var instant: Instant
    var location: CGPoint
    var details: ContactDetails
    var isUpdate: Bool
    var isPrediction: Bool
    /// The number of the line where it starts, from 1.
    var line: Int

    init(_ value: JSONValue, source: String) throws(RecordingError) {
        let fields = InkFields(value: value, source: source)
        line = value.line
        guard case .object = value.content else { throw fields.error("\(value.kind) stands where a touch is due") }
        name = try fields.text("touchIdentifier")
        isUpdate = try fields.truth("isUpdate")
        isPrediction = try fields.truth("isPrediction")
        instant = Instant(seconds: try fields.number("timestamp", in: 0...9e9))
        location = try fields.point("location")
        let phaseNumber = try fields.whole("phase", in: 0...7)
        guard let phase = ContactSample.Phase(rawValue: phaseNumber) else {
            throw fields.error("the phase \(phaseNumber) is that of a pointer that does not touch")
        }
        self.phase = phase
        switch try fields.whole("type", in: 0...3) {
        case 0: tool = .direct
        case 1: tool = .indirect
        case 2: tool = .pencil
        default: tool = .indirectPointer
        }
        details = ContactDetails()
        details.radius = try fields.number("majorRadius", in: 0...1e6, or: 0)
        details.radiusTolerance = try fields.number("majorRadiusTolerance", in: 0...1e6, or: 0)
        details.force = try fields.number("force", in: -1e6...1e6, or: 0)
        details.maximumForce = try fields.number("maximumPossibleForce", in: 0...1e6, or: 0)
        details.altitude = try fields.number("altitudeAngle", in: -10...10, or: .pi / 2)
        details.azimuth = try fields.number("azimuth", in: -10...10, or: 0)
        details.roll = try fields.number("rollAngle", in: -10...10, or: 0)
        details.estimation.index = try fields.optionalWhole("estimationUpdateIndex")
        details.estimation.estimated = try fields.properties("estimatedProperties")
        details.estimation.expectingUpdates = try fields.properties("estimatedPropertiesExpectingUpdates")
        if isUpdate, details.estimation.index == nil {
            throw fields.error("an update lacks its estimationUpdateIndex")
        }
        if isUpdate, isPrediction { throw fields.error("a touch is an update and a prediction at once") }
    }
}
