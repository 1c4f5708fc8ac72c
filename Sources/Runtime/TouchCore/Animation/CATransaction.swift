import TouchDrawing
public import TouchInput
import TouchKinematics

/// A group of changes that are animated, or not, together.
///
///     CATransaction.begin()
///     CATransaction.setCompletionBlock { card.removeFromSuperview() }
///     UIView.animate(withDuration: 0.3) { card.alpha = 0 }
///     CATransaction.commit()
///
/// Duration and curve are those of changes of layers that are no views'; the animations of views have their own.
#if !hasFeature(Embedded)
    @preconcurrency @MainActor
#endif
public final class CATransaction {
    private init() {}

    /// Begins a transaction, inside the one that is open. Each needs a call of `commit()`.
    public static func begin() {
        AnimationTransaction.begin(in: dispatcher)
    }

    /// Commits the innermost transaction.
    public static func commit() {
        AnimationTransaction.commit(in: dispatcher)
    }

    /// Commits the transaction of the changes outside of any `begin()`.
    public static func flush() {
        if AnimationTransaction.begun == nil { AnimationTransaction.commit(in: dispatcher) }
    }

    /// Sets the duration, in seconds, in which changes of layers are animated; 0.25 by default, and in a nested transaction that of the outer one.
    public static func setAnimationDuration(_ dur: TimeInterval) {
        current.duration = dur > 0 ? min(dur, GestureThresholds.longestAnimation) : 0
    }

    /// Returns the duration, in seconds, in which changes of layers are animated.
    public static func animationDuration() -> TimeInterval {
        AnimationTransaction.open(in: dispatcher)?.duration ?? GestureThresholds.implicitAnimationDuration
    }

    /// Sets the curve along which changes of layers are animated; `nil`, as by default, for `CAMediaTimingFunctionName.default`.
    public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        current.curve = function?.curve
    }

    /// Returns the curve along which changes of layers are animated; `nil` if none was set.
    public static func animationTimingFunction() -> CAMediaTimingFunction? {
        AnimationTransaction.open(in: dispatcher)?.curve.map { CAMediaTimingFunction($0) }
    }

    /// Sets whether changes are made without an animation, even in a closure of `UIView.animate`; `false` by default, and in a
    /// nested transaction the value of the outer one.
    public static func setDisableActions(_ flag: Bool) {
        current.disablesActions = flag
    }

    /// Returns a Boolean value that indicates whether changes are made without an animation.
    public static func disableActions() -> Bool {
        AnimationTransaction.open(in: dispatcher)?.disablesActions ?? false
    }

    /// Sets a closure that is called once all animations that start from now on until the commit, also in nested transactions,
    /// are over or interrupted; without any, at the commit. A closure that was set before is called in the same way, for the
    /// animations until now.
    public static func setCompletionBlock(_ block: (() -> Void)?) {
        let current = current
        current.completion = block.map { TransactionCompletion($0, inside: current.outerCompletion) }
    }

    /// Returns the closure that was set in the innermost transaction.
    public static func completionBlock() -> (() -> Void)? {
        AnimationTransaction.open(in: dispatcher)?.completion?.body
    }

    private static var dispatcher: Dispatcher { UIApplication.shared.dispatcher }

    /// The innermost transaction; outside any, a new one of the running application, which is committed in its next turn.
    private static var current: AnimationTransaction {
        let dispatcher = dispatcher
        if let open = AnimationTransaction.open(in: dispatcher) { return open }
        let implicit = AnimationTransaction(inside: nil, outerBegun: nil)
        dispatcher.animations.implicitTransaction = implicit
        _ = dispatcher.setTimer(after: 0, owner: nil) {
            guard dispatcher.animations.implicitTransaction === implicit else { return }
            dispatcher.animations.implicitTransaction = nil
            implicit.completion?.close()
        }
        return implicit
    }
}

/// A transaction of `CATransaction`.
final class AnimationTransaction {
    /// The innermost transaction that was begun and is not committed. It concerns the code up to the commit, of any application.
    nonisolated(unsafe) private(set) static var begun: AnimationTransaction?

    /// Returns the innermost transaction for changes in an application.
    static func open(in dispatcher: Dispatcher) -> AnimationTransaction? {
        begun ?? dispatcher.animations.implicitTransaction
    }

    static func begin(in dispatcher: Dispatcher) {
        begun = AnimationTransaction(inside: open(in: dispatcher), outerBegun: begun)
    }

    static func commit(in dispatcher: Dispatcher) {
        let transaction = open(in: dispatcher)
        if let begun { Self.begun = begun.outerBegun } else { dispatcher.animations.implicitTransaction = nil }
        transaction?.completion?.close()
    }

    /// The innermost completion block of the transactions around it, which set none as long as it is open.
    let outerCompletion: TransactionCompletion?
    /// The transaction around it, unless that is an application's.
    private let outerBegun: AnimationTransaction?
    var disablesActions: Bool
    /// The duration of changes of layers, in seconds, and their curve; `nil` for the defaults.
    var duration: TimeInterval?
    var curve: TimingCurve?
    var completion: TransactionCompletion? {
        didSet { oldValue?.close() }
    }

    init(inside outer: AnimationTransaction?, outerBegun: AnimationTransaction?) {
        (outerCompletion, self.outerBegun) = (outer?.innermostCompletion, outerBegun)
        disablesActions = outer?.disablesActions ?? false
        (duration, curve) = (outer?.duration, outer?.curve)
    }

