@_spi(Host) public import TouchCore
public import TouchInput
import TouchRecordings
public import TouchTrace

/// An application that runs in a page: its window, its time, and the input that it has received.
///
/// The same calls give the same records, in a browser and natively.
public final class Session: ApplicationHost {
    /// The application.
    public let application = UIApplication()
    /// The window of the application.
    public let window: UIWindow
    /// The wake-up that the application requested.
    private var applicationWake: Instant?
    private var rests = RestingContacts()

    /// The number of wake-ups at one instant after which an app is left alone that requests them indefinitely.
    private static let maximumWakesInVain = 100

    /// Starts an app at instant 0.
    /// - Parameters:
    ///   - scene: The app.
    ///   - screen: The screen.
    ///   - traceHandler: Receives the records of the application, from the start.
    public init(_ scene: WebScene, screen: PackedTrace.Screen, traceHandler: ((TraceRecord) -> Void)?) {
        let frame = CGRect(origin: .zero, size: screen.size)
        application.host.setScreen(bounds: frame, scale: screen.scale)
        application.naming = PlaceNames()
        application.diagnosticHandler = { _ in }  // The trace contains them.
        application.supportsIndirectInputEvents = true
        application.traceHandler = traceHandler
        window = application.host.perform {
            let window = scene.makeWindow(frame)
            scene.build(window)
            window.makeKeyAndVisible()
            PlaceNames.nameAll(in: window)
            return window
        }
        application.host.loop = self
        applicationWake = application.host.wakeInstant
    }

    /// The instant at which to advance; `nil` for never.
    public var wakeInstant: Instant? {
        guard let rest = rests.wakeInstant else { return applicationWake }
        guard let applicationWake, applicationWake < rest else { return rest }
        return applicationWake
    }

    /// Takes the window from the screen; the session is not to be used afterwards.
    public func close() {
        application.traceHandler = nil
        application.host.perform {
            window.isHidden = true
            window.rootViewController = nil
        }
        application.host.loop = nil
    }

    /// Called by the application.
    public func wake(at instant: Instant?) { applicationWake = instant }

    /// Receives input of the page, after samples of fingers that rested before it.
    public func receive(_ frame: InputFrame) {
        passRests(until: frame.instant)
        rests.follow(frame)
        pass(frame)
    }

    /// Advances time, firing the timers that are due and adding samples of fingers that rest.
    public func advance(to instant: Instant) {
        passRests(until: instant)
        wakeUp(until: instant)
        application.host.advance(to: instant)
    }

    /// Changes the size of the screen and of the window.
    public func resize(to screen: PackedTrace.Screen) {
        let frame = CGRect(origin: .zero, size: screen.size)
        application.host.setScreen(bounds: frame, scale: screen.scale)
        application.host.perform { window.frame = frame }
    }

    /// Plays a step of a packed trace, which has its samples of fingers that rest.
    public func play(_ step: PackedTrace.Step) {
        switch step {
        case .frame(let frame): pass(frame)
        case .screen(let screen, let instant):
            advance(to: instant)
            resize(to: screen)
        @unknown default: break
        }
    }

    private func passRests(until instant: Instant) {
        for frame in rests.advance(to: instant) { pass(frame) }
    }

    /// Passes input on, after the timers that are due before it.
    private func pass(_ frame: InputFrame) {
        wakeUp(until: frame.instant)
        application.host.receive(frame)
    }

    private func wakeUp(until instant: Instant) {
        var wakesInVain = 0
        while let due = applicationWake, due <= instant, wakesInVain < Self.maximumWakesInVain {
            wakesInVain = due > application.now ? 0 : wakesInVain + 1
            applicationWake = nil
            application.host.advance(to: due)
        }
    }
}
