import TouchInput

/// A transaction of `CATransaction`; those inside it point to it.
final class AnimationTransaction {
    /// The innermost transaction that is not committed.
    nonisolated(unsafe) static var open: AnimationTransaction?

    let outer: AnimationTransaction?
    var disablesActions: Bool
    var completion: TransactionCompletion? {
        didSet { oldValue?.close() }
    }

    init(inside outer: AnimationTransaction?) {
        self.outer = outer
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

    func commit() {
        completion?.close()
    }
}

/// A completion block, which is called once all animations since it was set are over.
final class TransactionCompletion {
    let body: () -> Void
    private let dispatcher: Dispatcher
    private var animations = 0
    private var isClosed = false

    init(_ body: @escaping () -> Void, in dispatcher: Dispatcher) {
        self.body = body
        self.dispatcher = dispatcher
    }

    func enter() { animations += 1 }

    /// Notes that an animation is over. The block is called as an event of its own, after the completions of the animations.
    func leave() {
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
