import TouchTrace
public import TouchInput

/// A touch or press of a trace, the subject of an answer.
public struct AnsweredTouch: Hashable, Sendable, CustomStringConvertible {
    /// The kind of the touch, with its number.
    public enum Kind: Hashable, Sendable {
        /// A touch, by its number.
        case finger(Int)
        /// A press, by its number; touches and presses are numbered together.
        case press(Int)
        /// A contact that became no touch, by the host's number.
        case contact(Int)
    }

    /// The kind of the touch, with its number.
    public let kind: Kind
    /// The instant at which it came down.
    public let began: Instant

    /// Creates a touch.
    public init(_ kind: Kind, began: Instant) {
        (self.kind, self.began) = (kind, began)
    }

    /// The number of a touch or press; `nil` for a contact that became no touch.
    public var finger: Int? {
        switch kind {
        case .finger(let number), .press(let number): number
        case .contact: nil
        }
    }

    /// The name as text: `finger 1`.
    public var description: String {
        switch kind {
        case .finger(let number): "finger \(number)"
        case .press(let number): "press \(number)"
        case .contact(let number): "contact \(number)"
        }
    }

    /// Returns the seconds from the beginning of the touch to an instant, as text with three places: `0.350 s`.
    func after(_ instant: Instant) -> String {
        let (difference, overflow) = instant.nanoseconds.subtractingReportingOverflow(began.nanoseconds)
        return "\(Instant(nanoseconds: overflow ? .max : difference).text(places: 3)) s"
    }
}
