public import Touchstone

/// Ten fingers over the window of an application, with the virtual clock that they advance.
///
///     hands.tap(at: button)
///     hands.drag(from: CGPoint(x: 10, y: 10), to: list, over: 0.3)
///     hands.down(.leftThumb, at: picture); hands.wait(1); hands.up(.leftThumb)
///
/// The methods take time: `move` samples the path `samplesPerSecond` times per second, `tap` holds the finger briefly. `down`,
/// `up` and `cancel` happen at the present instant; inside `together { … }` several of them share one event.
public final class Hands {
    /// The host that receives the input.
    public let host: VirtualHost
    /// The window in whose coordinates points are given.
    public let window: UIWindow
    /// The number of samples of a moving finger per second; 120 by default.
    public var samplesPerSecond = 120.0
    /// The modifier keys that are held during all input.
    public var modifiers: KeyModifiers = []
    /// The buttons of the pointing device that are held during all input.
    public var buttons: PointerButtons = []

    /// The values that the digitizer reports for every finger besides its location, in all further input: force, radius, angles.
    /// None by default.
    public var details = ContactDetails()
    /// The number of readings that a moving finger makes for each of its samples; 1 by default. The additional ones are delivered
    /// with the sample, as coalesced touches (B-401).
    public var readingsPerSample = 1
    /// The values that are estimates, to be corrected by `correct(_:)`; each reading then gets an index, counted from 1 (B-405).
    public var estimated: ContactProperties = []

    /// The closure that receives requests that the hands cannot fulfil; they do nothing then. With the hands of a stage, they
    /// fail the test; `nil`, the default for others, ignores them.
    public var misuseHandler: ((Misuse) -> Void)?
    /// Returns the misuse, if a touch meant for a view, or for a point if that is `nil`, would be covered by another view.
    var findCover: ((UIView?) -> Misuse?)?

    /// The readings with estimates, for `correct(_:)`.
    var estimates: [(index: Int, location: CGPoint, details: ContactDetails)] = []
    private var places: [Finger: CGPoint] = [:]
    private var gathered: [ContactSample]?
    private var gatheredEarlier: [EarlierSample] = []
    private var lastIndex = 0
    /// The location of the hovering pointer, in screen coordinates.
    var hoverPlace = CGPoint.zero

    /// Creates hands whose fingers are all up.
    public init(host: VirtualHost, window: UIWindow) {
        self.host = host
        self.window = window
    }

    // MARK: One finger at a time

    /// Puts a finger down.
    /// - Parameters:
    ///   - finger: The finger; the right index finger by default.
    ///   - place: The location.
    ///   - tool: The tool: a finger, a pencil, a pointer.
    ///   - edges: The edges of the screen that the digitizer flags; `nil`, the default, for a digitizer that does not flag edges.
    public func down(
        _ finger: Finger = .rightIndex, at place: some TouchPlace, tool: ContactSample.Tool = .direct,
        edges: UIRectEdge? = nil
    ) {
        guard let point = point(of: place) else { return }
        if let cover = findCover?(place.aim) { misuseHandler?(cover) }
        down(finger, atScreen: point, tool, edges)
    }

    /// Returns the location on the screen; a place that has none is a misuse.
    func point(of place: some TouchPlace) -> CGPoint? {
        if let point = place.screenPoint(in: window) { return point }
        let name = place.aim.map { $0.accessibilityIdentifier ?? "\(Swift.type(of: $0))" } ?? "\(place)"
        misuseHandler?(.viewInNoWindow(name))
        return nil
    }

    /// Moves a finger in a straight line; over 0 seconds, in one step at the present instant.
    public func move(_ finger: Finger = .rightIndex, to place: some TouchPlace, over seconds: TimeInterval = 0) {
        guard let point = point(of: place) else { return }
        move([(finger, point)], over: seconds)
    }

    /// Moves a finger by a distance.
    public func move(_ finger: Finger = .rightIndex, dx: CGFloat = 0, dy: CGFloat = 0, over seconds: TimeInterval = 0) {
        guard let start = places[finger] else {
            misuseHandler?(.fingerNotDown(finger))
            return
        }
        move([(finger, CGPoint(x: start.x + dx, y: start.y + dy))], over: seconds)
    }

    /// Moves several fingers in parallel, each in a straight line on the screen. A time that is not finite counts as 0, more than
    /// an hour as an hour.
    public func move(_ ways: [(finger: Finger, to: CGPoint)], over seconds: TimeInterval) {
        let starts = ways.map { places[$0.finger] ?? $0.to }
        let (steps, pause) = scans(in: seconds)
        for step in 1...steps {
            advance(by: pause, moving: ways.map(\.finger))
            scan(ways, from: starts, step: step, of: steps, apart: pause)
        }
    }

