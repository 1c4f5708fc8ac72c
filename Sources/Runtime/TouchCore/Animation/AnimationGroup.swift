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
class AnimationGroup {
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
    final private(set) var stage = Stage.open
    /// The completion blocks of transactions that wait for the end.
    final private var waiting: [TransactionCompletion]
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
        waiting = AnimationTransaction.open(in: dispatcher)?.join() ?? []
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
        subjects.removeAll { $0 === subject }
    }

    /// Notes that a view or layer has lost some of its changes of the group.
    final func losePart() {
        isInterrupted = true
    }

    final func run() {
        if stage == .open { stage = .running }
    }

    /// Releases the views, which then show their values.
    func finish() {
        stage = .over
        let done = subjects
        subjects.removeAll()
        for subject in done { subject.forgetChanges(of: self) }
        let completions = waiting
        waiting = []
        for completion in completions { completion.leave(in: dispatcher) }
    }
}

/// The animations of an application that are not over, in the order in which they were started.
struct Animations {
    private(set) var groups: [AnimationGroup] = []
    /// A Boolean value that indicates whether changes are animated; see `UIView.setAnimationsEnabled(_:)`.
    var areEnabled = true
    /// The transaction of changes outside of any `CATransaction.begin()`, which is committed in the next turn.
    var implicitTransaction: AnimationTransaction?

    mutating func add(_ group: AnimationGroup) {
        groups.append(group)
    }

    mutating func remove(_ group: AnimationGroup) {
        groups.removeAll { $0 === group }
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
        func isOver(_ group: AnimationGroup) -> Bool { group.end.map { $0 <= instant } ?? false }
        guard groups.contains(where: isOver) else { return [] }
        var ended: [AnimationGroup] = []
        for group in groups where isOver(group) {
            let place = ended.lastIndex { $0.end.map { end in group.end.map { end <= $0 } ?? true } ?? true }
            ended.insert(group, at: place.map { $0 + 1 } ?? 0)
        }
        groups.removeAll(where: isOver)
        return ended
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
