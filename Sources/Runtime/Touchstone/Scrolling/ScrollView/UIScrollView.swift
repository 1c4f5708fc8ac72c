@_spi(Subclass) public import TouchCore
public import TouchInput
import TouchRecognizers

/// A view that shows a part of larger content, which fingers move.
///
///     finger    D────M(10)────M────U                        D (it moves)─U
///     phase     resting dragging     moving ············ resting  ·  caught resting
///     isTracking├──────────────────┤                        ├──────────┤
///     isDragging        ├──────────┤
///     isDecelerating               ├─────────────────────┤
///
/// Its `contentOffset` is the origin of its bounds. It is built from the means of any view: touch methods, recognizers of its own
/// (`panGestureRecognizer`, one that delays touches, `pinchGestureRecognizer`), and frames of the display.
#if !hasFeature(Embedded)
    @preconcurrency @MainActor
#endif
open class UIScrollView: UIView {
    /// The kind of view in traces, `scroll view`.
    @_spi(Subclass) open override var kindInTraces: String { "scroll view" }

    /// The phase of scrolling.
    enum Phase {
        /// The view does not scroll.
        case resting
        /// Fingers have stopped the view and have not moved yet.
        case caught
        /// The view follows fingers, or a wheel.
        case dragging(ScrollDrag)
        /// The view moves by itself.
        case moving(ScrollMotion)
    }

    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    final var phase = Phase.resting { didSet { phaseChanged() } }
    /// The offset before it is rounded to pixels.
    final var position = CGPoint.zero
    /// The origin of the next change of the offset.
    final var offsetWriter = OffsetWriter.bounds
    final var scrollDepth = 0
    final var link: CADisplayLink?
    /// The state of the zoom.
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    final var zooming = Zooming()
    final let scrollPan = ScrollPanGestureRecognizer()
    final let touchDelay = TouchDelayGestureRecognizer()
    final let extras = ScrollExtras()

    #if hasFeature(Embedded)
        /// The delegate; must outlive the view in Embedded builds.
        #if !DEBUG
            @exclusivity(unchecked)
        #endif
        public final unowned(unsafe) var delegate: (any UIScrollViewDelegate)?
    #else
        /// The delegate; not retained.
        #if !DEBUG
            @exclusivity(unchecked)
        #endif
        public final weak var delegate: (any UIScrollViewDelegate)?
    #endif

    /// Creates a scroll view without content.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    #if canImport(Foundation)
        /// Creates a scroll view without content; reads nothing from the archive.
        public required init?(coder: NSCoder) {
            super.init(coder: coder)
            setUp()
        }
    #endif

    #if hasFeature(Embedded)
        deinit { dismantle() }
    #else
        isolated deinit { dismantle() }
    #endif

    private final func dismantle() {
        scrollPan.scrollView = nil
        zooming.pinch?.scrollView = nil
    }

    private func setUp() {
        clipsToBounds = true
        refereesTouches = true
        scrollPan.scrollView = self
        scrollPan.addTarget(self, action: UIScrollView.panned)
        for recognizer in [touchDelay, scrollPan] as [UIGestureRecognizer] {
            addGestureRecognizer(recognizer)
            takeDelegate(of: recognizer)
        }
    }

    /// Makes the view the delegate of a recognizer of its own. A subclass that is a delegate of recognizers is no exception (B-320).
    final func takeDelegate(of recognizer: UIGestureRecognizer) {
        #if !hasFeature(Embedded)
            recognizer.delegate = self as? any UIGestureRecognizerDelegate
        #endif
        recognizer.isDelegateFixed = true
    }

    // MARK: Content

    /// The size of the content; zero at first. Setting it does not change the offset until something scrolls.
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    open var contentSize = CGSize.zero {
        didSet { if contentSize != oldValue { contentSizeChanged() } }
    }

    /// The room around the content that can be scrolled into view; zero at first (B-344). An offset at rest at the beginning of the
    /// content, where it is at first, stays there when the insets change; one that rests elsewhere does not change.
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    open var contentInset = UIEdgeInsets.zero {
        didSet {
            guard contentInset != oldValue else { return }
            insetsChanged(from: adjusted(oldValue))
            adjustedContentInsetDidChange()
        }
    }

