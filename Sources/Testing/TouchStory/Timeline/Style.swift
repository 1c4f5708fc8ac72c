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
