import TouchArbitration

/// The relations between recognizers: those on the same view, or on views of which one is inside the other, are related (B-146).
/// Represented as sets; usually all of them are on one line of views.
struct Kinship {
    /// The recognizers attached to views of the app.
    private var attached = ContestantSet()
    /// The gestures of the system, which are around all views.
    private var aroundAll = ContestantSet()
    private var isAnyDetached = false
    /// The related recognizers by slot, where the views are not on one line.
    private var divided: [ContestantSet] = []

    mutating func removeAll() {
        attached.removeAll()
        aroundAll.removeAll()
        isAnyDetached = false
        divided.removeAll(keepingCapacity: true)
    }

    mutating func add(_ contestant: Contestant) { attached.insert(contestant) }

    /// Adds a recognizer without a view, which is related to no other.
    mutating func addDetached() { isAnyDetached = true }

    mutating func addToAll(_ contestant: Contestant) { aroundAll.insert(contestant) }

    /// Divides the recognizers where views fork: each is related to those on the way up and those in its own subtree.
    mutating func divide(_ places: [Dispatcher.Place], along lineage: Lineage) {
        let above = lineage.parents
        var own = Array(repeating: ContestantSet(), count: above.count)
        for place in places where place.spot >= 0 { own[place.spot].insert(Contestant(place.slot)) }
        // Parents come before their children.
        var (up, down) = (own, own)
        for spot in above.indices where above[spot] >= 0 { up[spot].formUnion(up[above[spot]]) }
        for spot in above.indices.reversed() where above[spot] >= 0 { down[above[spot]].formUnion(down[spot]) }
        for place in places where place.spot >= 0 {
            while divided.count <= place.slot { divided.append(ContestantSet()) }
            divided[place.slot] = up[place.spot].union(down[place.spot])
        }
    }

    func of(_ contestant: Contestant, among others: ContestantSet) -> ContestantSet {
        if aroundAll.contains(contestant) || divided.isEmpty && !isAnyDetached { return others }
        guard attached.contains(contestant) else { return others.intersection(aroundAll) }
        var kin = others.intersection(divided.isEmpty ? attached : divided[contestant.slot])
        kin.formUnion(others.intersection(aroundAll))
        return kin
    }
}
