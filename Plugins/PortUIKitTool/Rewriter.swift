/// Rewrites a source by edits, each of which keeps the columns behind it where there is room.
struct Rewriter {
    let tokens: Tokens
    let scopes: Scopes
    let knowledge: Knowledge
    private var edits: [(range: Range<Int>, text: String)] = []
    private(set) var issues: [(place: Int, message: String)] = []
    /// Declarations behind the last line, with the bytes of the original that they are about.
    private var additions: [(place: Int, text: String)] = []
    /// The number of a selector, by its type and its text.
    private var selectors: [String: Int] = [:]
    /// The bytes of declarations that are moved in front of a closing brace, in their order.
    private var moves: [(range: Range<Int>, brace: Range<Int>)] = []

    init(_ tokens: Tokens, _ knowledge: Knowledge) {
        self.tokens = tokens
        self.knowledge = knowledge
        scopes = Scopes(tokens)
    }

    // MARK: Edits

    /// Replaces tokens; blanks fill the room that is left.
    private mutating func replace(_ range: ClosedRange<Int>, with text: String) {
        let bytes = tokens[range.lowerBound].range.lowerBound..<tokens[range.upperBound].range.upperBound
        let rest = max(0, bytes.count - text.utf8.count)
        // Line breaks stay where they are, so that the lines below keep their numbers.
        let breaks = tokens.bytes[bytes].filter { $0 == UInt8(ascii: "\n") }.count
        edits.append(
            (
                bytes,
                breaks > 0 ? text + String(repeating: "\n", count: breaks) : text + String(repeating: " ", count: rest)
            ))
    }

    /// Replaces tokens on one line; blanks in front fill the room that is left, so that the columns behind stay.
    private mutating func replaceBefore(_ range: ClosedRange<Int>, with text: String) {
        let bytes = tokens[range.lowerBound].range.lowerBound..<tokens[range.upperBound].range.upperBound
        edits.append((bytes, String(repeating: " ", count: max(0, bytes.count - text.utf8.count)) + text))
    }

    private mutating func remove(_ range: ClosedRange<Int>) { replace(range, with: "") }

    mutating func note(_ token: Int, _ message: String) { issues.append((tokens[token].range.lowerBound, message)) }

    private mutating func add(_ text: String, about token: Int) {
        additions.append((tokens[token].range.lowerBound, text))
    }

    /// Returns the rewritten text.
    /// - Parameter file: The path of the original, quoted.
    func output(file: String) -> String {
        let edits = edits.sorted { $0.range.lowerBound < $1.range.lowerBound }
        func directive(_ place: Int) -> [UInt8] {
            Array("#sourceLocation(file: \"\(file)\", line: \(tokens.position(of: place).line))\n".utf8)
        }
        func indentation(_ place: Int) -> [UInt8] {
            [UInt8](repeating: UInt8(ascii: " "), count: tokens.position(of: place).column - 1)
        }
        // The bytes of a range with the edits in it.
        func rewritten(_ range: Range<Int>) -> [UInt8] {
            var (result, place): ([UInt8], Int) = ([], range.lowerBound)
            for edit in edits where edit.range.lowerBound >= place && edit.range.upperBound <= range.upperBound {
                result += tokens.bytes[place..<edit.range.lowerBound] + Array(edit.text.utf8)
                place = edit.range.upperBound
            }
            return result + tokens.bytes[place..<range.upperBound]
        }
        // What is moved leaves its line breaks, and arrives in front of its brace.
        let lineBreak = UInt8(ascii: "\n")
        var stops: [(Range<Int>, [UInt8])] = []
        var arriving: [Int: [UInt8]] = [:]
        for move in moves {
            stops.append((move.range, tokens.bytes[move.range].filter { $0 == lineBreak }))
            var moved: [UInt8] = [lineBreak]
            moved += directive(move.range.lowerBound)
            moved += indentation(move.range.lowerBound)
            moved += rewritten(move.range)
            arriving[move.brace.lowerBound, default: []] += moved
        }
        for (place, moved) in arriving {
            stops.append((place..<place, moved + [lineBreak] + directive(place) + indentation(place)))
        }
        var (result, place) = (directive(0), 0)
        for (range, bytes) in stops.sorted(by: { $0.0.lowerBound < $1.0.lowerBound }) {
            result += rewritten(place..<range.lowerBound) + bytes
            place = range.upperBound
        }
        result += rewritten(place..<tokens.bytes.count) + Array("\n".utf8)
        for addition in additions { result += directive(addition.place) + Array("\(addition.text)\n".utf8) }
        return String(decoding: result, as: UTF8.self)
    }

    // MARK: Rules

