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

/// The role of a piece of text, which decides its color in the terminal.
enum Style {
    case plain, title, dim, finger, good, waiting, bad, cancelled

    /// The parameter of the escape sequence; `nil` for none.
    var code: String? {
        switch self {
        case .plain: nil
        case .title: "1"
        case .dim: "2"
        case .finger: "36"
        case .good: "32"
        case .waiting: "33"
        case .bad: "31"
        case .cancelled: "35"
        }
    }
}

/// One line of text in pieces of one style each; each character is at most one column wide.
struct StyledLine {
    private(set) var pieces: [(text: String, style: Style)] = []

    init(_ text: String = "", _ style: Style = .plain) {
        add(text, style)
    }

    mutating func add(_ text: String, _ style: Style = .plain) {
        guard !text.isEmpty else { return }
        if let last = pieces.last, last.style == style {
            pieces[pieces.count - 1].text += text
        } else {
            pieces.append((text, style))
        }
    }

    /// Returns the line without trailing blanks.
    func text(isColored: Bool) -> String {
        var pieces = pieces
        while var last = pieces.popLast() {
            while last.text.last == " " { last.text.removeLast() }
            guard last.text.isEmpty else {
                pieces.append(last)
                break
            }
        }
        return pieces.map { text, style in
            guard isColored, let code = style.code else { return text }
            return "\u{1B}[\(code)m\(text)\u{1B}[0m"
        }.joined()
    }
}
