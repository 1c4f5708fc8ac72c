internal import TouchInput

/// The evidence of a log about the code of its app: which classes and delegates may decide something by themselves.
struct LogEvidence {
    /// The last line about each recognizer and view.
    private(set) var recognizers: [Int: LoggedRecognizer] = [:]
    private(set) var views: [Int: LoggedView] = [:]
    /// The recognizers that had a delegate at any time, with the names of its methods; `nil` if they are not known.
    private var delegates: [Int: [String]?] = [:]
    /// The numbers of the views that the touches of each recognizer have hit, in order.
    private(set) var hitViews: [Int: [Int]] = [:]
    /// A Boolean value that indicates whether the descriptions of recognizers were read, which list targets and failure requirements.
    private(set) var hasRelations = false
    /// The times at which each view or recognizer was seen changed or gone.
    private var changes: [Int: [Instant]] = [:]
    /// The times at which each recognizer was seen with other settings of what it keeps from views.
    private var alterations: [Int: [Instant]] = [:]
    /// The times at which each view was seen at another place among its siblings.
    private var reorderings: [Int: [Instant]] = [:]
    /// The recognizers that were gestures of the system at any time.
    private(set) var systems: Set<Int> = []
    /// The time of the first line.
    private let beginning: Instant
    /// The time of the first line about each view and recognizer.
    private var firstLines: [Int: Instant] = [:]
    /// The views that each view or recognizer was in.
    private(set) var containers: [Int: Set<Int>] = [:]
    /// The touches in the order in which they came down.
    private(set) var touches: [Touch] = []
    /// Those that were cancelled.
    private(set) var cancelled: [Touch] = []

    /// The times during which each recognizer had recognized, in order.
    private(set) var activities: [Int: [Activity]] = [:]
    /// The last events or frames before each recognizer was seen failed.
    private(set) var failures: [Int: [Look]] = [:]
    private(set) var hasPointers = false
    /// The number of events so far.
    private var eventCount = 0
    /// The last event or frame.
    private var look = Look(at: .zero, isFrame: true)

    /// The times of the events of each touch.
    private(set) var events: [Int: [Instant]] = [:]
    /// The recognizers that receive each touch from a time on, where they change.
    private(set) var receivers: [Int: [(at: Instant, ids: [Int])]] = [:]
    /// A Boolean value that indicates whether the log is of this library, which looks at the receivers of a touch in each event.
    let isOfThisLibrary: Bool
    /// A Boolean value that indicates whether a recognizer that decided receives no touch any more, as far as the log shows.
    private(set) var dropsDecided = false

    /// The times at which scrolls began, in order.
    private(set) var scrolls: [Instant] = []
    /// The times that several events or other input have in common, in order.
    private(set) var crowded: [Instant] = []
    /// The time of the last event or other input.
    private var lastInput: Instant?

    /// An event or frame, after which the recorder looks at recognizers.
    struct Look {
        var at: Instant
        var isFrame: Bool
    }

    /// A time during which a recognizer had recognized.
    struct Activity {
        var start: Instant
        /// The last event or frame before it was seen.
        var look: Look
        var end = Instant(nanoseconds: .max)
    }

    /// A touch of the log.
    struct Touch {
        var id: Int
        /// The number of the event with which it came down.
        var event: Int
        var isOfPointer: Bool
        var view: Int?
        /// The recognizers that have received it.
        var recognizers: Set<Int>
        var began: Instant
        var ended = Instant(nanoseconds: .max)
        /// A Boolean value that indicates whether it was cancelled at its end.
        var isCancelled = false
        /// A Boolean value that indicates whether it was taken from the recorder at its end: by what, and when it was lifted, is not known.
        var isTaken = false
    }

    /// The places of the touches in `touches`, by number.
    private(set) var places: [Int: Int] = [:]
    /// The recognizers that share a touch with each.
    private var sharers: [Int: Set<Int>] = [:]

