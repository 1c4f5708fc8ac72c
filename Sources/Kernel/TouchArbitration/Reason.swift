/// The cause of a failure or cancellation. Every failure has one.
public enum Cause: Hashable, Sendable {
    /// The recognizer's own decision; empty if it gave no reason.
    case own(Reason)
    /// A delegate or the hit view did not allow it to begin.
    case refused
    /// Another contestant recognized and prevents this one, which lost to it by the rule.
    case prevented(by: Contestant, rule: Rule)
    /// A contestant whose failure this one awaited has recognized.
    case requirementMet(Contestant)
    /// It was part of a cycle of contestants that await each other.
    case deadlock
    /// The recognizer was disabled.
    case disabled
    /// The recognizer was removed from its view, or its view from the window.
    case removed
    /// No touch, deadline or requirement was left that could decide the attempt.
    case touchesLost
    /// The system cancelled its touches.
    case systemCancelled

    /// The rule by which a contestant lost to one that recognized and prevents it.
    public enum Rule: UInt8, Hashable, Sendable, CaseIterable {
        /// The other one recognized before this one was ready to.
        case first
        /// The other one recognized while this one waited for the failure of others.
        case whileWaiting
        /// Both were ready, each prevents the other, and the other one has the higher precedence.
        case precedence
        /// Both were ready, and this one does not prevent the other one.
        case oneSided
        /// Both were ready, each prevents the other, and this one has the higher precedence. A third one that was ready prevents it
        /// one-sidedly, so it could not win.
        case oneSidedByAnother
    }
}

/// A recognizer's own reason for its failure or cancellation: text, in any language, in which the number that was measured and its limit
/// are marked.
///
///     let reason: Reason = "moved \(measured: 60) pt, more than \(limit: 45)"
///
/// Its numbers become text when it is read.
public struct Reason: Hashable, Sendable, ExpressibleByStringInterpolation {
    package enum Part: Hashable, Sendable {
        case text(String)
        case measured(Double)
        case limit(Double)
        /// Numbers that the text has already.
        case numbers(measured: Double?, limit: Double?)
    }

    /// A text alone needs no array.
    private enum Content: Hashable, Sendable {
        case text(String)
        case parts([Part])
    }

    private let content: Content

    /// Creates a reason.
    /// - Parameters:
    ///   - text: The whole text, with its numbers; empty if there is no reason.
    ///   - measured: The number in it that was measured; `nil`, the default, for none.
    ///   - limit: The limit in it; `nil`, the default, for none.
    public init(_ text: String, measured: Double? = nil, limit: Double? = nil) {
        guard measured != nil || limit != nil else {
            content = .text(text)
            return
        }
        content = .parts([.text(text), .numbers(measured: measured, limit: limit)])
    }

    /// Creates a reason from a literal.
    public init(stringLiteral text: String) { content = .text(text) }

    /// Creates a reason from a literal with values.
    public init(stringInterpolation: StringInterpolation) { content = .parts(stringInterpolation.parts) }

    /// A Boolean value that indicates whether there is no reason.
    public var isEmpty: Bool {
        switch content {
        case .text(let text): text.isEmpty
        case .parts(let parts):
            parts.allSatisfy {
                switch $0 {
                case .text(let text): text.isEmpty
                case .numbers: true
                case .measured, .limit: false
                }
            }
        }
    }

    /// The number that was measured; `nil` if the reason has none.
    public var measured: Double? {
        for part in parts {
            switch part {
            case .measured(let value), .numbers(measured: let value?, limit: _): return value
            case .text, .limit, .numbers: continue
            }
        }
        return nil
    }

    /// The limit; `nil` if the reason has none.
    public var limit: Double? {
        for part in parts {
            switch part {
            case .limit(let value), .numbers(measured: _, limit: let value?): return value
            case .text, .measured, .numbers: continue
            }
        }
        return nil
    }

    package var parts: [Part] {
        switch content {
        case .text(let text): [.text(text)]
        case .parts(let parts): parts
        }
    }

    /// The parts of a literal with values.
    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var parts: [Part] = []

        /// Creates an empty list of parts.
        public init(literalCapacity: Int, interpolationCount: Int) { parts.reserveCapacity(2 * interpolationCount + 1) }

        /// Adds text.
        public mutating func appendLiteral(_ text: String) {
            if !text.isEmpty { parts.append(.text(text)) }
        }

        /// Adds a value that is neither measured nor a limit.
        public mutating func appendInterpolation(_ value: some CustomStringConvertible) {
            appendLiteral(value.description)
        }

        /// Adds the number that was measured, which is shown with at most two decimals.
        public mutating func appendInterpolation(measured value: Double) { parts.append(.measured(value)) }

        /// Adds the number that was counted.
        public mutating func appendInterpolation(measured value: Int) { parts.append(.measured(Double(value))) }

        /// Adds the limit, which is shown with at most two decimals.
        public mutating func appendInterpolation(limit value: Double) { parts.append(.limit(value)) }

        /// Adds the limit of a count.
        public mutating func appendInterpolation(limit value: Int) { parts.append(.limit(Double(value))) }
    }
}
