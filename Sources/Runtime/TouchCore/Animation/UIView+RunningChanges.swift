import TouchDrawing
import TouchInput

// The animated part of a view: its properties have the new values immediately; the remainders of the old ones are added when it
// is drawn. A view that is not animated pays for one check.

extension UIView {
    final var shownPlacement: Placement {
        isAtRest ? placement : shownLook.placement
    }

    /// A Boolean value that indicates whether the view shows its values.
    private var isAtRest: Bool { runningChanges.isEmpty && layerStorage?.extras == nil }

    /// The values of the view.
    final var ownLook: ShownLook {
        ShownLook(
            placement: placement, style: layerStorage?.style ?? DrawnLayerStyle(), alpha: alphaStorage,
            zPosition: layerStorage?.zPosition ?? 0, shape: layerStorage?.drawnShape)
    }

    /// The look of the view at this instant.
    final var shownLook: ShownLook {
        var look = ownLook
        look.add(changesOf: self)
        layerStorage?.extras?.apply(to: &look)
        return look
    }

    // MARK: Changes

    /// Changes the placement, and animates the change if a closure of `animate` is running.
    final func changePlacementAnimated(_ change: (inout Placement) -> Void) {
        let old = placement
        change(&placement)
        guard let block = AnimationBlock.open else { return }
        func animate(_ property: LayerProperty, _ numbers: (Placement) -> AnimatedNumbers) {
            block.animate(AnimatedOffset(property, from: numbers(old), to: numbers(placement)), of: self)
        }
        if old.bounds != placement.bounds { animate(.bounds) { AnimatedNumbers($0.bounds) } }
        if old.center != placement.center { animate(.position) { AnimatedNumbers($0.center) } }
        if !old.hasTransform(of: placement) { animate(.transform) { TransformParts($0).numbers } }
    }

    final func changeAlpha(to alpha: CGFloat) {
        let old = alphaStorage
        alphaStorage = alpha
        guard let block = AnimationBlock.open else { return }
        block.animate(
            AnimatedOffset(.opacity, from: AnimatedNumbers(old), to: AnimatedNumbers(alpha)), of: self)
    }

    final func backgroundColorChanged(from old: CGColor?) {
        guard let block = AnimationBlock.open else { return }
        block.animate(
            AnimatedOffset(
                .backgroundColor, from: AnimatedNumbers(old), to: AnimatedNumbers(layerStorage?.backgroundColor)),
            of: self)
    }
}

extension UIView: AnimatedSubject, CALayerDelegate {
    final func interruptAnimations() { interruptChanges() }

    final func runningChangesMayHaveChanged() {
        hitPlace =
            if runningChanges.contains(where: { !$0.group.options.contains(.allowUserInteraction) }) {
                .nowhere
            } else {
                runningChanges.contains { $0.group.hitsWhereShown } ? .shown : .ownPlace
            }
    }
}

/// The place in which touches find a view.
enum HitPlace: UInt8 {
    /// That of its properties.
    case ownPlace
    /// That in which it is shown: a property animator changes it.
    case shown
    /// None: an animation without `allowUserInteraction` changes it (B-014).
    case nowhere
}
