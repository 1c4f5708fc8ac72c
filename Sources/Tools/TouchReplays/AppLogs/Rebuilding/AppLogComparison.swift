internal import TouchInput

/// A comparison of a log with that of the app that was rebuilt from it, by recognizer and attempt.
struct AppLogComparison {
    /// The time in seconds by which the same state may be seen earlier or later: two frames of the display.
    static let tolerance = 0.034

    /// The differences, the first in time first; of an attempt only its first one, since what follows has the same cause.
    private(set) var differences: [AppLogDifference] = []

    init(_ one: Courses, _ rebuilt: AppLog) {
        let other = Courses(rebuilt)
        for key in Set(one.states.keys).union(other.states.keys) { compare(key, one, other) }
        for touch in one.receivers.keys { compare(touch, one, other) }
        for id in Set(one.controls.keys).union(other.controls.keys) where one.known.contains(id) {
            compareControl(id, one, other)
        }
        differences.sort {
            ($0.at, $0.line, $0.id, $0.attempt, $0.kind.rawValue)
                < ($1.at, $1.line, $1.id, $1.attempt, $1.kind.rawValue)
        }
    }

    private mutating func compare(_ key: Courses.Key, _ one: Courses, _ other: Courses) {
        guard one.known.contains(key.id) else { return }
        let (logged, rebuilt) = (one.states[key] ?? [], other.states[key] ?? [])
        for index in 0..<max(logged.count, rebuilt.count) {
            let (first, second) = (logged[place: index], rebuilt[place: index])
            let isSame =
                if let first, let second {
                    first.state == second.state && abs(first.at.seconds(since: second.at)) <= Self.tolerance
                } else {
                    // A failure at the end is seen only if the reset comes later than the recorder looks.
                    (first ?? second).map { $0.state == .failed && !$0.isLasting } ?? true
                }
            guard !isSame else { continue }
            let at = [first?.at, second?.at].compactMap { $0 }.min() ?? .zero
            differences.append(
                AppLogDifference(
                    kind: .state, id: key.id, attempt: key.attempt, line: first?.line ?? one.line(at: at), at: at,
                    logged: first?.state, rebuilt: second?.state))
            return
        }
    }

    private mutating func compare(_ touch: Int, _ one: Courses, _ other: Courses) {
        let (logged, rebuilt) = (one.receivers[touch] ?? [], other.receivers[touch] ?? [])
        guard let first = logged.first else { return }
        let began = (logged: first.ids, rebuilt: rebuilt.first?.ids ?? [])
        for id in Set(began.logged).symmetricDifference(began.rebuilt) where one.known.contains(id) {
            differences.append(
                AppLogDifference(
                    kind: .touch, id: id, attempt: touch, line: first.line, at: first.at,
                    logged: began.logged.contains(id) ? .possible : nil,
                    rebuilt: began.rebuilt.contains(id) ? .possible : nil))
        }
        // A recognizer that fails leaves its touches, where that shows.
        guard one.showsLeaving else { return }
        var open = Set(began.logged).intersection(began.rebuilt)
        var place = 0
        for (before, now) in zip(logged, logged.dropFirst()) {
            while place < rebuilt.count, rebuilt[place].at < now.at { place += 1 }
            guard place < rebuilt.count, rebuilt[place].at == now.at else { continue }
            for id in open.sorted() {
                let (stays, staysHere) = (now.ids.contains(id), rebuilt[place].ids.contains(id))
                if stays, staysHere { continue }
                open.remove(id)
                let key = Courses.Key(id: id, attempt: touch)
                let states = [one.states[key]?.first?.at, other.states[key]?.first?.at].compactMap { $0 }
                guard stays != staysHere, one.known.contains(id), states.allSatisfy({ $0 > now.at }) else { continue }
                differences.removeAll { $0.kind == .state && $0.id == id && $0.attempt == touch }
                differences.append(
                    AppLogDifference(
                        kind: .state, id: id, attempt: touch, line: now.line, at: before.at,
                        logged: stays ? nil : .failed, rebuilt: staysHere ? nil : .failed))
            }
        }
    }