    /// Advances time to the next sample of moving fingers.
    private func advance(by seconds: TimeInterval, moving fingers: [Finger]) {
        guard seconds > 0 else { return }
        let others = host.moving
        host.moving = fingers
        host.advance(by: seconds)
        host.moving = others
    }

    /// Samples each finger once on its path, with the readings since the previous sample.
    private func scan(
        _ ways: [(finger: Finger, to: CGPoint)], from starts: [CGPoint], step: Int, of steps: Int,
        apart seconds: TimeInterval
    ) {
        let part = CGFloat(step) / CGFloat(steps)
        let earlier = readings(of: ways, from: starts, step: step, of: steps, apart: seconds)
        send(
            zip(ways, starts).map { way, start in
                let point = step == steps ? way.to : Self.point(part, of: start, way.to)
                return sample(way.finger, .moved, at: point)
            }, earlier: earlier)
    }

    private static func point(_ part: CGFloat, of start: CGPoint, _ end: CGPoint) -> CGPoint {
        CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
    }

    /// Returns the readings between two samples.
    private func readings(
        of ways: [(finger: Finger, to: CGPoint)], from starts: [CGPoint], step: Int, of steps: Int,
        apart seconds: TimeInterval
    ) -> [EarlierSample] {
        let count = max(1, min(readingsPerSample, 1_000))
        var readings: [EarlierSample] = []
        for index in 1..<max(2, count) where count > 1 {
            let rest = 1 - Double(index) / Double(count)
            let part = CGFloat((Double(step) - rest) / Double(steps))
            for (way, start) in zip(ways, starts) {
                let point = Self.point(part, of: start, way.to)
                readings.append(
                    EarlierSample(
                        id: way.finger.rawValue, at: host.now.advanced(by: -rest * seconds), location: point,
                        details: detailsOfReading(at: point)))
            }
        }
        return readings
    }

    /// Returns a sample of a finger, with the values that the digitizer reports.
    func sample(
        _ finger: Finger, _ phase: ContactSample.Phase, at point: CGPoint, tool: ContactSample.Tool = .direct
    ) -> ContactSample {
        places[finger] = phase == .ended || phase == .cancelled ? nil : point
        return ContactSample(
            id: finger.rawValue, phase: phase, location: point, tool: tool, details: detailsOfReading(at: point))
    }

    private func detailsOfReading(at point: CGPoint) -> ContactDetails {
        var details = details
        guard estimated != [] else { return details }
        lastIndex += 1
        details.estimation.index = lastIndex
        details.estimation.estimated = estimated
        details.estimation.expectingUpdates = estimated
        estimates.append((lastIndex, point, details))
        return details
    }

    /// Returns the location of a finger that is down; `nil` if it is up.
    package func place(of finger: Finger) -> CGPoint? { places[finger] }

    /// Lifts a finger at its location.
    public func up(_ finger: Finger = .rightIndex) {
        lift(finger, .ended)
    }

    /// Lifts every finger that is down, all in one event; does nothing if none is.
    public func liftAll() {
        guard !places.isEmpty else { return }
        together { for finger in Finger.allCases where places[finger] != nil { up(finger) } }
    }

    /// Cancels the touch of a finger, as the system does.
    public func cancel(_ finger: Finger = .rightIndex) {
        lift(finger, .cancelled)
    }

    /// Advances time.
    public func wait(_ seconds: TimeInterval) {
        host.advance(by: seconds)
    }

    /// Advances time until nothing is pending: no timer, no animation, no wanted frame of the display.
    /// - Parameter seconds: The maximum time; if anything is still pending then, that is a misuse.
    public func waitUntilStill(within seconds: TimeInterval = 60) {
        guard let pending = host.advanceUntilStill(within: seconds) else { return }
        misuseHandler?(.neverStill(seconds, pending))
    }

    /// Sends all input of the body as one event.
    public func together(_ body: () -> Void) {
        guard gathered == nil else { return body() }
        gathered = []
        body()
        let (samples, earlier) = (gathered ?? [], gatheredEarlier)
        gathered = nil
        gatheredEarlier = []
        send(samples, earlier: earlier)
    }

    /// Returns the number of scans in some seconds, at least one, and the seconds before each scan.
    func scans(in seconds: TimeInterval) -> (steps: Int, pause: TimeInterval) {
        let seconds = seconds.isFinite ? max(0, min(seconds, 3_600)) : 0
        let rate = samplesPerSecond.isFinite ? max(1, min(samplesPerSecond, 10_000)) : 120
        let steps = max(1, Int((seconds * rate).rounded()))
        return (steps, seconds / Double(steps))
    }

