@_spi(Subclass) import TouchCore
import TouchDrawing
public import TouchInput

/// A control above the content of a scroll view that refreshes it when the content is pulled down (B-372, N-55).
///
///     finger      ↓ pulls ──── 80 pt ──── lifted                      endRefreshing()
///     stage       idle         refreshing ───────────────────────────┤ idle (spent, while the same finger still pulls)
///     sends                    valueChanged · primaryActionTriggered
///     inset       0            60 pt ────────────────────────────────┤ 0
///     content     follows the finger      springs to 60 pt, stays     springs to its edge
///
/// Set it as `UIScrollView.refreshControl`, and call `endRefreshing()` when the new content is there. Only fingers and trackpads
/// that pull start it, not wheels or bounces. A view whose content fits must always bounce, or it cannot be pulled.
#if !hasFeature(Embedded)
    @preconcurrency @MainActor
#endif
open class UIRefreshControl: UIControl {
    /// The kind of view in traces, `refresh control`.
    @_spi(Subclass) open override var kindInTraces: String { "refresh control" }

    enum Stage {
        /// The control waits for a pull.
        case idle
        /// The control refreshes until the app ends it.
        case refreshing
        /// Refreshing has ended, but the finger still pulls: it must be lifted first.
        case spent
    }

    final var stage = Stage.idle
    /// A Boolean value that indicates whether a finger pulls.
    private final var isPulled = false
    private final let spinner = RefreshSpinner(frame: CGRect(x: 0, y: 0, width: 28, height: 28))
    private final var link: CADisplayLink?

    /// Creates a control that waits for a pull; its scroll view places it.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(x: 0, y: 0, width: frame.width, height: ScrollThresholds.refreshHeight))
        addSubview(spinner)
        // Fingers that come down on it scroll.
        isUserInteractionEnabled = false
    }

    #if canImport(Foundation)
        /// Creates a control that waits for a pull; reads nothing from the archive.
        public required init?(coder: NSCoder) {
            super.init(coder: coder)
            bounds.size.height = ScrollThresholds.refreshHeight
            addSubview(spinner)
            isUserInteractionEnabled = false
        }
    #endif

    /// A Boolean value that indicates whether the control refreshes.
    public final var isRefreshing: Bool {
        if case .refreshing = stage { return true }
        return false
    }

    /// Starts refreshing from the app: keeps the control's room free, but sends no events and does not scroll to it.
    open func beginRefreshing() {
        guard !isRefreshing else { return }
        stage = .refreshing
        spin()
        scrollView?.refreshInsetChanged()
    }

    /// Ends refreshing: the content returns to its edge, unless it is held or scrolled elsewhere.
    open func endRefreshing() {
        guard isRefreshing else { return }
        stage = isPulled ? .spent : .idle
        stopSpinning()
        scrollView?.refreshInsetChanged()
    }

    /// `valueChanged` (B-295).
    open override var primaryEvent: Event { .valueChanged }

    open override func layoutSubviews() {
        super.layoutSubviews()
        spinner.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        stopSpinning()
        if isRefreshing { spin() }
    }

    // MARK: For the scroll view

    private final var scrollView: UIScrollView? {
        guard let view = superview as? UIScrollView, view.refreshControl === self else { return nil }
        return view
    }

    /// Called when a finger pulls the content beyond its edge by a distance.
    final func pulled(by distance: CGFloat, in scrollView: UIScrollView) {
        guard !scrollView.scrollPan.isWheel else { return }
        isPulled = true
        guard case .idle = stage, isEnabled, distance >= ScrollThresholds.refreshPull else { return }
        beginRefreshing()
        sendActions(for: .valueChanged)
        if primaryEvent == .valueChanged { sendActions(for: .primaryActionTriggered) }
    }

    /// Called when no finger pulls any more.
    final func letGo() {
        isPulled = false
        if case .spent = stage { stage = .idle }
    }

    /// Shows the distance that the content is pulled.
    final func show(pull: CGFloat) {
        spinner.progress = isRefreshing ? 1 : max(0, min(1, pull / ScrollThresholds.refreshPull))
    }

    private final func spin() {
        guard let window, link == nil else { return }
        spinner.progress = 1
        let link = CADisplayLink { [self] link in
            guard self.window != nil else { return stopSpinning() }
            spinner.turn(CGFloat(link.timestamp / ScrollThresholds.refreshTurn))
        }
        self.link = link
        window.add(link)
    }

    private final func stopSpinning() {
        link?.invalidate()
        link = nil
        spinner.turn(0)
    }
}

/// An arc that grows with a pull and turns while the content refreshes.
final class RefreshSpinner: UIView {
    override var kindInTraces: String { "spinner" }
    override var isRedrawnWhenResized: Bool { true }

    /// The part of the circle that is drawn: at 1 most of it.
    var progress: CGFloat = 0 {
        didSet { if progress != oldValue { setNeedsDisplay() } }
    }

    /// Rotates the arc, by a whole turn for each 1.
    func turn(_ turns: CGFloat) {
        transform = CGAffineTransform(rotationAngle: 2 * .pi * (turns - turns.rounded(.down)))
    }

    override func draw(_ rect: CGRect) {
        guard progress > 0 else { return }
        let top = -CGFloat.pi / 2
        let path = UIBezierPath(
            arcCenter: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 2 - 2, startAngle: top,
            endAngle: top + 1.8 * .pi * progress, clockwise: true)
        path.lineWidth = 3
        UIColor.systemGray.setStroke()
        path.stroke()
    }
}

// The refresh control is a subview right above the content.

extension UIScrollView {
    /// The control that refreshes the content when it is pulled down; `nil` by default (B-372). The view places it above the
    /// content; the control leaves the scroll view that it had before.
    public final var refreshControl: UIRefreshControl? {
        get { extras.refreshControl }
        set {
            let old = extras.refreshControl
            guard newValue !== old else { return }
            if let other = newValue?.superview as? UIScrollView, other.refreshControl === newValue {
                other.refreshControl = nil
            }
            extras.refreshControl = newValue
            old?.letGo()
            if old?.superview === self { old?.removeFromSuperview() }
            if let newValue { insertSubview(newValue, at: 0) }
            if old?.isRefreshing == true || newValue?.isRefreshing == true { refreshInsetChanged() }
            placeRefreshControl()
        }
    }

    /// The height of the refresh control while it refreshes, otherwise 0.
    final var refreshInset: CGFloat {
        guard let control = extras.refreshControl, control.isRefreshing else { return 0 }
        return control.bounds.height
    }

    /// The distance that the content is pulled down beyond its edge, in points.
    final var refreshPull: CGFloat { -contentInset.top - safeInset.top - position.y }

    /// Called when refreshing begins or ends: a drag or motion continues without a jump, content at rest outside the ends returns.
    final func refreshInsetChanged() {
        limitsChanged()
        settle()
        adjustedContentInsetDidChange()
    }

    final func placeRefreshControl() {
        guard let control = extras.refreshControl, control.superview === self else { return }
        let height = control.bounds.height
        let frame = CGRect(
            x: bounds.minX, y: -contentInset.top - safeInset.top - height, width: bounds.width, height: height)
        if control.frame != frame { control.frame = frame }
        control.show(pull: refreshPull)
    }
}
