import TouchInput

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