    init(_ log: AppLog) {
        isOfThisLibrary = log.head.isOfThisLibrary
        beginning = log.lines.first?.at ?? .zero
        // What left and has not come back.
        var gone: Set<Int> = []
        for line in log.lines {
            noteInput(line)
            switch line.content {
            case .view(let view):
                firstLines[view.id] = firstLines[view.id] ?? line.at
                if gone.remove(view.id) != nil { note(view.id, line.at) }
                if let superview = view.superview { containers[view.id, default: []].insert(superview) }
                if let before = views.updateValue(view, forKey: view.id) {
                    if !before.isReached(as: view) { note(view.id, line.at) }
                    if before.index != view.index { reorderings[view.id, default: []].append(line.at) }
                }
            case .recognizer(let recognizer):
                containers[recognizer.id, default: []].insert(recognizer.view)
                firstLines[recognizer.id] = firstLines[recognizer.id] ?? line.at
                if gone.remove(recognizer.id) != nil { note(recognizer.id, line.at) }
                if recognizer.isOfSystem { systems.insert(recognizer.id) }
                let before = recognizers.updateValue(recognizer, forKey: recognizer.id)
                if let before,
                    (before.cancels, before.delaysBegan, before.delaysEnded)
                        != (recognizer.cancels, recognizer.delaysBegan, recognizer.delaysEnded)
                {
                    alterations[recognizer.id, default: []].append(line.at)
                }
                if let before,
                    (before.view, before.index, before.isEnabled)
                        != (recognizer.view, recognizer.index, recognizer.isEnabled)
                {
                    note(recognizer.id, line.at)
                }
                if let delegate = recognizer.delegate { delegates[recognizer.id] = .some(delegate.answers) }
                if recognizer.awaits != nil || recognizer.targets != nil { hasRelations = true }
            case .event(let event):
                look = Look(at: line.at, isFrame: false)
                eventCount += 1
                for touch in event.touches {
                    note(touch, at: line.at)
                    if touch.phase == .began {
                        places[touch.id] = touches.count
                        hasPointers = hasPointers || touch.tool == .indirectPointer
                        touches.append(
                            Touch(
                                id: touch.id, event: eventCount, isOfPointer: touch.tool == .indirectPointer,
                                view: touch.view, recognizers: [], began: line.at))
                    }
                    if touch.phase == .ended || touch.phase == .cancelled, let place = places[touch.id] {
                        (touches[place].ended, touches[place].isTaken) = (line.at, touch.isTaken)
                        touches[place].isCancelled = touch.phase == .cancelled
                    }
                    guard let place = places[touch.id], let received = touch.recognizers else { continue }
                    touches[place].recognizers.formUnion(received)
                    for id in received {
                        guard let view = touch.view, hitViews[id]?.contains(view) != true else { continue }
                        hitViews[id, default: []].append(view)
                    }
                }
            case .state(let state): note(state, at: line.at)
            case .frame: look = Look(at: line.at, isFrame: true)
            case .gone(let ids):
                for id in ids { note(id, line.at) }
                gone.formUnion(ids)
            case .input(let input):
                if case .scroll = input.kind, input.phase == .began { scrolls.append(line.at) }
            case .offset, .control, .left: break
            }
        }
        cancelled = touches.filter { $0.isCancelled }
        for touch in touches {
            for id in touch.recognizers { sharers[id, default: []].formUnion(touch.recognizers) }
        }
    }

    private mutating func note(_ id: Int, _ instant: Instant) { changes[id, default: []].append(instant) }

    /// Returns a Boolean value that indicates whether a recognizer or view, or a view around it at any time, was seen changed or gone between
    /// two instants.
    func changed(_ id: Int, from start: Instant, to end: Instant) -> Bool {
        around(id).contains { changes[$0]?.contains { $0 >= start && $0 <= end } == true }
    }

    /// Returns a Boolean value that indicates whether a view, or one around it, was seen at another place among its siblings between two instants: it
    /// may have been removed and added again.
    func isReordered(_ id: Int, from start: Instant, to end: Instant) -> Bool {
        around(id).contains { reorderings[$0]?.contains { $0 >= start && $0 <= end } == true }
    }

    /// Returns a recognizer or view, and the views around it at any time.
    func around(_ id: Int) -> Set<Int> {
        var (open, seen) = ([id], Set([id]))
        while let id = open.popLast() {
            for container in containers[id] ?? [] where seen.insert(container).inserted { open.append(container) }
        }
        return seen
    }

    /// Returns a Boolean value that indicates whether one was seen changed in the turn of an instant.
    func changed(_ id: Int, at instant: Instant) -> Bool {
        changed(id, from: instant.advanced(by: -RebuiltApp.turn), to: instant.advanced(by: RebuiltApp.turn))
    }

