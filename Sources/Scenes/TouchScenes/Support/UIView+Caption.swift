import Touchstone

extension UIView {
    /// Adds a label that takes no touches.
    @discardableResult
    func addCaption(_ words: String, frame: CGRect, size: CGFloat = 13) -> UILabel {
        let label = UILabel(frame: frame)
        label.text = words
        label.textColor = backgroundColor?.ofText
        label.font = .systemFont(ofSize: size)
        label.numberOfLines = 0
        label.textAlignment = .center
        addSubview(label)
        return label
    }
}
