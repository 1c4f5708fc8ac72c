import TouchCore
import TouchGeometry

/// The state of a scroll view's indicators.
final class ScrollIndicators {
    @exclusivity(unchecked) var fade = IndicatorFade.hidden
    /// The display link that requests frames while the indicators fade out.
    var link: CADisplayLink?
    /// The bar at the bottom, made when it is first shown.
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
