package import TouchTrace

/// The names of recognizers as drawings show them: `UITapGestureRecognizer#3` of a trace as `Tap 3`.
///
/// A trace names a recognizer without a `name` by its class and a number, and has no record of the view that it is attached
/// to. Numbers are never used twice in a trace, so the short names are as distinct as the long ones. The name that an app
/// gives a recognizer stays as it is.
package enum ReadableNames {
    private static let suffixes = ["GestureRecognizer", "Recognizer"]

    /// Returns a text, or a name, with each `class#number` of a recognizer in it made readable.
    ///
    /// Classes whose names do not end in `Recognizer` keep theirs: a view may be called `Card#2`.
    package static func text(_ text: String) -> String { replacing(text, with: name) }

    /// Returns a text with each word that contains `#` replaced.
    package static func replacing(_ text: String, with name: (String) -> String) -> String {
        guard text.contains("#") else { return text }
        var result = ""
        var word = ""
        for character in text {
            if character.isLetter || character.isNumber || character == "_" || character == "#" {
                word.append(character)
            } else {
                result += name(word)
                word = ""
                result.append(character)
            }
        }
        return result + name(word)
    }

    /// Returns the name of a recognizer that the hit test passed over: one without a name has no number then, and is named by its view.
    package static func skipped(_ recognizer: RecognizerName, on view: ResponderName) -> String {
        recognizer.text.hasSuffix("Recognizer") ? "\(kind(recognizer.text)) on \(view)" : recognizer.text
    }

    /// Returns the class of a recognizer as words: `long press`.
    package static func kind(_ className: String) -> String {
        var name = className[...]
        if let suffix = suffixes.first(where: { name.hasSuffix($0) }) { name = name.dropLast(suffix.count) }
        if name.hasPrefix("UI"), name.dropFirst(2).first?.isUppercase ?? true { name = name.dropFirst(2) }
        guard !name.isEmpty else { return "recognizer" }
        var words = ""
        for character in name {
            if character.isUppercase, words.last?.isLowercase == true { words += " " }
            words += words.last?.isUppercase == true ? "\(character)" : character.lowercased()
        }
        return words
    }

    /// Returns the readable form of a word if it is a class of recognizers, `#` and a number; else the word.
    package static func name(_ word: String) -> String {
        let parts = word.split(separator: "#", omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[1].isEmpty, parts[1].allSatisfy({ ("0"..."9").contains($0) }) else {
            return word
        }
        // Embedded Swift has no names of classes at run time: all are `recognizer#3` there.
        if parts[0] == "recognizer" { return "Recognizer \(parts[1])" }
        guard let suffix = suffixes.first(where: { parts[0].hasSuffix($0) }) else { return word }
        var kind = parts[0].dropLast(suffix.count)
        if kind.hasPrefix("UI"), kind.dropFirst(2).first?.isUppercase ?? true { kind = kind.dropFirst(2) }
        return "\(kind.isEmpty ? "Recognizer" : kind) \(parts[1])"
    }
}

extension NamePattern {
    /// Returns a Boolean value that indicates whether the pattern means a name of a trace: as the trace has it, or as
    /// drawings show it.
    package func means(_ name: String) -> Bool { matches(name) || matches(ReadableNames.text(name)) }
}

/// A name with `*` for any characters and `?` for one.
package struct NamePattern {
    private let pattern: [Character]

    package init(_ pattern: String) {
        self.pattern = Array(pattern)
    }

    /// Returns a Boolean value that indicates whether the pattern matches the whole name. It backtracks to the last `*` only, so it takes
    /// at most length times length steps.
    package func matches(_ name: String) -> Bool {
        let name = Array(name)
        var (place, index) = (0, 0)
        var star: (place: Int, index: Int)?
        while index < name.count {
            if place < pattern.count, pattern[place] == "*" {
                star = (place, index)
                place += 1
            } else if place < pattern.count, pattern[place] == "?" || pattern[place] == name[index] {
                place += 1
                index += 1
            } else if let last = star {
                star = (last.place, last.index + 1)
                (place, index) = (last.place + 1, last.index + 1)
            } else {
                return false
            }
        }
        return pattern[place...].allSatisfy { $0 == "*" }
    }
}
