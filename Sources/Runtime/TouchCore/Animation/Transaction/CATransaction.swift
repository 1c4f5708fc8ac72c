/// A group of changes that are animated, or not, together.
///
///     CATransaction.begin()
///     CATransaction.setCompletionBlock { card.removeFromSuperview() }
///     UIView.animate(withDuration: 0.3) { card.alpha = 0 }
///     CATransaction.commit()
///
/// Layers do not animate by themselves, so that there is no duration to set: the animations are those of views.
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
        current.completion = block.map { TransactionCompletion($0) }
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
