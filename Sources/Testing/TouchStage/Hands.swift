public import TouchCore
public import TouchInput

/// Ten fingers over the window of an application, with the virtual clock that they advance.
///
///     hands.tap(at: button)
///     hands.drag(from: CGPoint(x: 10, y: 10), to: list, over: 0.3)
///     hands.down(.leftThumb, at: picture); hands.wait(1); hands.up(.leftThumb)
///
/// The methods take time: `move` samples the path `samplesPerSecond` times per second, `tap` holds the finger briefly. `down`,
/// `up` and `cancel` happen at the present instant; inside `together { … }` several of them share one event.
///
/// A request that hands cannot fulfil is a misuse, and so is a finger that misses the view it is put on. It is reported at `file` and
/// `line`, the line of the call, which a function of your own may pass on.
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
    public var misuseHandler: ((Misuse, CallSite) -> Void)?
    /// A Boolean value that indicates whether fingers may come down outside of the screen, and on views that do not receive them: covered,
    /// hidden, transparent, disabled ones. If it is `false`, the default, these are misuses; the finger comes down all the same.
    public var mayMiss = false
    /// A Boolean value that indicates whether the hands send what no hand can do, such as a finger that comes down twice: for tests of
    /// hostile input. If it is `false`, the default, these are misuses.
    package var areHostile = false
    /// Returns the misuse, if a touch meant for a view, or for a point if that is `nil`, would be covered by another view.
    var findCover: ((UIView?) -> Misuse?)?

    /// The readings with estimates, for `correct(_:)`.
    var estimates: [(index: Int, location: CGPoint, details: ContactDetails)] = []
    /// The views that fingers which are coming down are meant for.
    var aims: [Aim] = []
    private(set) var places: [Finger: CGPoint] = [:]
    private var gathered: [ContactSample]?
    private var gatheredEarlier: [EarlierSample] = []
    private var lastIndex = 0
    /// The location of the hovering pointer, in screen coordinates.
    var hoverPlace = CGPoint.zero
    /// The input of devices that has begun and not ended.
    var held: Set<HeldInput> = []

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
    ///   - file: The file of the call.
    ///   - line: The line of the call.
    public func down(
        _ finger: Finger = .rightIndex, at place: some TouchPlace, tool: ContactSample.Tool = .direct,
        edges: UIRectEdge? = nil, file: StaticString = #filePath, line: UInt = #line
    ) {
        let site = CallSite(file, line)
        guard areUp(finger, site: site), let (point, view) = locate(place, site) else { return }
        aim([finger], at: point, view, site)
        down(finger, atScreen: point, tool, edges)
    }

    /// Moves a finger in a straight line; over 0 seconds, in one step at the present instant.
    public func move(
        _ finger: Finger = .rightIndex, to place: some TouchPlace, over seconds: TimeInterval = 0,
        file: StaticString = #filePath, line: UInt = #line
    ) {
        guard let (point, _) = locate(place, CallSite(file, line)) else { return }
        move([(finger, point)], over: seconds, file: file, line: line)
    }

    /// Moves a finger by a distance.
    public func move(
        _ finger: Finger = .rightIndex, dx: CGFloat = 0, dy: CGFloat = 0, over seconds: TimeInterval = 0,
        file: StaticString = #filePath, line: UInt = #line
    ) {
        guard let start = places[finger] else {
            misuseHandler?(.fingerNotDown(finger), CallSite(file, line))
            return
        }
        move([(finger, CGPoint(x: start.x + dx, y: start.y + dy))], over: seconds, file: file, line: line)
    }

    /// Moves several fingers in parallel, each in a straight line on the screen. More than an hour counts as an hour.
    public func move(
        _ ways: [(finger: Finger, to: CGPoint)], over seconds: TimeInterval, file: StaticString = #filePath,
        line: UInt = #line
    ) {
        let site = CallSite(file, line)
        guard canPass(seconds, site) else { return }
        for way in ways {
            guard require(places[way.finger] != nil, .fingerNotDown(way.finger), site) else { return }
        }
        let starts = ways.map { places[$0.finger] ?? $0.to }
        let (steps, pause) = scans(in: seconds)
        for step in 1...steps {
            if pause > 0 { host.advance(by: pause) }
            scan(ways, from: starts, step: step, of: steps, apart: pause)
        }
    }

    /// Samples each finger once on its path, with the readings since the previous sample.
    func scan(
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
    public func up(_ finger: Finger = .rightIndex, file: StaticString = #filePath, line: UInt = #line) {
        lift(finger, .ended, CallSite(file, line))
    }

    /// Lifts every finger that is down, all in one event; does nothing if none is.
    public func liftAll() {
        guard !places.isEmpty else { return }
        together { for finger in Finger.allCases where places[finger] != nil { up(finger) } }
    }

    /// Cancels the touch of a finger, as the system does.
    public func cancel(_ finger: Finger = .rightIndex, file: StaticString = #filePath, line: UInt = #line) {
        lift(finger, .cancelled, CallSite(file, line))
    }

    /// Advances time. Fingers that are down report nothing meanwhile, and keep the velocity of their last movement (M-02).
    public func wait(_ seconds: TimeInterval, file: StaticString = #filePath, line: UInt = #line) {
        guard canPass(seconds, CallSite(file, line)) else { return }
        host.advance(by: seconds)
    }

    /// Advances time while the fingers that are down rest: they report so, as fingers on a screen, and do not fling when they are lifted
    /// after 0.1 s. Nothing else receives these reports (M-18).
    public func rest(_ seconds: TimeInterval, file: StaticString = #filePath, line: UInt = #line) {
        guard canPass(seconds, CallSite(file, line)) else { return }
        let end = host.now.advanced(by: seconds)
        var rests = RestingContacts()
        let fingers = Finger.allCases.compactMap { finger in
            places[finger].map {
                ContactSample(id: finger.rawValue, phase: .began, location: $0, details: details)
            }
        }
        rests.follow(InputFrame(at: host.now, fingers))
        while let next = rests.nextInstant, next < end {
            host.advance(to: next)
            // In a callback, time does not advance.
            guard host.now >= next else { return }
            for var frame in rests.advance(to: Instant(nanoseconds: next.nanoseconds + 1)) {
                // What happened on the way may have lifted the finger.
                frame.contacts.removeAll { Finger(rawValue: $0.id).flatMap { places[$0] } == nil }
                if !frame.contacts.isEmpty { host.receive(frame) }
            }
        }
        host.advance(to: end)
    }

    /// Advances time until nothing is pending: no timer, no animation, no wanted frame of the display.
    /// - Parameters:
    ///   - seconds: The maximum time; if anything is still pending then, that is a misuse.
    ///   - file: The file of the call.
    ///   - line: The line of the call.
    public func waitUntilStill(within seconds: TimeInterval = 60, file: StaticString = #filePath, line: UInt = #line) {
        let site = CallSite(file, line)
        guard require(seconds >= 0, .impossibleTime(seconds), site),
            let pending = host.advanceUntilStill(within: seconds)
        else { return }
        misuseHandler?(.neverStill(seconds, pending), site)
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
        let seconds = min(seconds, 3_600)
        let rate = samplesPerSecond.isFinite ? max(1, min(samplesPerSecond, 10_000)) : 120
        let steps = max(1, Int((seconds * rate).rounded()))
        return (steps, seconds / Double(steps))
    }

    func down(
        _ finger: Finger, atScreen point: CGPoint, _ tool: ContactSample.Tool = .direct, _ edges: UIRectEdge? = nil
    ) {
        var beginning = sample(finger, .began, at: point, tool: tool)
        beginning.edges = edges
        send([beginning])
    }

    private func lift(_ finger: Finger, _ phase: ContactSample.Phase, _ site: CallSite) {
        guard let place = places[finger] else {
            misuseHandler?(.fingerNotDown(finger), site)
            return
        }
        send([sample(finger, phase, at: place)])
    }

    func send(_ samples: [ContactSample], earlier: [EarlierSample] = []) {
        if gathered != nil {
            gathered?.append(contentsOf: samples)
            gatheredEarlier += earlier
        } else {
            host.receive(
                InputFrame(at: host.now, samples, earlier: earlier, modifiers: modifiers, buttons: buttons))
            reportMisses()
        }
    }

    /// Sends input that is not a contact.
    func send(_ input: DeviceInput) {
        host.receive(InputFrame(at: host.now, others: [input], modifiers: modifiers, buttons: buttons))
    }
}
