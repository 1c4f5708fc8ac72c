import HostKit

/// The words of a command line: options, whose values are behind them or behind an equals sign.
package struct OptionWords {
    private var rest: ArraySlice<String>
    /// The last word that was read as an option.
    package private(set) var word = ""
    private var name = ""
    /// The value behind the equals sign, until it is read.
    private var given: String?

    /// Begins with the first word.
    package init(_ words: [String]) { rest = words[...] }

    /// Reads an option and returns its name; `nil` after the last one.
    /// - Throws: That the option before has a value that was not read.
    package mutating func next() throws(HostFailure) -> String? {
        if let given { throw HostFailure("\(name) takes no value, such as '\(given.printable)'") }
        guard let word = rest.popFirst() else { return nil }
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        (self.word, name, given) = (word, parts[0], parts.count > 1 ? parts[1] : nil)
        return name
    }

    /// Reads the value of the option.
    /// - Parameter what: The value, for the message that it is missing.
    package mutating func value(_ what: String) throws(HostFailure) -> String {
        guard let value = given ?? rest.popFirst(), !value.isEmpty else { throw HostFailure("\(name) needs \(what)") }
        given = nil
        return value
    }

    /// Returns the failure of a word that is none of the options.
    package func unknown(_ names: [String]) -> HostFailure {
        let near = names.filter { $0.hasPrefix(word) || word.hasPrefix($0) }
        let advice = near.count == 1 ? "did you mean \(near[0])?" : "--help lists the options"
        return HostFailure("there is no option '\(word.printable)'; \(advice)")
    }
}
