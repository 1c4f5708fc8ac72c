@_spi(Subclass) public import TouchCore
public import TouchGeometry
import TouchRecognizers

/// A view that shows a part of something larger, which fingers move.
///
///     finger    D────M(10)────M────U                        D (it moves)─U
///     phase     resting dragging     moving ············ resting  ·  caught resting
///     isTracking├──────────────────┤                        ├──────────┤
///     isDragging        ├──────────┤
///     isDecelerating               ├─────────────────────┤
///
/// Its `contentOffset` is the origin of its bounds. It is made of what any view has: touch methods, recognizers that it owns
/// (`panGestureRecognizer`, one that delays touches, `pinchGestureRecognizer`), and frames of the display.
open class UIScrollView: UIView {
    /// What it is doing.
    enum Phase {
        /// Nothing.
        case resting
        /// Fingers stopped it and have not moved yet.
        case caught
        /// Follows fingers, or a wheel.
        case dragging(ScrollDrag)
        /// Moves by itself.
        case moving(ScrollMotion)
    }

    @exclusivity(unchecked) final var phase = Phase.resting { didSet { phaseChanged() } }
    /// The offset before it is rounded to pixels.
    @exclusivity(unchecked) final var position = CGPoint.zero
    /// The offset is written by what the view itself does.
    @exclusivity(unchecked) final var isFollowing = false
    @exclusivity(unchecked) final var scrollDepth = 0
    final var link: CADisplayLink?
    /// What it knows of its zoom.
    @exclusivity(unchecked) final var zooming = Zooming()
    final let scrollPan = ScrollPanGestureRecognizer()
    final let touchDelay = TouchDelayGestureRecognizer()
    final let extras = ScrollExtras()

    #if hasFeature(Embedded)
        /// Hears what it does; must outlive it in Embedded builds.
        @exclusivity(unchecked) public final unowned(unsafe) var delegate: (any UIScrollViewDelegate)?
    #else
        /// Hears what it does; not retained.
        @exclusivity(unchecked) public final weak var delegate: (any UIScrollViewDelegate)?
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

    deinit {
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

    /// A subclass that is a delegate of recognizers is that of its own ones, and nobody else (B-320).
    final func takeDelegate(of recognizer: UIGestureRecognizer) {
        #if !hasFeature(Embedded)
            recognizer.delegate = self as? any UIGestureRecognizerDelegate
        #endif
        recognizer.isDelegateFixed = true
    }

    // MARK: Content

    /// How large the content is; zero at first. The offset stays what it is, until something scrolls.
    @exclusivity(unchecked) open var contentSize = CGSize.zero {
        didSet { if contentSize != oldValue { contentSizeChanged() } }
    }

    /// Room around the content that can be scrolled into view; none at first (B-344). What rests at the beginning of the content, as
    /// it does at first, still does with other insets; what rests elsewhere stays where it is.
    @exclusivity(unchecked) open var contentInset = UIEdgeInsets.zero {
        didSet {
            guard contentInset != oldValue else { return }
            insetsChanged(from: oldValue)
            adjustedContentInsetDidChange()
        }
    }

    /// Where content rests that is smaller than the view: from 0 to 1 of the room that is left on either axis, as an anchor
    /// point; (0, 0), the upper left corner, by default. Other numbers count as the nearest.
    ///
    /// Setting it moves nothing: it counts when something scrolls or zooms.
    public final var contentAlignmentPoint: CGPoint {
        get { alignment }
        set {
            guard !newValue.x.isNaN, !newValue.y.isNaN else { return }
            alignment = CGPoint(x: max(0, min(1, newValue.x)), y: max(0, min(1, newValue.y)))
        }
    }
    private final var alignment = CGPoint.zero

    /// The insets that count: `contentInset`, and the room of a refresh control while it refreshes. There are no safe areas that
    /// would add to them.
    public final var adjustedContentInset: UIEdgeInsets {
        var inset = contentInset
        inset.top += refreshInset
        return inset
    }

    /// The insets that count changed. Tells the delegate; overrides call super.
    open func adjustedContentInsetDidChange() {
        delegate?.scrollViewDidChangeAdjustedContentInset(self)
    }

    // MARK: How it scrolls

    /// Whether fingers scroll it; `true` by default. With `false` content hears of touches at once (B-316).
    open var isScrollEnabled = true {
        didSet {
            scrollPan.isEnabled = isScrollEnabled
            updateRecognizers()
        }
    }

    /// Whether a drag that begins mainly along one axis leaves the other alone; `false` by default (B-322).
    public final var isDirectionalLockEnabled = false

    /// Whether it gives way beyond its ends; setting it sets that of both axes, `true` by default.
    public final var bounces: Bool {
        get { bouncesHorizontally || bouncesVertically }
        set { (bouncesHorizontally, bouncesVertically) = (newValue, newValue) }
    }
    /// Whether it gives way to the left and right; `true` by default.
    @exclusivity(unchecked) public final var bouncesHorizontally = true { didSet { limitsChanged() } }
    /// Whether it gives way upwards and downwards; `true` by default.
    @exclusivity(unchecked) public final var bouncesVertically = true { didSet { limitsChanged() } }
    /// Whether it gives way to the left and right though the content fits; `false` by default (B-323).
    @exclusivity(unchecked) public final var alwaysBounceHorizontal = false { didSet { limitsChanged() } }
    /// Whether it gives way upwards and downwards though the content fits; `false` by default (B-323).
    @exclusivity(unchecked) public final var alwaysBounceVertical = false { didSet { limitsChanged() } }

    /// Whether it comes to rest at multiples of its bounds, one page a gesture at most; `false` by default (B-350…B-352).
    @exclusivity(unchecked) public final var isPagingEnabled = false

    /// Whether a drag to the left or right that starts where there is no more content scrolls a scroll view around this one,
    /// if that has some; `true` by default (B-355).
    public final var transfersHorizontalScrollingToParent = true
    /// Whether a drag upwards or downwards that starts where there is no more content scrolls a scroll view around this one,
    /// if that has some; `true` by default (B-355).
    public final var transfersVerticalScrollingToParent = true

    /// How much of its speed is left after a millisecond; `normal` by default (N-40).
    public final var decelerationRate = DecelerationRate.normal

    // MARK: Touches of the content

    /// Whether views inside hear of touches only after `contentTouchDelay`; `true` by default (B-311, S-179).
    public final var delaysContentTouches = true { didSet { updateRecognizers() } }

    /// How long a finger must rest until views inside hear of it, in seconds; 0.15 by default (N-31).
    public final var contentTouchDelay: TimeInterval {
        get { touchDelay.delay }
        set { touchDelay.delay = newValue }
    }

    /// Whether a drag may take touches from views inside that have heard of them; `true` by default (B-314).
    public final var canCancelContentTouches = true

    /// While it is zoomed no view inside hears of touches; else as `touchesShouldBegin(_:with:in:)` says (B-312, B-313, B-363).
    @_spi(Subclass) open override func allowsBeginning(
        of touches: Set<UITouch>, with event: UIEvent?, in view: UIView
    ) -> Bool {
        !isZooming && touchesShouldBegin(touches, with: event, in: view)
    }

    /// Whether a view inside may hear that touches began; `true` by default (B-312, B-313).
    ///
    /// Asked right before it would hear. With `false` it never hears of these touches.
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }

