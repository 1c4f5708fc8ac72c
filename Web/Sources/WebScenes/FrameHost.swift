import Touchstone

/// Wakes an application when it asked for it, as time passes.
final class FrameHost: ApplicationHost {
    private var due: Instant?

    func wake(at instant: Instant?) { due = instant }

    func advance(_ application: UIApplication, to instant: Instant) {
        while let next = due, next <= instant {
            due = nil
            application.advance(to: next)
        }
    }
}
