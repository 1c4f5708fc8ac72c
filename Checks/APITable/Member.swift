/// A line of the list: a member of UIKit and what is promised of it.
public struct Member: Hashable, Sendable {
    /// UIKit's spelling.
    public let spelling: Spelling
    /// The raw value as the list writes it, for cases and members of option sets.
    public let rawValue: String?
    /// What Touchstone promises.
    public let promise: Promise
    /// What else is worth knowing; empty for most.
    public let note: String
    /// The line in the list, counted from 1.
    public let line: Int
}

extension Member {
    /// How the library spells it.
    var ourSpelling: Spelling {
        if case .present(as: .some(let ours)) = promise { return ours }
        return spelling
    }

    /// The rows of Documentation/Divergences.md that the note names: the numbers after `row` or `rows`.
    var rows: [Int] {
        let words = note.split { " ,;.".contains($0) }
        var found: [Int] = []
        var isAmongRows = false
        for word in words {
            if word == "row" || word == "rows" {
                isAmongRows = true
            } else if isAmongRows, let row = Int(word) {
                found.append(row)
            } else if word != "and" {
                isAmongRows = false
            }
        }
        return found
    }
}
