@_spi(Subclass) import TouchCore
public import TouchGeometry

// The indicators: bars that show which part of the content is seen (N-55). What they look like at an instant is said by two values,
// `IndicatorBar` and `IndicatorFade`; here it is made so.

extension UIScrollView {
    /// Whether a bar at the bottom shows the part that is seen; `true` by default. There is one only where there is more content
    /// than fits.
    public final var showsHorizontalScrollIndicator: Bool {
        get { extras.indicators.showsHorizontal }
        set {
            extras.indicators.showsHorizontal = newValue
            placeIndicators()
        }
    }

    /// Whether a bar at the right shows the part that is seen; `true` by default. There is one only where there is more content
    /// than fits.
    public final var showsVerticalScrollIndicator: Bool {
        get { extras.indicators.showsVertical }
        set {
            extras.indicators.showsVertical = newValue
            placeIndicators()
        }
    }

    /// What the indicators look like; `default` by default.
    public final var indicatorStyle: IndicatorStyle {
        get { extras.indicators.style }
        set {
            extras.indicators.style = newValue
            extras.indicators.horizontal?.style = newValue
            extras.indicators.vertical?.style = newValue
        }
    }

    /// How far the indicator at the bottom stays away from the edges of the bounds, in points; none by default. `contentInset`
    /// does not count.
    public final var horizontalScrollIndicatorInsets: UIEdgeInsets {
        get { extras.indicators.horizontalInsets }
        set {
            extras.indicators.horizontalInsets = newValue
            placeIndicators()
        }
    }

    /// How far the indicator at the right stays away from the edges of the bounds, in points; none by default. `contentInset`
    /// does not count.
    public final var verticalScrollIndicatorInsets: UIEdgeInsets {
        get { extras.indicators.verticalInsets }
        set {
            extras.indicators.verticalInsets = newValue
            placeIndicators()
        }
    }

    /// Sets the insets of both indicators. It reads as those of the one at the right.
    public final var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set { (horizontalScrollIndicatorInsets, verticalScrollIndicatorInsets) = (newValue, newValue) }
    }

    /// Shows the indicators for a second: to be called when the view comes into sight (N-55).
    public final func flashScrollIndicators() {
        indicatorsLeave(after: ScrollThresholds.indicatorFlash)
    }

    /// Shows the indicators as a drag would, if the closure changes the offset. Changes elsewhere that are not animated do not.
    public final func withScrollIndicatorsShown(forContentOffsetChanges changes: () -> Void) {
        let before = contentOffset
        changes()
        if contentOffset != before { indicatorsLeave(after: ScrollThresholds.indicatorHold) }
    }

    // MARK: Coming and going

    /// It is held or moves, or has come to rest.
    final func phaseChanged() {
        if case .resting = phase {
            guard case .shown = extras.indicators.fade else { return }
            extras.indicators.fade = .hidden
            indicatorsLeave(after: ScrollThresholds.indicatorHold)
        } else {
            // Every step of a drag comes here.
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

    /// Called for every step: once the views are there, nothing is allocated.
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
        // The corner belongs to neither.
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
            // As nearly always: it is only elsewhere.
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
