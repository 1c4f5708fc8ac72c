import TouchCore
import TouchDrawing
import TouchInput

/// An animation from one value to another. Values that are not given are those that the layer shows without it: so with one of them it leads to,
/// or from, the layer's own.
#if !hasFeature(Embedded)
    @preconcurrency @MainActor
#endif
open class CABasicAnimation: CAPropertyAnimation {
    /// The value at the start; `nil` for the end less `by`, or what the layer shows.
    public final var from: LayerValue?
    /// The value at the end; `nil` for the start plus `by`, or what the layer shows.
    public final var to: LayerValue?
    /// The difference of both.
    public final var by: LayerValue?
    /// The components that the layer showed before the change that the animation is the action of.
    private final var before: AnimatedNumbers?

    #if !hasFeature(Embedded)
        private final var given: (from: Any?, to: Any?, by: Any?)

        /// The value at the start: a number, point, size, rectangle, `CGColor`, `CGPath` or transform, as the property has.
        public final var fromValue: Any? {
            get { given.from }
            set { (given.from, from) = (newValue, (newValue as? any LayerValueConvertible)?.layerValue) }
        }
        /// The value at the end.
        public final var toValue: Any? {
            get { given.to }
            set { (given.to, to) = (newValue, (newValue as? any LayerValueConvertible)?.layerValue) }
        }
        /// The difference of both.
        public final var byValue: Any? {
            get { given.by }
            set { (given.by, by) = (newValue, (newValue as? any LayerValueConvertible)?.layerValue) }
        }
    #endif

    override func empty() -> CAAnimation { CABasicAnimation() }

    override func take(_ other: CAAnimation) {
        super.take(other)
        guard let other = other as? CABasicAnimation else { return }
        (from, to, by, before) = (other.from, other.to, other.by, other.before)
        #if !hasFeature(Embedded)
            given = other.given
        #endif
    }

    override var hasMatchingValues: Bool {
        #if !hasFeature(Embedded)
            if given.from != nil && from == nil || given.to != nil && to == nil || given.by != nil && by == nil {
                return false
            }
        #endif
        guard let key else { return false }
        for value in [from, to, by] {
            guard let value else { continue }
            if case .path = value { if !key.isPath { return false } } else if key.numbers(value) == nil { return false }
        }
        return true
    }

    /// Returns the fraction of the way at a fraction of a run.
    func progress(_ fraction: CGFloat, duration: TimeInterval) -> CGFloat { fraction }

    override func show(_ place: AnimationPlace, in look: inout ShownLook, duration: TimeInterval) {
        guard let key else { return }
        let part = progress(place.fraction, duration: duration)
        if key.isPath {
            guard let own = key.path(in: look) else { return }
            return key.show(outline(from, own).mixed(with: outline(to, own), part), in: &look)
        }
        let own = isAdditive ? .zero : key.numbers(in: look)
        let (from, to, by) = (from.flatMap(key.numbers), to.flatMap(key.numbers), by.flatMap(key.numbers))
        let start: AnimatedNumbers
        let end: AnimatedNumbers
        switch (from, to, by) {
        case (let from?, let to?, _): (start, end) = (from, to)
        case (let from?, nil, let by?): (start, end) = (from, from + by)
        case (nil, let to?, let by?): (start, end) = (to - by, to)
        case (let from?, nil, nil): (start, end) = (from, own)
        case (nil, let to?, nil): (start, end) = (before ?? own, to)
        case (nil, nil, let by?): (start, end) = (own, own + by)
        case (nil, nil, nil): (start, end) = (before ?? own, own)
        }
        let way = key.way(from: start, to: end)
        show(start + Double(part) * way, end: start + way, place, in: &look)
    }

    private func outline(_ value: LayerValue?, _ own: PathOutline) -> PathOutline {
        if case .path(let path)? = value { path.outline } else { own }
    }
}

#if !hasFeature(Embedded)
    extension CABasicAnimation: ChangeAnimation {
        package func animate(_ property: LayerProperty, from old: AnimatedNumbers, on layer: CALayer) {
            let copy = copied
            if let copy = copy as? CABasicAnimation, copy.keyPath == property.rawValue { copy.before = old }
            layer.add(copy, forKey: property.rawValue)
        }
    }
#endif
