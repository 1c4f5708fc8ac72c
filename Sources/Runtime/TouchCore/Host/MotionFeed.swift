public import TouchInput
public import TouchKinematics

/// An object that feeds an application with the shakes that it detects in accelerations (B-380).
///
///     let feed = MotionFeed(application)
///     // For every sample of the sensor, 50 to 100 a second:
///     feed.take(acceleration)
///
/// A detected event becomes an input frame with a `MotionSample`: the first responder receives `motionBegan` and, exactly once,
/// `motionEnded` or `motionCancelled`. If the samples stop in mid-motion, a timer of the application cancels the motion: the
/// application's time must advance, as it does with any host. The same happens if the feed is released. Samples must be on the
/// time line of the application, and delivered within `ShakeThresholds.silence` of their measurement.
#if !hasFeature(Embedded)
    @preconcurrency @MainActor
#endif
public final class MotionFeed {
    private let application: UIApplication
    private var timer: VirtualTimer?
    /// Detected events that have not been delivered yet.
    private var waiting: [ShakeEvent] = []
    private var isTelling = false

    /// The detector that distinguishes shakes from other movements.
    public private(set) var detector: ShakeDetector

    /// A closure that receives each detected event with its reason, right before the application does; `nil` by default. Events
    /// that are detected while it, or a responder, is being called are delivered afterwards.
    public var eventHandler: ((ShakeEvent) -> Void)?

    /// Creates a feed without samples.
    /// - Parameters:
    ///   - application: The application to feed; retained by the feed.
    ///   - thresholds: The thresholds of the detector.
    public init(_ application: UIApplication, thresholds: ShakeThresholds = ShakeThresholds()) {
        self.application = application
        detector = ShakeDetector(thresholds)
    }

    /// The thresholds of the detector; a change takes effect with the next sample.
    public var thresholds: ShakeThresholds {
        get { detector.thresholds }
        set { detector.thresholds = newValue }
    }

    /// Processes one sample; samples that are invalid, or not later than the previous one, are ignored.
    public func take(_ acceleration: AccelerationSample) {
        if let event = detector.take(acceleration) { send(event) }
    }

    /// Processes all samples of a source up to an instant, in order.
    public func takeAll(from source: any AccelerometerSource, until instant: Instant) {
        while let acceleration = source.nextAcceleration(until: instant) { take(acceleration) }
    }

    private func send(_ event: ShakeEvent) {
        if let timer { application.cancel(timer) }
        timer = nil
        waiting.append(event)
        guard !isTelling else { return }
        isTelling = true
        while !waiting.isEmpty { notify(waiting.removeFirst()) }
        isTelling = false
        watch()
    }

    private func notify(_ event: ShakeEvent) {
        eventHandler?(event)
        // The application may be ahead of a sensor that is read late; its time does not go back.
        let instant = max(event.instant, application.now)
        application.host.receive(InputFrame(at: instant, others: [.motion(event.sample)]))
    }

    /// Sets one timer per motion, which is set again when it fires, since samples keep moving the deadline.
    private func watch() {
        guard timer == nil, let deadline = detector.deadline else { return }
        #if hasFeature(Embedded)
            // It retains the feed for the duration of a motion, `ShakeThresholds.longest` at most.
            timer = application.after(deadline.seconds(since: application.now)) { self.deadlineCame() }
        #else
            timer = application.after(deadline.seconds(since: application.now)) { [weak self, weak application] in
                if let self { return deadlineCame() }
                // The feed is gone: the motion that it began is over.
                guard let application else { return }
                application.host.receive(InputFrame(at: application.now, others: [.motion(.cancelled)]))
            }
        #endif
    }

    private func deadlineCame() {
        timer = nil
        if let event = detector.advance(to: application.now) { send(event) } else { watch() }
    }
}

/// A queue of accelerations, from a recording or from a driver that adds its measurements.
#if !hasFeature(Embedded)
    @preconcurrency @MainActor
#endif
public final class AccelerationQueue: AccelerometerSource {
    private var waiting: [AccelerationSample]
    private var first = 0

    /// Creates a queue, by default an empty one.
    /// - Parameter accelerations: The initial accelerations, in order of time.
    public init(_ accelerations: [AccelerationSample] = []) {
        waiting = accelerations
    }

    /// Adds an acceleration at the end.
    public func add(_ acceleration: AccelerationSample) {
        // Elements that were taken are removed, even if the queue never becomes empty.
        if first == waiting.count || first >= 256 && first * 2 >= waiting.count {
            waiting.removeFirst(first)
            first = 0
        }
        waiting.append(acceleration)
    }

    /// Removes and returns the first element, if it was measured by `instant`.
    public func nextAcceleration(until instant: Instant) -> AccelerationSample? {
        guard first < waiting.count, waiting[first].instant <= instant else { return nil }
        defer { first += 1 }
        return waiting[first]
    }
}
