/// The inputs that are ignored until they end, by identifier or kind: they began while no input was accepted, or were cancelled. Their further
/// samples are not errors of the host.
struct RefusedInputs<ID: Equatable> {
    private var ids: [ID] = []
    /// A device that never reports a lift must not cause unlimited growth.
    private static var maximumCount: Int { 1_000 }

    func contains(_ id: ID) -> Bool { ids.contains(id) }

    mutating func insert(_ id: ID) {
        guard !ids.contains(id) else { return }
        if ids.count == Self.maximumCount { ids.removeFirst() }
        ids.append(id)
    }

    mutating func remove(_ id: ID) { ids.removeAll { $0 == id } }
}
