import Touchstone

/// The host of the scenario: an application with one window, fed by hand. Time is a number of milliseconds.
///
/// As the application's delegate and a responder it is the end of the responder chain.
final class Page: UIResponder, ApplicationHost, UIApplicationDelegate {
    let application: UIApplication
    let log: ReceivedLog
    let board: BoardController
    private var wakeInstant: Instant?

    init(log: ReceivedLog) {
        self.log = log
        application = NotingApplication(log: log)
        board = BoardController(log: log)
        super.init()
        application.host.loop = self
        application.delegate = self
    }

    func open() {
        application.host.setScreen(bounds: CGRect(x: 0, y: 0, width: 320, height: 480))
        application.host.perform {
            let window = NotingWindow(frame: UIScreen.main.bounds, log: log)
            window.rootViewController = board
            window.makeKeyAndVisible()
        }
    }

    /// Closes the window. The application retains its windows while they are shown, and they refer to the application.
    func close() {
        for window in application.windows {
            window.isHidden = true
            window.rootViewController = nil
        }
    }

    func feed(_ milliseconds: Int, _ contacts: (id: Int, phase: ContactSample.Phase, x: Double, y: Double)...) {
        wait(until: milliseconds)
        let samples = contacts.map {
            ContactSample(id: $0.id, phase: $0.phase, location: CGPoint(x: CGFloat($0.x), y: CGFloat($0.y)))
        }
        application.host.receive(InputFrame(at: instant(milliseconds), samples))
    }

    /// Advances time and performs every wake-up on the way.
    func wait(until milliseconds: Int) {
        while let due = wakeInstant, due <= instant(milliseconds) {
            wakeInstant = nil
            application.host.advance(to: due)
        }
    }

    private func instant(_ milliseconds: Int) -> Instant {
        Instant(nanoseconds: Int64(milliseconds) * 1_000_000)
    }

    /// Called by `sendAction`.
    func save() {
        log.note("save")
    }

    // MARK: ApplicationHost

    func wake(at instant: Instant?) {
        wakeInstant = instant
        log.note("wake \(instant.map { "at " + text(CGFloat($0.seconds)) } ?? "never")")
    }

    // MARK: UIApplicationDelegate

    func applicationWillResignActive(_ application: UIApplication) { log.note("the app loses its input") }
    func applicationDidBecomeActive(_ application: UIApplication) { log.note("the app has its input again") }
}
