/// First in, first out, in storage that is kept when the queue runs empty.
struct Queue<Element: Hashable & Sendable>: Hashable, Sendable {
    private var elements: [Element] = []
    private var head = 0

    var isEmpty: Bool {
        head == elements.count
    }

    mutating func push(_ element: Element) {
        elements.append(element)
    }

    mutating func pop() -> Element? {
        guard head < elements.count else { return nil }
        let element = elements[head]
        head += 1
        if head == elements.count {
            elements.removeAll(keepingCapacity: true)
            head = 0
        }
        return element
    }
}
