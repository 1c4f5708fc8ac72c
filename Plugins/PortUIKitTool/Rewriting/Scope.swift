/// A pair of braces, and the declaration to which they belong.
struct Scope {
    enum Kind: Equatable { case classBody, structBody, enumBody, extensionBody, protocolBody, code }

    let kind: Kind
    /// The name as it is written: `Outer.Inner` for an extension of a nested type. Empty for code.
    let name: String
    /// The token of the keyword that declares it.
    let header: Int
    /// The tokens of its braces.
    let opening: Int
    var closing: Int
    /// The index of the scope around it.
    let parent: Int?

    var isType: Bool { kind != .code }
}

/// The scopes of a file.
struct Scopes {
    private(set) var all: [Scope] = []
    /// The innermost scope of each token; `nil` outside of all braces.
    private var innermost: [Int?] = []

    private static let kinds: [String: Scope.Kind] = [
        "class": .classBody, "actor": .classBody, "struct": .structBody, "enum": .enumBody, "extension": .extensionBody,
        "protocol": .protocolBody,
    ]

    /// Words that follow `class` where it is a modifier.
    private static let members: Set<String> = [
        "func", "var", "let", "subscript", "override", "final", "private", "fileprivate", "public", "internal", "open",
        "dynamic",
        "typealias",
    ]

    init(_ tokens: Tokens) {
        var stack: [Int] = []
        var parentheses = 0
        // The parentheses that were open before each brace.
        var saved: [Int] = []
        var pending: (kind: Scope.Kind, name: String, header: Int)?
        // Every branch of a condition begins in the scope in which the first one does.
        var conditions: [[Int]] = []
        for index in tokens.indices {
            innermost.append(stack.last)
            let token = tokens[index]
            switch (token.kind, token.text) {
            case (.pound, "#if"): conditions.append(stack)
            case (.pound, "#elseif"), (.pound, "#else"): stack = conditions.last ?? stack
            case (.pound, "#endif"): conditions = conditions.dropLast()
            case (.word, let word):
                guard let kind = Self.kinds[word], tokens[index + 1].kind == .word, parentheses == 0,
                    !["import", ".", ":", ","].contains(tokens.code(index - 1)),
                    word != "class" || !Self.members.contains(tokens[index + 1].text)
                else { break }
                pending = (kind, Self.name(tokens, from: index + 1), index)
            case (.symbol, "("), (.symbol, "["): parentheses += 1
            case (.symbol, ")"), (.symbol, "]"): parentheses -= 1
            case (.symbol, "{"):
                let scope = parentheses == 0 || pending != nil ? pending : nil
                all.append(
                    Scope(
                        kind: scope?.kind ?? .code, name: scope?.name ?? "", header: scope?.header ?? index,
                        opening: index,
                        closing: tokens.all.count, parent: stack.last))
                stack.append(all.count - 1)
                pending = nil
                saved.append(parentheses)
                parentheses = 0
            case (.symbol, "}"):
                if let last = stack.popLast() { all[last].closing = index }
                parentheses = saved.popLast() ?? 0
            default: break
            }
        }
    }

    private static func name(_ tokens: Tokens, from index: Int) -> String {
        var (name, next) = (tokens[index].text, index + 1)
        while tokens.code(next) == ".", tokens[next + 1].kind == .word {
            name += "." + tokens[next + 1].text
            next += 2
        }
        return name
    }

    /// The index of the innermost scope around a token.
    func innermost(around token: Int) -> Int? { innermost.indices.contains(token) ? innermost[token] : nil }

    /// The index of the innermost type around a token.
    func type(around token: Int) -> Int? {
        var scope = innermost(around: token)
        while let index = scope, !all[index].isType { scope = all[index].parent }
        return scope
    }

    /// Returns the name of a type with those of the types around it.
    func path(of scope: Int) -> String {
        guard let parent = all[scope].parent, all[parent].isType else { return all[scope].name }
        return path(of: parent) + "." + all[scope].name
    }

    /// Returns the first name behind the colon of a class; `nil` without one.
    func superclass(of scope: Int, _ tokens: Tokens) -> String? {
        var (index, depth) = (all[scope].header + 2, 0)
        while index < all[scope].opening, depth > 0 || tokens.code(index) != ":" {
            if tokens.code(index) == "<" { depth += 1 }
            if tokens.code(index) == ">" { depth -= 1 }
            index += 1
        }
        guard index + 1 < all[scope].opening else { return nil }
        return Self.name(tokens, from: index + 1)
    }

    /// Returns a Boolean value that indicates whether a type is declared inside of a function.
    func isLocal(_ scope: Int) -> Bool {
        guard let parent = all[scope].parent else { return false }
        return !all[parent].isType || isLocal(parent)
    }

    /// Returns a Boolean value that indicates whether a type, or one around it, is a private member: the file does not see
    /// it.
    func isHidden(_ scope: Int, _ tokens: Tokens) -> Bool {
        guard let parent = all[scope].parent else { return false }
        var index = all[scope].header - 1
        while ["final", "open", "public", "private", "fileprivate", "internal"].contains(tokens.code(index)) {
            if tokens.code(index) == "private" { return true }
            index -= 1
        }
        return isHidden(parent, tokens)
    }

    /// Returns a Boolean value that indicates whether a token is directly in a protocol.
    func isInProtocol(_ token: Int) -> Bool {
        guard let scope = type(around: token) else { return false }
        return all[scope].kind == .protocolBody && isDirectly(token, in: scope)
    }

    /// Returns a Boolean value that indicates whether a token is directly in a scope, not in braces inside of it.
    func isDirectly(_ token: Int, in scope: Int) -> Bool { innermost[token] == scope }
}
