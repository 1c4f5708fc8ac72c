import TouchTrace

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
package struct StyledLine {
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
    package func text(isColored: Bool) -> String {
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

// Text in columns. Names and messages come from apps and files: they are sanitized before they are drawn.

extension String {
    /// Returns the text without control characters and, if asked, without anything beyond ASCII; characters that may be drawn in two
    /// columns or none are replaced as well, so that one character is one column.
    package func drawable(isASCII: Bool) -> String {
        String(
            map { character -> Character in
                guard let scalar = character.unicodeScalars.first, character.unicodeScalars.count == 1 else {
                    return "?"
                }
                if scalar.steersTerminals { return "?" }
                if scalar.value < 0x7F { return character }
                if isASCII { return Self.substitutes[character] ?? "?" }
                return (0x300..<0x370).contains(scalar.value) || scalar.value >= 0x1100 && !Self.isNarrow(scalar)
                    ? "?" : character
            })
    }

    private static let substitutes: [Character: Character] = ["«": "\"", "»": "\"", "…": ".", "×": "x", "–": "-"]

    /// Returns `true` for punctuation, arrows, mathematics, box drawing and geometric shapes.
    private static func isNarrow(_ scalar: Unicode.Scalar) -> Bool {
        (0x2010..<0x2028).contains(scalar.value) || (0x2030..<0x205F).contains(scalar.value)
            || (0x2190..<0x2300).contains(scalar.value) || (0x2500..<0x2600).contains(scalar.value)
    }

    /// Returns the name of a lane in at most so many columns. Names often begin alike and end in the word that distinguishes a double tap
    /// from a pan: a name that is too long loses its middle and keeps its last word, if that takes at most half of the columns.
    func shortened(to width: Int, isASCII: Bool) -> String {
        guard count > width else { return self }
        let word = split(separator: " ").last?.count ?? 0
        let tail = word > 0 && word <= width / 2 && last != " " ? word : max(0, (width - 1) / 3)
        var head = prefix(max(0, width - 1 - tail))
        while head.last == " " { head.removeLast() }
        return head + (isASCII ? "~" : "…") + suffix(tail)
    }

    /// Returns the text in exactly so many columns; one that is too long loses its end.
    func fitted(to width: Int, isASCII: Bool) -> String {
        guard count > width else { return self + String(repeating: " ", count: width - count) }
        return String(prefix(max(0, width - 1))) + (isASCII ? "~" : "…")
    }

    /// Returns lines of at most so many columns, broken between words where that is possible.
    package func wrapped(to width: Int) -> [String] {
        var lines: [String] = []
        var line = ""
        for word in split(separator: " ") {
            var word = String(word)
            if !line.isEmpty, line.count + 1 + word.count <= width {
                line += " " + word
                continue
            }
            if !line.isEmpty { lines.append(line) }
            while word.count > width {
                lines.append(String(word.prefix(width)))
                word.removeFirst(width)
            }
            line = word
        }
        return line.isEmpty ? lines : lines + [line]
    }
}
