import TouchCore
import TouchDrawing
public import TouchInput
import TouchKinematics

/// An animation of one property of a layer.
#if !hasFeature(Embedded)
    @preconcurrency @MainActor
#endif
open class CAPropertyAnimation: CAAnimation {
    /// The property: `position`, `bounds.size.width`, `transform.scale`, `opacity`, `strokeEnd` and the like; see `CALayer.add(_:forKey:)`.
    public final var keyPath: String? {
        didSet { key = keyPath.flatMap { AnimatedKey($0) } }
    }
    /// A Boolean value that indicates whether the values are added to what the layer shows without the animation; `false` by default.
    public final var isAdditive = false
    /// A Boolean value that indicates whether each run continues from the end of the last; `false` by default.
    public final var isCumulative = false
    private(set) final var key: AnimatedKey?

    /// Creates an animation of a property.
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }

    override func empty() -> CAAnimation { CAPropertyAnimation() }

    override func take(_ other: CAAnimation) {
        super.take(other)
        guard let other = other as? CAPropertyAnimation else { return }
        (keyPath, isAdditive, isCumulative) = (other.keyPath, other.isAdditive, other.isCumulative)
    }

    /// A Boolean value that indicates whether all values are of the type of the property.
    var hasMatchingValues: Bool { true }

    override var unknownKeys: [String] { key == nil || !hasMatchingValues ? [keyPath ?? ""] : [] }

    /// Makes a layer show components.
    /// - Parameter end: The components at the end of a run, which each run adds if the animation is cumulative.
    final func show(_ numbers: AnimatedNumbers, end: AnimatedNumbers, _ place: AnimationPlace, in look: inout ShownLook) {
        guard let key else { return }
        var shown = numbers
        if isCumulative { shown += Double(place.run) * end }
        if isAdditive { shown += key.numbers(in: look) }
        key.show(shown, in: &look)
    }
}

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
            if given.from != nil && from == nil || given.to != nil && to == nil || given.by != nil && by == nil { return false }
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

/// An animation along which a spring pulls the value to its end. `duration` does not follow from the spring: set it to `settlingDuration`.
#if !hasFeature(Embedded)
    @preconcurrency @MainActor
#endif
public final class CASpringAnimation: CABasicAnimation {
    /// The moved mass; 1 by default.
    public var mass: CGFloat = 1
    /// The force per distance; 100 by default.
    public var stiffness: CGFloat = 100
    /// The force per velocity; 10 by default.
    public var damping: CGFloat = 10
    /// The velocity at the start, in ways per second; 0 by default, negative away from the end.
    public var initialVelocity: CGFloat = 0

    /// Creates an animation without a key path.
    public override init() { super.init() }

    /// Creates a spring from its perceived duration in seconds, which is the undamped period, and its bounce, −1…1.
    public convenience init(perceptualDuration: TimeInterval, bounce: CGFloat) {
        self.init()
        let spring = Spring(perceptualDuration: perceptualDuration, bounce: bounce, displacement: -1)
        (mass, stiffness, damping) = (spring.mass, spring.stiffness, spring.damping)
    }

    /// The seconds after which the spring stays within a thousandth of the way.
    public var settlingDuration: TimeInterval { spring.settlingDuration(threshold: 0.001) }

    private var spring: Spring {
        let critical = 2 * (max(0, stiffness) * max(0, mass)).squareRoot()
        return Spring(
            mass: mass, stiffness: stiffness, dampingRatio: critical > 0 ? damping / critical : 1, displacement: -1,
            velocity: initialVelocity)
    }

    override func empty() -> CAAnimation { CASpringAnimation() }

    override func take(_ other: CAAnimation) {
        super.take(other)
        guard let other = other as? CASpringAnimation else { return }
        (mass, stiffness, damping, initialVelocity) = (
            other.mass, other.stiffness, other.damping, other.initialVelocity
        )
    }

    override func progress(_ fraction: CGFloat, duration: TimeInterval) -> CGFloat {
        1 + spring.value(at: TimeInterval(fraction) * duration)
    }
}
