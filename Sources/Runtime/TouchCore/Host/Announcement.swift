import TouchInput

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
