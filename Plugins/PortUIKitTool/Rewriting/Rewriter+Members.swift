extension Rewriter {
    /// Optional members of a protocol have an empty implementation.
    mutating func rewriteOptional(_ index: Int) {
        guard scopes.isInProtocol(index), let member = Member(tokens, modifier: index),
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
    mutating func rewriteImplementation(_ index: Int) {
        guard let member = Member(tokens, keyword: index), let result = member.result,
            knowledge.optionalValues(member.name).contains(Declarations.labels(member)),
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
            "\(knowledge.availability(path))extension \(path) { func _\(member.name)(\(parameters.joined(separator: ", "))) "
                + "-> \(optional(result)) { \(member.name)(\(arguments.joined(separator: ", "))) } }", about: index)
    }

    /// Calls of optional members are calls.
    mutating func rewriteCall(_ index: Int, _ word: String) {
        guard tokens.code(index + 1) == "?", tokens.code(index + 2) == "(", tokens.code(index - 1) == "." else {
            return
        }
        if !knowledge.optionalValues(word).isEmpty {
            replace(index...index + 1, with: "_\(word)")
        } else if knowledge.isOptional(word) {
            remove(index + 1...index + 1)
        }
    }

    /// `protocol P: class` is the old form of `protocol P: AnyObject`.
    mutating func rewriteClassConstraint(_ index: Int) {
        guard tokens.code(index - 1) == ":", ["{", ",", "where"].contains(tokens.code(index + 1)) else { return }
        replace(index...index, with: "AnyObject")
    }

    /// A protocol of Objective-C is one of classes.
    mutating func rewriteProtocol(_ index: Int) {
        let start = tokens.startOfDeclaration(index)
        guard tokens[index + 1].kind == .word,
            (start..<index).contains(where: { tokens.matches(["@", "objc"], at: $0) })
        else { return }
        let name = index + 1
        guard tokens.code(name + 1) == ":" else {
            return replace(name...name, with: "\(tokens.text(name...name)): AnyObject")
        }
        let inherited = (name + 2..<tokens.all.count).prefix { !["{", "where"].contains(tokens.code($0)) }
        let bounds: Set<String> = ["AnyObject", "NSObjectProtocol", "class"]
        if !inherited.contains(where: { bounds.contains(tokens.code($0)) }) {
            replace(name + 1...name + 1, with: ": AnyObject,")
        }
    }

    /// `private ( set )` is an error from language mode 6 on.
    mutating func rewriteAccess(_ index: Int) {
        let levels = ["private", "fileprivate", "internal", "public", "package"]
        guard levels.contains(tokens.code(index - 2)), tokens.code(index - 1) == "(", tokens.code(index + 1) == ")",
            tokens.text(index - 2...index + 1) != tokens.code(index - 2) + "(set)"
        else { return }
        replace(index - 2...index + 1, with: "\(tokens.code(index - 2))(set)")
    }

    /// A layer's `init()` is required, since views make their layers with it.
    mutating func rewriteLayerInitializer(_ index: Int) {
        guard let scope = scopes.type(around: index), scopes.all[scope].kind == .classBody,
            let colon = (scopes.all[scope].header..<scopes.all[scope].opening).first(where: { tokens.code($0) == ":" }),
            tokens.code(colon + 1).hasSuffix("Layer")
        else { return }
        let isInitializer = (index + 1...index + 2).contains { tokens.matches(["init", "(", ")"], at: $0) }
        if isInitializer { replace(index...index, with: "required") }
    }

    /// The deinitializer of a view, a controller or a layer is isolated, as that of its superclass.
    mutating func rewriteDeinitializer(_ index: Int) {
        guard let scope = scopes.type(around: index), scopes.all[scope].kind == .classBody,
            scopes.isDirectly(index, in: scope), tokens.code(index - 1) != "isolated",
            knowledge.isOfKit(scopes.path(of: scope))
        else { return }
        replace(index...index, with: "isolated deinit")
    }

    /// A subclass of `UIBezierPath` belongs to no actor, as paths do.
    mutating func rewritePathClass(_ index: Int) {
        guard let scope = scopes.all.firstIndex(where: { $0.header == index && $0.kind == .classBody }),
            knowledge.isPath(scopes.path(of: scope)),
            !(tokens.startOfDeclaration(index)..<index).contains(where: { tokens.code($0) == "nonisolated" })
        else { return }
        replace(index...index, with: "nonisolated class")
    }

    /// An override in an extension is moved into the class, as the method of an extension cannot override.
    mutating func moveOverride(_ index: Int) {
        guard let scope = scopes.type(around: index), scopes.all[scope].kind == .extensionBody,
            scopes.isDirectly(index, in: scope)
        else { return }
        let name = scopes.path(of: scope)
        let classes = scopes.all.indices.filter { scopes.all[$0].kind == .classBody && scopes.path(of: $0) == name }
        let conditions = tokens.conditions(of: index)
        guard
            let target = classes.first(where: { conditions.starts(with: tokens.conditions(of: scopes.all[$0].header)) })
                ?? classes.first
        else {
            return note(
                index, "an override in an extension of a class of another file is not ported: move it into the class")
        }
        move(declaration(around: index), before: scopes.all[target].closing)
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
