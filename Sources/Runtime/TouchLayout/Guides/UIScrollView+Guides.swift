import TouchCore
public import Touchstone

extension UIScrollView {
    /// The content: its edges are those of the area that scrolls, and its size is `contentSize`, which constraints set once they refer to the
    /// guide, or relate a view inside to an edge of the scroll view.
    public var contentLayoutGuide: UILayoutGuide { layoutSlot.guide(.content) }

    /// The visible part: views that constraints relate to it do not scroll.
    public var frameLayoutGuide: UILayoutGuide { layoutSlot.guide(.frame) }
}