    mutating func rewrite() {
        for index in tokens.indices {
            switch (tokens[index].kind, tokens[index].text) {
            case (.symbol, "@"): rewriteAttribute(index)
            case (.word, "import"): rewriteImport(index)
            case (.pound, "#selector"): rewriteSelector(index)
            case (.word, "optional"): rewriteOptional(index)
            case (.word, "func"): rewriteImplementation(index)
            case (.word, "class"): rewriteClassConstraint(index)
            case (.word, "override"):
                moveOverride(index)
                rewriteLayerInitializer(index)
            case (.word, "NSObjectProtocol"):
                if tokens.code(index - 1) != "." { replace(index...index, with: "AnyObject") }
            case (.word, "DispatchQueue"):
                if tokens.matches([".", "main"], at: index + 1) {
                    replace(index...index + 2, with: "UIMainQueue.shared")
                }
            case (.word, "deinit"): rewriteDeinitializer(index)
            case (.word, "set"): rewriteAccess(index)
            case (.word, "ProcessInfo"): rewriteUptime(index)
            case (.word, "NSNumber"): rewriteBridging(index)
            case (.word, let word): rewriteCall(index, word)
            default: break
            }
        }
    }

    /// Attributes of Objective-C and of Interface Builder are removed.
    private mutating func rewriteAttribute(_ index: Int) {
        let attributes: Set<String> = [
            "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBInspectable", "IBDesignable", "IBSegueAction",
            "NSManaged", "GKInspectable",
        ]
        let name = tokens[index + 1]
        guard attributes.contains(name.text), tokens[index].range.upperBound == name.range.lowerBound else { return }
        var end = index + 1
        if tokens.code(end + 1) == "(", tokens[end].range.upperBound == tokens[end + 1].range.lowerBound {
            end = tokens.closing(end + 1)
        }
        remove(index...end)
    }

    /// UIKit contains Foundation: with one import of the two, `Timer` is UIKit's.
    private mutating func rewriteImport(_ index: Int) {
        guard tokens.beginsLine(index) || tokens.code(index - 1) == ")" || tokens[index - 1].kind == .word else {
            return
        }
        var module = index + 1
        if ["class", "struct", "enum", "protocol", "func", "var", "let", "typealias"].contains(tokens.code(module)) {
            module += 1
        }
        guard ["UIKit", "Foundation"].contains(tokens.code(module)) else { return }
        var end = module
        while tokens.code(end + 1) == ".", tokens[end + 2].kind == .word, !tokens.beginsLine(end + 1) { end += 2 }
        replace(index...end, with: "import UIKit")
    }

    /// `#selector(Board.tapped(_:))` becomes a constant of the class, whose value is at the end of the file.
    private mutating func rewriteSelector(_ index: Int) {
        guard tokens.code(index + 1) == "(" else { return }
        let closing = tokens.closing(index + 1)
        guard closing > index + 2 else { return }
        var inside = (index + 2..<closing).map { tokens[$0].text }
        // `#selector(getter: color)` names the property.
        if inside.count > 2, ["getter", "setter"].contains(inside[0]), inside[1] == ":" {
            let property = inside[inside.count - 1]
            let name =
                inside[0] == "getter" ? property : "set\(property.prefix(1).uppercased())\(property.dropFirst()):"
            return replace(index...closing, with: "Selector(\"\(name)\")")
        }
        var labels: [String]?
        if let opening = inside.firstIndex(of: "(") {
            if inside.dropFirst(opening).contains("as") {
                return note(index, "a selector with «as» is not ported: name the parameters of the method instead")
            }
            labels = inside[(opening + 1)...].filter { $0 != ":" && $0 != ")" }
            inside = Array(inside[..<opening])
        }
        if let cast = inside.firstIndex(of: "as") { inside = Array(inside[..<cast]) }
        guard let scope = scopes.type(around: index) else {
            guard inside.count >= 3 else {
                return note(index, "a selector outside of a class needs the name of one: Board.tapped(_:)")
            }
            return replace(
                index...closing, with: Self.selector(inside, labels, type: inside.dropLast(2).joined(), knowledge))
        }
        let method = inside[inside.count - 1]
        var owner = inside.dropLast(2).joined()
        let around = scopes.all[scope]
        if owner.isEmpty || owner == "self" || owner == "Self" { owner = scopes.path(of: scope) }
        // A local class cannot be extended, and a generic one has no name without arguments: there the selector is made in place.
        let cannotBeExtended =
            scopes.isLocal(scope) || scopes.isHidden(scope, tokens)
            || knowledge.genericTypes.contains(scopes.path(of: scope))
        guard !cannotBeExtended, around.kind != .protocolBody else {
            let here = owner == scopes.path(of: scope) ? "Self" : owner
            return replace(index...closing, with: Self.selector([here, ".", method], labels, type: owner, knowledge))
        }
        let path = scopes.path(of: scope)
        let value = Self.selector([owner, ".", method], labels, type: owner, knowledge)
        let key = "\(path) \(value)"
        let number = selectors[key] ?? selectors.count + 1
        if selectors[key] == nil {
            selectors[key] = number
            add(
                "\(knowledge.availability[path] ?? "")extension \(path) { fileprivate static var _\(number): Selector { \(value) } }",
                about: index)
        }
        replace(index...closing, with: "\(path)._\(number)")
    }

