extension CALayer {
    /// Requests a call of `layoutSublayers()` before the end of the event; for the layer of a view, a layout of the view.
    public final func setNeedsLayout() {
        if let owner { return owner.setNeedsLayout() }
        needsLayoutStorage = true
        var layer = self
        layer.subtreeNeedsLayout = true
        while let superlayer = layer.superlayerStorage {
            superlayer.subtreeNeedsLayout = true
            layer = superlayer
        }
        layer.owner?.sublayersNeedLayout()
    }

    /// Returns a Boolean value that indicates whether `layoutSublayers()` is due.
    public final func needsLayout() -> Bool { owner?.needsLayoutStorage ?? needsLayoutStorage }

    /// Lays out this layer and those inside it now, as far as necessary; for the layer of a view, the view.
    public final func layoutIfNeeded() {
        if let owner { owner.layoutIfNeeded() } else { layOutSublayers() }
    }

    /// Lays out this layer and those that were added to it, at any depth, as far as necessary.
    final func layOutSublayers() {
        var rest = [self]
        while let layer = rest.popLast() {
            guard layer.subtreeNeedsLayout else { continue }
            layer.subtreeNeedsLayout = false
            if layer.needsLayoutStorage {
                layer.needsLayoutStorage = false
                layer.layoutSublayers()
            }
            rest += layer.sublayerStorage.reversed()
        }
    }

    /// Requests a layout if a layout does anything.
    final func layoutMayBeNeeded() {
        if !overridesNothing || extras?.delegate != nil { setNeedsLayout() }
    }
}

extension UIView {
    /// Notes that layers that were added to the view's need layout.
    final func sublayersNeedLayout() {
        markWayUp()
        windowStorage?.application?.dispatcher.layoutNeeded()
    }
}
