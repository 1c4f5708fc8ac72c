import TouchArbitration

/// The views of some recognizers and all their ancestors, each once, with their depths and the order of their branches.
struct Lineage {
    private struct Spot {
        unowned(unsafe) var view: UIView
        /// The index of the superview; -1 for the outermost view.
        var parent: Int
        var depth: Int
        /// A Boolean value that indicates whether more than one view inside it is listed.
        var isFork = false
        var hasChild = false
        /// The position among its siblings, below a fork.
        var place = 0
        /// The rank of its branch among those of the same depth; 0 is in front.
        var branch = 0
    }

    /// A Boolean value that indicates whether the views are not all on one line.
    private(set) var isForked = false
    /// The views, parents before their children.
    private var spots: [Spot] = []
    private var way: [UIView] = []

    /// The index of each view's superview; -1 for the outermost.
    var parents: [Int] { spots.map { $0.parent } }

    /// Lists a view and its ancestors; returns the index of the view.
    mutating func spot(of view: UIView) -> Int {
        if view.spotInLineage >= 0 { return view.spotInLineage }
        var link: UIView? = view
        while let next = link, next.spotInLineage < 0 {
            way.append(next)
            link = next.superviewStorage
        }
        var parent = link?.spotInLineage ?? -1
        if parent < 0 {
            if !spots.isEmpty { isForked = true }
        } else if spots[parent].hasChild {
            spots[parent].isFork = true
            isForked = true
        }
        while let view = way.popLast() {
            view.spotInLineage = spots.count
            if parent >= 0 { spots[parent].hasChild = true }
            spots.append(Spot(view: view, parent: parent, depth: parent < 0 ? 1 : spots[parent].depth + 1))
            parent = spots.count - 1
        }
        return parent
    }

    func place(of spot: Int) -> (depth: Int, branch: Int) { (spots[spot].depth, spots[spot].branch) }

    /// Ranks the branches, from the outermost views inwards.
    mutating func rankBranches(in application: UIApplication?) {
        guard isForked else { return }
        number(application?.windowStorage ?? [])
        for index in spots.indices where spots[index].isFork { number(spots[index].view.subviewStorage) }
        var order = Array(spots.indices)
        order.arrange { (spots[$0].depth, $0) < (spots[$1].depth, $1) }
        var start = 0
        while start < order.count {
            var end = start
            while end < order.count, spots[order[end]].depth == spots[order[start]].depth { end += 1 }
            rankLevel(Array(order[start..<end]))
            start = end
        }
    }

    private mutating func number(_ siblings: [some UIView]) {
        for (place, view) in siblings.enumerated() where view.spotInLineage >= 0 {
            spots[view.spotInLineage].place = place
        }
    }

    private mutating func rankLevel(_ level: [Int]) {
        guard level.count > 1 else { return }
        var keys = level.map { spot in
            (
                branch: spots[spot].parent < 0 ? 0 : spots[spots[spot].parent].branch, place: -spots[spot].place,
                spot: spot
            )
        }
        keys.arrange { $0 < $1 }
        for index in keys.indices.dropFirst() {
            let (before, key) = (keys[index - 1], keys[index])
            let isAlike = before.branch == key.branch && before.place == key.place
            spots[key.spot].branch = spots[before.spot].branch + (isAlike ? 0 : 1)
        }
    }

    mutating func removeAll() {
        for spot in spots { spot.view.spotInLineage = -1 }
        spots.removeAll(keepingCapacity: true)
        isForked = false
    }
}

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

    /// A Boolean value that indicates whether the views are not on one line.
    var isDivided: Bool { !divided.isEmpty }

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
