import TouchCore

extension UIControl {
    /// What the state of the control is to assistive technologies.
    final var controlTraits: UIAccessibilityTraits {
        (isSelected ? UIAccessibilityTraits.selected : []).union(isEnabled ? [] : .notEnabled)
    }
}
