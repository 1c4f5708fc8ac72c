/// The decision which steps of one touch (or press) one responder receives. A pure value: it knows no recognizers, only facts.
///
///     finger      B----M----E                      finger      B----M----E
///     held        |----------|                     end held             |-----|
///     fails                  B M E                 fails       B    M          E
///     recognizes             (silence)             recognizes  B    M          C
///
/// The steps that a responder receives are none or `B M* (E|C)`: nothing after an end, a cancellation only after a beginning,
/// nothing while held, never an end after a claim (B-125…B-138). Of the withheld steps, only the beginning and the end are
/// delivered later, and at most one movement between them, with present values (B-131).
public struct DeliveryGate: Hashable, Sendable {
    /// The steps of a touch: fed by the finger, released to the responder. Always delivered in this order.
    public struct Steps: OptionSet, Hashable, Sendable {
        /// One bit per step.
        public let rawValue: UInt8
        /// Creates steps from bits.
        @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }

        /// The touch came down.
        @inlinable public static var began: Steps { Steps(rawValue: 1) }
        /// The touch moved.
        @inlinable public static var moved: Steps { Steps(rawValue: 2) }
        /// The touch was lifted.
        @inlinable public static var ended: Steps { Steps(rawValue: 4) }
        /// The touch was cancelled.
        @inlinable public static var cancelled: Steps { Steps(rawValue: 8) }
    }

    /// The present facts about the recognizers of the touch and the ancestors of the responder.
    public struct Facts: OptionSet, Hashable, Sendable {
        /// One bit per fact.
        public let rawValue: UInt8
        /// Creates facts from bits.
        @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }

        /// An undecided recognizer of this touch delays its beginning.
        @inlinable public static var holdsBegan: Facts { Facts(rawValue: 1) }
        /// An undecided recognizer of this touch delays its end.
        @inlinable public static var holdsEnded: Facts { Facts(rawValue: 2) }
        /// A recognizer that received this touch, and was not reset since, cancels touches and has recognized.
        @inlinable public static var isClaimed: Facts { Facts(rawValue: 4) }
        /// The touch is kept from the responder from now on.
        @inlinable public static var isVetoed: Facts { Facts(rawValue: 8) }
    }

    @usableFromInline enum Standing: Hashable, Sendable {
        /// The responder has received nothing of the touch.
        case unreached
        /// The responder has received the beginning.
        case receiving
        /// The responder receives nothing more.
        case closed
    }

    @usableFromInline var standing = Standing.unreached
    @usableFromInline var owed: Steps = []

    /// Creates a gate for a new touch.
    @inlinable public init() {}

    /// A Boolean value that indicates whether the responder receives nothing more of this touch.
    @inlinable public var isClosed: Bool { standing == .closed }

    /// A Boolean value that indicates whether the responder has received the beginning and may receive more.
    @inlinable public var isReceiving: Bool { standing == .receiving }

    /// The steps of the finger that the responder has not received.
    @inlinable public var withheld: Steps { owed }

    /// Feeds the steps of the finger. A gate that was never fed a beginning releases nothing.
    @inlinable public mutating func feed(_ steps: Steps) {
        if standing != .closed { owed.formUnion(steps) }
    }

    /// A Boolean value that indicates whether a beginning is withheld that may still be delivered.
    @inlinable var mayBegin: Bool { standing == .unreached && owed.contains(.began) }

    /// Returns a Boolean value that indicates whether its twin, `release(_:)`, would release the beginning to the responder.
    @inlinable public func wouldBegin(_ facts: Facts) -> Bool {
        standing == .unreached && owed.contains(.began) && !owed.contains(.cancelled)
            && facts.isDisjoint(with: [.isClaimed, .isVetoed, .holdsBegan])
    }

    /// Releases the steps that the responder receives now.
    @inlinable public mutating func release(_ facts: Facts) -> Steps {
        let isRefused = !facts.isDisjoint(with: [.isClaimed, .isVetoed]) || owed.contains(.cancelled)
        switch standing {
        case .closed:
            return []
        case .unreached:
            if isRefused || !owed.contains(.began) && owed.contains(.ended) { return close(with: []) }
            guard owed.contains(.began), !facts.contains(.holdsBegan) else { return [] }
            standing = .receiving
            return pay(facts, [.began])
        case .receiving:
            return isRefused ? close(with: .cancelled) : pay(facts, [])
        }
    }

    /// Releases a movement to a responder that receives the touch and is owed nothing else, as its twin, `release(_:)`, would (contest law
    /// 11). Only for a touch that was not taken: then no other fact concerns a movement.
    @inlinable mutating func releaseMovement() -> Bool {
        guard standing == .receiving, owed == .moved else { return false }
        owed = []
        return true
    }

    @inlinable mutating func pay(_ facts: Facts, _ steps: Steps) -> Steps {
        if owed.contains(.ended), !facts.contains(.holdsEnded) {
            return close(with: steps.union(owed.intersection([.moved, .ended])))
        }
        let paid = steps.union(owed.intersection(.moved))
        owed.formIntersection(.ended)
        return paid
    }

    @inlinable mutating func close(with steps: Steps) -> Steps {
        standing = .closed
        owed = []
        return steps
    }
}
