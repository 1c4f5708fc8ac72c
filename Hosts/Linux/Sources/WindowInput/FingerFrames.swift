public import Touchstone

/// The reports of one touch screen about its fingers, as frames of input.
///
///     down 7, down 9, frame        one frame with two contacts that begin
///     move 7, move 7, frame        one contact that moved, with an earlier reading
///     down 7, up 7, frame          two frames of one instant, as a frame has one sample per contact
///     cancel                       a frame in which every finger is cancelled
///
/// Fingers with an unknown identifier came down elsewhere, or were cancelled: what they do is left out.
public struct FingerFrames: Hashable, Sendable {
    private struct Finger: Hashable {
        var id: Int
        var location: CGPoint
        var details = ContactDetails()
        /// A Boolean value that indicates whether a frame with its beginning was returned.
        var isReported = false
    }

    private struct Sample: Hashable {
        var finger: Int
        var phase: ContactSample.Phase
        var instant: Instant
    }

    private var fingers: [Int: Finger] = [:]
    /// The samples since the last frame, at most one per finger.
    private var samples: [Sample] = []
    private var earlier: [EarlierSample] = []
    /// The frames that are complete, as more samples did not fit into them.
    private var finished: [InputFrame] = []
    /// The numbers of fingers that were lifted since the last frame.
    private var lifted: [Int: Finger] = [:]

    /// Creates the value for a screen without fingers.
    public init() {}

    /// The number of fingers that are down.
    public var count: Int { fingers.count }

    /// The force of the greatest pressure, in multiples of an average touch.
    public static let maximumForce: CGFloat = 2

    /// A finger came down. One with an identifier that is in use was lifted unnoticed, and is cancelled.
    /// - Parameter pressure: The share of the greatest pressure, 0…1; `nil` if the screen measures none.
    public mutating func down(
        _ finger: Int, at instant: Instant, _ location: CGPoint, pressure: CGFloat? = nil,
        numbers: inout ContactNumbers
    ) {
        if fingers[finger] != nil {
            splitIfBegan(finger, &numbers, at: instant)
            lift(finger, .cancelled, at: instant)
        }
        if lifted[finger] != nil { split(&numbers, at: instant) }
        fingers[finger] = Finger(id: numbers.take(), location: location)
        set(pressure, of: finger)
        samples.append(Sample(finger: finger, phase: .began, instant: instant))
    }

    /// A finger moved.
    public mutating func move(_ finger: Int, at instant: Instant, _ location: CGPoint, pressure: CGFloat? = nil) {
        guard fingers[finger] != nil else { return }
        change(finger, at: instant) { $0.location = location }
        set(pressure, of: finger)
    }

    /// The size of a finger was measured. It belongs to the last sample of the finger in this frame; without one, the finger moved
    /// by nothing at the time at which the frame is closed.
    /// - Parameter radius: Half of the major axis of the contact, in points.
    public mutating func shape(_ finger: Int, radius: CGFloat) {
        guard let known = fingers[finger], radius >= 0, radius.isFinite, known.details.radius != radius else { return }
        fingers[finger]?.details.radius = radius
        guard !samples.contains(where: { $0.finger == finger }) else { return }
        samples.append(Sample(finger: finger, phase: .moved, instant: Instant(nanoseconds: .min)))
    }

    /// A finger was lifted, at its last location.
    public mutating func up(_ finger: Int, at instant: Instant, numbers: inout ContactNumbers) {
        guard fingers[finger] != nil else { return }
        splitIfBegan(finger, &numbers, at: instant)
        lift(finger, .ended, at: instant)
    }

    /// Ends a scan.
    /// - Parameters:
    ///   - instant: The time of samples that have none.
    ///   - numbers: The numbers of contacts, from which those of lifted fingers are taken.
    /// - Returns: The frames since the last scan, usually one, in the order of time.
    public mutating func close(at instant: Instant, numbers: inout ContactNumbers) -> [InputFrame] {
        split(&numbers, at: instant)
        defer { finished = [] }
        return finished
    }

    /// Returns a frame in which all fingers are cancelled; none without fingers. What they did since the last frame has not
    /// happened.
    public mutating func cancel(at instant: Instant, numbers: inout ContactNumbers) -> [InputFrame] {
        for (key, finger) in lifted { fingers[key] = fingers[key] ?? finger }
        let frames = finished
        let contacts = fingers.values.filter(\.isReported).sorted { $0.id < $1.id }.map { finger in
            ContactSample(id: finger.id, phase: .cancelled, location: finger.location, details: finger.details)
        }
        for finger in fingers.values { numbers.free(finger.id) }
        self = FingerFrames()
        return frames + (contacts.isEmpty ? [] : [InputFrame(at: instant, contacts)])
    }

    // MARK: Internals

    private mutating func set(_ pressure: CGFloat?, of finger: Int) {
        guard let pressure, pressure.isFinite else { return }
        fingers[finger]?.details.force = min(max(pressure, 0), 1) * Self.maximumForce
        fingers[finger]?.details.maximumForce = Self.maximumForce
    }

    /// A beginning and an end do not fit into one frame.
    private mutating func splitIfBegan(_ finger: Int, _ numbers: inout ContactNumbers, at instant: Instant) {
        if samples.contains(where: { $0.finger == finger && $0.phase == .began }) { split(&numbers, at: instant) }
    }

    private mutating func change(_ key: Int, at instant: Instant, _ body: (inout Finger) -> Void) {
        guard var finger = fingers[key] else { return }
        if let index = samples.firstIndex(where: { $0.finger == key }) {
            let sample = samples[index]
            if sample.phase == .moved, sample.instant.nanoseconds > .min, sample.instant < instant {
                earlier.append(
                    EarlierSample(
                        id: finger.id, at: sample.instant, location: finger.location, details: finger.details))
            }
            samples[index].instant = max(sample.instant, instant)
        } else {
            samples.append(Sample(finger: key, phase: .moved, instant: instant))
        }
        body(&finger)
        fingers[key] = finger
    }

    private mutating func lift(_ key: Int, _ phase: ContactSample.Phase, at instant: Instant) {
        if let index = samples.firstIndex(where: { $0.finger == key }) {
            samples[index].phase = phase
            samples[index].instant = max(samples[index].instant, instant)
        } else {
            samples.append(Sample(finger: key, phase: phase, instant: instant))
        }
        lifted[key] = fingers.removeValue(forKey: key)
    }

    /// Finishes the frame under construction.
    /// - Parameter fallback: The time of samples that have none.
    private mutating func split(_ numbers: inout ContactNumbers, at fallback: Instant) {
        defer {
            for finger in lifted.values { numbers.free(finger.id) }
            (samples, earlier, lifted) = ([], [], [:])
        }
        let known = samples.map(\.instant).max() ?? fallback
        let instant = known.nanoseconds > .min ? known : fallback
        let contacts = samples.map { sample in
            guard let finger = lifted[sample.finger] ?? fingers[sample.finger] else {
                preconditionFailure("the sample \(sample) belongs to no finger")
            }
            fingers[sample.finger]?.isReported = true
            return ContactSample(
                id: finger.id, phase: sample.phase, location: finger.location, details: finger.details)
        }
        guard !contacts.isEmpty else { return }
        finished.append(InputFrame(at: instant, contacts, earlier: earlier))
    }
}
