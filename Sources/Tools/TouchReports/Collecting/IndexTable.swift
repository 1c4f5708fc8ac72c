/// Values, texts for example, each of which is kept once.
struct IndexTable<Element: Hashable & Sendable>: Sendable {
    /// The values, in the order of their first use.
    private(set) var elements: [Element] = []
    private var indices: [Element: Int] = [:]

    /// Returns the index of a value, which is added if it is new.
    mutating func index(of element: Element) -> Int {
        if let index = indices[element] { return index }
        indices[element] = elements.count
        elements.append(element)
        return elements.count - 1
    }
}
