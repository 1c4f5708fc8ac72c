/// A line of the list: a member of UIKit with its promise.
public struct Member: Hashable, Sendable {
    /// UIKit's spelling.
    public let spelling: Spelling
    /// The raw value in the list, for cases and members of option sets.
    public let rawValue: String?
    /// The promise of Touchstone.
    public let promise: Promise
    /// The note; empty for most.
    public let note: String
    /// The number of the line in the list, from 1.
    public let line: Int
}

extension Member {
    /// The spelling of the library.
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
