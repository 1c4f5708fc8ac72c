import TouchGeometry

// Where a view is. The properties are declared in the class: an app may override them to observe a change, which Swift
// does not allow for what an extension declares.

extension UIView {
    final func changePlacement(_ change: (inout Placement) -> Void) {
        let before = placement.bounds.size
        let wasPlain = placement.isPlain
        if AnimationBlock.open == nil { change(&placement) } else { changePlacementAnimated(change) }
        if !placement.isPlain || !wasPlain, let window = windowStorage {
            if placement.isPlain != wasPlain { window.uprightness += 1 }
            window.turns += 1
        }
        if placement.bounds.size != before {
            drawing = nil
            setNeedsLayout()
            // It may want to place its subviews anew, unless that is what it is doing.
            if let superviewStorage, !superviewStorage.isLayingOut { superviewStorage.setNeedsLayout() }
        }
        looksChanged()
    }
}
