import TouchDrawing
import TouchInput
import TouchKinematics

// Changes of layers that are no views' are animated by themselves. They are the same changes of groups that views have.

extension CALayer: AnimatedSubject {
    final var runningChanges: [RunningChange] {
        get { extras?.runningChanges ?? [] }
        set { ownExtras.runningChanges = newValue }
    }

    /// The dispatcher that runs the layer's animations: that of its window, while the window is shown.
    final var animator: Dispatcher? {
        var layer = self
        while let superlayer = layer.superlayerStorage { layer = superlayer }
        return layer.owner?.animator
    }

    final func runningChangesMayHaveChanged() {}

    final func displayNeeded() { changed() }

    final func interruptAnimations() {
        interruptChanges()
        for added in extras?.animations ?? [] { remove(added) }
    }

    /// A Boolean value that indicates whether changes of the layer may be animated.
    final var isAnimatingChanges: Bool { entrance >= 0 }

    /// The values of the layer.
    final var ownLook: ShownLook {
        ShownLook(
            placement: placement, style: style, alpha: CGFloat(style.opacity), zPosition: zPosition, shape: drawnShape)
    }

    /// The look of the layer at this instant.
    final var shownLook: ShownLook {
        if let owner { return owner.shownLook }
        var look = ownLook
        guard let extras else { return look }
        look.add(changesOf: self)
        extras.apply(to: &look)
        return look
    }

    @inline(never) final func animateStyle(from old: DrawnLayerStyle) {
        let new = ownLook
        var before = new
        (before.style, before.alpha) = (old, CGFloat(old.opacity))
        for property in LayerProperty.ofStyle { animate(property, from: before, to: new) }
    }

    final func animate(_ property: LayerProperty, from old: ShownLook, to new: ShownLook) {
        animate(property, old[property], new[property])
    }

    /// Animates a change as the transaction says. The layer is in a window.
    @inline(never) final func animate(_ property: LayerProperty, _ old: AnimatedNumbers, _ new: AnimatedNumbers) {
        guard old != new, owner == nil, let dispatcher = animator, entrance != dispatcher.now.nanoseconds else {
            return
        }
        let transaction = AnimationTransaction.open(in: dispatcher)
        let duration = transaction?.duration ?? GestureThresholds.implicitAnimationDuration
        guard transaction?.disablesActions != true, duration >= GestureThresholds.shortestAnimation else { return }
        #if !hasFeature(Embedded)
            if let action = action(forKey: property.rawValue) {
                if let animation = action as? any ChangeAnimation {
                    return animation.animate(property, from: old + running(property), on: self)
                }
                return action.run(forKey: property.rawValue, object: self, arguments: nil)
            }
        #endif
        var offset = AnimatedOffset(property, from: old, to: new)
        offset.add(takeRunning(property, except: nil))
        guard offset.isFinite, !offset.isZero else { return }
        let timing = AnimationTiming(motion: .curve(transaction?.curve ?? .default), duration: duration)
        let group = AnimationGroup(in: dispatcher, timing: timing, options: .allowUserInteraction, delay: 0)
        run(offset, in: group)
        dispatcher.startAnimation(group, nil)
    }
}

// The way into a window.

extension CALayer {
    /// Notes that the layer, and those that were added to it, came into a window that is shown; those that were no view's animate their changes from
    /// the next instant on, and animations that were added before start.
    final func enter(_ dispatcher: Dispatcher) {
        var rest = [self]
        while let layer = rest.popLast() {
            if layer.owner == nil { layer.entrance = dispatcher.now.nanoseconds }
            for added in layer.extras?.animations ?? [] { added.start(in: dispatcher) }
            rest += layer.sublayerStorage
            if let mask = layer.extras?.mask { rest.append(mask) }
        }
    }
}
