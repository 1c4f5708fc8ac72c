import TouchArbitration
import TouchTrace

// The interface for hosts that show what the application does.

extension UIApplication {
    /// Names objects that the app has not named; `nil`, the default, for class and number.
    @_spi(Host) public final var naming: (any ObjectNaming)? {
        get { dispatcher.tracer.naming }
        set { dispatcher.tracer.naming = newValue }
    }

    /// The touches that are down, oldest first.
    @_spi(Host) public final var touches: [UITouch] { dispatcher.contacts.order.filter { $0.isDown } }
}

extension UITouch {
    /// The number of the finger in traces.
    @_spi(Host) public var finger: Int { serial }
}

extension UIGestureRecognizer {
    /// The name in traces; `nil` before it is first mentioned in one.
    @_spi(Host) public final var nameInTraces: String? { traceName?.name.text }
}

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

// The interface for modules that build views on this one.

extension UIView {
    /// The application of the window that the view is in; `nil` without a window.
    @_spi(Subclass) public final var hostingApplication: UIApplication? { windowStorage?.application }

    /// Reports a diagnostic about this view; outside a window, to the running application.
    /// - Parameter diagnostic: Makes the diagnostic from the view's name.
    @_spi(Subclass) public final func report(_ diagnostic: (String) -> TouchDiagnostic) {
        let dispatcher = (windowStorage?.application ?? UIApplication.shared).dispatcher
        dispatcher.report(diagnostic(dispatcher.name(self).text))
    }

    /// Reports a diagnostic about this view and another one.
    /// - Parameters:
    ///   - other: The other view.
    ///   - diagnostic: Makes the diagnostic from the names of both.
    @_spi(Subclass) public final func report(with other: UIView, _ diagnostic: (String, String) -> TouchDiagnostic) {
        let dispatcher = (windowStorage?.application ?? UIApplication.shared).dispatcher
        dispatcher.report(diagnostic(dispatcher.name(self).text, dispatcher.name(other).text))
    }
}

extension UIApplication {
    /// Returns the application that an object belongs to: that of its window, or of its view's. It owns the time of what the object
    /// starts.
    /// - Returns: The running application for an object that is in no window.
    package static func owning(_ object: AnyObject?) -> UIApplication {
        let view =
            (object as? UIView) ?? (object as? UIViewController)?.viewStorage
            ?? (object as? UIGestureRecognizer)?.viewStorage
        return view?.windowStorage?.application ?? object as? UIApplication ?? shared
    }
}
