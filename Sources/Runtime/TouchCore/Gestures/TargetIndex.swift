/// An object whose targets are kept in the order of their tokens, which ascend.
package protocol IndexedTarget: AnyObject {
    var token: Int { get }
    /// The object or name that the target is found by; `nil` for one that is found by its token alone.
    var key: TargetKey? { get }
}

/// The object or name that a target is found by.
package enum TargetKey: Hashable {
    case object(ObjectIdentifier)
    case name(String)

    package nonisolated static func == (left: Self, right: Self) -> Bool {
        switch (left, right) {
        case (.object(let left), .object(let right)): left == right
        case (.name(let left), .name(let right)): left == right
        case (.object, .name), (.name, .object): false
        }
    }

    package nonisolated func hash(into hasher: inout Hasher) {
        switch self {
        case .object(let object): hasher.combine(object)
        case .name(let name): hasher.combine(name)
        }
    }
}

extension Array where Element: IndexedTarget {
    /// Returns the index of the target with a token; `nil` if there is none.
    package func place(of token: Int) -> Int? {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if self[middle].token < token { low = middle + 1 } else { high = middle }
        }
        return low < count && self[low].token == token ? low : nil
    }
}

/// The tokens of targets by key, for a list that is too long for a search. Embedded builds search.
package struct TargetIndex {
    #if !hasFeature(Embedded)
        /// `nil` as long as the list is short.
        private var tokens: [TargetKey: [Int]]?
        /// The length up to which a list is searched.
        private static let few = 16
    #endif

    package init() {}

    /// A Boolean value that indicates whether the list was ever too long for a search.
    var isInUse: Bool {
        #if hasFeature(Embedded)
            false
        #else
            tokens != nil
        #endif
    }

    /// Returns the targets of a list with a key, and perhaps others.
    package func targets<Element: IndexedTarget>(of key: TargetKey, in list: [Element]) -> [Element] {
        #if hasFeature(Embedded)
            return list
        #else
            guard let tokens else { return list }
            return (tokens[key] ?? []).compactMap { token in list.place(of: token).map { list[$0] } }
        #endif
    }

    /// Notes that a target was added at the end of a list.
    package mutating func added(to list: [some IndexedTarget]) {
        #if !hasFeature(Embedded)
            guard list.count > Self.few || tokens != nil, let target = list.last, let key = target.key else { return }
            if tokens == nil {
                tokens = [:]
                for earlier in list.dropLast() {
                    if let key = earlier.key { tokens?[key, default: []].append(earlier.token) }
                }
            }
            tokens?[key, default: []].append(target.token)
        #endif
    }

    /// Notes that a target was removed.
    package mutating func removed(_ target: some IndexedTarget) {
        #if !hasFeature(Embedded)
            guard tokens != nil, let key = target.key, tokens?[key] != nil else { return }
            if let place = tokens?[key]?.lastIndex(of: target.token) { tokens?[key]?.remove(at: place) }
            if tokens?[key]?.isEmpty == true { tokens?[key] = nil }
        #endif
    }
}
