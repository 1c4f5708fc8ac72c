#if arch(wasm32)
    import TouchInput
    public import TouchRecordings
    import Touchstone
    import TouchTrace
    public import TouchWeb

    /// The replay of a packed trace on the page.
    public enum Replay {
        /// Called before each step of the trace with the session, the step, and a Boolean value that indicates whether it is the first one; `nil` for a
        /// scene that is played as it is.
        nonisolated(unsafe) public static var prepare: ((Session, PackedTrace.Step, Bool) -> Void)?
    }

    /// The records that the page has not taken, and the links that it is making and replaying.
    ///
    /// A module of its own: an app's own page neither records nor makes links, and its module has no code for either.
    final class TraceState {
        nonisolated(unsafe) static let shared = TraceState()

        /// The lines of the trace that the page has not taken.
        let lines = WordBuffer()
        private(set) var lineCount = 0
        /// The trace that the page is packing.
        var packing: PackedTrace?
        /// The samples of fingers that rest, which the session adds to what the page packs.
        var rests = RestingContacts()
        var digest = DecisionDigest()
        /// The trace that is replayed.
        var replayed: PackedTrace?

        func keep(_ record: TraceRecord) {
            lines.string(record.description)
            lineCount += 1
        }

        func clear() {
            lines.clear()
            lineCount = 0
        }

        /// Adds a step to the trace that is packed, after the samples of fingers that rested before it.
        func pack(_ step: PackedTrace.Step) {
            packRests(until: step.instant)
            if case .frame(let frame) = step { rests.follow(frame) }
            packing?.steps.append(step)
        }

        /// Adds the samples of fingers that rested before an instant.
        func packRests(until instant: Instant) {
            for frame in rests.advance(to: instant) { packing?.steps.append(.frame(frame)) }
        }

        /// Plays the steps of the unpacked trace up to an instant.
        func replay(until instant: Instant) {
            let page = PageState.shared
            guard let session = page.session, let replayed else { return }
            while page.playedCount < replayed.steps.count, replayed.steps[page.playedCount].instant <= instant {
                if let prepare = Replay.prepare {
                    prepare(session, replayed.steps[page.playedCount], page.playedCount == 0)
                }
                session.play(replayed.steps[page.playedCount])
                page.playedCount += 1
            }
            session.advance(to: instant)
        }
    }
#endif