    /// The axes on which the insets of the safe area are added to `contentInset`; `automatic` by default.
    public final var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
        didSet { updateSafeInset() }
    }

    /// The insets of the safe area that are in effect.
    final var safeInset = UIEdgeInsets.zero

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        updateSafeInset()
    }

    /// The position at rest of content that is smaller than the view: from 0 to 1 of the room that is left on either axis, as an
    /// anchor point; (0, 0), the upper left corner, by default. Other numbers are limited to that range.
    ///
    /// Setting it moves nothing: it takes effect when something scrolls or zooms.
    public final var contentAlignmentPoint: CGPoint {
        get { alignment }
        set {
            guard !newValue.x.isNaN, !newValue.y.isNaN else { return }
            alignment = CGPoint(x: max(0, min(1, newValue.x)), y: max(0, min(1, newValue.y)))
        }
    }
    private final var alignment = CGPoint.zero

    /// The insets in effect: `contentInset`, those of the safe area on the axes of `contentInsetAdjustmentBehavior`, and the height of a refresh
    /// control while it refreshes.
    public final var adjustedContentInset: UIEdgeInsets { adjusted(contentInset) }

    private func adjusted(_ contentInset: UIEdgeInsets) -> UIEdgeInsets {
        var inset = safeInset == .zero ? contentInset : contentInset.adding(safeInset)
        inset.top += refreshInset
        return inset
    }

    /// Called when the insets in effect have changed. Notifies the delegate; overrides call super.
    open func adjustedContentInsetDidChange() {
        delegate?.scrollViewDidChangeAdjustedContentInset(self)
    }

    // MARK: The offset

    /// The point of the content at the upper left corner: the origin of the bounds. Setting it rounds to pixels, takes effect at
    /// once and notifies the delegate; a drag or deceleration continues from there (B-325, B-332, B-333). An offset that is not a number is
    /// ignored; one further out than 1e9 points is limited to that. The view sets it itself when it moves, so an override is called for
    /// each step.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set { take(newValue) }
    }

    /// Scrolls to an offset, at once or within 0.3 s (N-52). Either way stops a scroll in progress; an animated one also ends
    /// a zoom in progress. The delegate is notified of the end of an animated scroll, also of one that is stopped, but not of one
    /// that has no distance to cover.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        scroll(to: contentOffset, animated: animated)
    }

    /// Scrolls the shortest distance that brings a rectangle of the content into view, inside the insets; not at all if it is visible.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) { scroll(toVisible: rect, animated: animated) }

    // MARK: Behavior

    /// A Boolean value that indicates whether fingers scroll the view; `true` by default. With `false` content receives touches at
    /// once (B-316), the view passes them on to the next responder, and a motion in progress stops.
    open var isScrollEnabled = true {
        didSet {
            scrollPan.isEnabled = isScrollEnabled
            updateRecognizers()
            if !isScrollEnabled, case .moving = phase { stopScrollingAndZooming() }
        }
    }

    /// A Boolean value that indicates whether a drag that begins mainly along one axis leaves the other alone; `false` by default
    /// (B-322).
    public final var isDirectionalLockEnabled = false

    /// A Boolean value that indicates whether content bounces at its ends; setting it sets both axes, `true` by default.
    public final var bounces: Bool {
        get { bouncesHorizontally || bouncesVertically }
        set { (bouncesHorizontally, bouncesVertically) = (newValue, newValue) }
    }
    /// A Boolean value that indicates whether content bounces to the left and right; `true` by default.
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    public final var bouncesHorizontally = true { didSet { limitsChanged() } }
    /// A Boolean value that indicates whether content bounces upwards and downwards; `true` by default.
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    public final var bouncesVertically = true { didSet { limitsChanged() } }
    /// A Boolean value that indicates whether content bounces to the left and right although it fits; `false` by default (B-323).
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    public final var alwaysBounceHorizontal = false {
        didSet { scrollableAxesChanged() }
    }
    /// A Boolean value that indicates whether content bounces upwards and downwards although it fits; `false` by default (B-323).
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    public final var alwaysBounceVertical = false {
        didSet { scrollableAxesChanged() }
    }

    /// A Boolean value that indicates whether the view comes to rest at multiples of its bounds, at most one page a gesture; `false`
    /// by default (B-350…B-352).
    public final var isPagingEnabled = false

    /// A Boolean value that indicates whether a drag to the left or right that starts where there is no more content scrolls an
    /// enclosing scroll view, if that has some; `true` by default (B-355).
    public final var transfersHorizontalScrollingToParent = true
    /// A Boolean value that indicates whether a drag upwards or downwards that starts where there is no more content scrolls an
    /// enclosing scroll view, if that has some; `true` by default (B-355).
    public final var transfersVerticalScrollingToParent = true

    /// The part of the speed that is left after a millisecond; `normal` by default (N-40).
    public final var decelerationRate = DecelerationRate.normal

    // MARK: Touches of the content

    /// A Boolean value that indicates whether views inside receive touches only after `contentTouchDelay`; `true` by default (B-311,
    /// S-179).
    public final var delaysContentTouches = true { didSet { updateRecognizers() } }

    /// The time that a finger must rest until views inside receive its touch, in seconds; 0.15 by default (N-31).
    public final var contentTouchDelay: TimeInterval {
        get { touchDelay.delay }
        set { touchDelay.delay = newValue }
    }

    /// A Boolean value that indicates whether a drag may take touches from views inside that have received them; `true` by default
    /// (B-314).
    public final var canCancelContentTouches = true

    /// Withholds touches from views inside while the view is zoomed, or was stopped by a touch (B-321); otherwise asks `touchesShouldBegin(_:with:in:)` (B-312, B-313, B-363).
    @_spi(Subclass) open override func allowsBeginning(
        of touches: Set<UITouch>, with event: UIEvent?, in view: UIView
    ) -> Bool {
        !isZooming && !isCaught && touchesShouldBegin(touches, with: event, in: view)
    }

    /// Returns a Boolean value that indicates whether a view inside receives these touches; `true` by default (B-312, B-313).
    ///
    /// Called right before the view would receive them. With `false` it never receives these touches.
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }

    /// Returns a Boolean value that indicates whether a drag may take touches from a view inside; by default `true` unless it is a
    /// control (B-314). Called only if `canCancelContentTouches` is `true`.
    open func touchesShouldCancel(in view: UIView) -> Bool { !isControl(view) }

    // MARK: State

    /// A Boolean value that indicates whether a finger that may scroll the view is down (B-317). At the end of a drag it is `true` until
    /// the delegate was notified of that.
    public internal(set) final var isTracking = false

    /// A Boolean value that indicates whether the view follows a finger or a wheel (B-317).
    public final var isDragging: Bool {
        if case .dragging = phase { return true }
        return false
    }

    /// A Boolean value that indicates whether the view decelerates after a drag, from `scrollViewWillBeginDecelerating(_:)` on (B-317).
    public final var isDecelerating: Bool { motionKind == .deceleration }

    /// A Boolean value that indicates whether an animated scroll, started by the app or a touch at the top of the screen, is in progress.
    public final var isScrollAnimating: Bool { motionKind == .animation || motionKind == .scrollToTop }

    final var motionKind: ScrollMotion.Kind? {
        if case .moving(let motion) = phase { return motion.kind }
        return nil
    }

    // MARK: Recognizers

    /// The recognizer that drags the content. It may be moved to another view, whose touches then scroll this one; its delegate
    /// cannot be replaced (B-319, B-320, S-161).
    public final var panGestureRecognizer: UIPanGestureRecognizer { scrollPan }

    // MARK: Overrides of UIView

    /// The bounds, whose origin is `contentOffset`; setting the bounds neither rounds it to pixels nor notifies the delegate (B-325,
    /// B-333). If the origin is not a number, only the size changes; one further out than 1e9 points is limited to that.
    open override var bounds: CGRect {
        get { super.bounds }
        set {
            var newValue = newValue
            newValue.origin = sound(newValue.origin) ?? super.bounds.origin
            super.bounds = newValue
        }
    }

    @_spi(Subclass) open override func boundsWereSet(from before: CGRect) { boundsChanged(from: before) }

    /// Clears `refreshControl` if the control is removed.
    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        if subview === extras.refreshControl { refreshControl = nil }
    }

    /// Ends a motion when the view leaves its window: it jumps to the offset where it would come to rest.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil {
            finishMotion()
            finishZoom()
            resumeZooming()
            hideIndicators()
        }
    }

    // MARK: Keys; see `UIScrollView+Keyboard.swift`.

    /// Scrolls with arrows, page up and down, home, end and space (B-371); other keys go to the next responder.
    // The view accepts touches while it can be scrolled: the responders after it receive none (B-366).

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !isScrollEnabled { super.touchesBegan(touches, with: event) }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !isScrollEnabled { super.touchesMoved(touches, with: event) }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !isScrollEnabled { super.touchesEnded(touches, with: event) }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !isScrollEnabled { super.touchesCancelled(touches, with: event) }
    }

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let others = scrollingKeysBegan(presses)
        if !others.isEmpty { super.pressesBegan(others, with: event) }
    }

    open override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let others = otherThanScrollingKeys(presses)
        if !others.isEmpty { super.pressesChanged(others, with: event) }
    }

    open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let others = scrollingKeysWent(presses)
        if !others.isEmpty { super.pressesEnded(others, with: event) }
    }

    open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let others = scrollingKeysWent(presses)
        if !others.isEmpty { super.pressesCancelled(others, with: event) }
    }
}
