import TouchArbitration
public import TouchInput
import TouchTrace

/// The loop that feeds an application: a window system, a browser, a test.
///
/// The host owns time. It calls `HostInterface.receive(_:)` with input, and `HostInterface.advance(to:)` at each requested
/// instant; a late call gives the same result as one in time.
#if !hasFeature(Embedded)
    @preconcurrency @MainActor
#endif
public protocol ApplicationHost: AnyObject {
    /// Requests a call of `advance(to:)` at this instant, or with the next input; replaces the previous request; `nil` cancels
    /// it.
    func wake(at instant: Instant?)
    /// Called when the displayed content has changed: call `HostInterface.draw()` at the next frame. It is not called again until
    /// then; does nothing by default, for hosts without a screen.
    func displayNeeded()
    /// Called when the application starts or stops wanting frames: while it wants them, call `HostInterface.displayFrame(at:)`
    /// for every frame of the display. Does nothing by default: without frames nothing decelerates and no animation completes. A host
    /// without a display of its own takes the times from `Instant.nextFrame(after:rate:)`.
    func framesWanted(_ areWanted: Bool)
    /// The interval between two frames of the display, in seconds: the first frame of a motion shows one interval of it (M-12).
    /// `nil` by default, for hosts that do not know it: it is then that of the frames so far, and 1/60 before there are any.
    var displayInterval: TimeInterval? { get }
    /// Called when the app requests haptic feedback; does nothing by default, for devices that cannot be felt.
    func feedback(_ feedback: HapticFeedback)
    /// Called when the app has something to tell assistive technologies; does nothing by default.
    func accessibilityPosted(_ message: AccessibilityMessage)
}

extension ApplicationHost {
    /// Does nothing.
    public func displayNeeded() {}
    /// Does nothing.
    public func framesWanted(_ areWanted: Bool) {}
    /// `nil`.
    public var displayInterval: TimeInterval? { nil }
    /// Does nothing.
    public func feedback(_ feedback: HapticFeedback) {}
    /// Does nothing.
    public func accessibilityPosted(_ message: AccessibilityMessage) {}
}

// The interface for hosts that show what the application does.

extension UIApplication {
    /// Names objects that the app has not named; `nil`, the default, for class and number.
    @_spi(Host) public final var naming: (any ObjectNaming)? {
        get { dispatcher.tracer.naming }
        set { dispatcher.tracer.naming = newValue }
    }

    /// Returns the class in traces that an object stands in for, and `nil` for one that stands in for none; `nil` by default.
    package final var classNaming: ((AnyObject) -> String?)? {
        get { dispatcher.tracer.classNaming }
        set { dispatcher.tracer.classNaming = newValue }
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

    #if !hasFeature(Embedded)
        /// The name in traces or, before it is mentioned in one, its own name or its class.
        @_spi(Host) public final var nameToAskFor: String { nameInTraces ?? name ?? "\(type(of: self))" }
    #endif
}

extension UIApplication {
    /// Returns the name of a view in traces; `nil` for one without a name of its own that was not mentioned yet.
    @_spi(Host) public final func nameInTraces(of view: UIView) -> String? {
        let isNamed = view.accessibilityIdentifier != nil || view.accessibilityFacts?.label != nil
        return isNamed || view.traceSerial > 0 ? dispatcher.tracer.name(view).text : nil
    }
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

/// A change that apps may observe by notifications, which the module `UIKit` posts for ported code: they need Foundation.
package enum Announcement {
    /// The application is about to lose its input.
    case willResignActive
    /// The application has got its input back.
    case didBecomeActive
    /// The system is short of memory.
    case didReceiveMemoryWarning
    /// A keyboard starts to move, from a rectangle of the screen to another, or has arrived there.
    case keyboard(isShown: Bool, hasArrived: Bool, from: CGRect, to: CGRect, seconds: TimeInterval)
}

extension UIApplication {
    /// The closure that posts announcements; `nil` as long as no name of a notification was used.
    nonisolated(unsafe) package static var announcer: ((Announcement, UIApplication) -> Void)?

    package final func announce(_ announcement: Announcement) {
        guard let announcer = Self.announcer else { return }
        perform { announcer(announcement, self) }
    }
}
