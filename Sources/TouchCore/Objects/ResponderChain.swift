import TouchTrace

/// The responders from one on along `next`, each once. An app decides what `next` is: a chain that leads back to itself ends where it
/// would begin again, and is reported.
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

    /// How many responders there are. Reports a cycle.
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

    /// Reports the cycle that the chain leads to; whether there is one.
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

    /// The members of a cycle of a known length, from the one where it is entered, and how many responders lead to that.
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
    /// Calls the next responder that may do something about it. A chain that leads back here is reported, and ends.
    ///
    ///     touch    card ─► board ─► window ─► card          board's `next` is the card, say, by mistake
    ///                                          └ it is calling: look whether this is a cycle
    final func forward<Result>(_ call: (UIResponder) -> Result) -> Result? {
        var link = next
        // Plain views hand everything on: no depth of them needs a stack.
        while let view = link, view.isPlain { link = view.next }
        guard let link else { return nil }
        // App code may come here again from inside, by another way than the chain.
        let wasForwarding = isForwarding
        isForwarding = true
        defer { isForwarding = wasForwarding }
        if link.isForwarding, ResponderChain.reportCycle(from: link) { return nil }
        return call(link)
    }

    /// Whether it is a view of no subclass, which overrides nothing. Embedded Swift cannot say: there none is.
    final var isPlain: Bool {
        #if hasFeature(Embedded)
            false
        #else
            type(of: self) == UIView.self
        #endif
    }

    /// The first responder along the chain, this one included, of which something is true.
    @_spi(Subclass) public final func firstOnChain(where condition: (UIResponder) -> Bool) -> UIResponder? {
        var chain = ResponderChain(from: self)
        while let responder = chain.next() {
            if condition(responder) { return responder }
        }
        return nil
    }
}
