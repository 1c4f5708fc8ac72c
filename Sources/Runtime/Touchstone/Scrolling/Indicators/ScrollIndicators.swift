@_spi(Subclass) import TouchCore
import TouchDrawing
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

/// A bar at the edge of a scroll view. It takes no touches and is drawn above the content.
final class ScrollIndicatorView: UIView {
    override var kindInTraces: String { "scroll indicator" }

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    #if canImport(Foundation)
        required init?(coder: NSCoder) {
            super.init(coder: coder)
            setUp()
        }
    #endif

    private func setUp() {
        isUserInteractionEnabled = false
        layer.zPosition = 1_000
        layer.cornerRadius = ScrollThresholds.indicatorThickness / 2
    }

    var style = UIScrollView.IndicatorStyle.default {
        didSet { applyStyle() }
    }

    override func didMoveToSuperview() {
        super.didMoveToSuperview()
        applyStyle()
    }

    private func applyStyle() {
        layer.borderWidth = style == .default ? 0.5 : 0
        layer.borderColor = UIColor(white: 1, alpha: 0.3).cgColor
        let (black, white) = (CGColor(gray: 0, alpha: 0.5), CGColor(gray: 1, alpha: 0.5))
        backgroundColor = UIColor(light: style == .white ? white : black, dark: style == .black ? black : white)
    }
}

/// The position of an indicator along its axis, in points from the edge of the bounds.
///
///     bounds     ├─────────────────────────────┤
///     track        ├────────────────────────┤      margins and insets are left free
///     bar               ▓▓▓▓▓▓▓▓                   its share of the track is the bounds' share of the content
///     pulled       ▓▓▓                             shorter by the distance that the content is pulled beyond its edge
struct IndicatorBar: Hashable, Sendable {
    /// The distance from the edge of the bounds, in points.
    var start: CGFloat
    /// The length of the bar, in points.
    var length: CGFloat

    /// Creates the bar for an offset; `nil` if the content fits, or if there is no room for a bar.
    /// - Parameters:
    ///   - range: The offsets between which the axis scrolls.
    ///   - leading: The points that are left free before the track; `trailing` those after it.
    init?(in range: AxisRange, at offset: CGFloat, leading: CGFloat, trailing: CGFloat) {
        let way = range.greatest - range.least
        let track = range.length - leading - trailing
        guard way > 0, way.isFinite, track > 0, track.isFinite else { return nil }
        let part = track * range.length / (way + range.length)
        let whole = min(track, max(part, ScrollThresholds.indicatorLength))
        let squeezed = whole - abs(range.excess(of: offset))
        length = max(squeezed, min(whole, ScrollThresholds.squeezedIndicatorLength))
        start = leading + (track - length) * (range.clamped(offset) - range.least) / way
    }
}

/// The visibility of the indicators, as a closed form of time.
///
///     scroll view   resting ├── held or moving ──┤ resting
///     opacity       0       1────────────────────1 ── hold ──╲ fade ╲ 0
///     frames wanted                              ├──────────────────┤
enum IndicatorFade: Hashable, Sendable {
    /// The indicators are not shown.
    case hidden
    /// The indicators are shown while the view is held or moves.
    case shown
    /// The indicators stay for a while and then fade out.
    case leaving(since: TimeInterval, hold: TimeInterval)

    /// The opacity at an instant, from 0 to 1.
    func opacity(at instant: TimeInterval) -> CGFloat {
        switch self {
        case .hidden: return 0
        case .shown: return 1
        case .leaving(let start, let hold):
            let faded = CGFloat((instant - start - hold) / ScrollThresholds.indicatorFade)
            return max(0, min(1, 1 - faded))
        }
    }
}

/// The parts of a scroll view beside scrolling: indicators, keyboards, the refresh control.
final class ScrollExtras {
    let indicators = ScrollIndicators()
    var keyboardDismissMode = UIScrollView.KeyboardDismissMode.none
    /// The keyboard that the finger may push down.
    var heldKeyboard: StandInKeyboardView?
    var scrollsToTop = true
    var allowsKeyboardScrolling = true
    /// The presses of keys that scrolled: no other responder receives their release.
    var takenPresses: [UIPress] = []
    var refreshControl: UIRefreshControl?
}
