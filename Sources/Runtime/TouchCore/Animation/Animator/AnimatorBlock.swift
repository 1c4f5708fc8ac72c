import TouchInput

/// A closure with changes of an animator.
struct AnimatorBlock {
    let body: () -> Void
    /// The fraction of the remaining way of the animator after which the changes start.
    let delayFactor: CGFloat

    /// Returns the closures that start at the same time together, in the order of the first of them; an empty part without any.
    static func parts(of blocks: [AnimatorBlock]) -> [[AnimatorBlock]] {
        var order = Array(blocks.indices)
        order.arrange { blocks[$0].delayFactor < blocks[$1].delayFactor }
        var parts: [(first: Int, blocks: [AnimatorBlock])] = []
        for index in order {
            if let first = parts.last?.first, blocks[first].delayFactor == blocks[index].delayFactor {
                parts[parts.count - 1].blocks.append(blocks[index])
            } else {
                parts.append((index, [blocks[index]]))
            }
        }
        parts.arrange { $0.first < $1.first }
        return parts.isEmpty ? [[]] : parts.map { $0.blocks }
    }
}