    private static func selector(_ method: [String], _ labels: [String]?, type: String, _ knowledge: Knowledge)
        -> String
    {
        let base = method[method.count - 1]
        let known = labels ?? knowledge.labels["\(type).\(base)"]
        let name = known.map { Knowledge.selectorName(base, labels: $0) } ?? base
        let suffix = labels.map { $0.isEmpty ? "" : "(" + $0.map { "\($0):" }.joined() + ")" } ?? ""
        return "Selector(\"\(name)\", \(method.joined())\(suffix))"
    }

    /// Optional members of a protocol have an empty implementation.
    private mutating func rewriteOptional(_ index: Int) {
        guard Knowledge.isInProtocol(index, scopes), let member = Member(tokens, modifier: index),
            let scope = scopes.type(around: index)
        else {
            return
        }
        let parameters = member.parameters.map { "\($0.label) _: \(tokens.text($0.type))" }.joined(separator: ", ")
        let path = scopes.path(of: scope)
        if member.isFunction, let result = member.result {
            // The requirement has a name of its own, which implementations get as well: see `rewriteImplementation`.
            replaceBefore(index...member.nameToken, with: "func _\(member.name)")
            replace(result, with: optional(result))
            let requirement = "func _\(member.name)(\(parameters)) -> \(optional(result))"
            return add("extension \(path) { \(requirement) { nil } }", about: index)
        }
        remove(index...index)
        guard member.isFunction, !member.returnsValue else {
            return note(
                index,
                "this optional member is not ported: make \(member.name) a requirement, with a default in an extension"
            )
        }
        add("extension \(path) { func \(member.name)(\(parameters)) {} }", about: index)
    }

    /// The type of a value that may be missing.
    private func optional(_ type: ClosedRange<Int>) -> String {
        tokens.text(type) + (tokens.code(type.upperBound) == "?" ? "" : "?")
    }

    /// A function that may implement an optional member with a value has a second one with the name of the requirement.
    private mutating func rewriteImplementation(_ index: Int) {
        guard let member = Member(tokens, keyword: index), let result = member.result,
            knowledge.optionalValues[member.name]?.contains(member.parameters.map(\.label)) == true,
            let scope = scopes.type(around: index), scopes.all[scope].kind != .protocolBody,
            scopes.isDirectly(index, in: scope),
            !(tokens.startOfDeclaration(index)..<index).contains(where: { tokens.code($0) == "override" })
        else { return }
        let path = scopes.path(of: scope)
        guard !scopes.isLocal(scope), !scopes.isHidden(scope, tokens) else {
            return note(index, "\(path) cannot be extended: an optional member with a value needs a class of the file")
        }
        let parameters = member.parameters.enumerated().map { "\($1.label) _\($0): \(tokens.text($1.type))" }
        let arguments = member.parameters.enumerated().map { $1.label == "_" ? "_\($0)" : "\($1.label): _\($0)" }
        add(
            "\(knowledge.availability[path] ?? "")extension \(path) { func _\(member.name)(\(parameters.joined(separator: ", "))) "
                + "-> \(optional(result)) { \(member.name)(\(arguments.joined(separator: ", "))) } }", about: index)
    }

    /// Calls of optional members are calls.
    private mutating func rewriteCall(_ index: Int, _ word: String) {
        if tokens.code(index + 1) == "?", tokens.code(index + 2) == "(", tokens.code(index - 1) == "." {
            if knowledge.optionalValues[word] != nil {
                replace(index...index + 1, with: "_\(word)")
            } else if knowledge.optionalMembers.contains(word) {
                remove(index + 1...index + 1)
            }
        }
        guard word == "present" || word == "dismiss", tokens.code(index + 1) == "(" else { return }
        rewritePresentation(index + 1)
    }

