public import Touchstone

/// Ten fingers over the window of an application, and a clock that they move.
///
///     hands.tap(at: button)
///     hands.drag(from: CGPoint(x: 10, y: 10), to: list, over: 0.3)
///     hands.down(.leftThumb, at: picture); hands.wait(1); hands.up(.leftThumb)
///
/// Verbs take time: `move` samples the way `samplesPerSecond` times a second, `tap` holds the finger for a while. `down`,
/// `up` and `cancel` happen at the present instant; inside `together { … }` several of them share one event.
public final class Hands {
    /// The host that is fed.
    public let host: VirtualHost
    /// The window to which points belong.
    public let window: UIWindow
    /// How often a moving finger is scanned; 120 by default.
    public var samplesPerSecond = 120.0
    /// Modifier keys that are held while the hands do anything.
    public var modifiers: KeyModifiers = []
    /// Buttons of the pointing device that are held while the hands do anything.
    public var buttons: PointerButtons = []

    private var places: [Finger: CGPoint] = [:]
    private var gathered: [ContactSample]?
    /// Screen coordinates, of the pointer that hovers.
    var hoverPlace = CGPoint.zero

    /// Creates hands whose fingers are all up.
    public init(host: VirtualHost, window: UIWindow) {
        self.host = host
        self.window = window
    }

    // MARK: One finger at a time

    /// Puts a finger down.
    /// - Parameter edges: the edges of the screen that the digitizer flags; `nil`, the default, if it does not tell.
    public func down(
        _ finger: Finger = .rightIndex, at place: some TouchPlace, tool: ContactSample.Tool = .direct,
        edges: UIRectEdge? = nil
    ) {
        down(finger, atScreen: place.screenPoint(in: window), tool, edges)
    }

    /// Moves a finger in a straight line; over 0 seconds, in one step at the present instant.
    public func move(_ finger: Finger = .rightIndex, to place: some TouchPlace, over seconds: TimeInterval = 0) {
        move([(finger, place.screenPoint(in: window))], over: seconds)
    }

    /// Moves a finger by a distance.
    public func move(_ finger: Finger = .rightIndex, dx: CGFloat = 0, dy: CGFloat = 0, over seconds: TimeInterval = 0) {
        guard let start = places[finger] else { return }
        move([(finger, CGPoint(x: start.x + dx, y: start.y + dy))], over: seconds)
    }

    /// Moves several fingers in parallel, each in a straight line on the screen. A time that is no finite number counts
    /// as 0, more than an hour as an hour.
    public func move(_ ways: [(finger: Finger, to: CGPoint)], over seconds: TimeInterval) {
        let starts = ways.map { places[$0.finger] ?? $0.to }
        let seconds = seconds.isFinite ? max(0, min(seconds, 3_600)) : 0
        let rate = samplesPerSecond.isFinite ? max(1, min(samplesPerSecond, 10_000)) : 120
        let steps = max(1, Int((seconds * rate).rounded()))
        for step in 1...steps {
            if seconds > 0 { host.advance(by: seconds / Double(steps)) }
            let part = CGFloat(step) / CGFloat(steps)
            send(
                zip(ways, starts).map { way, start in
                    let point =
                        step == steps
                        ? way.to
                        : CGPoint(x: start.x + (way.to.x - start.x) * part, y: start.y + (way.to.y - start.y) * part)
                    places[way.finger] = point
                    return ContactSample(id: way.finger.rawValue, phase: .moved, location: point)
                })
        }
    }

    /// Lifts a finger where it is.
    public func up(_ finger: Finger = .rightIndex) {
        lift(finger, .ended)
    }

    /// Takes a finger away as the system does.
    public func cancel(_ finger: Finger = .rightIndex) {
        lift(finger, .cancelled)
    }

    /// Lets time pass.
    public func wait(_ seconds: TimeInterval) {
        host.advance(by: seconds)
    }

    /// Puts what the fingers do in the body into one event.
    public func together(_ body: () -> Void) {
        guard gathered == nil else { return body() }
        gathered = []
        body()
        let samples = gathered ?? []
        gathered = nil
        send(samples)
    }

    // MARK: Whole gestures

    /// Down, a moment, up.
    public func tap(_ finger: Finger = .rightIndex, at place: some TouchPlace, holding seconds: TimeInterval = 0.05) {
        down(finger, at: place)
        wait(seconds)
        up(finger)
    }

    /// Two taps.
    /// - Parameter pause: seconds from the first lift to the second touch.
    public func doubleTap(_ finger: Finger = .rightIndex, at place: some TouchPlace, pause: TimeInterval = 0.1) {
        tap(finger, at: place)
        wait(pause)
        tap(finger, at: place)
    }

    /// Down, a long moment, up.
    public func longPress(_ finger: Finger = .rightIndex, at place: some TouchPlace, for seconds: TimeInterval = 0.6) {
        tap(finger, at: place, holding: seconds)
    }

    /// Down, along a straight line, up.
    public func drag(
        _ finger: Finger = .rightIndex, from start: some TouchPlace, to end: some TouchPlace,
        over seconds: TimeInterval = 0.3
    ) {
        down(finger, at: start)
        move(finger, to: end, over: seconds)
        up(finger)
    }

    /// Thumb and index finger, side by side about a place, from one distance to another.
    public func pinch(
        at place: some TouchPlace, from start: CGFloat, to end: CGFloat, over seconds: TimeInterval = 0.4
    ) {
        let center = place.screenPoint(in: window)
        func beside(_ distance: CGFloat) -> CGPoint { CGPoint(x: center.x + distance / 2, y: center.y) }
        together {
            down(.rightThumb, atScreen: beside(-start))
            down(.rightIndex, atScreen: beside(start))
        }
        move([(.rightThumb, beside(-end)), (.rightIndex, beside(end))], over: seconds)
        together {
            up(.rightThumb)
            up(.rightIndex)
        }
    }

    private func down(
        _ finger: Finger, atScreen point: CGPoint, _ tool: ContactSample.Tool = .direct, _ edges: UIRectEdge? = nil
    ) {
        places[finger] = point
        send([ContactSample(id: finger.rawValue, phase: .began, location: point, tool: tool, edges: edges)])
    }

    private func lift(_ finger: Finger, _ phase: ContactSample.Phase) {
        guard let place = places.removeValue(forKey: finger) else { return }
        send([ContactSample(id: finger.rawValue, phase: phase, location: place)])
    }

    private func send(_ samples: [ContactSample]) {
        if gathered != nil {
            gathered?.append(contentsOf: samples)
        } else {
            host.receive(InputFrame(at: host.now, samples, modifiers: modifiers, buttons: buttons))
        }
    }

    /// Sends input that is no contact.
    func send(_ input: DeviceInput) {
        host.receive(InputFrame(at: host.now, others: [input], modifiers: modifiers, buttons: buttons))
    }
}
