internal import TouchInput
internal import TouchTrace

/// The suppositions that may explain conflicts of one moment; each has code behind it that the log does not rule out.
struct Candidates {
    private let names: LogNames
    private let run: RebuiltRun
    private let made: Set<Supposition>
    private let log: AppLog
    /// The suppositions, the most usual first.
    private(set) var all: [Supposition] = []

    init(
        _ conflicts: [AppLogDifference], _ run: RebuiltRun, _ names: LogNames, made: Set<Supposition>, _ log: AppLog
    ) {
        (self.names, self.run, self.made, self.log) = (names, run, made, log)
        for conflict in conflicts {
            switch conflict.kind {
            case .state: add(conflict, conflict.logged, conflict.rebuilt)
            case .touch: if conflict.logged == nil { add(.refusesTouch(conflict.id, touch: conflict.attempt)) }
            case .control: break
            }
        }
    }

    private mutating func add(_ supposition: Supposition) {
        guard !made.contains(supposition), !all.contains(supposition), !names.evidence.places(supposition).isEmpty
        else {
            return
        }
        all.append(supposition)
    }

    private mutating func add(_ conflict: AppLogDifference, _ logged: LoggedState.State?, _ rebuilt: LoggedState.State?)
    {
        let (id, attempt, at) = (conflict.id, conflict.attempt, conflict.at)
        let others = names.all.map { $0.id }.filter { $0 != id && names.evidence.share(id, $0) }
        let (isLogged, isRebuilt) = (logged?.isRecognized == true, rebuilt?.isRecognized == true)
        if logged == .cancelled { return addFailure(id, attempt, at) }
        switch (isLogged, isRebuilt) {
        case (false, true):
            add(.refusesToBegin(id, attempt: attempt))
            for other in others { add(.waits(id, for: other)) }
            for other in others { add(.doesNotPrevent(id, other)) }
            addFailure(id, attempt, at)
        case (true, false):
            for other in opponents(of: id, until: at) ?? others { addTogether(id, other) }
            if let logged { add(.proposes(id, attempt: attempt, logged, at: at)) }
        case (false, false):
            if logged == .failed {
                addFailure(id, attempt, at)
                for other in others { add(.waits(id, for: other)) }
            } else {
                for other in opponents(of: id, until: at) ?? others { addTogether(id, other) }
            }
        case (true, true):
            if let logged { add(.proposes(id, attempt: attempt, logged, at: at)) }
        }
    }

    /// Adds that a recognizer fails at an instant, or when the recorder looked before it.
    private mutating func addFailure(_ id: Int, _ attempt: Int, _ at: Instant) {
        add(.fails(id, attempt: attempt, at: at))
        let before = log.lines.last { line in
            guard line.at < at else { return false }
            return switch line.content {
            case .event, .input, .frame: true
            case .view, .recognizer, .gone, .state, .offset, .control, .left: false
            }
        }
        if let before { add(.fails(id, attempt: attempt, at: before.at)) }
    }

    private mutating func addTogether(_ id: Int, _ other: Int) {
        add(.together(id, other))
        add(.doesNotPrevent(other, id))
    }

    /// Returns the recognizer that prevented one last; `nil` if none did.
    private func opponents(of id: Int, until instant: Instant) -> [Int]? {
        let name = run.name(of: id)
        for record in run.records.reversed() where record.instant <= instant.advanced(by: RebuiltApp.turn) {
            guard case .enter(name, _, let cause) = record.step else { continue }
            switch cause {
            case .prevented(by: let other, rule: _): return names.id(other).map { [$0] } ?? []
            case .own, .refused, .requirementMet, .deadlock, .disabled, .removed, .touchesLost, .systemCancelled:
                return []
            case nil: return nil
            }
        }
        return nil
    }
}

extension LoggedState.State {
    /// A Boolean value that indicates whether the recognizer has recognized.
    var isRecognized: Bool {
        switch self {
        case .began, .changed, .ended: true
        case .possible, .cancelled, .failed: false
        }
    }
}
