/// The declaration of a function or a variable.
struct Member {
    struct Parameter {
        let label: String
        /// The tokens of the type.
        let type: ClosedRange<Int>
    }

    let name: String
    let isFunction: Bool
    let parameters: [Parameter]
    /// The token of the name.
    let nameToken: Int
    /// The last token of the declaration without its body.
    let end: Int
    /// A Boolean value that indicates whether a function returns a value.
    let returnsValue: Bool
    /// The tokens of the type of a function's value, unless that is a function.
    let result: ClosedRange<Int>?

    /// Reads the declaration to which a modifier belongs.
    init?(_ tokens: Tokens, modifier: Int) {
        var keyword = modifier + 1
        while keyword < tokens.all.count, !["func", "var", "let", "subscript", "init"].contains(tokens.code(keyword)) {
            guard tokens[keyword].kind == .word || ["@", "(", ")"].contains(tokens.code(keyword)) else { return nil }
            keyword += 1
        }
        self.init(tokens, keyword: keyword)
    }

    init?(_ tokens: Tokens, keyword: Int) {
        let nameToken = keyword + 1
        guard tokens[nameToken].kind == .word else { return nil }
        self.nameToken = nameToken
        name = tokens[nameToken].text
        isFunction = tokens.code(keyword) == "func"
        guard isFunction else {
            (parameters, end, returnsValue, result) = ([], nameToken, true, nil)
            return
        }
        var opening = nameToken + 1
        if tokens.code(opening) == "<" {
            while opening < tokens.all.count, tokens.code(opening) != "(" { opening += 1 }
        }
        guard tokens.code(opening) == "(" else { return nil }
        let closing = tokens.closing(opening)
        parameters = Self.parameters(tokens, opening, closing)
        var end = closing
        while ["async", "throws", "rethrows"].contains(tokens.code(end + 1)) { end += 1 }
        returnsValue = tokens.matches(["-", ">"], at: end + 1) && tokens.code(end + 3) != "Void"
        self.end = end
        result = returnsValue ? Self.type(tokens, from: end + 3) : nil
    }

    /// The tokens of a type, which ends with its line, or before a body; `nil` for the type of a function.
    private static func type(_ tokens: Tokens, from start: Int) -> ClosedRange<Int>? {
        var end = start
        while end < tokens.all.count, !["{", "}", ";", "where"].contains(tokens.code(end)),
            end == start || !tokens.beginsLine(end)
        {
            if tokens.matches(["-", ">"], at: end) { return nil }
            end = ["(", "["].contains(tokens.code(end)) ? tokens.closing(end) + 1 : end + 1
        }
        return end > start ? start...end - 1 : nil
    }

    private static func parameters(_ tokens: Tokens, _ opening: Int, _ closing: Int) -> [Parameter] {
        var result: [Parameter] = []
        var index = opening + 1
        while index < closing {
            let label = tokens[index].text
            var colon = index
            while colon < closing, tokens.code(colon) != ":" { colon += 1 }
            var end = colon + 1
            var isDefault: Int?
            while end < closing, tokens.code(end) != "," {
                if tokens.code(end) == "=" { isDefault = isDefault ?? end }
                end = ["(", "[", "{"].contains(tokens.code(end)) ? tokens.closing(end) + 1 : end + 1
                // The commas of generic arguments separate no parameters.
                if tokens.code(end - 1) == "<" {
                    var depth = 1
                    while end < closing, depth > 0 {
                        if tokens.code(end) == "<" { depth += 1 }
                        if tokens.code(end) == ">", tokens.code(end - 1) != "-" { depth -= 1 }
                        end += 1
                    }
                }
            }
            guard colon + 1 <= (isDefault ?? end) - 1 else { break }
            result.append(Parameter(label: label, type: colon + 1...(isDefault ?? end) - 1))
            index = end + 1
        }
        return result
    }
}

extension Tokens {
    /// Returns the words that make a member private, each with what follows it in parentheses.
    func accesses(of member: Member) -> [ClosedRange<Int>] {
        let keyword = member.nameToken - 1
        return (startOfDeclaration(keyword)..<keyword).filter { ["private", "fileprivate"].contains(code($0)) }
            .map { code($0 + 1) == "(" ? $0...closing($0 + 1) : $0...$0 }
    }
}
