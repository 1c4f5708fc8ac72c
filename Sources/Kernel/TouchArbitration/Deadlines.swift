/// The pending deadlines of an application: a heap of (instant, order of insertion, token).
///
/// Instants are nanoseconds on the application's time line. Deadlines of the same instant fire in the order in which they were
/// set. Time is an argument; nothing here reads a clock.
public struct Deadlines: Hashable, Sendable {
    /// The identity of a deadline until it fires or is cancelled.
    public typealias Token = UInt64

    @usableFromInline struct Entry: Hashable, Sendable {
        @usableFromInline var instant: Int64
        var token: Token
        func isBefore(_ other: Entry) -> Bool {
            instant != other.instant ? instant < other.instant : token < other.token
        }
    }

    @usableFromInline var heap: [Entry] = []
    /// The index of each token in the heap.
    private var places: [Token: Int] = [:]
    private var lastToken: Token = 0

    /// Creates an empty heap.
    public init() {}

    /// The instant of the earliest deadline.
    @inlinable public var next: Int64? { heap.isEmpty ? nil : heap[0].instant }

    /// The token that was assigned last.
    public var latest: Token { lastToken }

    /// The number of pending deadlines.
    public var count: Int { heap.count }

    /// Sets a deadline; its token is greater than every earlier one.
    public mutating func set(at instant: Int64) -> Token {
        lastToken += 1
        places[lastToken] = heap.count
        heap.append(Entry(instant: instant, token: lastToken))
        siftUp(heap.count - 1)
        return lastToken
    }

    /// Cancels a deadline; does nothing if it has fired.
    public mutating func cancel(_ token: Token) {
        if let index = places[token] { removeEntry(at: index) }
    }

    /// Removes and returns the earliest deadline that is due at `instant`, if there is one.
    public mutating func popDue(at instant: Int64) -> (instant: Int64, token: Token)? {
        guard let first = heap.first, first.instant <= instant else { return nil }
        removeEntry(at: 0)
        return (first.instant, first.token)
    }

    /// Moves the deadlines that are due at `instant` to a later one; they keep their order.
    public mutating func putOff(dueAt instant: Int64, until later: Int64) {
        for index in heap.indices where heap[index].instant <= instant { heap[index].instant = later }
        for index in (0..<heap.count / 2).reversed() { siftDown(index) }
    }

    private mutating func removeEntry(at index: Int) {
        places[heap[index].token] = nil
        let last = heap.removeLast()
        guard index < heap.count else { return }
        heap[index] = last
        places[last.token] = index
        siftUp(index)
        siftDown(index)
    }

    private mutating func siftUp(_ start: Int) {
        var child = start
        while child > 0 {
            let parent = (child - 1) / 2
            guard heap[child].isBefore(heap[parent]) else { return }
            swap(child, parent)
            child = parent
        }
    }

    private mutating func swap(_ one: Int, _ other: Int) {
        heap.swapAt(one, other)
        places[heap[one].token] = one
        places[heap[other].token] = other
    }

    private mutating func siftDown(_ start: Int) {
        var parent = start
        while true {
            var least = parent
            for child in [2 * parent + 1, 2 * parent + 2] where child < heap.count {
                if heap[child].isBefore(heap[least]) { least = child }
            }
            guard least != parent else { return }
            swap(parent, least)
            parent = least
        }
    }
}
