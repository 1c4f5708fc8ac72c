import Touchstone

/// The clipping areas of a list: each is a path that cuts another area. Equal areas have equal numbers, also across lists, so that two
/// lists are compared by number.
struct ClipTable {
    /// A path that cuts the area `parent`.
    struct Cut: Hashable {
        let parent: Int
        let path: PathOutline
        let rule: CGPathFillRule
        let map: CGAffineTransform
    }

    /// The number of the area that is everything.
    static let everything = 0

    private var numbers: [Cut: Int] = [:]
    private(set) var cuts: [Int: Cut] = [:]
    private var last = Self.everything

    /// Returns the number of an area: that of the earlier table if it has it.
    mutating func number(_ cut: Cut, earlier: ClipTable) -> Int {
        if let number = numbers[cut] { return number }
        let number: Int
        if let before = earlier.numbers[cut] {
            number = before
        } else {
            last = max(last, earlier.last) + 1
            number = last
        }
        last = max(last, number)
        numbers[cut] = number
        cuts[number] = cut
        return number
    }

    /// Returns the cuts that lead from one area to another within it, outermost first.
    func cuts(from outer: Int, to inner: Int) -> [Int] {
        var path: [Int] = []
        var number = inner
        while number != outer, let cut = cuts[number] {
            path.append(number)
            number = cut.parent
        }
        return path.reversed()
    }
}
