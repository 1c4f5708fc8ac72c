/// The laws of deadlines.
public enum DeadlineLaw: Int, Law {
    /// Nothing fires early, and nothing that is due is left out.
    case order = 1
    /// Also: cancelling twice, or after it fired, does nothing.
    case cancelled = 2
    /// The earliest instant and the number pending.
    case answers = 3
    /// A token never identifies another deadline.
    case tokens = 4

    /// The names `deadline law 1` to `deadline law 4`.
    public var name: String { "deadline law \(rawValue)" }

    /// The rule that must hold.
    public var sentence: String {
        switch self {
        case .order: "Those that are due fire in the order of their instants; of one instant, in the order of setting."
        case .cancelled: "A cancelled deadline never fires, and cancelling touches no other."
        case .answers: "The earliest instant and the number of those pending are known at any time."
        case .tokens: "Each token is greater than every earlier one."
        }
    }
}
