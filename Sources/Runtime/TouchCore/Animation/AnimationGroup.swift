import TouchDrawing
import TouchInput

/// The changes of one call of `UIView.animate`, which start and end together.
///
///     call        frame  frame  frame  frame
///     open ─ running ─────────────────┬─ over      completion(true) in the first frame at or after the end
///     values set    shown values move │            views may be touched again
///                          ╳ interrupted ─ over    completion(false) in the next turn
///
/// It retains its views until then, and its application retains it.
class AnimationGroup: Ranked {
    enum Stage {
        /// The closure that makes the changes is running.
        case open
        /// The changes are being animated.
        case running
        /// No old value shows any more.
        case over
    }

    final let dispatcher: Dispatcher
    final let timing: AnimationTiming
    final let options: UIView.AnimationOptions
    final let start: Instant
    /// The number of the group in the order in which those of its application were made.
    final let number: Int
    /// The rank in the order in which they were started; see `Ranked`.
    final var rank: Int64 = 0
    final private(set) var stage = Stage.open
    /// The innermost completion block of a transaction that waits for the end.
    final private var waiting: TransactionCompletion?
    /// The views, and the layers that are no view's, with changes of the group.
    final private(set) var subjects: [any AnimatedSubject] = []
    /// A Boolean value that indicates whether any change was removed before its end.
    final private(set) var isInterrupted = false
    final var completion: ((Bool) -> Void)?
    /// The timer that wakes the application at the start, if that is later.
    final var delay: VirtualTimer?

    init(
        in dispatcher: Dispatcher, timing: AnimationTiming, options: UIView.AnimationOptions, delay: TimeInterval
    ) {
        self.dispatcher = dispatcher
        self.timing = timing
        self.options = options
        start = dispatcher.now.advanced(by: delay)
        number = dispatcher.animations.nextNumber()
        waiting = AnimationTransaction.open(in: dispatcher)?.innermostCompletion
        waiting?.enter()
    }

    /// The clock of the animator that the group belongs to; `nil` for one of `UIView.animate`.
    var clock: AnimatorClock? { nil }

    /// A Boolean value that indicates whether touches find the views where they are shown.
    var hitsWhereShown: Bool { false }

    /// Returns a Boolean value that indicates whether the shown values change with time: not before the start.
    func isMoving(at instant: Instant) -> Bool { start <= instant }

    /// Notes that a frame is displayed.
    func frameComes() {}

    /// The end; `nil` if it has none, as when it repeats indefinitely.
    var end: Instant? {
        if options.contains(.repeat) { return nil }
        let (end, overflow) = start.nanoseconds.addingReportingOverflow(
            options.contains(.autoreverse) ? 2 * timing.period : timing.period)
        return overflow ? Instant(nanoseconds: .max) : Instant(nanoseconds: end)
    }

    /// The fraction of the old values that still shows.
    private var remainder: CGFloat {
        let (elapsed, overflow) = dispatcher.now.nanoseconds.subtractingReportingOverflow(start.nanoseconds)
        guard elapsed > 0, !overflow else { return 1 }
        if let end, dispatcher.now >= end { return 0 }
        guard options.contains(.autoreverse) else { return timing.remainder(after: elapsed % timing.period) }
        let place = elapsed % (2 * timing.period)
        return timing.remainder(after: min(place, 2 * timing.period - place))
    }

    /// Returns the fraction of each component of the old value of a property that still shows.
    func remainders(of property: LayerProperty) -> AnimatedNumbers {
        AnimatedNumbers(repeating: Double(remainder))
    }

    final func add(_ subject: any AnimatedSubject) {
        subjects.append(subject)
    }

    /// Notes that a view or layer has lost all its changes of the group; the group is over when the last one has.
    func lose(_ subject: any AnimatedSubject) {
        forget(subject)
        if subjects.isEmpty, stage == .running { dispatcher.animationInterrupted(self) }
    }

    final func forget(_ subject: any AnimatedSubject) {
        isInterrupted = true
        for index in subjects.indices where subjects[index] === subject {
            subjects.remove(at: index)
            return
        }
    }