    /// Presentations are not animated: the argument is removed, and a completion that is `nil`.
    private mutating func rewritePresentation(_ opening: Int) {
        let closing = tokens.closing(opening)
        var index = opening + 1
        while index < closing {
            let isFirst = index == opening + 1
            if tokens.matches(["animated", ":"], at: index) {
                var end = index + 2
                while end < closing, tokens.code(end) != "," {
                    end = ["(", "[", "{"].contains(tokens.code(end)) ? tokens.closing(end) + 1 : end + 1
                }
                let start = isFirst ? index : index - 1
                remove(start...(isFirst && tokens.code(end) == "," ? end : end - 1))
                index = end + 1
            } else if tokens.matches(["completion", ":", "nil"], at: index) {
                remove((tokens.code(index - 1) == "," ? index - 1 : index)...index + 2)
                index += 3
            } else {
                index = ["(", "[", "{"].contains(tokens.code(index)) ? tokens.closing(index) + 1 : index + 1
            }
        }
    }

    /// `private ( set )` is an error from language mode 6 on.
    private mutating func rewriteAccess(_ index: Int) {
        let levels = ["private", "fileprivate", "internal", "public", "package"]
        guard levels.contains(tokens.code(index - 2)), tokens.code(index - 1) == "(", tokens.code(index + 1) == ")",
            tokens.text(index - 2...index + 1) != tokens.code(index - 2) + "(set)"
        else { return }
        replace(index - 2...index + 1, with: "\(tokens.code(index - 2))(set)")
    }

    /// `protocol P: class` is the old form of `protocol P: AnyObject`.
    private mutating func rewriteClassConstraint(_ index: Int) {
        guard tokens.code(index - 1) == ":", ["{", ",", "where"].contains(tokens.code(index + 1)) else { return }
        replace(index...index, with: "AnyObject")
    }

    private mutating func rewriteUptime(_ index: Int) {
        for words in [[".", "processInfo", ".", "systemUptime"], ["(", ")", ".", "systemUptime"]]
        where tokens.matches(words, at: index + 1) {
            replace(index...index + words.count, with: "CACurrentMediaTime()")
        }
    }

    /// `x.rawValue as NSNumber` becomes a call, since numbers are not bridged.
    private mutating func rewriteBridging(_ index: Int) {
        guard tokens.code(index - 1) == "as", tokens.code(index - 2) == "rawValue" else { return }
        var start = index - 2
        while tokens.code(start - 1) == "." {
            start = tokens[start - 2].kind == .word ? start - 2 : start - 1
        }
        replace(start...index, with: "NSNumber(value: \(tokens.text(start...index - 2)))")
    }

    /// A layer's `init()` is required, since views make their layers with it.
    private mutating func rewriteLayerInitializer(_ index: Int) {
        guard let scope = scopes.type(around: index), scopes.all[scope].kind == .classBody,
            let colon = (scopes.all[scope].header..<scopes.all[scope].opening).first(where: { tokens.code($0) == ":" }),
            tokens.code(colon + 1).hasSuffix("Layer")
        else { return }
        let isInitializer = (index + 1...index + 2).contains { tokens.matches(["init", "(", ")"], at: $0) }
        if isInitializer { replace(index...index, with: "required") }
    }

    /// The deinitializer of a view, a controller or a layer is isolated, as that of its superclass.
    private mutating func rewriteDeinitializer(_ index: Int) {
        guard let scope = scopes.type(around: index), scopes.all[scope].kind == .classBody,
            scopes.isDirectly(index, in: scope), tokens.code(index - 1) != "isolated",
            knowledge.isOfKit(scopes.path(of: scope))
        else { return }
        replace(index...index, with: "isolated deinit")
    }

    /// An override in an extension is moved into the class, as the method of an extension cannot override.
    private mutating func moveOverride(_ index: Int) {
        guard let scope = scopes.type(around: index), scopes.all[scope].kind == .extensionBody,
            scopes.isDirectly(index, in: scope)
        else { return }
        let name = scopes.path(of: scope)
        guard
            let target = scopes.all.indices.first(where: {
                scopes.all[$0].kind == .classBody && scopes.path(of: $0) == name
            })
        else {
            return note(
                index, "an override in an extension of a class of another file is not ported: move it into the class")
        }
        let tokensOfDeclaration = declaration(around: index)
        let bytes =
            tokens[tokensOfDeclaration.lowerBound].range
            .lowerBound..<tokens[tokensOfDeclaration.upperBound].range.upperBound
        moves.append((bytes, tokens[scopes.all[target].closing].range))
    }

    /// Returns the tokens of the member with a modifier: from its first attribute or modifier to the end of its body.
    private func declaration(around index: Int) -> ClosedRange<Int> {
        var end = index
        while end < tokens.all.count - 1, tokens.code(end) != "{" {
            end = ["(", "["].contains(tokens.code(end)) ? tokens.closing(end) + 1 : end + 1
        }
        return tokens.startOfDeclaration(index)...tokens.closing(end)
    }
}
