import TouchArbitration

// For searches that run an app many times: what decides about the input that is to come.

extension UIApplication {
    /// Adds to a hash all that decides about the touches that are not over and the recognizers that are in an attempt, except the instants
    /// of timers, the fingers that touches are of, and what recognizers have stored themselves. Only between two events. It is of use
    /// within the process.
    /// - Parameter index: Returns the number of a recognizer, the same in each run of the app.
    package final func hashContest(into hasher: inout Hasher, index: (UIGestureRecognizer) -> Int) {
        dispatcher.contest.hashDecisions(into: &hasher)
        for recognizer in dispatcher.roster.recognizers {
            hasher.combine(recognizer.map { index($0) } ?? -1)
            hasher.combine(recognizer?.timers.count ?? 0)
        }
        hasher.combine(dispatcher.clock.timers.deadlines.count)
    }

    /// A Boolean value that indicates whether no touch is down or owed to a view, no recognizer is in an attempt, and no timer is pending.
    package final var isAtRest: Bool {
        dispatcher.contacts.order.isEmpty && !dispatcher.contest.arbiter.isAnybodyContesting
            && dispatcher.clock.timers.deadlines.next == nil
    }

    /// Returns what the recognizers that receive the movements of a contact of the digitizer may still decide.
    /// - Parameter contact: The number that the host has given to the contact.
    package final func interest(inContact contact: Int) -> ContactInterest {
        guard let touch = dispatcher.contacts.order.first(where: { $0.isDown && $0.hostID == contact }) else {
            return .none
        }
        var interest = ContactInterest.none
        for recognizer in dispatcher.roster.recognizers {
            guard let recognizer, recognizer.contacts & touch.bit != 0, let contestant = recognizer.contestant,
                dispatcher.contest.acceptsTouches(contestant)
            else { continue }
            if dispatcher.contest.arbiter.undecided.contains(contestant) { return .undecided }
            interest = .changes
        }
        return interest
    }

    /// Returns the view that receives the touch of a contact of the digitizer; `nil` without such a view.
    /// - Parameter contact: The number that the host has given to the contact.
    package final func view(underContact contact: Int) -> UIView? {
        dispatcher.contacts.order.first { $0.isDown && $0.hostID == contact }?.view
    }
}

/// The influence that the movements of a contact may have on recognizers.
package enum ContactInterest {
    /// No recognizer receives its movements.
    case none
    /// Those that do have begun: it changes or ends them.
    case changes
    /// Some of them have not decided what it is.
    case undecided
}