    /// Notes that a view or layer has lost some of its changes of the group.
    final func losePart() {
        isInterrupted = true
    }

    final func run() {
        if stage == .open { stage = .running }
    }

    /// A Boolean value that indicates whether its values at the end are others than those of the properties.
    var changesValuesAtEnd: Bool { false }

    /// Notes that no old value shows any more; `finish()` follows.
    final func markAsOver() { stage = .over }

    /// Releases the views, which then show their values.
    func finish() {
        stage = .over
        let done = subjects
        subjects.removeAll()
        for subject in done { subject.forgetEndedChanges() }
        let completion = waiting
        waiting = nil
        completion?.leave(in: dispatcher)
    }
}

/// The animations of an application that are not over, in the order in which they were started.
struct Animations {
    /// A Boolean value that indicates whether a closure of `animate` was called, or a layer of its own, a mask or an animation was added to one; see
    /// `Depth.isUsed`.
    nonisolated(unsafe) static var areUsed = false

    private(set) var groups: [AnimationGroup] = []
    private var lastNumber = 0
    private var lastRank: Int64 = 0
    /// A Boolean value that indicates whether changes are animated; see `UIView.setAnimationsEnabled(_:)`.
    var areEnabled = true
    /// The transaction of changes outside of any `CATransaction.begin()`, which is committed in the next turn.
    var implicitTransaction: AnimationTransaction?

    /// Returns the number of a new group.
    mutating func nextNumber() -> Int {
        lastNumber += 1
        return lastNumber
    }

    mutating func add(_ group: AnimationGroup) {
        lastRank += 1
        group.rank = lastRank
        groups.append(group)
    }

    mutating func remove(_ group: AnimationGroup) {
        if let index = groups.index(of: group) { groups.remove(at: index) }
    }

    mutating func removeAll() -> [AnimationGroup] {
        defer { groups.removeAll() }
        return groups
    }

    /// Returns a Boolean value that indicates whether any animation changes the displayed content: those that wait for
    /// their start do not.
    func isAnyMoving(at instant: Instant) -> Bool {
        groups.contains { $0.isMoving(at: instant) }
    }

    /// Removes and returns the animations that are over, in the order of their ends; those with the same end, in the order of
    /// their starts.
    mutating func takeEnded(at instant: Instant) -> [AnimationGroup] {
        var ended: [(end: Instant, group: AnimationGroup)] = []
        for group in groups {
            if let end = group.end, end <= instant { ended.append((end, group)) }
        }
        guard !ended.isEmpty else { return [] }
        groups.removeAll { $0.end.map { $0 <= instant } ?? false }
        ended.arrange { $0.end < $1.end }
        return ended.map { $0.group }
    }
}

/// The difference between two values of an animated property: the old value is the new value plus the offset.
///
/// The shown value is always the value plus the remainder of each offset. So an animation that is started during another one
/// starts from the shown value, without a jump, while the old one decays along its own curve (WWDC 2014, 236).
struct AnimatedOffset {
    let property: LayerProperty
    /// The components, as many as the property has; the others are 0.
    private(set) var values: AnimatedNumbers
    /// The value before the first change of the group, or of the animator that the group belongs to.
    var start: AnimatedNumbers

    init(_ property: LayerProperty, from old: AnimatedNumbers, to new: AnimatedNumbers) {
        self.property = property
        values = old - new
        start = old
        straighten()
    }

    var isZero: Bool { values == .zero }

    var isFinite: Bool {
        for index in values.indices where !values[index].isFinite { return false }
        return true
    }

    /// Adds the components of other offsets of the same property, or of their remainders.
    mutating func add(_ others: AnimatedNumbers) {
        values += others
        straighten()
    }

    /// Limits a rotation to half a turn: the other direction is shorter.
    private mutating func straighten() {
        guard property == .transform, abs(values[TransformParts.angleIndex]) > .pi else { return }
        let angle = values[TransformParts.angleIndex]
        values[TransformParts.angleIndex] = angle - 2 * .pi * (angle / (2 * .pi)).rounded()
    }
}
