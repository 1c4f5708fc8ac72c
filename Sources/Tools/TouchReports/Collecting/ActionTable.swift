internal import TouchArbitration
import TouchTrace

/// The calls of the targets of recognizers.
struct ActionTable: Sendable {
    /// The calls of the targets of a recognizer.
    struct Row: Sendable {
        let recognizer: RecognizerName
        var calls: [(instant: Instant, phase: GesturePhase)] = []
    }

    /// The recognizers, in the order of their first action.
    private(set) var rows: [Row] = []
    private var indices: [RecognizerName: Int] = [:]

    mutating func take(_ recognizer: RecognizerName, _ phase: GesturePhase, at instant: Instant) {
        let index = indices[recognizer] ?? rows.count
        if index == rows.count {
            indices[recognizer] = index
            rows.append(Row(recognizer: recognizer))
        }
        rows[index].calls.append((instant, phase))
    }
}
