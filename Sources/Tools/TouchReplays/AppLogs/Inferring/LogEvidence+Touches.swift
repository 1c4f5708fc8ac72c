internal import TouchInput

// The touches of a log, and who received them.

extension LogEvidence {
    /// Returns the touches that a recognizer received before another one came down, in order.
    /// - Parameter areDown: A Boolean value that indicates whether only those that were down then are returned, and otherwise only the last.
    func touches(of id: Int, before touch: Int, areDown: Bool) -> [Int] {
        guard let place = places[touch] else { return [] }
        let (before, began) = (touches[..<place], touches[place].began)
        guard areDown else { return before.last { $0.recognizers.contains(id) }.map { [$0.id] } ?? [] }
        return before.filter { $0.ended >= began && $0.recognizers.contains(id) }.map { $0.id }
    }

    /// Returns a Boolean value that indicates whether the log does not have the end of a touch, or of one that came down before that.
    func isBesideEndless(_ touch: Int) -> Bool {
        guard let place = places[touch] else { return true }
        return touches[...place].contains { $0.ended == Instant(nanoseconds: .max) || $0.isTaken }
    }

    /// Returns a Boolean value that indicates whether a touch came down at an instant, or before the recorder looked again.
    func isTouchDown(at instant: Instant) -> Bool {
        let next = instant.advanced(by: AppLogComparison.tolerance / 2)
        return touches.contains { $0.began >= instant && $0.began <= next }
    }

    /// Returns a Boolean value that indicates whether a touch came down at the instant at which another one ended that was down.
    func isAtEnd(_ touch: Int) -> Bool {
        guard let place = places[touch] else { return false }
        return touches[..<place].contains { $0.ended == touches[place].began && $0.began < $0.ended }
    }

    /// Returns a Boolean value that indicates whether a touch was taken at an instant, or one that a recognizer has received was cancelled then, or
    /// before the recorder looked again.
    /// - Parameter id: The recognizer; `nil` if only what was taken counts.
    func isCut(_ id: Int? = nil, at instant: Instant) -> Bool {
        let next = instant.advanced(by: AppLogComparison.tolerance / 2)
        return cancelled.contains { touch in
            touch.isTaken && touch.ended.isInTurn(of: instant)
                || id.map { touch.recognizers.contains($0) } ?? false
                    && (touch.ended.isInTurn(of: instant) || touch.ended > instant && touch.ended <= next)
        }
    }

    /// Returns a Boolean value that indicates whether a recognizer may have received a further touch between two instants: one that decides at
    /// once is not among its receivers.
    func mayReceiveMore(_ id: Int, after start: Instant, until end: Instant) -> Bool {
        touches.contains { $0.began > start && mayReceive(id, $0, until: end) }
    }

    /// Returns a Boolean value that indicates whether a recognizer may have received a touch of a later event, until an instant.
    func mayReceiveMore(_ id: Int, than touch: Int, until end: Instant) -> Bool {
        guard let place = places[touch] else { return true }
        return touches[place...].contains { $0.event > touches[place].event && mayReceive(id, $0, until: end) }
    }

    private func mayReceive(_ id: Int, _ touch: Touch, until end: Instant) -> Bool {
        touch.began == end || touch.began < end && touch.recognizers.contains(id)
    }

    /// Returns a Boolean value that indicates whether a tap has received a touch of a pointer, whose buttons are not in the log, between two
    /// instants.
    func isClick(_ id: Int, from start: Instant, to end: Instant) -> Bool {
        hasPointers && recognizers[id]?.stock == "UITapGestureRecognizer"
            && touches.contains {
                $0.isOfPointer && $0.recognizers.contains(id) && $0.began <= end && $0.ended >= start
            }
    }

    /// Returns a Boolean value that indicates whether a gesture of the system has received a touch.
    func isSystems(_ touch: Int) -> Bool {
        guard let place = places[touch] else { return false }
        return touches[place].recognizers.contains(where: isOfSystem)
    }

    func isOfSystem(_ id: Int) -> Bool { systems.contains(id) }

    /// Returns the instant at which the last touch was lifted that a recognizer may have received in the attempt with one.
    func end(ofAttemptWith touch: Int, of id: Int) -> Instant {
        guard let place = places[touch] else { return Instant(nanoseconds: .max) }
        return touches[place...].reduce(touches[place].ended) { end, next in
            next.began <= end && next.recognizers.contains(id) ? max(end, next.ended) : end
        }
    }

    /// Returns a Boolean value that indicates whether a recognizer still received a touch in an event after an instant, although one that
    /// has decided does not.
    func receives(_ id: Int, _ touch: Int, after instant: Instant) -> Bool {
        let later = instant.advanced(by: RebuiltApp.turn)
        guard dropsDecided, let event = events[touch]?.first(where: { $0 > later }) else { return false }
        return receivers[touch]?.last { $0.at <= event }?.ids.contains(id) ?? false
    }

    /// Returns a Boolean value that indicates whether a recognizer still received a touch in an event after an instant at which that was down, and
    /// until another instant.
    func receives(_ id: Int, after start: Instant, until end: Instant) -> Bool {
        let (start, end) = (start.advanced(by: RebuiltApp.turn), end.advanced(by: RebuiltApp.turn))
        return touches.contains { touch in
            touch.recognizers.contains(id) && touch.began <= start
                && isReceiver(id, of: touch) { $0 > start && $0 <= end }
        }
    }

    /// Returns a Boolean value that indicates whether a recognizer received a touch in the event of an instant.
    func receives(_ id: Int, at instant: Instant) -> Bool {
        touches.contains { touch in
            touch.recognizers.contains(id) && isReceiver(id, of: touch) { $0.isInTurn(of: instant) }
        }
    }

    /// Returns a Boolean value that indicates whether a recognizer received one touch in the event of an instant.
    func receives(_ id: Int, _ touch: Int, at instant: Instant) -> Bool {
        places[touch].map { isReceiver(id, of: touches[$0]) { $0.isInTurn(of: instant) } } ?? false
    }

    /// Returns a Boolean value that indicates whether a recognizer received a touch in the last of some of its events.
    private func isReceiver(_ id: Int, of touch: Touch, in isIncluded: (Instant) -> Bool) -> Bool {
        guard let event = events[touch.id]?.last(where: isIncluded),
            isOfThisLibrary || dropsDecided || event == touch.began
        else { return false }
        return receivers[touch.id]?.last { $0.at <= event }?.ids.contains(id) ?? false
    }

    /// Returns a touch by its number.
    func touch(_ id: Int) -> Touch? { places[id].map { touches[$0] } }

    /// Returns the touches that came down in an event with another one: which of them was first is not in the log.
    func touches(beside id: Int) -> [Touch] {
        guard let place = places[id] else { return [] }
        let (before, after) = (touches[..<place].reversed(), touches[(place + 1)...])
        func isBeside(_ touch: Touch) -> Bool { touch.event == touches[place].event }
        return Array(before.prefix(while: isBeside) + after.prefix(while: isBeside))
    }

    /// Returns a Boolean value that indicates whether a touch came down in an event with another one where views of own classes are around a
    /// recognizer: what their hit tests change from one touch to the next is not in the log.
    func isHitBesideAnother(_ id: Int, _ touch: Int) -> Bool {
        !touches(beside: touch).isEmpty && around(id).contains(where: isOwnView)
    }

    /// Returns a touch, and those that were down when it came down.
    func touches(downWith id: Int) -> [Int] {
        guard let place = places[id] else { return [] }
        return touches[...place].filter { $0.ended >= touches[place].began }.map { $0.id }
    }
}
