import TouchReplays

/// A question about UIKit that only a device answers, with the counts of a log and of the app that was rebuilt from it.
struct OpenQuestion {
    /// The rule or the divergence.
    let id: String
    /// The name of the count.
    let what: String
    let measured: Int
    let here: Int

    /// Returns the questions that a log answers.
    static func all(_ reading: AppLogReading) -> [OpenQuestion] {
        let counted: [(String, String, (AppLog) -> Int)] = [
            ("B-116", "times a failed recognizer is seen as failed", { $0.states { $0.state == .failed } }),
            (
                "4", "actions of cancelled gestures",
                { $0.states { $0.moment == .action && $0.state == .cancelled } }
            ),
            ("B-033", "touches that lose their view", { $0.touchesWithoutView }),
            (
                "203", "touches with recognizers in this order",
                { $0.receivers.sameOrder(as: reading.run.log.receivers) }
            ),
        ]
        return counted.map { id, what, count in
            OpenQuestion(id: id, what: what, measured: count(reading.log), here: count(reading.run.log))
        }.filter { $0.measured > 0 || $0.here > 0 }
    }

    /// The columns of a line for people.
    var columns: [String] { [id, what, "\(measured)", "\(here)"] }

    var json: JSON {
        .members([
            "question": .string(id), "what": .string(what), "measured": .whole(measured), "here": .whole(here),
        ])
    }
}

extension AppLog {
    fileprivate func states(where isCounted: (LoggedState) -> Bool) -> Int {
        lines.count { line in if case .state(let state) = line.content { isCounted(state) } else { false } }
    }

    fileprivate var touchesWithoutView: Int {
        var touches: Set<Int> = []
        for case .event(let event) in lines.map(\.content) {
            for touch in event.touches where touch.view == nil { touches.insert(touch.id) }
        }
        return touches.count
    }

    /// The recognizers that receive each touch, in their order, by the number of the touch.
    fileprivate var receivers: [Int: [Int]] {
        var receivers: [Int: [Int]] = [:]
        for case .event(let event) in lines.map(\.content) {
            for touch in event.touches where touch.phase == .began { receivers[touch.id] = touch.recognizers ?? [] }
        }
        return receivers
    }
}

extension [Int: [Int]] {
    /// Returns the number of touches that have the same several recognizers in the same order.
    fileprivate func sameOrder(as other: [Int: [Int]]) -> Int {
        count { touch, ids in ids.count > 1 && other[touch] == ids }
    }
}