    /// The completion block that waits for an animation of this transaction; those further out wait for that block.
    var innermostCompletion: TransactionCompletion? { completion ?? outerCompletion }
}

/// A completion block, which is called once all animations since it was set are over.
final class TransactionCompletion {
    let body: () -> Void
    /// The completion around it; `nil` once this one is over.
    private var outer: TransactionCompletion?
    /// The number of its animations, and of the completions inside it that have any.
    private var animations = 0
    private var isClosed = false

    init(_ body: @escaping () -> Void, inside outer: TransactionCompletion?) {
        (self.body, self.outer) = (body, outer)
    }

    /// Adds an animation to the completion and those around it.
    func enter() {
        var completion: TransactionCompletion? = self
        while let present = completion {
            present.animations += 1
            completion = present.animations == 1 ? present.outer : nil
        }
    }

    /// Notes that an animation of an application is over. The block is called there, as an event of its own, after the completions of the
    /// animations, and then those around it.
    func leave(in dispatcher: Dispatcher) {
        var completion: TransactionCompletion? = self
        while let present = completion {
            present.animations -= 1
            guard present.animations == 0 else { return }
            completion = present.outer
            guard present.isClosed else { continue }
            present.outer = nil
            let body = present.body
            if dispatcher.application != nil { _ = dispatcher.setTimer(after: 0, owner: nil) { body() } }
        }
    }

    /// Notes that no animation is added any more.
    func close() {
        guard !isClosed else { return }
        isClosed = true
        guard animations == 0 else { return }
        outer = nil
        body()
    }
}

// Changes of layers that are no views' are animated by themselves. They are the same changes of groups that views have.

extension CALayer: AnimatedSubject {
    final var runningChanges: [RunningChange] {
        get { extras?.runningChanges ?? [] }
        set { ownExtras.runningChanges = newValue }
    }

    /// The dispatcher that runs the layer's animations: that of its window, while the window is shown.
    final var animator: Dispatcher? {
        var layer = self
        while let superlayer = layer.superlayerStorage { layer = superlayer }
        return layer.owner?.animator
    }

    final func changeBegan(in group: AnimationGroup) {}

    final func changesEnded() {}

    final func displayNeeded() { changed() }

    final func interruptAnimations() {
        interruptChanges()
        for added in extras?.animations ?? [] { remove(added) }
    }

    /// A Boolean value that indicates whether changes of the layer may be animated.
    final var isAnimatingChanges: Bool { entrance >= 0 && Animations.areUsed }

    /// The values of the layer.
    final var ownLook: ShownLook {
        ShownLook(
            placement: placement, style: style, alpha: CGFloat(style.opacity), zPosition: zPosition, shape: drawnShape)
    }

    /// The look of the layer at this instant.
    final var shownLook: ShownLook {
        if let owner { return owner.shownLook }
        var look = ownLook
        guard Animations.areUsed, let extras else { return look }
        look.add(changesOf: self)
        extras.apply(to: &look)
        return look
    }

    @inline(never) final func animateStyle(from old: DrawnLayerStyle) {
        let new = ownLook
        var before = new
        (before.style, before.alpha) = (old, CGFloat(old.opacity))
        for property in LayerProperty.ofStyle { animate(property, from: before, to: new) }
    }

    final func animate(_ property: LayerProperty, from old: ShownLook, to new: ShownLook) {
        animate(property, old[property], new[property])
    }

    /// Animates a change as the transaction says. The layer is in a window.
    @inline(never) final func animate(_ property: LayerProperty, _ old: AnimatedNumbers, _ new: AnimatedNumbers) {
        guard old != new, owner == nil, let dispatcher = animator, entrance != dispatcher.now.nanoseconds else {
            return
        }
        let transaction = AnimationTransaction.open(in: dispatcher)
        let duration = transaction?.duration ?? GestureThresholds.implicitAnimationDuration
        guard transaction?.disablesActions != true, duration >= GestureThresholds.shortestAnimation else { return }
        #if !hasFeature(Embedded)
            if let action = action(forKey: property.rawValue) {
                if let animation = action as? any ChangeAnimation {
                    return animation.animate(property, from: old + running(property), on: self)
                }
                return action.run(forKey: property.rawValue, object: self, arguments: nil)
            }
        #endif
        var offset = AnimatedOffset(property, from: old, to: new)
        offset.add(takeRunning(property, except: nil))
        guard offset.isFinite, !offset.isZero else { return }
        let timing = AnimationTiming(motion: .curve(transaction?.curve ?? .default), duration: duration)
        let group = AnimationGroup(in: dispatcher, timing: timing, options: .allowUserInteraction, delay: 0)
        run(offset, in: group)
        dispatcher.startAnimation(group, nil)
    }
}

// The way into a window.

extension CALayer {
    /// Notes that the layer, and those that were added to it, came into a window that is shown; those that were no view's animate their changes from
    /// the next instant on, and animations that were added before start.
    final func enter(_ dispatcher: Dispatcher) {
        var rest = [self]
        while let layer = rest.popLast() {
            if layer.owner == nil { layer.entrance = dispatcher.now.nanoseconds }
            for added in layer.extras?.animations ?? [] { added.start(in: dispatcher) }
            rest += layer.sublayerStorage
            if let mask = layer.extras?.mask { rest.append(mask) }
        }
    }
}
