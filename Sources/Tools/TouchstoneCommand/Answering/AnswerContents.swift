import TouchStory
import TouchTrace

/// The recognizers and touches of a trace.
struct AnswerContents {
    private var reader = AnswerReader()
    private var start = TimelineBuilder()
    private var hasStarted = false
    /// The numbers of touches and presses: the first and the last.
    private(set) var fingers: ClosedRange<Int>?
    /// The numbers that are asked for; none for all.
    private let asked: Set<Int>
    /// The numbers that are asked for and were found.
    private(set) var found: Set<Int> = []
    /// The number of touches, presses and contacts that became no touch, of those that are asked for.
    private(set) var touchCount = 0
    /// The touches that are down at the end, of those that are asked for.
    private(set) var down: [AnsweredTouch] = []

    init(_ fingers: [Int]) { asked = Set(fingers) }

    /// The zero of the instants that are shown, as `show` has it.
    var origin: Instant { start.timeline.origin }
    /// The names of all recognizers.
    var recognizers: [RecognizerName] { reader.recognizers }

    mutating func take(_ record: TraceRecord) {
        if !hasStarted, !record.step.isLeftOutOfLogs {
            start.take(record)
            hasStarted = true
        }
        reader.take(record)
        count(reader.takeFinished())
    }

    mutating func finish() { count(reader.finish()) }

    private mutating func count(_ touches: [TouchAnswers]) {
        if asked.isEmpty { touchCount += touches.count }
        let open = touches.filter(\.isDown).map(\.touch)
        down += open.filter { asked.isEmpty || $0.finger.map(asked.contains) == true }
        for case let number? in touches.map(\.touch.finger) {
            if asked.contains(number) {
                found.insert(number)
                touchCount += 1
            }
            fingers = min(number, fingers?.lowerBound ?? number)...max(number, fingers?.upperBound ?? number)
        }
    }
}
