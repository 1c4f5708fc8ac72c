// Members of `AnyObject` are looked up by Objective-C. Code about touches uses them where the object can only be a touch.

extension Rewriter {
    /// An `AnyObject` that is an element of a set of touches becomes a touch.
    mutating func rewriteLookup(_ index: Int) {
        if tokens.code(index - 1) == ":", tokens[index - 2].kind == .word {
            if tokens.code(index + 1) == "in" {
                let sequence = line(from: index + 2)
                let body = sequence.upperBound + 1
                let end = tokens.code(body) == "{" ? tokens.closing(body) : tokens.all.count
                guard mentionsTouches(sequence), isLookedUp(index - 2, until: end) else { return }
                return replaceBefore(index...index, with: "UITouch")
            }
            let equals = ["?", "!"].contains(tokens.code(index + 1)) ? index + 2 : index + 1
            let end = scopes.innermost(around: index).map { scopes.all[$0].closing } ?? tokens.all.count
            guard tokens.code(equals) == "=", isTouch(line(from: equals + 1)), isLookedUp(index - 2, until: end)
            else { return }
            return replaceBefore(index...index, with: "UITouch")
        }
        let cast = ["?", "!"].contains(tokens.code(index - 1)) ? index - 2 : index - 1
        guard tokens.code(cast) == "as", let operand = tokens.operand(before: cast), isTouch(operand) else { return }
        let isOptional = ["?", "!"].contains(tokens.code(index + 1))
        if operand.contains(where: { tokens.code($0) == "NSSet" }) {
            // The element of an `NSSet` is an `Any?`.
            replaceBefore(cast...index, with: "as! UITouch")
        } else if !isOptional, mayBeMissing(operand.upperBound) {
            // Objective-C makes an object of a touch that may be missing.
            replace(index...index, with: "Any as! UITouch")
        } else {
            replaceBefore(index...index, with: "UITouch")
        }
    }

    /// Returns a Boolean value that indicates whether an expression that ends with a token is an element of a collection that may be empty.
    private func mayBeMissing(_ last: Int) -> Bool {
        let name = tokens.matches(["(", ")"], at: last - 1) ? last - 2 : last
        return ["first", "last", "anyObject", "randomElement", "popFirst", "popLast"].contains(tokens.code(name))
    }

    /// A set of touches is not bridged; `UIKit` has what an `NSSet` of touches is asked for.
    mutating func rewriteTouches(_ index: Int) {
        guard tokens.code(index - 1) == "as", let operand = tokens.operand(before: index - 1),
            mentionsTouches(operand), !isTouch(operand)
        else { return }
        replace(index...index, with: "Set<UITouch>")
    }

    /// Returns a Boolean value that indicates whether the members of a variable are used between its declaration and another token.
    private func isLookedUp(_ name: Int, until end: Int) -> Bool {
        (name + 1..<max(end, name + 1)).contains { index in
            guard tokens.code(index) == tokens.code(name), tokens.code(index - 1) != "." else { return false }
            return tokens.code(index + (["!", "?"].contains(tokens.code(index + 1)) ? 2 : 1)) == "."
        }
    }

    /// The tokens of an expression that ends with its line, or before a body or another clause.
    private func line(from start: Int) -> ClosedRange<Int> {
        var end = start
        while end + 1 < tokens.all.count, !["{", ",", ";", "else", "}"].contains(tokens.code(end + 1)),
            !tokens.beginsLine(end + 1)
        {
            end = ["(", "["].contains(tokens.code(end)) ? max(tokens.closing(end), end + 1) : end + 1
        }
        return start...end
    }

    private func mentionsTouches(_ range: ClosedRange<Int>) -> Bool {
        range.contains { tokens[$0].kind == .word && tokens[$0].text.lowercased().hasSuffix("touches") }
    }

    /// Returns a Boolean value that indicates whether an expression is an element of a set or an array of touches.
    private func isTouch(_ range: ClosedRange<Int>) -> Bool {
        guard mentionsTouches(range) else { return false }
        var last = range.upperBound
        if let cast = tokens.outside(range).first(where: { tokens.code($0) == "as" }), cast > range.lowerBound {
            last = cast - 1
        }
        while last > range.lowerBound, ["!", "?"].contains(tokens.code(last)) { last -= 1 }
        if tokens.code(last) == "]" { return tokens.opening(of: last).map { $0 > range.lowerBound } ?? false }
        let name = tokens.matches(["(", ")"], at: last - 1) ? last - 2 : last
        return tokens.code(name - 1) == "."
            && (mayBeMissing(last) || ["removeFirst", "removeLast"].contains(tokens.code(name)))
    }
}

extension Tokens {
    /// Returns the tokens of the expression in front of a cast: names, members, calls and subscripts; `nil` without one.
    func operand(before cast: Int) -> ClosedRange<Int>? {
        let words = ["return", "in", "let", "var", "case", "if", "guard", "while", "else", "try", "await"]
        var start = cast
        while start > 0 {
            let before = start - 1
            let isJoined = start == cast || [".", "!", "?", "(", "["].contains(code(start))
            if ["!", "?", "."].contains(code(before)) {
                start = before
            } else if isJoined, [")", "]"].contains(code(before)), let opening = opening(of: before) {
                start = opening
            } else if isJoined, [.word, .number].contains(self[before].kind), !words.contains(code(before)) {
                start = before
            } else {
                break
            }
        }
        return start < cast ? start...cast - 1 : nil
    }
}
