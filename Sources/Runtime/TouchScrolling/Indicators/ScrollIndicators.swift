import TouchCore
import TouchInput

/// The state of a scroll view's indicators.
final class ScrollIndicators {
    var fade = IndicatorFade.hidden
    /// The display link that requests frames while the indicators fade out.
    var link: CADisplayLink?
    /// The bar at the bottom, made when it is first shown.
    var horizontal: ScrollIndicatorView?
    var vertical: ScrollIndicatorView?
    var showsHorizontal = true
    var showsVertical = true
    var horizontalInsets = UIEdgeInsets.zero
    var verticalInsets = UIEdgeInsets.zero
    var style = UIScrollView.IndicatorStyle.default

    subscript(axis: ScrollAxis) -> ScrollIndicatorView? {
        get { axis == .horizontal ? horizontal : vertical }
        set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
    }
}
