public import TouchCore
public import TouchInput

/// Feeds an application with the shakes that it finds in accelerations (B-380).
///
///     let feed = MotionFeed(application)
///     // For every sample of the sensor, 50 to 100 a second:
///     feed.take(acceleration)
///
/// What it finds becomes an input frame with a `MotionSample`: the first responder hears `motionBegan` and, exactly once,
/// `motionEnded` or `motionCancelled`. Should the samples stop in mid-motion, a timer of the application cancels it: the
/// application's time has to go on, as the host does anyway. It does the same if the feed goes. Samples come on the time line of the application, none later
/// than `ShakeThresholds.silence` after it was measured.
public final class MotionFeed {
    private let application: UIApplication
    private var timer: VirtualTimer?
    /// Found, and not told yet.
    private var waiting: [ShakeEvent] = []
    private var isTelling = false

    /// Tells the shakes from other movements.
    public private(set) var detector: ShakeDetector

    /// Is told what is found and why, right before the application; `nil` by default. What is found while it, or a
    /// responder, is told of something is told afterwards.
    public var eventHandler: ((ShakeEvent) -> Void)?

    /// Creates a feed that has seen no sample.
    /// - Parameters:
    ///   - application: is fed; kept by the feed.
    ///   - thresholds: the numbers that decide.
    public init(_ application: UIApplication, thresholds: ShakeThresholds = ShakeThresholds()) {
        self.application = application
        detector = ShakeDetector(thresholds)
    }

    /// The numbers that decide; a change counts from the next sample on.
    public var thresholds: ShakeThresholds {
        get { detector.thresholds }
        set { detector.thresholds = newValue }
    }

    /// Takes one sample; those that are broken, or not later than the one before, are ignored.
    public func take(_ acceleration: AccelerationSample) {
        if let event = detector.take(acceleration) { send(event) }
    }

    /// Takes everything that the source has up to an instant, in its order.
    public func takeAll(from source: any AccelerometerSource, until instant: Instant) {
        while let acceleration = source.nextAcceleration(until: instant) { take(acceleration) }
    }

    private func send(_ event: ShakeEvent) {
        if let timer { application.cancel(timer) }
        timer = nil
        waiting.append(event)
        guard !isTelling else { return }
        isTelling = true
        while !waiting.isEmpty { tell(waiting.removeFirst()) }
        isTelling = false
        watch()
    }

    private func tell(_ event: ShakeEvent) {
        eventHandler?(event)
        // The application may be ahead of a sensor that is read late; its time does not go back.
        let instant = max(event.instant, application.now)
        application.receive(InputFrame(at: instant, others: [.motion(event.sample)]))
    }

    /// One timer a motion, which is set again when it fires: samples move the deadline on all the time.
    private func watch() {
        guard timer == nil, let deadline = detector.deadline else { return }
        #if hasFeature(Embedded)
            // Keeps the feed for as long as a motion goes on, `ShakeThresholds.longest` at most.
            timer = application.after(deadline.seconds(since: application.now)) { self.deadlineCame() }
        #else
            timer = application.after(deadline.seconds(since: application.now)) { [weak self, weak application] in
                if let self { return deadlineCame() }
                // The feed is gone: what it began is over.
                guard let application else { return }
                application.receive(InputFrame(at: application.now, others: [.motion(.cancelled)]))
            }
        #endif
    }

    private func deadlineCame() {
        timer = nil
        if let event = detector.advance(to: application.now) { send(event) } else { watch() }
    }
}
