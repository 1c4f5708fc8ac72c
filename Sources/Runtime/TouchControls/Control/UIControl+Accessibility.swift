import TouchCore

extension UIControl {
    /// The state of the control, for assistive technologies.
    final var controlTraits: UIAccessibilityTraits {
        (isSelected ? UIAccessibilityTraits.selected : []).union(isEnabled ? [] : .notEnabled)
    }
}
