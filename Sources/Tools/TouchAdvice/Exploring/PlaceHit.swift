internal import Touchstone

/// The view that a touch at a place hits, and the recognizers that may receive the touch.
struct PlaceHit {
    /// A place may stand for others with the same recognizers and the same class of view; a control stands for itself.
    struct Key: Hashable {
        fileprivate var recognizers: [ObjectIdentifier]
        fileprivate var view: ObjectIdentifier
        fileprivate var control: ObjectIdentifier?
    }

    /// The classes and properties, which are equal for views that are made alike.
    struct Settings: Hashable {
        private enum Part: Hashable {
            case known(GestureSettings)
            case other(ObjectIdentifier)
        }

        private var parts: [Part]
        private var areEnabled: [Bool]
        private var view: ObjectIdentifier

        fileprivate init(_ hit: PlaceHit) {
            parts = hit.recognizers.map { recognizer in
                GestureSettings(recognizer).map { .known($0) } ?? .other(ObjectIdentifier(type(of: recognizer)))
            }
            areEnabled = hit.recognizers.map(\.isEnabled)
            view = ObjectIdentifier(type(of: hit.view))
        }
    }

    let view: UIView
    let recognizers: [UIGestureRecognizer]

    /// The control below the place, if the view has code of its own, which may forward the touch to it.
    private let control: UIControl?

    /// Creates the hit of a view at a place in its coordinates.
    init(_ view: UIView, at place: CGPoint) {
        self.view = view
        control = view is UIControl || AppCode.isFree(view) ? nil : Self.control(in: view, at: place)
        recognizers = InspectedTree.chain(of: view).flatMap { $0.gestureRecognizers ?? [] }
    }

    var key: Key {
        Key(
            recognizers: recognizers.map { ObjectIdentifier($0) },
            view: view is UIControl ? ObjectIdentifier(view) : ObjectIdentifier(type(of: view)),
            control: control.map { ObjectIdentifier($0) })
    }

    private static func control(in view: UIView, at place: CGPoint) -> UIControl? {
        for subview in view.subviews.reversed() where !subview.isHidden {
            let inside = view.convert(place, to: subview)
            guard subview.bounds.contains(inside) else { continue }
            return subview as? UIControl ?? control(in: subview, at: inside)
        }
        return nil
    }

    var settings: Settings { Settings(self) }
}

/// The groups of places that have to do with each other.
struct PlaceGroups {
    /// The group of each place: the lowest index of a place in it.
    private(set) var groups: [Int]

    init(_ hits: [PlaceHit]) {
        groups = Array(hits.indices)
        var firsts: [ObjectIdentifier: Int] = [:]
        for (index, hit) in hits.enumerated() {
            for recognizer in hit.recognizers {
                // A required recognizer may be at other places.
                for tied in [recognizer] + recognizer.requiredToFail {
                    let first = firsts[ObjectIdentifier(tied)] ?? index
                    firsts[ObjectIdentifier(tied)] = first
                    join(first, index)
                }
            }
        }
        let isCode = hits.map { !($0.view is UIControl) && !AppCode.isFree($0.view) }
        let coded = hits.indices.filter { isCode[$0] }
        for index in coded.dropFirst() { join(coded[0], index) }
        let mayBeTied = hits.contains { hit in
            hit.recognizers.contains(where: AppCode.mayBeTied)
                || InspectedTree.chain(of: hit.view).contains(where: \.isExclusiveTouch)
        }
        if mayBeTied { groups = groups.map { _ in 0 } }
    }

    private mutating func join(_ one: Int, _ other: Int) {
        let (low, high) = (min(groups[one], groups[other]), max(groups[one], groups[other]))
        guard low < high else { return }
        for index in groups.indices where groups[index] == high { groups[index] = low }
    }
}
