/// A row of cells to draw into.
struct Canvas {
    private struct Cell {
        var character: Character = " "
        var style = Style.plain
        /// A Boolean value that indicates whether the cell holds something that numbers must not cover.
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

    /// Puts text at a column; text beyond the end is cut.
    mutating func put(_ text: String, at column: Int, _ style: Style) {
        for (offset, character) in text.enumerated() where cells.indices.contains(column + offset) {
            cells[column + offset] = Cell(character: character, style: style, isTaken: true)
        }
    }

    /// Returns a Boolean value that indicates whether text can be put there without covering anything.
    func isFree(_ columns: Range<Int>) -> Bool {
        columns.lowerBound >= 0 && columns.upperBound <= width && columns.allSatisfy { !cells[$0].isTaken }
    }

    func add(to line: inout StyledLine) {
        for cell in cells { line.add(String(cell.character), cell.style) }
    }
}
