import CairoPainter
import Touchstone

/// Lines below one another, which scroll. Those that stay are the same views: a finger on one remains there when others come.
final class PanelList: UIScrollView {
    private(set) var lines: [PanelLineView] = []
    private let measure: TextMeasure
    private let perform: (PanelAction) -> Void
    /// A Boolean value that indicates whether the list, at its end, follows what is added; `false` by default.
    var followsEnd = false

    /// Creates an empty list.
    init(_ measure: TextMeasure, _ perform: @escaping (PanelAction) -> Void) {
        (self.measure, self.perform) = (measure, perform)
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    /// Shows lines in the width of the list.
    func show(_ shown: [PanelLine]) {
        let isFollowing = followsEnd && contentOffset.y + bounds.height >= contentSize.height - 40
        while lines.count > shown.count { lines.removeLast().removeFromSuperview() }
        while lines.count < shown.count {
            let line = PanelLineView(measure, perform)
            lines.append(line)
            addSubview(line)
        }
        var bottom: CGFloat = 4
        for (view, line) in zip(lines, shown) { bottom = view.show(line, top: bottom, width: bounds.width) }
        contentSize = CGSize(width: bounds.width, height: bottom + 14)
        let most = max(0, contentSize.height - bounds.height)
        if isFollowing || contentOffset.y > most { contentOffset.y = most }
    }

    /// Scrolls to the last line that is marked.
    func scrollToMark() {
        guard let line = lines.last(where: { $0.line.isMarked }) else { return }
        scrollRectToVisible(line.frame, animated: false)
    }
}
