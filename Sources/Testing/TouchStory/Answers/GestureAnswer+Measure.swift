import TouchTrace

extension GestureAnswer {
    /// The numbers in a recognizer's own reason for its failure: `moved 47.5 pt, more than 45` is 47.5, with the limit 45.
    public struct Measure: Hashable, Sendable {
        /// The measured number; `nil` if the reason has its limit alone, as `lifted before 0.5 s`.
        public let value: Double?
        /// The limit.
        public let limit: Double

        /// Reads a reason; `nil` if it has no limit.
        ///
        /// The limit is the first number after a comma that `more than`, `not` or `of` precedes, or that `required` follows; without
        /// such a comma, the last number.
        init?(_ text: String) {
            let parts = text.utf8.split(separator: 44, maxSplits: 1)
            guard let first = parts.first else { return nil }
            if parts.count == 2, Self.isLimit(parts[1]), let limit = Self.numbers(parts[1]).first {
                (value, self.limit) = (Self.numbers(first).first, limit)
                return
            }
            let numbers = Self.numbers(first)
            // «2 of 3 fingers after 0.5 s»
            if numbers.count > 1, Self.words(first).dropFirst().first.map({ Self.isWord($0, "of") }) == true {
                (value, limit) = (numbers[0], numbers[1])
                return
            }
            guard parts.count == 1, let last = numbers.last else { return nil }
            (value, limit) = (nil, last)
        }

        private static func isLimit(_ text: Substring.UTF8View) -> Bool {
            let words = words(text)
            guard let first = words.first, let last = words.last else { return false }
            return isWord(first, "more") || isWord(first, "less") || isWord(first, "not") || isWord(last, "required")
        }

        private static func words(_ text: Substring.UTF8View) -> [Substring.UTF8View] { text.split(separator: 32) }

        private static func isWord(_ word: Substring.UTF8View, _ other: StaticString) -> Bool {
            other.withUTF8Buffer { word.elementsEqual($0) }
        }

        private static func numbers(_ text: Substring.UTF8View) -> [Double] {
            var numbers: [Double] = []
            for word in words(text) where word.first.map({ (48...57).contains($0) || $0 == 45 }) == true {
                if let number = Double(traced: Array(word)[...]) { numbers.append(number) }
            }
            return numbers
        }
    }
}
