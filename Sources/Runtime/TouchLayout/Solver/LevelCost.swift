/// The cost of a unit of a variable, level by level: the strongest first. Costs are compared as words are: a level counts only where all
/// stronger ones are equal, so that no number of weak constraints outweighs a strong one.
struct LevelCost {
    /// The priorities with amounts other than 0, in descending order.
    private(set) var parts: [(priority: Float, amount: Double)] = []

    var isZero: Bool { parts.isEmpty }

    /// A Boolean value that indicates whether the strongest amount is below 0.
    var isNegative: Bool { parts.first.map { $0.amount < 0 } ?? false }

    mutating func add(_ amount: Double, at priority: Float) {
        let index = parts.firstIndex { $0.priority <= priority } ?? parts.count
        guard index < parts.count, parts[index].priority == priority else {
            if abs(amount) >= LinearForm.least { parts.insert((priority, amount), at: index) }
            return
        }
        parts[index].amount += amount
        if abs(parts[index].amount) < LinearForm.least { parts.remove(at: index) }
    }

    mutating func add(_ other: LevelCost, times factor: Double) {
        for part in other.parts { add(part.amount * factor, at: part.priority) }
    }

    /// Returns a Boolean value that indicates whether the left cost divided by its number is less than the right one divided by its own.
    static func isLess(_ left: LevelCost, over leftNumber: Double, than right: LevelCost, over rightNumber: Double)
        -> Bool
    {
        var (i, j) = (0, 0)
        while i < left.parts.count || j < right.parts.count {
            let isLeft =
                j == right.parts.count || i < left.parts.count && left.parts[i].priority >= right.parts[j].priority
            let isRight =
                i == left.parts.count || j < right.parts.count && right.parts[j].priority >= left.parts[i].priority
            let difference =
                (isLeft ? left.parts[i].amount / leftNumber : 0) - (isRight ? right.parts[j].amount / rightNumber : 0)
            if abs(difference) >= LinearForm.least { return difference < 0 }
            if isLeft { i += 1 }
            if isRight { j += 1 }
        }
        return false
    }
}
