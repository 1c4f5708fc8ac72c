import Touchstone

/// The fingers on the screen, and the one frame that is reused for everything they do, as a host would.
@MainActor
struct Fingers {
    private let application: UIApplication
    let count: Int
    /// The number of readings of each finger between two frames.
    private let readings: Int
    private var frame = InputFrame(at: .zero, [])
    private(set) var step = 0

    init(_ count: Int, on application: UIApplication, readings: Int = 0) {
        self.application = application
        self.count = count
        self.readings = readings
        for finger in 0..<count {
            frame.contacts.append(
                ContactSample(id: finger, phase: .began, location: Wave.place(of: finger, among: count, at: 0)))
        }
    }

    /// The number of samples in each frame of moving fingers.
    var samplesAFrame: Int { count * (1 + readings) }

    /// The time of the latest frame.
    var now: Instant { frame.instant }

    /// The interval of 120 frames a second, in nanoseconds.
    private static let interval: Int64 = 8_333_333

    mutating func down() {
        send(.began)
    }

    /// Moves all fingers.
    ///
    /// - Parameter steps: The number of steps along each path.
    mutating func move(by steps: Int = 1) {
        step += steps
        send(.moved)
    }

    mutating func up() {
        send(.ended)
    }

    /// Waits for so long that the next finger down is not a second tap.
    mutating func rest() {
        frame.instant = frame.instant.advanced(by: 1)
        step = 0
    }

    /// The mean distance of the fingers since they came down.
    var travel: CGPoint {
        var sum = CGPoint.zero
        for finger in 0..<count {
            let start = Wave.place(of: finger, among: count, at: 0)
            let end = Wave.place(of: finger, among: count, at: step)
            sum.x += end.x - start.x
            sum.y += end.y - start.y
        }
        return CGPoint(x: sum.x / CGFloat(count), y: sum.y / CGFloat(count))
    }

    private mutating func send(_ phase: ContactSample.Phase) {
        frame.instant.nanoseconds += Self.interval
        frame.earlier.removeAll(keepingCapacity: true)
        for finger in 0..<count {
            frame.contacts[finger].phase = phase
            let place = Wave.place(of: finger, among: count, at: step)
            frame.contacts[finger].location = place
            guard phase == .moved else { continue }
            for reading in 0..<readings {
                let part = Double(readings - reading) / Double(readings + 1)
                frame.earlier.append(
                    EarlierSample(
                        id: finger, at: frame.instant.advanced(by: -0.008 * part),
                        location: CGPoint(x: place.x - CGFloat(part), y: place.y - CGFloat(part))))
            }
        }
        application.host.receive(frame)
    }
}
