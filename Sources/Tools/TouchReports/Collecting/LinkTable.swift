import TouchTrace

/// The arrows between lanes: who waits for whom, and who lost to whom.
struct LinkTable: Sendable {
    /// The reason of an arrow, which points at the cause.
    enum Kind: String, CaseIterable, Sendable {
        /// A recognizer waits for the failure of another, a view for its decision.
        case waits = "waits for"
        /// A recognizer lost to another one.
        case prevented = "lost to"
        /// A recognizer failed because another one, whose failure it requires, recognized.
        case required = "required the failure of"
    }

    /// An arrow from a lane to the recognizer that is the cause.
    struct Link: Sendable {
        let instant: Instant
        let kind: Kind
        let from: LaneName
        let to: LaneName
    }

    /// The arrows, in order of time.
    private(set) var links: [Link] = []

    mutating func take(_ step: TraceRecord.Step, at instant: Instant) {
        if case .withhold(let view, _, _, let others) = step {
            for other in others { add(.waits, .view(view), other, at: instant) }
        }
        guard let (recognizer, event) = step.attempt else { return }
        switch event {
        case .holds(let others): for other in others { add(.waits, .recognizer(recognizer), other, at: instant) }
        case .enters(_, let cause?), .isUndone(let cause):
            guard let other = cause.other else { return }
            let kind: Kind = if case .prevented = cause { .prevented } else { .required }
            add(kind, .recognizer(recognizer), other, at: instant)
        case .enters, .joins, .ignores, .isFed, .answers, .isReset: break
        }
    }

    private mutating func add(_ kind: Kind, _ from: LaneName, _ to: RecognizerName, at instant: Instant) {
        links.append(Link(instant: instant, kind: kind, from: from, to: .recognizer(to)))
    }
}
