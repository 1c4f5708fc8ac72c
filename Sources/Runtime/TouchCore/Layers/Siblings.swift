/// An element with a rank in a list: ranks increase, with gaps between them, so that an element is found without a linear search, and
/// removing one changes no other.
protocol Ranked: AnyObject {
    var rank: Int64 { get set }
}

extension UIView: Ranked {}
extension CALayer: Ranked {}
extension UIGestureRecognizer: Ranked {}
extension UIViewController: Ranked {}

extension Array where Element: Ranked {
    /// Returns the number of elements with a lower rank; the array is sorted by rank.
    func count(below rank: Int64) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if self[middle].rank < rank { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// Returns the index of a member; `nil` if it is not one.
    func index(of member: Element) -> Int? {
        let index = count(below: member.rank)
        return index < count && self[index] === member ? index : nil
    }
}

/// The contents of a view, or of a layer that is not a view's, from back to front: subviews and the layers that were added by
/// hand have one order, that of their ranks, and each kind has its own list.
///
///     views     a(0)       b(20)          rank below the layer ≤ 15
///     layers         x(10)       y(30)
///     order     a    x     b     y
struct Siblings {
    let views: [UIView]
    let layers: [CALayer]

    /// The initial distance of two ranks.
    private static let step: Int64 = 1 << 32
    /// The limit of ranks: beyond it, no rank is made by adding a step.
    private static let limit: Int64 = 1 << 61

    var count: Int { views.count + layers.count }
    var isEmpty: Bool { views.isEmpty && layers.isEmpty }

    /// Returns the number of views among the first siblings.
    private func views(amongFirst place: Int) -> Int {
        var (low, high) = (max(0, place - layers.count), min(place, views.count))
        while low < high {
            let middle = (low + high) / 2
            if views[middle].rank < layers[place - middle - 1].rank { low = middle + 1 } else { high = middle }
        }
        return low
    }

    private func sibling(at place: Int) -> any Ranked {
        let view = views(amongFirst: place)
        let layer = place - view
        if layer == layers.count { return views[view] }
        if view == views.count { return layers[layer] }
        return views[view].rank < layers[layer].rank ? views[view] : layers[layer]
    }

    /// Returns the index at which an element of that rank is, or would be.
    func place(of rank: Int64) -> Int { views.count(below: rank) + layers.count(below: rank) }

    /// Returns the index of a layer; `nil` if it is not a sibling.
    func place(of layer: CALayer) -> Int? {
        if let view = layer.owner { return views.index(of: view) == nil ? nil : place(of: view.rank) }
        return layers.index(of: layer) == nil ? nil : place(of: layer.rank)
    }

    /// Returns a rank for a new sibling with a number of siblings behind it.
    func rank(inserting place: Int) -> Int64 {
        guard !isEmpty else { return 0 }
        let behind = place > 0 ? sibling(at: place - 1).rank : nil
        let ahead = place < count ? sibling(at: place).rank : nil
        switch (behind, ahead) {
        case (let behind?, let ahead?) where ahead - behind > 1: return behind + (ahead - behind) / 2
        case (let behind?, nil) where behind < Self.limit: return behind + Self.step
        case (nil, let ahead?) where ahead > -Self.limit: return ahead - Self.step
        case (_, _):
            // No room is left, which happens once in 32 insertions at one place.
            renumber()
            return rank(inserting: place)
        }
    }

    private func renumber() {
        var order: [any Ranked] = []
        forEach(view: { order.append($0) }, layer: { order.append($0) })
        for (index, sibling) in order.enumerated() { sibling.rank = Int64(index) * Self.step }
    }

    /// Calls a closure for each sibling, in order.
    func forEach(view: (UIView) -> Void, layer: (CALayer) -> Void) {
        var next = 0
        for present in views {
            while next < layers.count, layers[next].rank < present.rank {
                layer(layers[next])
                next += 1
            }
            view(present)
        }
        for present in layers[next...] { layer(present) }
    }

    /// The layers of all siblings, in order.
    var layersInOrder: [CALayer] {
        var order: [CALayer] = []
        order.reserveCapacity(count)
        forEach(view: { order.append($0.layer) }, layer: { order.append($0) })
        return order
    }
}

extension Array {
    /// Sorts the elements; equal ones keep their order.
    ///
    /// In Embedded builds one function does it for all types of elements: that of the standard library takes 2 kB of code for each.
    @inline(__always) mutating func arrange(_ precedes: (Element, Element) -> Bool) {
        #if hasFeature(Embedded)
            let elements = self
            let places = arrangedPlaces(count) { precedes(elements[$0], elements[$1]) }
            for index in indices { self[index] = elements[places[index]] }
        #else
            sort(by: precedes)
        #endif
    }
}

#if hasFeature(Embedded)
    /// Returns the numbers below a count in an order, in which equal ones stay as they are.
    @inline(never) private func arrangedPlaces(_ count: Int, _ precedes: (Int, Int) -> Bool) -> [Int] {
        var places = Array(0..<count)
        places.sort(by: precedes)
        return places
    }
#endif