    private mutating func compareControl(_ id: Int, _ one: Courses, _ other: Courses) {
        let (logged, rebuilt) = (one.controls[id] ?? [], other.controls[id] ?? [])
        for index in 0..<max(logged.count, rebuilt.count) {
            let (first, second) = (logged[place: index], rebuilt[place: index])
            guard first?.event != second?.event else { continue }
            let at = [first?.at, second?.at].compactMap { $0 }.min() ?? .zero
            differences.append(
                AppLogDifference(
                    kind: .control, id: id, attempt: 0, line: first?.line ?? one.line(at: at), at: at,
                    events: [first?.event ?? "", second?.event ?? ""]))
            return
        }
    }
}

/// The states of the recognizers in a log by attempt, the receivers of its touches, the events of its controls.
struct Courses {
    struct Key: Hashable {
        var id: Int
        var attempt: Int
    }

    struct Moment {
        var state: LoggedState.State
        var at: Instant
        var line: Int
        /// The time at which the recognizer was seen possible again, or the log ends.
        var end: Instant

        /// A Boolean value that indicates whether the recorder had the time to see it.
        var isLasting: Bool { end.seconds(since: at) > AppLogComparison.tolerance }
    }

    struct Receivers {
        var ids: [Int]
        var at: Instant
        var line: Int
    }

    struct ControlEvent {
        var event: String
        var at: Instant
        var line: Int
    }

    /// The states of each attempt without repetitions; `possible` is none.
    var states: [Key: [Moment]] = [:]
    /// The recognizers that receive each touch, event by event.
    var receivers: [Int: [Receivers]] = [:]
    /// A Boolean value that indicates whether a recognizer leaves a touch that goes on.
    private(set) var showsLeaving: Bool
    var controls: [Int: [ControlEvent]] = [:]
    /// The numbers of all views and recognizers.
    var known: Set<Int> = []
    /// The numbers of the lines, each with the earliest time from that line on.
    private var lines: [(at: Instant, number: Int)] = []

    init(_ log: AppLog) {
        showsLeaving = log.head.isOfThisLibrary
        var attempts: [Int: Int] = [:]
        let last = log.lines.last?.at ?? .zero
        // The attempt in which each recognizer is not possible.
        var open: [Int: Key] = [:]
        for line in log.lines {
            lines.append((line.at, line.number))
            switch line.content {
            case .view(let view): known.insert(view.id)
            // What those of the system do after they have taken a touch is not in the log.
            case .recognizer(let recognizer): if recognizer.view != 0 { known.insert(recognizer.id) }
            case .event(let event):
                for touch in event.touches {
                    let before = receivers[touch.id]?.last?.ids ?? []
                    let ids = touch.recognizers ?? before
                    if let now = touch.recognizers, before.contains(where: { !now.contains($0) }) {
                        showsLeaving = true
                    }
                    if touch.phase == .began { for id in ids { attempts[id] = touch.id } }
                    receivers[touch.id, default: []].append(Receivers(ids: ids, at: line.at, line: line.number))
                }
            case .state(let state) where state.state == .possible:
                guard let key = open.removeValue(forKey: state.id), let place = states[key]?.indices.last else {
                    continue
                }
                states[key]?[place].end = line.at
            case .state(let state):
                let key = Key(id: state.id, attempt: attempts[state.id] ?? 0)
                open[state.id] = key
                guard states[key]?.last?.state != state.state else { continue }
                states[key, default: []].append(Moment(state: state.state, at: line.at, line: line.number, end: last))
            case .control(let id, let event):
                controls[id, default: []].append(ControlEvent(event: event, at: line.at, line: line.number))
            case .input, .gone, .offset, .frame, .left: break
            }
        }
        for index in lines.indices.dropLast().reversed() { lines[index].at = min(lines[index].at, lines[index + 1].at) }
    }

    /// Returns the number of the last line until an instant.
    func line(at instant: Instant) -> Int {
        var (low, high) = (0, lines.count)
        while low < high {
            let middle = (low + high) / 2
            if lines[middle].at <= instant { low = middle + 1 } else { high = middle }
        }
        return low == 0 ? 1 : lines[low - 1].number
    }
}

extension Array {
    fileprivate subscript(place index: Int) -> Element? { index < count ? self[index] : nil }
}
