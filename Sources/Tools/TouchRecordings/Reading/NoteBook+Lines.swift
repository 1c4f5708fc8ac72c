internal import TouchInput

/// The notes about lines and numbers that all readers of texts share.
extension NoteBook {
    /// Adds a note about an unreadable line.
    ///
    /// - Parameter example: An example of a valid line.
    mutating func addUnreadable(line: Int, isCut: Bool, example: String) {
        if isCut {
            add(.truncated, line: line, "the file ends in the middle of this line", "The line was left out")
        } else {
            add(.unreadableLine, line: line, "this line is not understood", "It was left out; \(example)")
        }
    }

    /// Returns a number limited to the 32 bits of the kernel's values.
    mutating func bounded(_ number: TextLine.Number, line: Int) -> Int {
        let value = min(max(number.value, Int64(Int32.min)), Int64(Int32.max))
        if !number.fits || value != number.value { addSize(line: line) }
        return Int(value)
    }

    mutating func addSize(line: Int) {
        add(
            .numberOutOfRange, line: line, "a number on this line is too large for the kernel",
            "The nearest that fits was taken")
    }
}
