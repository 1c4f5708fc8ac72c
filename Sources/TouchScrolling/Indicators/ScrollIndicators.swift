import TouchCore
import TouchGeometry

/// What a scroll view knows of its indicators.
final class ScrollIndicators {
    @exclusivity(unchecked) var fade = IndicatorFade.hidden
    /// Asks for frames while they leave.
    var link: CADisplayLink?
    /// Made when they are first shown.
    @exclusivity(unchecked) var horizontal: ScrollIndicatorView?
    @exclusivity(unchecked) var vertical: ScrollIndicatorView?
    @exclusivity(unchecked) var showsHorizontal = true
    @exclusivity(unchecked) var showsVertical = true
    @exclusivity(unchecked) var horizontalInsets = UIEdgeInsets.zero
    @exclusivity(unchecked) var verticalInsets = UIEdgeInsets.zero
    var style = UIScrollView.IndicatorStyle.default

    subscript(axis: ScrollAxis) -> ScrollIndicatorView? {
        get { axis == .horizontal ? horizontal : vertical }
        set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
    }
}
