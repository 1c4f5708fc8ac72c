import TouchInput

/// One of the two axes of scrolling. Each is decided by itself (B-343).
enum ScrollAxis: CaseIterable {
    case horizontal
    case vertical
}

extension CGPoint {
    subscript(axis: ScrollAxis) -> CGFloat {
        get { axis == .horizontal ? x : y }
        set { if axis == .horizontal { x = newValue } else { y = newValue } }
    }
}

extension CGSize {
    subscript(axis: ScrollAxis) -> CGFloat { axis == .horizontal ? width : height }
}

extension CGVector {
    subscript(axis: ScrollAxis) -> CGFloat { axis == .horizontal ? dx : dy }
}
