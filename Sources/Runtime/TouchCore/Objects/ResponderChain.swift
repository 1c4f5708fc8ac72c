import TouchTrace

/// The sequence of responders from one on along `next`, each once. Since an app can override `next`, the chain may have a cycle:
/// it then ends before its first repetition, and the cycle is reported.
struct ResponderChain {
    private var link: UIResponder?
    private var rest: Int

    init(from first: UIResponder?) {
        link = first
        rest = Self.length(from: first)
    }

    mutating func next() -> UIResponder? {
        guard rest > 0, let responder = link else { return nil }
        rest -= 1
        link = rest > 0 ? responder.next : nil
        return responder
    }

    /// Returns the number of responders. Reports a cycle.
    private static func length(from first: UIResponder?) -> Int {
        var (count, markedAt, limit) = (0, 0, 1)
        var (mark, link) = (first, first)
        while let responder = link {
            count += 1
            link = responder.next
            if let link, link === mark {
                let members = cycle(from: first, length: count - markedAt)
                report(members.cycle)
                return members.before + members.cycle.count
            }
            if count == limit {
                (mark, markedAt, limit) = (link, count, 2 * limit)
            }
        }
        return count
    }

    /// Reports a cycle in the chain, if there is one; returns a Boolean value that indicates whether there is.
    static func reportCycle(from first: UIResponder) -> Bool {
        var (count, limit) = (0, 1)
        var (mark, link): (UIResponder?, UIResponder?) = (first, first.next)
        while let responder = link {
            if responder === mark {
                _ = length(from: first)
                return true
            }
            count += 1
            if count == limit { (mark, limit) = (responder, 2 * limit) }
            link = responder.next
        }
        return false
    }

    /// Returns the members of a cycle of a known length, from the one where it is entered, and the number of responders before
    /// it.
    private static func cycle(from first: UIResponder?, length: Int) -> (before: Int, cycle: [UIResponder]) {
        var ahead = first
        for _ in 0..<length { ahead = ahead?.next }
        var (before, entrance) = (0, first)
        while let present = entrance, present !== ahead {
            before += 1
            (entrance, ahead) = (present.next, ahead?.next)
        }
        var members: [UIResponder] = []
        while let present = entrance, members.count < length {
            members.append(present)
            entrance = present.next
        }
        return (before, members)
    }

    private static func report(_ members: [UIResponder]) {
        var application: UIApplication?
        for member in members where application == nil { application = (member as? UIView)?.windowStorage?.application }
        let dispatcher = (application ?? UIApplication.shared).dispatcher
        dispatcher.report(.responderCycle(members.map { dispatcher.name($0).text }))
    }
}

extension UIResponder {
    /// Calls the next responder that may handle something. A cycle back to this responder is reported, and ends the chain.
    ///
    ///     touch    card ─► board ─► window ─► card          board's `next` is the card, by mistake
    ///                                          └ it is calling: look whether this is a cycle
    final func forward<Result>(_ call: (UIResponder) -> Result) -> Result? {
        var link = next
        // Plain views are skipped iteratively, so that no depth of them needs a stack.
        if let view = link, view.isPlain { link = unsafeDowncast(view, to: UIView.self).nextBeyondPlainViews }
        guard let link else { return nil }
        // App code may enter here again from inside, by another way than the chain.
        let wasForwarding = isForwarding
        isForwarding = true
        defer { isForwarding = wasForwarding }
        if link.isForwarding, ResponderChain.reportCycle(from: link) { return nil }
        return call(link)
    }

    /// A Boolean value that indicates whether it is a view of no subclass, which overrides nothing. Embedded Swift cannot check
    /// that: there it is always `false`.
    final var isPlain: Bool {
        #if hasFeature(Embedded)
            false
        #else
            type(of: self) == UIView.self
        #endif
    }

    /// Returns the first responder along the chain, this one included, that satisfies a condition.
    @_spi(Subclass) public final func firstOnChain(where condition: (UIResponder) -> Bool) -> UIResponder? {
        var chain = ResponderChain(from: self)
        while let responder = chain.next() {
            if condition(responder) { return responder }
        }
        return nil
    }
}