    /// Returns a Boolean value that indicates whether one was seen changed in the event of an instant, or until that of a later one. The recorder
    /// may see it in the next frame only.
    func changed(_ id: Int, around start: Instant, until end: Instant? = nil) -> Bool {
        changed(
            id, from: start.advanced(by: -RebuiltApp.turn),
            to: (end ?? start).advanced(by: RebuiltApp.turn + AppLogComparison.tolerance / 2))
    }

    private mutating func note(_ touch: LoggedFinger, at instant: Instant) {
        events[touch.id, default: []].append(instant)
        guard let ids = touch.recognizers else { return }
        if let last = receivers[touch.id]?.last, !last.ids.allSatisfy(ids.contains) { dropsDecided = true }
        receivers[touch.id, default: []].append((instant, ids))
    }

    private mutating func note(_ state: LoggedState, at instant: Instant) {
        let last = (activities[state.id]?.count ?? 0) - 1
        let isOpen = last >= 0 && activities[state.id]?[last].end == Instant(nanoseconds: .max)
        switch state.state {
        case .began, .changed, .ended:
            if !isOpen { activities[state.id, default: []].append(Activity(start: instant, look: look)) }
        case .failed: failures[state.id, default: []].append(look)
        case .possible, .cancelled: break
        }
        if isOpen, state.state != .began, state.state != .changed { activities[state.id]?[last].end = instant }
    }

    private mutating func noteInput(_ line: AppLog.Line) {
        guard line.kind == .event else { return }
        if line.at == lastInput, line.at != crowded.last { crowded.append(line.at) }
        lastInput = line.at
    }

    /// Returns a Boolean value that indicates whether the log has nothing about a recognizer before the event of an instant, in which code may have added
    /// it, and disabled it.
    func isAddedDisabled(_ id: Int, by instant: Instant) -> Bool {
        guard let first = firstLines[id], recognizers[id]?.isEnabled == false else { return false }
        return first > instant || isNew(id, at: instant)
    }

    /// Returns a Boolean value that indicates whether the log has a view or recognizer from the event of an instant on, and has others from before.
    func isNew(_ id: Int, at instant: Instant) -> Bool {
        guard let first = firstLines[id] else { return true }
        return first.isInTurn(of: instant) && beginning < first
    }

    /// Returns a Boolean value that indicates whether a recognizer that has received a touch was seen with other settings of what it keeps
    /// from views, after the touch came down.
    func isAltered(_ touch: Int) -> Bool {
        guard let place = places[touch] else { return false }
        return touches[place].recognizers.contains { id in
            alterations[id]?.contains { $0 >= touches[place].began } ?? false
        }
    }

    /// Returns a Boolean value that indicates whether a recognizer may have a delegate that implements a method.
    func mayDelegate(_ id: Int, _ method: String) -> Bool {
        guard let recognizer = recognizers[id] else { return true }
        // The delegate of a scroll view's own recognizer is that view.
        if recognizer.role != nil { return isOwnView(recognizer.maker ?? recognizer.view) }
        guard let answers = delegates[id] else { return false }
        return answers?.contains(method) ?? true
    }

    /// Returns the views of own classes from which a recognizer may take touches.
    func views(of id: Int) -> [Int] { (hitViews[id] ?? []).filter(isOwnView) }

    /// Returns a Boolean value that indicates whether another recognizer may have decided about one: both have received a touch, or it
    /// recognized with other input, whose receivers are not in the log, or it is a gesture of the system, which prevents all.
    func mayMeet(_ id: Int, _ other: Int) -> Bool {
        share(id, other) || isOfSystem(other) || hitViews[other] == nil && activities[other] != nil
    }

    /// Returns a Boolean value that indicates whether two recognizers have received a touch in common.
    func share(_ one: Int, _ other: Int) -> Bool { sharers[one]?.contains(other) ?? false }
}

extension LoggedView {
    /// Returns a Boolean value that indicates whether touches reach a view as they reach another state of it, wherever it is.
    fileprivate func isReached(as other: LoggedView) -> Bool {
        superview == other.superview && isHidden == other.isHidden && isInteractive == other.isInteractive
            && (alpha < 0.01) == (other.alpha < 0.01)
    }
}
