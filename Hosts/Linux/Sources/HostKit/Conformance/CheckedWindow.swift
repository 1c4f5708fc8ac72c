public import Pixels
public import Touchstone

/// A window that checks the host behind it, for tests of hosts: put it between a window and the loop, use the program, and look at
/// `breaches`.
///
///     let checked = CheckedWindow(MyWindow(options))
///     HostLoop(checked, content, painter).run()
///     assert(checked.breaches.isEmpty)
public final class CheckedWindow: HostWindow {
    /// The rules that the host broke, in words, in order and each once.
    public private(set) var breaches: [String] = []

    /// The number of empty answers before their time, one after the other, beyond which waiting does not wait: a signal may end it
    /// early.
    private static let mostEarlyAnswers = 20
    /// The time in seconds by which a wait may end too late, as machines are busy.
    private static let longestDelay = 1.0

    private let window: any HostWindow
    private var rules = HostRules()
    private var lastNow = Instant(nanoseconds: .min)
    private var earlyAnswers = 0
    private var isClosed = false
    /// The size and the scale of the last `resized`.
    private var known: (size: CGSize, scale: CGFloat)

    /// Checks a window from now on.
    public init(_ window: any HostWindow) {
        self.window = window
        known = (window.size, window.scale)
    }

    /// The instant of the window's clock.
    public var now: Instant {
        let now = window.now
        if now < lastNow { note("the clock went back") }
        lastNow = max(now, lastNow)
        return now
    }
    /// The size of the content.
    public var size: CGSize { window.size }
    /// The number of pixels per point.
    public var scale: CGFloat { window.scale }
    /// The longest usual time between the hardware's time stamp of input and its event.
    public var inputDelay: Double { window.inputDelay }
    /// The title.
    public var title: String {
        get { window.title }
        set {
            checkOpen("title")
            window.title = newValue
        }
    }
    /// A Boolean value that indicates whether the window fills its screen.
    public var isFullscreen: Bool {
        get { window.isFullscreen }
        set {
            checkOpen("isFullscreen")
            window.isFullscreen = newValue
        }
    }

    /// Waits for events of the window, and checks them.
    public func nextEvents(until instant: Instant?) -> [HostEvent] {
        checkOpen("nextEvents(until:)")
        let before = now
        let events = window.nextEvents(until: instant)
        let after = now
        for event in events {
            for breach in rules.check(event, now: after) { note(breach) }
            if case .resized(let size, let scale) = event { known = (size, scale) }
        }
        if events.contains(where: { if case .resized = $0 { true } else { false } }),
            known != (window.size, window.scale)
        {
            note("the size or the scale is another one than that of the last resized")
        }
        check(waitFrom: before, to: after, until: instant, isEmpty: events.isEmpty)
        return events
    }

    /// Requests a frame.
    public func requestFrame() {
        checkOpen("requestFrame()")
        rules.requestFrame()
        window.requestFrame()
    }

    /// Shows a picture, and checks the program instead of the host: its size and its damage.
    public func present(_ surface: PixelSurface, damage: [PixelRect]) {
        checkOpen("present(_:damage:)")
        if PixelSize(width: surface.width, height: surface.height) != pixelSize {
            note("a picture of \(surface.width) × \(surface.height) pixels is presented for \(pixelSize)")
        }
        for part in damage where !surface.bounds.contains(part) { note("damage lies outside of the picture: \(part)") }
        window.present(surface, damage: damage)
    }

    /// Closes the window.
    public func close() {
        checkOpen("close()")
        isClosed = true
        window.close()
    }

    /// Checks the program: a window that is closed may be gone.
    private func checkOpen(_ member: String) {
        if isClosed { note("the program uses \(member) of a window that it has closed") }
    }

    private func check(waitFrom before: Instant, to after: Instant, until instant: Instant?, isEmpty: Bool) {
        let isEarly = isEmpty && instant.map { after < $0 } ?? isEmpty
        earlyAnswers = isEarly ? earlyAnswers + 1 : 0
        if earlyAnswers > Self.mostEarlyAnswers {
            note("waiting ends without events and before its time, again and again: an idle program is woken")
        }
        if let instant, isEmpty, after.seconds(since: max(instant, before)) > Self.longestDelay {
            note("waiting did not end at its time")
        }
    }

    private func note(_ breach: String) {
        if !breaches.contains(breach) { breaches.append(breach) }
    }
}
