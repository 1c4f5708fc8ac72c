/// The spelling of a type or member in the list: `UITouch.Phase.began`, `UIEvent.touches(for: UIWindow)`,
/// `UIView.alpha { get set }`.
public struct Spelling: Hashable, Sendable {
    /// A parameter: its label, `_` if it has none, and its type if the list names it.
    struct Parameter: Hashable, Sendable {
        var label: String
        var type: String?
    }

    /// The text that was parsed.
    public let text: String
    /// The types from the outermost to the one that has the member; empty for a type of its own.
    let owners: [String]
    /// The name before the parentheses.
    let baseName: String
    /// The parameters; `nil` without parentheses.
    let parameters: [Parameter]?
    /// A Boolean value that indicates whether the member must be settable.
    let isSettable: Bool

    /// The text without its accessors.
    let declaration: String

    /// Parses a spelling; `nil` if the text is not one.
    public init?(_ text: String) {
        self.text = text
        let accessors = " { get set }"
        isSettable = text.hasSuffix(accessors)
        let name = isSettable ? String(text.dropLast(accessors.count)) : text
        declaration = name

        let opening = name.firstIndex(of: "(")
        var components = name[..<(opening ?? name.endIndex)].split(separator: ".", omittingEmptySubsequences: false)
            .map(String.init)
        guard let last = components.popLast(), (components + [last]).allSatisfy(Self.isIdentifier) else { return nil }
        owners = components
        baseName = last

        guard let opening else {
            parameters = nil
            return
        }
        guard name.hasSuffix(")"), !isSettable,
            let list = Self.parameters(name[name.index(after: opening)...].dropLast())
        else { return nil }
        parameters = list
    }

    /// The types from the outermost to the one that has the member, separated by dots; empty for a type of its own.
    var owner: String { owners.joined(separator: ".") }

    /// The name in the compiler's format, behind those of the types.
    var path: String { (owners + [name]).joined(separator: ".") }

    /// The name in the compiler's format: with the labels, without the types.
    var name: String {
        guard let parameters else { return baseName }
        return "\(baseName)(\(parameters.map { "\($0.label):" }.joined()))"
    }

    /// Parses parameters. Without a type after the colon the next label follows at once, else after a comma: `_:with: UIEvent?`.
    private static func parameters(_ text: Substring) -> [Parameter]? {
        var found: [Parameter] = []
        var rest = text
        while !rest.isEmpty {
            guard let colon = rest.firstIndex(of: ":"), isIdentifier(String(rest[..<colon])) else { return nil }
            let label = String(rest[..<colon])
            rest = rest[rest.index(after: colon)...]
            if rest.hasPrefix(", ") { rest = rest.dropFirst(2) }
            guard rest.first == " " else {
                found.append(Parameter(label: label, type: nil))
                continue
            }
            let end = endOfType(in: rest)
            let type = rest[..<end].drop { $0 == " " }
            guard !type.isEmpty else { return nil }
            found.append(Parameter(label: label, type: String(type)))
            rest = rest[end...].drop { $0 == "," || $0 == " " }
        }
        return found
    }

    /// Returns the first comma outside of brackets.
    private static func endOfType(in text: Substring) -> Substring.Index {
        var depth = 0
        for index in text.indices {
            if "<([".contains(text[index]) { depth += 1 }
            if ">)]".contains(text[index]) { depth -= 1 }
            if text[index] == ",", depth == 0 { return index }
        }
        return text.endIndex
    }

    private static func isIdentifier(_ text: String) -> Bool {
        !text.isEmpty && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } && text.first?.isNumber == false
    }
}
