/// The tokens that ported code has, and the conditions in which each of them stands.
///
/// Ported code is that of an iPhone: `os(iOS)` is true, other systems of Apple's, their modules and the simulator are false. Branches that are not
/// compiled have no tokens, so that nothing is rewritten or reported in them.
struct Conditions {
    private(set) var tokens: [Token] = []
    /// For each token the number of its place in `places`.
    private(set) var place: [Int] = []
    /// Places: the directives that lead to each, from the outermost `#if`; those of one block of directives are one element.
    private(set) var places: [[[String]]] = [[]]

    /// A block of directives that is open.
    private struct Block {
        /// The directives up to that of the present branch.
        var directives: [String] = []
        /// A Boolean value that indicates whether the branch may be compiled.
        var isLive = true
        /// A Boolean value that indicates whether a branch before, or this one, is always compiled.
        var isDecided = false
        /// A Boolean value that indicates whether the present branch is the one that is always compiled.
        var isCertain = false
        /// A Boolean value that indicates whether all branches before are never compiled.
        var isFirst = true
    }

    init(_ all: [Token], isOnNextLine: (Int) -> Bool) {
        var blocks: [Block] = []
        var current = 0
        var index = 0
        while index < all.count {
            let token = all[index]
            let isDirective = token.kind == .pound && ["#if", "#elseif", "#else", "#endif"].contains(token.text)
            guard isDirective else {
                if blocks.allSatisfy(\.isLive) { append(token, current) }
                index += 1
                continue
            }
            var end = index + 1
            var depth = 0
            while end < all.count, depth > 0 || !isOnNextLine(end), token.text != "#else", token.text != "#endif" {
                if all[end].text == "(" { depth += 1 }
                if all[end].text == ")" { depth -= 1 }
                end += 1
            }
            let isInside = (token.text == "#if" ? blocks : blocks.dropLast()).allSatisfy(\.isLive)
            if isInside { for token in all[index..<end] { append(token, current) } }
            let directive = Self.text(all[index..<end])
            switch token.text {
            case "#if": blocks.append(Self.block(Block(), directive, Self.value(all[index + 1..<end])))
            case "#endif": blocks = blocks.dropLast()
            default:
                guard let block = blocks.popLast() else { break }
                let value = token.text == "#else" ? true : Self.value(all[index + 1..<end])
                blocks.append(Self.block(block, directive, value))
            }
            let path = blocks.filter { !($0.isCertain && $0.isFirst) }.map(\.directives)
            current = places.firstIndex(of: path) ?? places.count
            if current == places.count { places.append(path) }
            index = end
        }
    }

    private mutating func append(_ token: Token, _ number: Int) {
        tokens.append(token)
        place.append(number)
    }

    /// Returns a block at its next branch.
    private static func block(_ before: Block, _ directive: String, _ value: Bool?) -> Block {
        Block(
            directives: before.directives + [directive], isLive: !before.isDecided && value != false,
            isDecided: before.isDecided || value == true, isCertain: value == true,
            isFirst: before.directives.isEmpty || before.isFirst && !before.isLive)
    }

    /// Returns the text of a directive, in which `os(iOS)` is `true`.
    private static func text(_ tokens: ArraySlice<Token>) -> String {
        var text = ""
        var index = tokens.startIndex
        while index < tokens.endIndex {
            if index > tokens.startIndex, tokens[index].range.lowerBound > tokens[index - 1].range.upperBound {
                text += " "
            }
            let isSystem = tokens[index...].prefix(4).map(\.text) == ["os", "(", "iOS", ")"]
            text += isSystem ? "true" : tokens[index].text
            index += isSystem ? 4 : 1
        }
        return text
    }

    /// Returns the value of a condition; `nil` if it depends on the build.
    static func value(_ tokens: ArraySlice<Token>) -> Bool? {
        var rest = tokens.map(\.text)[...]
        return either(&rest)
    }

    private static func either(_ rest: inout ArraySlice<String>) -> Bool? {
        var value = both(&rest)
        while rest.starts(with: ["|", "|"]) {
            rest = rest.dropFirst(2)
            let other = both(&rest)
            value = value == true || other == true ? true : value == nil || other == nil ? nil : false
        }
        return value
    }

    private static func both(_ rest: inout ArraySlice<String>) -> Bool? {
        var value = single(&rest)
        while rest.starts(with: ["&", "&"]) {
            rest = rest.dropFirst(2)
            let other = single(&rest)
            value = value == false || other == false ? false : value == nil || other == nil ? nil : true
        }
        return value
    }

    private static func single(_ rest: inout ArraySlice<String>) -> Bool? {
        guard let word = rest.popFirst() else { return nil }
        if word == "!" { return single(&rest).map { !$0 } }
        if word == "(" {
            let value = either(&rest)
            rest = rest.dropFirst()
            return value
        }
        if word == "true" || word == "false" { return word == "true" }
        guard rest.first == "(" else { return nil }
        let argument = rest.dropFirst().first ?? ""
        rest = rest.drop { $0 != ")" }.dropFirst()
        switch word {
        case "os": return argument == "iOS" ? true : others.contains(argument) ? false : nil
        case "canImport": return modules.contains(argument) ? true : foreign.contains(argument) ? false : nil
        case "targetEnvironment": return false
        default: return nil
        }
    }

    private static let others: Set<String> = ["macOS", "OSX", "tvOS", "watchOS", "visionOS", "xrOS"]
    private static let modules: Set<String> = ["UIKit", "QuartzCore", "CoreGraphics", "Foundation"]
    private static let foreign: Set<String> = ["AppKit", "Cocoa", "WatchKit", "SwiftUI"]
}
