internal import TouchInput
internal import Touchstone

// What code of the app proposed, and what the log shows only by its effects.

extension RebuiltApp {
    /// Proposes, before anything is decided about an event, the states that own code proposed in it.
    func propose(in event: UIEvent) {
        guard line < log.lines.count else { return }
        let now = host.now
        var rest = log.lines[(line + 1)...]
        let delivered = if case .event(let event) = log.lines[line].content { max(now, event.delivered) } else { now }
        let end = delivered.advanced(by: Self.turn)
        scan: while let next = rest.first, next.at <= end {
            switch next.content {
            case .event, .input, .frame: break scan
            case .state(let state) where rest.startIndex >= firstOpenState: propose(state)
            case .state, .view, .recognizer, .gone, .offset, .control, .left: break
            }
            rest.removeFirst()
        }
        firstOpenState = max(firstOpenState, rest.startIndex)
        for supposition in due(until: end) { make(supposition) }
    }

    /// Proposes a state that a recognizer has in the log at a moment at which no event is processed.
    func follow(_ state: LoggedState, at instant: Instant) {
        velocities[state.id] = state.values.first { $0.name == "velocity" }?.numbers
        guard line >= firstOpenState else { return }
        firstOpenState = line + 1
        let due = due(until: log.lines[line].at)
        let isOwn = loggedRecognizers[state.id]?.isOwn == true && state.state != .possible
        guard isOwn || !due.isEmpty else { return }
        step { host.advance(to: instant) }
        host.application.host.perform {
            propose(state)
            for supposition in due { make(supposition) }
        }
        host.advance(to: instant)
    }

    /// Makes what is supposed to happen before a frame of the display.
    func makeDue(before instant: Instant) {
        let due = due(until: instant)
        guard !due.isEmpty else { return }
        step { host.advance(to: instant) }
        host.application.host.perform { for supposition in due { make(supposition) } }
    }

    private func due(until end: Instant) -> [Supposition] {
        let due = suppositions.filter { !made.contains($0) && $0.instant.map { $0 <= end } ?? false }
        return due.sorted { $0.order < $1.order }
    }

    private func propose(_ state: LoggedState) {
        guard let recognizer = recognizers[state.id] as? RebuiltRecognizer else { return }
        let proposed = UIGestureRecognizer.State(state.state)
        if proposed != .possible, recognizer.state != proposed || proposed == .changed { recognizer.state = proposed }
    }

    private func make(_ supposition: Supposition) {
        made.insert(supposition)
        switch supposition {
        case .fails(let id, let attempt, _) where attempt == self.attempt(of: id): recognizers[id]?.state = .failed
        case .proposes(let id, let attempt, let state, _) where attempt == self.attempt(of: id):
            recognizers[id]?.state = UIGestureRecognizer.State(state)
        case .fails, .proposes, .together, .waits, .doesNotPrevent, .refusesToBegin, .refusesTouch, .hits: break
        }
    }

    /// Returns a Boolean value that indicates whether the log shows that a recognizer decides without its fingers.
    func isStillDeciding(_ recognizer: RebuiltRecognizer) -> Bool {
        guard let id = number(of: recognizer), line < log.lines.count else { return false }
        for next in log.lines[(line + 1)...] {
            guard next.at <= log.lines[line].at.advanced(by: 1) else { return false }
            if case .state(let state) = next.content, state.id == id {
                return state.state != .possible && state.moment != .touch
            }
        }
        return false
    }

    /// Returns a Boolean value that indicates whether it is not supposed that a recognizer refuses to begin.
    func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        guard let id = number(of: recognizer) else { return true }
        return !suppositions.contains(.refusesToBegin(id, attempt: attempt(of: id)))
    }

    // MARK: What shows by its effects

    /// Lets own recognizers fail that a touch has left: what has failed receives it no more.
    func leave(_ touch: Int, _ now: [Int]) {
        let left = (receivers[touch] ?? []).filter { !now.contains($0) }
        receivers[touch] = now
        for id in left {
            guard let recognizer = recognizers[id] as? RebuiltRecognizer, recognizer.state == .possible else {
                continue
            }
            host.application.host.perform { recognizer.state = .failed }
        }
    }

    /// Returns a Boolean value that indicates whether the log shows that a scroll view of an own class takes touches from controls: one
    /// loses its touch in the event in which the pan begins.
    func takesFromControls(_ view: UIScrollView) -> Bool {
        guard let id = number(of: view), let logged = loggedViews[id], logged.className != logged.stock else {
            return false
        }
        if takers.contains(id) { return true }
        var cancelled = false
        for next in log.lines[min(line, log.lines.count)...] {
            switch next.content {
            case .control(let control, "touchCancel"):
                cancelled = cancelled || views[control]?.isDescendant(of: view) == true
            case .state(let state) where state.state == .began && recognizers[state.id] === view.panGestureRecognizer:
                guard cancelled else { return false }
                takers.insert(id)
                note(.takesFromControls, of: id)
                return true
            case .event where next.at > log.lines[line].at: return false
            case .event, .input, .frame, .state, .view, .recognizer, .gone, .offset, .control, .left: continue
            }
        }
        return false
    }

    /// Lets the fingers rest before a frame of the display if the log shows that: a velocity changes without an event.
    func rest(before instant: Instant) {
        var rests = 0
        scan: for next in log.lines[(line + 1)...] {
            switch next.content {
            case .state(let state) where state.moment == .frame:
                guard let velocity = state.values.first(where: { $0.name == "velocity" })?.numbers,
                    let before = velocities[state.id], before != velocity
                else { continue }
                rests = max(rests, velocity.allSatisfy { $0 == 0 } ? 2 : 1)
            case .event, .input, .frame: break scan
            case .state, .view, .recognizer, .gone, .offset, .control, .left: continue
            }
        }
        guard rests > 0, host.now < instant else { return }
        let length = instant.seconds(since: host.now) / Double(rests + 1)
        for _ in 0..<rests {
            let samples = down.sorted { $0.key < $1.key }.map { _, touch in
                var touch = touch
                touch.phase = .stationary
                return sample(touch)
            }
            host.receive(InputFrame(at: host.now.advanced(by: length), samples))
        }
    }
}

extension Supposition {
    /// The instant at which it takes effect; `nil` if it is an answer.
    var instant: Instant? {
        switch self {
        case .fails(_, _, let at), .proposes(_, _, _, let at): at
        case .together, .waits, .doesNotPrevent, .refusesToBegin, .refusesTouch, .hits: nil
        }
    }
}

extension Supposition {
    /// The place among those that take effect at an instant.
    fileprivate var order: (Instant, Int, Int) {
        switch self {
        case .fails(let id, _, let at): (at, id, -1)
        case .proposes(let id, _, let state, let at): (at, id, UIGestureRecognizer.State(state).rawValue)
        case .together, .waits, .doesNotPrevent, .refusesToBegin, .refusesTouch, .hits: (.zero, 0, 0)
        }
    }
}

extension UIGestureRecognizer.State {
    init(_ state: LoggedState.State) {
        self =
            switch state {
            case .possible: .possible
            case .began: .began
            case .changed: .changed
            case .ended: .ended
            case .cancelled: .cancelled
            case .failed: .failed
            }
    }
}
