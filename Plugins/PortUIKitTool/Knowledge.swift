/// The declarations in the sources of a module on which a rewrite in another of them depends.
struct Knowledge {
    /// The names of the optional members of protocols.
    private(set) var optionalMembers: Set<String> = []
    /// The names of those that return a value, each with its parameter labels.
    private(set) var optionalValues: [String: Set<[String]>] = [:]
    /// The parameter labels of functions, by the name of their class and their own.
    private(set) var labels: [String: [String]] = [:]

    /// The attributes `@available` of types, which their extensions repeat.
    private(set) var availability: [String: String] = [:]
    /// The names of classes with generic parameters.
    private(set) var genericTypes: Set<String> = []
    /// The first type that a class inherits from, by its name.
    private var superclasses: [String: String] = [:]

    init(_ sources: [Tokens]) {
        for tokens in sources {
            let scopes = Scopes(tokens)
            for index in scopes.all.indices
            where scopes.all[index].kind == .classBody && tokens.code(scopes.all[index].header + 2) == "<" {
                genericTypes.insert(scopes.path(of: index))
            }
            for index in scopes.all.indices where scopes.all[index].kind == .classBody {
                superclasses[scopes.path(of: index)] = scopes.superclass(of: index, tokens)
            }
            for index in scopes.all.indices where ![.code, .extensionBody].contains(scopes.all[index].kind) {
                let start = tokens.startOfDeclaration(scopes.all[index].header)
                let attributes = (start..<scopes.all[index].header).filter {
                    tokens.matches(["@", "available", "("], at: $0)
                }
                .map { tokens.text($0...tokens.closing($0 + 2)) + " " }
                if !attributes.isEmpty { availability[scopes.path(of: index), default: ""] += attributes.joined() }
            }
            for index in tokens.indices where tokens[index].kind == .word {
                switch tokens[index].text {
                case "optional":
                    guard let member = Member(tokens, modifier: index), Self.isInProtocol(index, scopes) else { break }
                    if member.isFunction, member.returnsValue {
                        optionalValues[member.name, default: []].insert(member.parameters.map(\.label))
                    } else {
                        optionalMembers.insert(member.name)
                    }
                case "func":
                    guard let scope = scopes.type(around: index), let member = Member(tokens, keyword: index) else {
                        break
                    }
                    labels["\(scopes.path(of: scope)).\(member.name)"] = member.parameters.map(\.label)
                default: break
                }
            }
        }
    }

    /// Returns a Boolean value that indicates whether a class of the module inherits from one of UIKit or Core Animation.
    func isOfKit(_ name: String) -> Bool {
        var (name, steps) = (name, 0)
        // A cycle is an error of the compiler's.
        while let superclass = superclasses[name], steps < 100 { (name, steps) = (superclass, steps + 1) }
        return steps > 0 && (name.hasPrefix("UI") || name.hasPrefix("CA"))
    }

    static func isInProtocol(_ token: Int, _ scopes: Scopes) -> Bool {
        guard let scope = scopes.type(around: token) else { return false }
        return scopes.all[scope].kind == .protocolBody && scopes.isDirectly(token, in: scope)
    }

    /// Returns the name of the Objective-C method for a function: each label but the first is a part of its own, and the first follows the name.
    static func selectorName(_ base: String, labels: [String]) -> String {
        guard let first = labels.first else { return base }
        var name = base
        if first != "_" {
            let joint = prepositions.contains(first) ? "" : "With"
            name += joint + first.prefix(1).uppercased() + first.dropFirst()
        }
        return name + ":" + labels.dropFirst().map { ($0 == "_" ? "" : $0) + ":" }.joined()
    }

    /// Words before which the compiler of Objective-C names puts no `With`.
    private static let prepositions: Set<String> = [
        "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from",
        "given", "in", "including",
        "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until", "using", "via",
        "when", "with", "within",
    ]
}

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
