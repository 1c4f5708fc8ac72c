internal import TouchInput
internal import TouchStory

// The states that recognizers were seen in, and what else was at these times.

extension LogEvidence {
    /// Returns a Boolean value that indicates whether a recognizer was seen failed after the event of an instant, or in the frame after it.
    func showsFailure(of id: Int, at instant: Instant) -> Bool {
        failures[id]?.contains { look in
            let delay = look.at.seconds(since: instant)
            return look.at.isInTurn(of: instant) || look.isFrame && delay > 0 && delay <= AppLogComparison.tolerance / 2
        } ?? false
    }

    /// Returns a Boolean value that indicates whether a recognizer recognized in the event of an instant.
    func recognizes(_ id: Int, at instant: Instant) -> Bool {
        activities[id]?.contains { $0.start.isInTurn(of: instant) } ?? false
    }

    /// Returns a Boolean value that indicates whether a recognizer that had recognized was seen ended or cancelled in the turn of an instant.
    func stops(_ id: Int, at instant: Instant) -> Bool {
        activities[id]?.contains { $0.end.isInTurn(of: instant) } ?? false
    }

    /// Returns a Boolean value that indicates whether a recognizer was seen recognized at an instant, in the event of a touch. A log of this library
    /// has exact times.
    func recognizes(_ id: Int, inEventOf touch: Int, at instant: Instant) -> Bool {
        let all = activities[id] ?? []
        let next = all.firstIndex(from: instant.advanced(by: -RebuiltApp.turn)) { $0.start }
        return all[next...].prefix { $0.start.isInTurn(of: instant) }.contains { activity in
            events[touch]?.contains { isOfThisLibrary ? $0 == activity.start : $0.isInTurn(of: activity.start) }
                ?? false
        }
    }

    /// Returns a Boolean value that indicates whether a recognizer that recognized at an instant, in the rebuilt app, was seen so only after a later event.
    func recognizesLater(_ id: Int, than instant: Instant) -> Bool {
        let all = activities[id] ?? []
        let next = all.firstIndex(from: instant.advanced(by: -RebuiltApp.turn)) { $0.start }
        guard next < all.count, all[next].start <= instant.advanced(by: AppLogComparison.tolerance) else {
            return false
        }
        return !all[next].look.isFrame && all[next].look.at > instant.advanced(by: RebuiltApp.turn)
    }

    /// Returns a Boolean value that indicates whether a scroll began at an instant, or before the recorder looked again.
    func isScrolled(at instant: Instant) -> Bool {
        let next = scrolls.firstIndex(from: instant.advanced(by: -RebuiltApp.turn)) { $0 }
        return next < scrolls.count && scrolls[next] <= instant.advanced(by: AppLogComparison.tolerance / 2)
    }

    /// Returns a Boolean value that indicates whether several events or other input have an instant in common: which of them decided something is
    /// not in the log.
    func isCrowded(_ instant: Instant) -> Bool { crowded.hasTurn(of: instant) }

    /// Returns a Boolean value that indicates whether a recognizer still received its touches each time after another one had recognized.
    func outlives(_ id: Int, _ other: Int, from start: Instant, to end: Instant) -> Bool {
        (activities[other] ?? []).allSatisfy { activity in
            activity.start > end.advanced(by: RebuiltApp.turn) || activity.end < start
                || receives(id, after: activity.start, until: end)
        }
    }

    /// Returns a Boolean value that indicates whether a recognizer recognized within seconds from an instant, or before its next touch.
    func recognizes(_ id: Int, from instant: Instant, within seconds: Double) -> Bool {
        guard let next = activities[id]?.first(where: { $0.start >= instant }) else { return false }
        return next.start <= instant.advanced(by: seconds) || !mayReceiveMore(id, after: instant, until: next.start)
    }

    /// Returns the recognizers that share a touch with one, or are among others, and had recognized during a time.
    func recognized(beside id: Int, _ others: Set<Int>, from start: Instant, to end: Instant) -> [Int] {
        activities.keys.sorted().filter { other in
            guard other != id, mayMeet(id, other) || others.contains(other) else { return false }
            return activities[other]?.contains { $0.start <= end.advanced(by: RebuiltApp.turn) && start <= $0.end }
                ?? false
        }
    }
}
