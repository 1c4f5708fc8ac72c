/// A row of cells that is drawn into.
struct Canvas {
    private struct Cell {
        var character: Character = " "
        var style = Style.plain
        /// Whether something stands there that numbers must not cover.
        var isTaken = false
    }

    private var cells: [Cell]

    init(width: Int) {
        cells = Array(repeating: Cell(), count: width)
    }

    var width: Int { cells.count }

    /// Fills free columns.
    mutating func fill(_ columns: Range<Int>, _ character: Character, _ style: Style) {
        for column in columns.clamped(to: 0..<width) where !cells[column].isTaken {
            cells[column] = Cell(character: character, style: style)
        }
    }

    /// Puts text where it starts; what does not fit is cut.
    mutating func put(_ text: String, at column: Int, _ style: Style) {
        for (offset, character) in text.enumerated() where cells.indices.contains(column + offset) {
            cells[column + offset] = Cell(character: character, style: style, isTaken: true)
        }
    }

    /// Whether text can be put there without covering anything.
    func isFree(_ columns: Range<Int>) -> Bool {
        columns.lowerBound >= 0 && columns.upperBound <= width && columns.allSatisfy { !cells[$0].isTaken }
    }

    func add(to line: inout StyledLine) {
        for cell in cells { line.add(String(cell.character), cell.style) }
    }
}