    /// Whether a drag may take touches from a view inside; by default unless it is a control (B-314). Asked only if
    /// `canCancelContentTouches`.
    open func touchesShouldCancel(in view: UIView) -> Bool { !isControl(view) }

    // MARK: What it is doing

    /// Whether a finger is down that may scroll it (B-317).
    public internal(set) final var isTracking = false

    /// Whether it follows a finger or a wheel (B-317).
    public final var isDragging: Bool {
        if case .dragging = phase { return true }
        return false
    }

    /// Whether it goes on by itself after a drag (B-317).
    public final var isDecelerating: Bool { motionKind == .deceleration || motionKind == .release }

    /// Whether an animated scroll goes on, one that the app or a touch at the top of the screen asked for.
    public final var isScrollAnimating: Bool { motionKind == .animation || motionKind == .scrollToTop }

    final var motionKind: ScrollMotion.Kind? {
        if case .moving(let motion) = phase { return motion.kind }
        return nil
    }

    // MARK: Recognizers

    /// Drags the content. It may be moved to another view, whose touches then scroll this one; its delegate cannot be replaced
    /// (B-319, B-320, S-161).
    public final var panGestureRecognizer: UIPanGestureRecognizer { scrollPan }

    // MARK: The view

    /// Its origin is `contentOffset`, which setting the bounds does not round to pixels (B-325). An origin that is no number changes
    /// nothing but the size, one further out than 1e9 points counts as that.
    open override var bounds: CGRect {
        get { super.bounds }
        set {
            let before = super.bounds
            var newValue = newValue
            newValue.origin = sound(newValue.origin) ?? before.origin
            super.bounds = newValue
            boundsChanged(from: before)
        }
    }

    open override var frame: CGRect {
        get { super.frame }
        set {
            let before = super.bounds
            super.frame = newValue
            boundsChanged(from: before)
        }
    }

    /// A control that refreshes and is taken out is this view's no longer.
    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        if subview === extras.refreshControl { refreshControl = nil }
    }

    /// Without a window nothing moves: it goes to where it would come to rest.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil {
            finishMotion()
            finishZoom()
            resumeZooming()
            hideIndicators()
        }
    }

    // MARK: Keys; see `UIScrollView+Keys.swift`.

    /// Arrows, page up and down, home, end and space scroll (B-371); other keys go to the next responder.
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
