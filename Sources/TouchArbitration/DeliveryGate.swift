/// What one responder hears of one touch (or press). A value that decides; it knows no recognizer, only facts.
///
///     finger      B----M----E                      finger      B----M----E
///     held        |----------|                     end held             |-----|
///     fails                  B M E                 fails       B    M          E
///     recognizes             (silence)             recognizes  B    M          C
///
/// What a responder hears is empty or `B M* (E|C)`: nothing after an end, a cancellation only after a beginning, silence
/// while held, never an end after a claim (B-125…B-138). Of what is withheld only the beginning and the end are owed,
/// and at most one movement between them, with present values (B-131).
public struct DeliveryGate: Hashable, Sendable {
    /// Steps of a touch: fed by the finger, released to the responder. Always delivered in this order.
    public struct Steps: OptionSet, Hashable, Sendable {
        /// One bit a step.
        public let rawValue: UInt8
        /// Creates steps from bits.
        @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }

        /// It came down.
        @inlinable public static var began: Steps { Steps(rawValue: 1) }
        /// It moved.
        @inlinable public static var moved: Steps { Steps(rawValue: 2) }
        /// It was lifted.
        @inlinable public static var ended: Steps { Steps(rawValue: 4) }
        /// It was taken away.
        @inlinable public static var cancelled: Steps { Steps(rawValue: 8) }
    }

    /// What the recognizers of the touch, and the ancestors of the responder, say at present.
    public struct Facts: OptionSet, Hashable, Sendable {
        /// One bit a fact.
        public let rawValue: UInt8
        /// Creates facts from bits.
        @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }

        /// An undecided recognizer of this touch delays its beginning.
        @inlinable public static var holdsBegan: Facts { Facts(rawValue: 1) }
        /// An undecided recognizer of this touch delays its end.
        @inlinable public static var holdsEnded: Facts { Facts(rawValue: 2) }
        /// A recognizer of this touch that cancels touches has recognized.
        @inlinable public static var isClaimed: Facts { Facts(rawValue: 4) }
        /// The responder may not have this touch (any more).
        @inlinable public static var isVetoed: Facts { Facts(rawValue: 8) }
    }

    @usableFromInline enum Standing: Hashable, Sendable {
        /// The responder knows nothing of the touch.
        case unheard
        /// It has heard the beginning.
        case hearing
        /// It hears nothing more.
        case closed
    }

    @usableFromInline var standing = Standing.unheard
    @usableFromInline var owed: Steps = []

    /// Creates a gate for a touch of which the responder knows nothing.
    @inlinable public init() {}

    /// Whether the responder hears nothing more of this touch.
    @inlinable public var isClosed: Bool { standing == .closed }

    /// Whether the responder has heard the beginning and may hear more.
    @inlinable public var isHearing: Bool { standing == .hearing }

    /// What the finger did and the responder was not told.
    @inlinable public var withheld: Steps { owed }

    /// Takes what the finger did. A gate that was never fed a beginning stays silent.
    @inlinable public mutating func feed(_ steps: Steps) {
        if standing != .closed { owed.formUnion(steps) }
    }

    /// Whether `release(_:)` would let the responder hear the beginning.
    @inlinable public func wouldBegin(_ facts: Facts) -> Bool {
        standing == .unheard && owed.contains(.began) && !owed.contains(.cancelled)
            && facts.isDisjoint(with: [.isClaimed, .isVetoed, .holdsBegan])
    }

    /// What the responder is to hear now.
    @inlinable public mutating func release(_ facts: Facts) -> Steps {
        let isRefused = !facts.isDisjoint(with: [.isClaimed, .isVetoed]) || owed.contains(.cancelled)
        switch standing {
        case .closed:
            return []
        case .unheard:
            if isRefused || !owed.contains(.began) && owed.contains(.ended) { return close(with: []) }
            guard owed.contains(.began), !facts.contains(.holdsBegan) else { return [] }
            standing = .hearing
            return pay(facts, [.began])
        case .hearing:
            return isRefused ? close(with: .cancelled) : pay(facts, [])
        }
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
