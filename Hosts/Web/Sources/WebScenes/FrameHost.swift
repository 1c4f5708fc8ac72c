import Touchstone

/// A host that wakes an application when requested, as time advances.
final class FrameHost: ApplicationHost {
    private var due: Instant?

    func wake(at instant: Instant?) { due = instant }

    func advance(_ application: UIApplication, to instant: Instant) {
        while let next = due, next <= instant {
            due = nil
            application.host.advance(to: next)
        }
    }
}
