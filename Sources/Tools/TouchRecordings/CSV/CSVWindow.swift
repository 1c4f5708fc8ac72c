internal import TouchInput

/// The window of a table of contacts, in whole points.
struct CSVWindow {
    var width = 0...1
    var height = 0...1

    /// The smallest that there is.
    init() {}

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

    /// Grows until it holds all places of a frame: the right and bottom edges are outside.
    mutating func include(_ frame: InputFrame) {
        for place in frame.contacts.lazy.map({ $0.location }) {
            // CSVRow has seen to it that these are numbers of which there is an Int.
            let (x, y) = (Int(place.x.rounded(.down)), Int(place.y.rounded(.down)))
            width = min(width.lowerBound, x)...max(width.upperBound, x + 1)
            height = min(height.lowerBound, y)...max(height.upperBound, y + 1)
        }
    }
}
