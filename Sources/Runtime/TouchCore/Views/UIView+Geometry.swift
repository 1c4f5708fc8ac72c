import TouchInput

// The geometry of a view. The properties are declared in the class: an app may override them to observe changes, which Swift does
// not allow for declarations in an extension.

extension UIView {
    final func changePlacement(_ change: (inout Placement) -> Void) {
        let before = placement.bounds.size
        let wasPlain = placement.isPlain
        if AnimationBlock.open == nil { change(&placement) } else { changePlacementAnimated(change) }
        superviewStorage?.hitBoxes.forget()
        if !placement.isPlain || !wasPlain, let window = windowStorage {
            if placement.isPlain != wasPlain { window.uprightness += 1 }
            window.turns += 1
        }
        if placement.bounds.size != before { sizeChanged(from: before) }
        safeAreaMayHaveChanged(isMoved: false)
        looksChanged()
    }

    @inline(never) private func sizeChanged(from before: CGSize) {
        // Nothing that was drawn in an empty rectangle can be stretched.
        if let drawn = drawing?.bounds, isRedrawnWhenResized || drawn.width <= 0 || drawn.height <= 0 {
            drawing = nil
        }
        resizeSubviews(from: before)
        setNeedsLayout()
        // The superview may need to lay out its subviews again, unless it is doing so now.
        if let superviewStorage, !superviewStorage.isLayingOut { superviewStorage.setNeedsLayout() }
    }
}
