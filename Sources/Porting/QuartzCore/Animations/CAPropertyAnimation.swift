import TouchCore

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
    final func show(_ numbers: AnimatedNumbers, end: AnimatedNumbers, _ place: AnimationPlace, in look: inout ShownLook)
    {
        guard let key else { return }
        var shown = numbers
        if isCumulative { shown += Double(place.run) * end }
        if isAdditive { shown += key.numbers(in: look) }
        key.show(shown, in: &look)
    }
}
