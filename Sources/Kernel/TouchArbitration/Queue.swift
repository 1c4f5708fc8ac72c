/// A first-in, first-out queue whose storage is kept when it becomes empty.
@usableFromInline struct Queue<Element: Hashable & Sendable>: Hashable, Sendable {
    @usableFromInline var elements: [Element] = []
    @usableFromInline var head = 0

    @inlinable var isEmpty: Bool {
        head == elements.count
    }

    mutating func push(_ element: Element) {
        elements.append(element)
    }

    mutating func pop() -> Element? {
        // Usually there is one element at a time: it is moved out.
        if head == 0, elements.count < 2 { return elements.popLast() }
        guard head < elements.count else { return nil }
        let element = elements[head]
        head += 1
        if head == elements.count {
            elements.removeAll(keepingCapacity: true)
            head = 0
        }
        return element
    }

    /// Removes elements, wherever they are.
    mutating func removeAll(where isRemoved: (Element) -> Bool) {
        elements.removeFirst(head)
        head = 0
        elements.removeAll(where: isRemoved)
    }
}
