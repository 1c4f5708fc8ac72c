/// A name with `*` for any characters and `?` for one.
package struct NamePattern {
    private let pattern: [Character]

    package init(_ pattern: String) {
        self.pattern = Array(pattern)
    }

    /// Returns a Boolean value that indicates whether the pattern matches the whole name. It backtracks to the last `*` only, so it takes
    /// at most length times length steps.
    package func matches(_ name: String) -> Bool {
        let name = Array(name)
        var (place, index) = (0, 0)
        var star: (place: Int, index: Int)?
        while index < name.count {
            if place < pattern.count, pattern[place] == "*" {
                star = (place, index)
                place += 1
            } else if place < pattern.count, pattern[place] == "?" || pattern[place] == name[index] {
                place += 1
                index += 1
            } else if let last = star {
                star = (last.place, last.index + 1)
                (place, index) = (last.place + 1, last.index + 1)
            } else {
                return false
            }
        }
        return pattern[place...].allSatisfy { $0 == "*" }
    }
}
