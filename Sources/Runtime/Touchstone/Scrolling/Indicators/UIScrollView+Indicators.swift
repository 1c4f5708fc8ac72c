@_spi(Subclass) import TouchCore
public import TouchInput

// The indicators: bars that show the visible part of the content (N-55). Two values, `IndicatorBar` and `IndicatorFade`, decide how they
// look at an instant; this file applies the decision.

extension UIScrollView {
    /// A Boolean value that indicates whether a bar at the bottom shows the visible part; `true` by default. The bar appears only if the
    /// content is wider than the view.
    public final var showsHorizontalScrollIndicator: Bool {
        get { extras.indicators.showsHorizontal }
        set {
            extras.indicators.showsHorizontal = newValue
            placeIndicators()
        }
    }

    /// A Boolean value that indicates whether a bar at the right shows the visible part; `true` by default. The bar appears only if the
    /// content is higher than the view.
    public final var showsVerticalScrollIndicator: Bool {
        get { extras.indicators.showsVertical }
        set {
            extras.indicators.showsVertical = newValue
            placeIndicators()
        }
    }

    /// The style of the indicators; `default` by default.
    public final var indicatorStyle: IndicatorStyle {
        get { extras.indicators.style }
        set {
            extras.indicators.style = newValue
            extras.indicators.horizontal?.style = newValue
            extras.indicators.vertical?.style = newValue
        }
    }

    /// The distances of the bottom indicator from the edges of the bounds, in points; zero by default. `contentInset` is not
    /// added to them.
    public final var horizontalScrollIndicatorInsets: UIEdgeInsets {
        get { extras.indicators.horizontalInsets }
        set {
            extras.indicators.horizontalInsets = newValue
            placeIndicators()
        }
    }

    /// The distances of the right indicator from the edges of the bounds, in points; zero by default. `contentInset` is not
    /// added to them.
    public final var verticalScrollIndicatorInsets: UIEdgeInsets {
        get { extras.indicators.verticalInsets }
        set {
            extras.indicators.verticalInsets = newValue
            placeIndicators()
        }
    }

    /// The insets of both indicators. Reading it returns those of the right indicator.
    public final var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set { (horizontalScrollIndicatorInsets, verticalScrollIndicatorInsets) = (newValue, newValue) }
    }

    /// Shows the indicators for a second. Call it when the view comes into sight (N-55).
    public final func flashScrollIndicators() {
        indicatorsLeave(after: ScrollThresholds.indicatorFlash)
    }

    /// Shows the indicators, as a drag does, if the closure changes the offset. Other changes without animation do not show them.
    public final func withScrollIndicatorsShown(forContentOffsetChanges changes: () -> Void) {
        let before = contentOffset
        changes()
        if contentOffset != before { indicatorsLeave(after: ScrollThresholds.indicatorHold) }
    }

    // MARK: Appearing and fading

    /// Updates the indicators after the view was caught, began to move or came to rest.
    final func phaseChanged() {
        if case .resting = phase {
            guard case .shown = extras.indicators.fade else { return }
            extras.indicators.fade = .hidden
            indicatorsLeave(after: ScrollThresholds.indicatorHold)
        } else {
            // Every step of a drag takes this path.
            if case .shown = extras.indicators.fade { return }
            extras.indicators.fade = .shown
            stopIndicatorLink()
            placeIndicators()
        }
    }

    private final func indicatorsLeave(after hold: TimeInterval) {
        if case .shown = extras.indicators.fade { return }
        guard let window else { return hideIndicators() }
        extras.indicators.fade = .leaving(since: eventTimestamp, hold: hold)
        placeIndicators()
        guard extras.indicators.link == nil else { return }
        let link = CADisplayLink { [self] _ in fadeIndicators() }
        extras.indicators.link = link
        window.add(link)
    }

    private final func fadeIndicators() {
        guard window != nil, extras.indicators.fade.opacity(at: eventTimestamp) > 0 else { return hideIndicators() }
        placeIndicators()
    }

    final func hideIndicators() {
        extras.indicators.fade = .hidden
        stopIndicatorLink()
        extras.indicators.horizontal?.isHidden = true
        extras.indicators.vertical?.isHidden = true
    }

    private final func stopIndicatorLink() {
        extras.indicators.link?.invalidate()
        extras.indicators.link = nil
    }

    // MARK: Placing them

    /// Places the bars. Called for every step: once the views exist, it allocates nothing.
    final func placeIndicators() {
        let indicators = extras.indicators
        if case .hidden = indicators.fade { return }
        guard window != nil else { return }
        let (bounds, margin) = (bounds, ScrollThresholds.indicatorMargin)
        let thickness = ScrollThresholds.indicatorThickness
        let (across, down) = (range(.horizontal), range(.vertical))
        let hasBoth =
            indicators.showsHorizontal && indicators.showsVertical && across.greatest > across.least
            && down.greatest > down.least
        // The corner is left free by both bars.
        let corner = margin + (hasBoth ? margin + thickness : 0)

        var (insets, frame) = (indicators.verticalInsets, CGRect?.none)
        if indicators.showsVertical,
            let bar = IndicatorBar(
                in: down, at: bounds.minY, leading: margin + insets.top, trailing: corner + insets.bottom)
        {
            frame = CGRect(
                x: bounds.maxX - insets.right - margin - thickness, y: bounds.minY + bar.start, width: thickness,
                height: bar.length)
        }
        place(.vertical, frame)

        (insets, frame) = (indicators.horizontalInsets, nil)
        if indicators.showsHorizontal,
            let bar = IndicatorBar(
                in: across, at: bounds.minX, leading: margin + insets.left, trailing: corner + insets.right)
        {
            frame = CGRect(
                x: bounds.minX + bar.start, y: bounds.maxY - insets.bottom - margin - thickness, width: bar.length,
                height: thickness)
        }
        place(.horizontal, frame)
    }

    private final func place(_ axis: ScrollAxis, _ frame: CGRect?) {
        guard let frame else {
            extras.indicators[axis]?.isHidden = true
            return
        }
        let view = extras.indicators[axis] ?? makeIndicator(axis, frame)
        // The app may have emptied the view.
        if view.superview !== self { addSubview(view) }
        if view.bounds.size == frame.size {
            // The usual case: only the position changes.
            view.center = CGPoint(x: frame.midX, y: frame.midY)
        } else {
            view.frame = frame
        }
        view.alpha = extras.indicators.fade.opacity(at: eventTimestamp)
        view.isHidden = false
    }

    private final func makeIndicator(_ axis: ScrollAxis, _ frame: CGRect) -> ScrollIndicatorView {
        let view = ScrollIndicatorView(frame: frame)
        view.style = extras.indicators.style
        extras.indicators[axis] = view
        return view
    }
}

extension UIScrollView {
    /// The style of the indicators.
    public enum IndicatorStyle: Int, Sendable {
        /// Dark with a light rim, visible on any content.
        case `default` = 0
        /// Dark, for light content.
        case black = 1
        /// Light, for dark content.
        case white = 2
    }
}
