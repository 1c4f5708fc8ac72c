/// Rewrites a source by edits, each of which keeps the columns behind it where there is room.
struct Rewriter {
    let tokens: Tokens
    let scopes: Scopes
    let knowledge: Knowledge
    private var edits: [(range: Range<Int>, text: String)] = []
    private(set) var issues: [(place: Int, message: String)] = []
    /// Declarations behind the last line, with the tokens of the original that they are about.
    private var additions: [(token: Int, text: String)] = []
    /// The number of a selector, by its type, its text and its conditions.
    private var selectors: [String: Int] = [:]
    /// Declarations that are moved in front of a closing brace, in their order: their first tokens, their bytes, and those of the brace.
    private var moves: [(token: Int, range: Range<Int>, brace: Range<Int>)] = []

    init(_ tokens: Tokens, _ knowledge: Knowledge) {
        self.tokens = tokens
        self.knowledge = knowledge
        scopes = Scopes(tokens)
    }

    mutating func rewrite() {
        for index in tokens.indices {
            switch (tokens[index].kind, tokens[index].text) {
            case (.symbol, "@"): rewriteAttribute(index)
            case (.pound, let word): rewriteLiteral(index, word)
            case (.word, let word): rewriteWord(index, word)
            default: break
            }
        }
    }

    private mutating func rewriteWord(_ index: Int, _ word: String) {
        switch word {
        case "import": rewriteImport(index)
        case "os": rewriteSystem(index)
        case "protocol": rewriteProtocol(index)
        case "optional": rewriteOptional(index)
        case "func": rewriteImplementation(index)
        case "class":
            rewriteClassConstraint(index)
            rewritePathClass(index)
        case "override":
            moveOverride(index)
            rewriteLayerInitializer(index)
        case "deinit": rewriteDeinitializer(index)
        case "set": rewriteAccess(index)
        case "NSObjectProtocol": if tokens.code(index - 1) != "." { replace(index...index, with: "AnyObject") }
        case "AnyObject": rewriteLookup(index)
        case "NSSet": rewriteTouches(index)
        case "DispatchQueue": rewriteQueue(index)
        case "ProcessInfo": rewriteUptime(index)
        case "NSNumber": rewriteBridging(index)
        default: rewriteCall(index, word)
        }
    }

    // MARK: Edits

    /// The bytes from the first of some tokens to the last.
    private func bytes(_ range: ClosedRange<Int>) -> Range<Int> {
        tokens[range.lowerBound].range.lowerBound..<tokens[range.upperBound].range.upperBound
    }

    /// Replaces tokens; blanks fill the room that is left.
    mutating func replace(_ range: ClosedRange<Int>, with text: String) {
        let bytes = bytes(range)
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
    mutating func replaceBefore(_ range: ClosedRange<Int>, with text: String) {
        let bytes = bytes(range)
        edits.append((bytes, String(repeating: " ", count: max(0, bytes.count - text.utf8.count)) + text))
    }

    mutating func remove(_ range: ClosedRange<Int>) { replace(range, with: "") }

    mutating func note(_ token: Int, _ message: String) { issues.append((tokens[token].range.lowerBound, message)) }

    /// Adds a declaration behind the last line, in the conditions of a token.
    mutating func add(_ text: String, about token: Int) { additions.append((token, text)) }

    /// Moves declarations in front of a closing brace, in their conditions.
    mutating func move(_ range: ClosedRange<Int>, before brace: Int) {
        moves.append((range.lowerBound, bytes(range), tokens[brace].range))
    }

    /// Returns the name of a constant of a type whose value is a selector.
    mutating func constant(_ value: String, of type: String, about token: Int) -> String {
        let key = "\(type) \(value) \(tokens.conditions(of: token))"
        let number = selectors[key] ?? selectors.count + 1
        if selectors.updateValue(number, forKey: key) == nil {
            add(
                "\(knowledge.availability(type))extension \(type) { fileprivate static var _\(number): Selector { \(value) } }",
                about: token)
        }
        return "\(type)._\(number)"
    }

    // MARK: Output

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
        // Text in the conditions of a token.
        func conditional(_ token: Int, _ text: [UInt8]) -> [UInt8] {
            let conditions = tokens.conditions(of: token)
            let opening = conditions.joined().map { $0 + "\n" }.joined()
            let closing = conditions.map { _ in "#endif\n" }.joined()
            return Array(opening.utf8) + directive(tokens[token].range.lowerBound) + text + Array(closing.utf8)
        }
        // The bytes of a range with the edits in it, which are a slice of all.
        func rewritten(_ range: Range<Int>) -> [UInt8] {
            var (low, high) = (0, edits.count)
            while low < high {
                let middle = (low + high) / 2
                if edits[middle].range.lowerBound < range.lowerBound { low = middle + 1 } else { high = middle }
            }
            var (result, place): ([UInt8], Int) = ([], range.lowerBound)
            for edit in edits[low...] {
                guard edit.range.lowerBound < range.upperBound else { break }
                guard edit.range.lowerBound >= place, edit.range.upperBound <= range.upperBound else { continue }
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
            let moved = indentation(move.range.lowerBound) + rewritten(move.range) + [lineBreak]
            arriving[move.brace.lowerBound, default: [lineBreak]] += conditional(move.token, moved)
        }
        for (place, moved) in arriving { stops.append((place..<place, moved + directive(place) + indentation(place))) }
        var (result, place) = (directive(0), 0)
        for (range, bytes) in stops.sorted(by: { $0.0.lowerBound < $1.0.lowerBound }) {
            result += rewritten(place..<range.lowerBound) + bytes
            place = range.upperBound
        }
        result += rewritten(place..<tokens.bytes.count) + [lineBreak]
        for addition in additions { result += conditional(addition.token, Array("\(addition.text)\n".utf8)) }
        return String(decoding: result, as: UTF8.self)
    }
}
