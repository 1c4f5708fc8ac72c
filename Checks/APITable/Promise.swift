/// The promise of Touchstone about a member of UIKit.
public enum Promise: Hashable, Sendable {
    /// The library has it; with a spelling if that is not UIKit's.
    case present(as: Spelling?)
    /// It comes with the issue; the words describe the part.
    case later(issue: Int, words: String)
    /// It is left out; the words are the reason.
    case out(words: String)

    /// The promise in the format of the list.
    public var text: String {
        switch self {
        case .present(as: nil): "present"
        case .present(as: .some(let spelling)): "present -> \(spelling.text)"
        case .later(let issue, let words): "later \(issue) \(words)"
        case .out(let words): "out \(words)"
        }
    }
}

extension Promise {
    /// Parses a promise from a line of the list; `nil` if the text is not one.
    init?(_ text: String) {
        let words = text.split(separator: " ", maxSplits: 1).map(String.init)
        let rest = words.count > 1 ? words[1] : ""
        switch words.first {
        case "present" where rest.isEmpty:
            self = .present(as: nil)
        case "present" where rest.hasPrefix("-> "):
            guard let spelling = Spelling(String(rest.dropFirst(3))) else { return nil }
            self = .present(as: spelling)
        case "later":
            let parts = rest.split(separator: " ", maxSplits: 1)
            guard parts.count == 2, let issue = Int(parts[0]), issue > 0 else { return nil }
            self = .later(issue: issue, words: String(parts[1]))
        case "out" where !rest.isEmpty:
            self = .out(words: rest)
        default:
            return nil
        }
    }
}
