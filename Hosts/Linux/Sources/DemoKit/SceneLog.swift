import TouchRecordings
import TouchScenes
import TouchTrace
import Touchstone

/// The trace of a running scene, of which questions are asked, and the input with which it is played again.
struct SceneLog {
    /// The number of records after which they are forgotten, while no finger is down.
    private let most: Int
    /// The screen at the beginning.
    private let screen: PackedTrace.Screen
    /// The steps of the input, in order of time.
    private var steps: [PackedTrace.Step] = []
    /// The records since the beginning, or since they were forgotten.
    private(set) var records: [TraceRecord] = []
    /// A Boolean value that indicates whether nothing was forgotten: the input can be played again.
    private(set) var isWhole = true

    /// Begins with a screen.
    init(_ screen: PackedTrace.Screen, most: Int = 100_000) { (self.screen, self.most) = (screen, most) }

    /// Adds a record.
    /// - Parameter isIdle: A Boolean value that indicates whether no finger was down before.
    mutating func take(_ record: TraceRecord, isIdle: Bool) {
        if isIdle, records.count > most { (records, steps, isWhole) = ([], [], false) }
        if isWhole, case .frame(let frame) = record.step { steps.append(.frame(frame)) }
        records.append(record)
    }

    /// Notes that the screen has changed.
    mutating func note(_ screen: PackedTrace.Screen, at instant: Instant) {
        if isWhole { steps.append(.screen(screen, at: instant)) }
    }

    /// Returns the input.
    func input(of scene: AnyScene, until end: Instant) -> ReplayInput {
        ReplayInput(scene: scene.name, size: screen.size, scale: screen.scale, steps: steps, end: end)
    }
}
