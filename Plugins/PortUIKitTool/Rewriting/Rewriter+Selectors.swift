extension Rewriter {
    /// The contents of the parentheses of `#selector`.
    private struct Named {
        /// The expression in front of the method; empty without one.
        var receiver = ""
        /// A Boolean value that indicates whether the receiver is a type.
        var isType = false
        var method = ""
        /// The labels in parentheses behind the method; `nil` without parentheses.
        var labels: [String]?
        /// The parameters and the result of the type behind `as`; `nil` without one.
        var type: (parameters: [String], text: String, isUnapplied: Bool)?
    }

    /// `#selector(Board.tapped(_:))` becomes a constant of the class, whose value is at the end of the file, in the conditions of the selector.
    mutating func rewriteSelector(_ index: Int) {
        guard tokens.code(index + 1) == "(" else { return }
        let closing = tokens.closing(index + 1)
        guard closing > index + 2 else { return }
        // `#selector(getter: color)` names the property.
        if ["getter", "setter"].contains(tokens.code(index + 2)), tokens.code(index + 3) == ":" {
            let property = tokens[closing - 1].text
            let setter = "set\(property.prefix(1).uppercased())\(property.dropFirst()):"
            let name = tokens.code(index + 2) == "getter" ? property : setter
            return replace(index...closing, with: "Selector(\"\(name)\")")
        }
        guard let named = named(index + 2...closing - 1) else { return }
        let scope = scopes.type(around: index)
        let path = scope.map { scopes.path(of: $0) }
        let isOwn = ["", "self", "Self", "super", "type(of: self)"].contains(named.receiver)
        if isOwn, path == nil {
            return note(index, "a selector outside of a class needs the name of one: Board.tapped(_:)")
        }
        guard isOwn || named.isType else {
            return replace(
                index...closing, with: selector(named, [], "of: \(named.receiver), { $0.\(named.method)", end: " }"))
        }
        let type = isOwn ? path! : named.receiver
        let methods = matching(named, of: type)
        // A local class cannot be extended, and a generic one has no name without arguments: there the selector is made in place.
        let isInPlace =
            scope.map {
                scopes.isLocal($0) || scopes.isHidden($0, tokens) || scopes.all[$0].kind == .protocolBody
                    || knowledge.isGeneric(path!) || knowledge.isProtocol(path!)
            } ?? true
        let owner = isInPlace && type == path ? "Self" : type
        let value: String
        if !methods.isEmpty, methods.allSatisfy(\.isStatic) || named.type?.isUnapplied == false && !isOwn {
            value = selector(named, methods, "{ (type: \(owner).Type) in type.\(named.method)", end: " }")
        } else if owner != "Self", knowledge.isProtocol(owner) {
            value = selector(named, methods, "{ (target: any \(owner)) in target.\(named.method)", end: " }")
        } else {
            value = selector(named, methods, "\(owner).\(named.method)", of: owner)
        }
        replace(index...closing, with: isInPlace ? value : constant(value, of: path!, about: index))
    }

    /// Returns a call that makes a selector.
    /// - Parameters:
    ///   - named: What is named.
    ///   - methods: The methods that it may be.
    ///   - method: The beginning of an expression for it, up to its name.
    ///   - owner: The class of an unapplied method; `nil` for one of an instance.
    ///   - end: The end of the expression.
    private func selector(
        _ named: Named, _ methods: [Method], _ method: String, of owner: String? = nil, end: String = ""
    ) -> String {
        let labels = named.labels ?? methods.first?.parameters.map(\.label)
        let name = labels.map { Knowledge.selectorName(named.method, labels: $0) } ?? named.method
        // Actions have two parameters at most; the names of others are for a `SelectorTarget`.
        guard labels?.count ?? 0 < 3 else { return "Selector(\"\(name)\")" }
        let suffix = named.labels.map { $0.isEmpty ? "" : "(" + $0.map { "\($0):" }.joined() + ")" } ?? ""
        let type = named.type.map { " as " + (owner.map { "(\($0)) -> " } ?? "") + $0.text } ?? ""
        return "Selector(\"\(name)\", \(method)\(suffix)\(type)\(end))"
    }

    /// Returns the methods of a class that a selector can mean.
    private func matching(_ named: Named, of type: String) -> [Method] {
        var methods = knowledge.methods(named.method, of: type)
        if let labels = named.labels { methods = methods.filter { $0.parameters.map(\.label) == labels } }
        guard let parameters = named.type?.parameters else { return methods }
        methods = methods.filter { $0.parameters.count == parameters.count }
        let exact = methods.filter { $0.parameters.map(\.type) == parameters }
        return exact.isEmpty ? methods : exact
    }

    /// Reads what stands in the parentheses; `nil` if it is no method.
    private func named(_ range: ClosedRange<Int>) -> Named? {
        var (first, last) = (range.lowerBound, range.upperBound)
        while tokens.code(first) == "(", tokens.closing(first) == last, last > first + 1 {
            (first, last) = (first + 1, last - 1)
        }
        var named = Named()
        if let cast = tokens.outside(first...last).first(where: { tokens.code($0) == "as" }) {
            guard cast > first, cast < last, let type = functionType(cast + 1...last) else { return nil }
            named.type = type
            last = cast - 1
        }
        var method = last
        if tokens.code(last) == ")" {
            guard let opening = tokens.outside(first...last).last(where: { tokens.code($0) == "(" }), opening > first
            else { return nil }
            named.labels = (opening..<last).map { tokens[$0].text }.filter { $0 != "(" && $0 != ":" }
            method = opening - 1
        }
        guard tokens[method].kind == .word else { return nil }
        named.method = tokens[method].text
        guard method > first else { return named }
        guard tokens.code(method - 1) == ".", method - 2 >= first else { return nil }
        named.receiver = tokens.text(first...method - 2)
        let end = tokens[method - 2]
        // A type begins with a capital, or ends with its generic arguments.
        named.isType = end.text == ">" || end.kind == .word && end.text.first?.isUppercase == true
        return named
    }

    /// Reads the type of a function or of an unapplied method.
    private func functionType(_ range: ClosedRange<Int>)
        -> (parameters: [String], text: String, isUnapplied: Bool)?
    {
        if tokens.code(range.lowerBound) == "(", tokens.closing(range.lowerBound) == range.upperBound, range.count > 2 {
            return functionType(range.lowerBound + 1...range.upperBound - 1)
        }
        let arrows = tokens.outside(range).filter { tokens.matches(["-", ">"], at: $0) }
        guard let arrow = arrows.last else { return nil }
        let start = arrows.count > 1 ? arrows[arrows.count - 2] + 2 : range.lowerBound
        guard let opening = (start..<arrow).first(where: { tokens.code($0) == "(" }) else { return nil }
        let closing = tokens.closing(opening)
        let parameters = opening + 1 < closing ? opening + 1...closing - 1 : nil
        let commas = parameters.map { tokens.outside($0).filter { tokens.code($0) == "," } } ?? []
        let starts = [opening] + commas
        let ends = commas + [closing]
        let types = zip(starts, ends).map { Method.type(($0 + 1..<$1).map { tokens[$0].text }) }
        return (parameters == nil ? [] : types, tokens.text(start...range.upperBound), arrows.count > 1)
    }
}
