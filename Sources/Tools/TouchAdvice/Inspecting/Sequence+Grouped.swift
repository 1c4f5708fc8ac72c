extension Sequence {
    /// Returns the elements with the same key together, in the order in which each key was first.
    func grouped<Key: Hashable>(by key: (Element) -> Key) -> [(key: Key, members: [Element])] {
        var (groups, places): ([(key: Key, members: [Element])], [Key: Int]) = ([], [:])
        for element in self {
            let key = key(element)
            if let place = places[key] {
                groups[place].members.append(element)
            } else {
                places[key] = groups.count
                groups.append((key, [element]))
            }
        }
        return groups
    }
}
