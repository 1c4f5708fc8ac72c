/// The declarations of a file, as far as the rewriting of another file of its module depends on them: values by keys.
///
/// | Key | Values |
/// | --- | --- |
/// | `super TYPE` | the first type that a class inherits from, or the type that an alias stands for |
/// | `generic TYPE` | one if a class has generic parameters |
/// | `protocol TYPE` | one if it is a protocol |
/// | `available TYPE` | attributes `@available`, which extensions of the type repeat |
/// | `func TYPE.NAME` | the methods, each as `Method` writes it |
/// | `optional NAME` | one if it is an optional member of a protocol, without a value |
/// | `value NAME` | the parameter labels of optional members that return a value |
/// | `outlet NAME` | the classes that have a private outlet or action of the name |
struct Declarations: Codable, Equatable {
    private(set) var values: [String: [String]] = [:]

    init(_ tokens: Tokens) {
        let scopes = Scopes(tokens)
        for index in scopes.all.indices where scopes.all[index].isType {
            let (scope, path) = (scopes.all[index], scopes.path(of: index))
            if scope.kind == .protocolBody { add("protocol \(path)", "") }
            if scope.kind == .classBody {
                if tokens.code(scope.header + 2) == "<" { add("generic \(path)", "") }
                if let superclass = scopes.superclass(of: index, tokens) { add("super \(path)", superclass) }
            }
            guard scope.kind != .extensionBody else { continue }
            let start = tokens.startOfDeclaration(scope.header)
            let attributes = (start..<scope.header).filter { tokens.matches(["@", "available", "("], at: $0) }
                .map { tokens.text($0...tokens.closing($0 + 2)) + " " }
            if !attributes.isEmpty { add("available \(path)", attributes.joined()) }
        }
        for index in tokens.indices where tokens[index].kind == .word {
            switch tokens[index].text {
            case "optional":
                guard let member = Member(tokens, modifier: index), scopes.isInProtocol(index) else { break }
                if member.isFunction, member.returnsValue {
                    add("value \(member.name)", Self.labels(member))
                } else {
                    add("optional \(member.name)", "")
                }
            case "func":
                guard let scope = scopes.type(around: index), scopes.isDirectly(index, in: scope),
                    let member = Member(tokens, keyword: index)
                else { break }
                add("func \(scopes.path(of: scope)).\(member.name)", Method(member, tokens).text)
            case "typealias":
                guard tokens[index + 1].kind == .word, tokens.code(index + 2) == "=", tokens[index + 3].kind == .word
                else { break }
                let path = scopes.type(around: index).map { scopes.path(of: $0) + "." } ?? ""
                add("super \(path)\(tokens[index + 1].text)", tokens[index + 3].text)
            case "IBOutlet", "IBAction":
                guard tokens.code(index - 1) == "@", let scope = scopes.type(around: index),
                    let member = Member(tokens, modifier: index), !tokens.accesses(of: member).isEmpty
                else { break }
                add("outlet \(member.name)", scopes.path(of: scope))
            default: break
            }
        }
    }

    private mutating func add(_ key: String, _ value: String) {
        if values[key]?.contains(value) != true { values[key, default: []].append(value) }
    }

    /// Returns the labels of a function as one text.
    static func labels(_ member: Member) -> String { member.parameters.map { $0.label + ":" }.joined() }
}

/// A method of a class, as a selector names it.
struct Method: Equatable {
    let isStatic: Bool
    let parameters: [Parameter]

    struct Parameter: Equatable {
        let label: String
        /// The type without blanks, and without a mark that it is optional.
        let type: String
    }

    init(_ member: Member, _ tokens: Tokens) {
        let keyword = member.nameToken - 1
        isStatic = (tokens.startOfDeclaration(keyword)..<keyword).contains {
            ["static", "class"].contains(tokens.code($0))
        }
        parameters = member.parameters.map {
            Parameter(label: $0.label, type: Self.type($0.type.map { tokens[$0].text }))
        }
    }

    /// Reads what `text` has written.
    init(text: String) {
        let parts = text.split(separator: "|", omittingEmptySubsequences: false)
        isStatic = parts[0] == "static"
        parameters = parts.dropFirst().map {
            let colon = $0.firstIndex(of: ":") ?? $0.endIndex
            return Parameter(label: String($0[..<colon]), type: String($0[colon...].dropFirst()))
        }
    }

    /// The method as a line: `static|label:Type|…`.
    var text: String {
        ([isStatic ? "static" : ""] + parameters.map { "\($0.label):\($0.type)" }).joined(separator: "|")
    }

    static func type(_ words: [String]) -> String {
        words.last == "?" || words.last == "!" ? words.dropLast().joined() : words.joined()
    }
}
