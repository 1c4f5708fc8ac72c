/// The laws of deadlines.
public enum DeadlineLaw: Int, Law {
    /// Nothing fires early, nothing that is due is left behind.
    case order = 1
    /// Also: cancelling twice, or after it fired, does nothing.
    case cancelled = 2
    /// The earliest instant and the number pending.
    case answers = 3
    /// A token names one deadline for ever.
    case tokens = 4

    /// `deadline law 1` to `deadline law 4`.
    public var name: String { "deadline law \(rawValue)" }

    /// What must hold.
    public var sentence: String {
        switch self {
        case .order: "Those that are due fire in the order of their instants; of one instant, in the order of setting."
        case .cancelled: "A cancelled deadline never fires, and cancelling touches no other."
        case .answers: "The earliest instant and the number of those pending are known at any time."
        case .tokens: "Each token is greater than every earlier one."
        }
    }
}