    // MARK: Whole gestures

    /// Taps: puts a finger down, holds it briefly, and lifts it.
    public func tap(
        _ finger: Finger = .rightIndex, at place: some TouchPlace, holding seconds: TimeInterval = 0.05,
        tool: ContactSample.Tool = .direct
    ) {
        guard let point = point(of: place) else { return }
        if let cover = findCover?(place.aim) { misuseHandler?(cover) }
        down(finger, atScreen: point, tool)
        wait(seconds)
        up(finger)
    }

    /// Taps twice.
    /// - Parameters:
    ///   - finger: The finger; the right index finger by default.
    ///   - place: The location of both taps.
    ///   - pause: The time in seconds from the first lift to the second touch.
    public func doubleTap(_ finger: Finger = .rightIndex, at place: some TouchPlace, pause: TimeInterval = 0.1) {
        guard point(of: place) != nil else { return }
        tap(finger, at: place)
        wait(pause)
        tap(finger, at: place)
    }

    /// Presses long: puts a finger down, holds it, and lifts it.
    public func longPress(_ finger: Finger = .rightIndex, at place: some TouchPlace, for seconds: TimeInterval = 0.6) {
        tap(finger, at: place, holding: seconds)
    }

    /// Drags: puts a finger down, moves it in a straight line, and lifts it.
    public func drag(
        _ finger: Finger = .rightIndex, from start: some TouchPlace, to end: some TouchPlace,
        over seconds: TimeInterval = 0.3
    ) {
        guard point(of: start) != nil else { return }
        down(finger, at: start)
        move(finger, to: end, over: seconds)
        up(finger)
    }

    /// Pinches with thumb and index finger, side by side around a place, from one distance to another.
    public func pinch(
        at place: some TouchPlace, from start: CGFloat, to end: CGFloat, over seconds: TimeInterval = 0.4
    ) {
        guard let center = point(of: place) else { return }
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

    /// Rotates with thumb and index finger, on opposite sides of a place; initially level, the index finger on the right.
    /// - Parameters:
    ///   - place: The center of the rotation.
    ///   - angle: The angle in radians, clockwise; a full turn is 2π.
    ///   - radius: The distance from the center to each finger, in points.
    ///   - seconds: The time from the touch to the lift.
    public func rotate(
        at place: some TouchPlace, by angle: CGFloat, radius: CGFloat = 50, over seconds: TimeInterval = 0.4
    ) {
        guard let center = point(of: place) else { return }
        func opposite(_ angle: CGFloat) -> [(finger: Finger, to: CGPoint)] {
            let turned = CGPoint(x: radius, y: 0).applying(CGAffineTransform(rotationAngle: angle))
            return [
                (.rightThumb, CGPoint(x: center.x - turned.x, y: center.y - turned.y)),
                (.rightIndex, CGPoint(x: center.x + turned.x, y: center.y + turned.y)),
            ]
        }
        together { for way in opposite(0) { down(way.finger, atScreen: way.to) } }
        let (steps, pause) = scans(in: seconds)
        for step in 1...steps {
            advance(by: pause, moving: [.rightThumb, .rightIndex])
            let ways = opposite(angle * CGFloat(step) / CGFloat(steps))
            scan(ways, from: ways.map { places[$0.finger] ?? $0.to }, step: 1, of: 1, apart: pause)
        }
        together {
            up(.rightThumb)
            up(.rightIndex)
        }
    }

    private func down(
        _ finger: Finger, atScreen point: CGPoint, _ tool: ContactSample.Tool = .direct, _ edges: UIRectEdge? = nil
    ) {
        var beginning = sample(finger, .began, at: point, tool: tool)
        beginning.edges = edges
        send([beginning])
    }

    private func lift(_ finger: Finger, _ phase: ContactSample.Phase) {
        guard let place = places[finger] else {
            misuseHandler?(.fingerNotDown(finger))
            return
        }
        send([sample(finger, phase, at: place)])
    }

    func send(_ samples: [ContactSample], earlier: [EarlierSample] = []) {
        if gathered != nil {
            gathered?.append(contentsOf: samples)
            gatheredEarlier += earlier
        } else {
            host.take(
                InputFrame(at: host.now, samples, earlier: earlier, modifiers: modifiers, buttons: buttons))
        }
    }

    /// Sends input that is not a contact.
    func send(_ input: DeviceInput) {
        host.receive(InputFrame(at: host.now, others: [input], modifiers: modifiers, buttons: buttons))
    }
}
