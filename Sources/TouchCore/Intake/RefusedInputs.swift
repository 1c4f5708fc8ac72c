/// The identifiers of inputs that are down and ignored until they end: they began while no input was accepted, or were cancelled.
struct RefusedInputs {
    private var ids: [Int] = []
    /// A device that never reports a lift must not cause unlimited growth.
    private static let maximumCount = 1_000

    func contains(_ id: Int) -> Bool { ids.contains(id) }

    mutating func insert(_ id: Int) {
        guard !ids.contains(id) else { return }
        if ids.count == Self.maximumCount { ids.removeFirst() }
        ids.append(id)
    }

    mutating func remove(_ id: Int) { ids.removeAll { $0 == id } }
}
