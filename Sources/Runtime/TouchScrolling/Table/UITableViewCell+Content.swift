import TouchControls
@_spi(Subclass) import TouchCore

extension UITableViewCell {
    /// Highlights the labels, image views and controls in the cell, or no longer.
    ///
    /// A control that tracks a finger keeps its highlight, and a cell of a table in the cell decides for its own content.
    final func highlightContent(_ isHighlighted: Bool) {
        var rest = subviews
        while let view = rest.popLast() {
            if view is UITableViewCell { continue }
            if let label = view as? UILabel {
                label.isHighlighted = isHighlighted
            } else if let picture = view as? UIImageView {
                picture.isHighlighted = isHighlighted
            } else if let control = view as? UIControl, !control.isTracking, control.isHighlighted != isHighlighted {
                control.isHighlighted = isHighlighted
            }
            rest += view.subviews
        }
    }
}
