import TouchInput

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

/// A transaction of `CATransaction`; those inside it point to it.
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

    private let outer: AnimationTransaction?
    /// The transaction around it, unless that is an application's.
    private let outerBegun: AnimationTransaction?
    var disablesActions: Bool
    var completion: TransactionCompletion? {
        didSet { oldValue?.close() }
    }

    init(inside outer: AnimationTransaction?, outerBegun: AnimationTransaction?) {
        (self.outer, self.outerBegun) = (outer, outerBegun)
        disablesActions = outer?.disablesActions ?? false
    }

    /// Adds an animation to the transaction and those around it; returns what waits for its end.
    func join() -> [TransactionCompletion] {
        var joined: [TransactionCompletion] = []
        var transaction: AnimationTransaction? = self
        while let present = transaction {
            if let completion = present.completion {
                completion.enter()
                joined.append(completion)
            }
            transaction = present.outer
        }
        return joined
    }
}

/// A completion block, which is called once all animations since it was set are over.
final class TransactionCompletion {
    let body: () -> Void
    private var animations = 0
    private var isClosed = false

    init(_ body: @escaping () -> Void) {
        self.body = body
    }

    func enter() { animations += 1 }

    /// Notes that an animation of an application is over. The block is called there, as an event of its own, after the completions of the
    /// animations.
    func leave(in dispatcher: Dispatcher) {
        animations -= 1
        guard animations == 0, isClosed, dispatcher.application != nil else { return }
        let body = body
        _ = dispatcher.setTimer(after: 0, owner: nil) { body() }
    }

    /// Notes that no animation is added any more.
    func close() {
        guard !isClosed else { return }
        isClosed = true
        if animations == 0 { body() }
    }
}
