/// The copies of a touch that its events returned last, kept for the next event; made when an app asks for them.
final class TouchCopies {
    var coalesced = TouchCopyList()
    var predicted = TouchCopyList()
}

/// Copies of a touch that an event returned last. Those that the app has let go of are used again, so that reading coalesced or predicted
/// touches allocates nothing while a finger moves.
///
/// A copy that is kept, by itself or in the list, stays as it is, and another one takes its place.
struct TouchCopyList {
    private var copies: [UITouch] = []
    private var count = 0
    /// Copies for an event with more readings than the one before.
    private var spare: [UITouch] = []
    private static let maximumSpare = 16

    /// Begins a new list.
    mutating func removeAll() { count = 0 }

    /// Adds a copy of a touch that shows other values.
    mutating func append(_ sample: UITouch.Sample, of touch: UITouch) {
        defer { count += 1 }
        guard count < copies.count else {
            let copy = spare.popLast()
            if let copy { touch.renew(copy, sample) }
            copies.append(copy ?? touch.snapshot(sample))
            return
        }
        // An app that has kept the list shares its storage; this access separates the two, and then both refer to each copy.
        if UITouch.isUnreferenced(&copies[count]) {
            touch.renew(copies[count], sample)
        } else {
            copies[count] = touch.snapshot(sample)
        }
    }

    /// Returns the list.
    mutating func list() -> [UITouch] {
        while copies.count > count {
            var copy = copies.removeLast()
            if spare.count < Self.maximumSpare, UITouch.isUnreferenced(&copy) { spare.append(copy) }
        }
        return copies
    }
}
