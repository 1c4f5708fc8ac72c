internal import TouchArbitration

extension TraceRecord {
    /// The facts by which is decided what a responder is to receive a touch or press.
    public struct GateFacts: OptionSet, Hashable, Sendable {
        /// One bit a fact.
        public let rawValue: UInt8
        /// Creates facts from bits.
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        /// An undecided recognizer of the touch delays its beginning.
        public static let holdsBegan = GateFacts(rawValue: 1)
        /// An undecided recognizer of the touch delays its end.
        public static let holdsEnded = GateFacts(rawValue: 2)
        /// A recognizer of the touch that cancels touches has recognized.
        public static let isClaimed = GateFacts(rawValue: 4)
        /// The responder may not have the touch (any more).
        public static let isVetoed = GateFacts(rawValue: 8)
    }

    /// The steps of a touch or press that a responder is to receive now.
    public struct GateSteps: OptionSet, Hashable, Sendable {
        /// One bit a step.
        public let rawValue: UInt8
        /// Creates steps from bits.
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        /// It came down.
        public static let began = GateSteps(rawValue: 1)
        /// It moved.
        public static let moved = GateSteps(rawValue: 2)
        /// It was lifted.
        public static let ended = GateSteps(rawValue: 4)
        /// It was taken away.
        public static let cancelled = GateSteps(rawValue: 8)
    }
}

// Conversions from the values of the kernel.

extension TraceRecord.GateFacts {
    package init(_ facts: DeliveryGate.Facts) {
        self = []
        if facts.contains(.holdsBegan) { insert(.holdsBegan) }
        if facts.contains(.holdsEnded) { insert(.holdsEnded) }
        if facts.contains(.isClaimed) { insert(.isClaimed) }
        if facts.contains(.isVetoed) { insert(.isVetoed) }
    }
}

extension TraceRecord.GateSteps {
    package init(_ steps: DeliveryGate.Steps) {
        self = []
        if steps.contains(.began) { insert(.began) }
        if steps.contains(.moved) { insert(.moved) }
        if steps.contains(.ended) { insert(.ended) }
        if steps.contains(.cancelled) { insert(.cancelled) }
    }
}
