internal import TouchInput

/// The window of a table of contacts, in whole points.
struct CSVWindow {
    var width: ClosedRange<Int>
    var height: ClosedRange<Int>

    /// Creates a window from a comment `# window: 390 844`; `nil` for any other line.
    init?(comment line: TextLine) {
        var line = line
        guard line.takeByte(0x23), line.takeWord()?.elementsEqual("window:".utf8) == true,
            let width = line.takeNumber(), let height = line.takeNumber(), line.takeWord() == nil,
            (1...5_000_000_000).contains(width.value), (1...5_000_000_000).contains(height.value)
        else { return nil }
        self.width = 0...Int(width.value)
        self.height = 0...Int(height.value)
    }

    /// Creates the smallest window that contains all positions, and zero.
    init(around frames: [InputFrame]) {
        width = 0...1
        height = 0...1
        for place in frames.lazy.flatMap(\.contacts).map(\.location) {
            // CSVRow has ensured that these numbers can be converted to Int.
            width =
                min(width.lowerBound, Int(place.x.rounded(.down)))...max(width.upperBound, Int(place.x.rounded(.up)))
            height =
                min(height.lowerBound, Int(place.y.rounded(.down)))...max(height.upperBound, Int(place.y.rounded(.up)))
        }
    }
}
