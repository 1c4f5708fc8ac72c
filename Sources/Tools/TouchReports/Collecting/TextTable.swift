/// Texts, each of which is kept once.
struct TextTable: Sendable {
    /// The texts, in the order of their first use.
    private(set) var texts: [String] = []
    private var indices: [String: Int] = [:]

    /// Returns the index of a text, which is added if it is new.
    mutating func index(of text: String) -> Int {
        if let index = indices[text] { return index }
        indices[text] = texts.count
        texts.append(text)
        return texts.count - 1
    }
}
