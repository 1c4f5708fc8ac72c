import TouchGeometry
import TouchInput

/// What is called for every frame of the display, in the order in which it was added.
///
///     display    |     |     |     |     |
///     link       a  ·  ●     ●     ●  p  ·      a: added, p: paused or invalidated
///     wanted     ├────────────────────┤
struct DisplayFrames {
    private(set) var links: [CADisplayLink] = []
    /// When the frame before was shown, and how long it was shown: as long as the one before it, if that is known.
    private(set) var latest: Instant?
    private(set) var duration: TimeInterval = GestureThresholds.longestFrame
    private var lastNumber = 0
    /// The instant of the last frame, or of the last call of `advance(to:)` while frames are wanted, and how many of them
    /// there were at that instant.
    private var shown: Instant?
    private var repeats = 0
    /// How often time went on without a frame while frames are wanted, and when it last stood where it was without.
    private var missing = 0
    private var missingSince = Instant.zero
    let tracking = ScrollTracking()

    /// Whether any link moves.
    var areWanted: Bool { links.contains { !$0.isPaused } }

    mutating func add(_ link: CADisplayLink) {
        guard !links.contains(where: { $0 === link }) else { return }
        // Whoever has just come knows of no frame before.
        if !areWanted { latest = nil }
        lastNumber += 1
        link.number = lastNumber
        links.append(link)
    }

    mutating func remove(_ link: CADisplayLink) {
        links.removeAll { $0 === link }
    }

    mutating func removeAll() {
        links.removeAll()
    }

    /// Whether so many frames or calls came at the instant that nothing can be said to move by them.
    func standsStill(at instant: Instant) -> Bool {
        shown == instant && repeats >= GestureThresholds.mostFramesAtOnce
    }

    /// - Returns: whether it has just come to stand still.
    mutating func show(at instant: Instant) -> Bool {
        missing = 0
        if let latest {
            let interval = instant.seconds(since: latest)
            // After a pause it says nothing of the display.
            if interval > 0, interval <= GestureThresholds.longestDisplayFrame { duration = interval }
        }
        latest = instant
        return count(at: instant)
    }

    /// Time was told at which no frame was shown.
    /// - Returns: whether it has just come to stand still, and since when it goes on without a frame if that has just
    ///   become too often.
    mutating func miss(at instant: Instant, after before: Instant) -> (standsStill: Bool, since: Instant?) {
        if instant > before {
            if missing == 0 { missingSince = before }
            missing += 1
        }
        let isOften = instant > before && missing == GestureThresholds.mostFramesAtOnce
        return (count(at: instant), isOften ? missingSince : nil)
    }

    private mutating func count(at instant: Instant) -> Bool {
        repeats = shown == instant ? repeats + 1 : 1
        shown = instant
        return repeats == GestureThresholds.mostFramesAtOnce
    }
}

extension Dispatcher {
    /// Step 3 of a frame of the display: animations that are over say so, then its links are told, those that are added
    /// meanwhile with the next one.
    func processDisplayFrame() {
        if frames.show(at: now) {
            report(.displayStandsStill(calls: GestureThresholds.mostFramesAtOnce, at: now))
            mayFramesChange = true
        }
        moveAnimations()
        var number = 0
        let last = frames.links.last?.number ?? 0
        while let link = frames.links.first(where: { $0.number > number && $0.number <= last }) {
            number = link.number
            guard !link.isPaused, link.mode == .common || frames.tracking.depth == 0 else { continue }
            (link.timestamp, link.duration) = (now.seconds, frames.duration)
            link.call()
        }
        turn()
    }

    /// The host has told the time, and frames are wanted. A loop that waits for the end of all movement without showing
    /// frames would never end.
    func noteMissingFrame(since before: Instant) {
        let (standsStill, since) = frames.miss(at: now, after: before)
        if standsStill {
            report(.displayStandsStill(calls: GestureThresholds.mostFramesAtOnce, at: now))
            mayFramesChange = true
        }
        if let since { report(.framesMissing(calls: GestureThresholds.mostFramesAtOnce, since: since)) }
    }

    /// Links were added, removed or paused.
    func framesMayChange() {
        mayFramesChange = true
        if !isBusy { tellHost() }
    }
}
