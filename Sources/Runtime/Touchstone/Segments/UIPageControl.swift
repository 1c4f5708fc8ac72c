@_spi(Subclass) public import TouchCore
public import TouchDrawing
public import TouchInput

/// A dot for each page, one of them filled; a tap on the left half goes back a page, one on the right half forward, and the reverse where it is
/// read from right to left.
///
/// Dragging a finger over the dots does not turn pages.
#if !hasFeature(Embedded)
    @preconcurrency @MainActor
#endif
open class UIPageControl: UIControl {
    /// The kind of view in traces, `page control`.
    @_spi(Subclass) open override var kindInTraces: String { "page control" }
    @_spi(Subclass) open override var isRedrawnWhenResized: Bool { true }

    private final var pages = 0
    private final var page = 0

    /// Creates a control without pages.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    #if canImport(Foundation)
        /// Creates a control without pages; reads nothing from the archive.
        public required init?(coder: NSCoder) {
            super.init(coder: coder)
        }
    #endif

    /// The number of dots; 0 by default. It is limited to 0…10,000.
    open var numberOfPages: Int {
        get { pages }
        set {
            pages = max(0, min(newValue, ControlThresholds.mostPages))
            currentPage = page
        }
    }

    /// The index of the filled dot, from 0; limited to the range of pages. Setting it sends no events.
    open var currentPage: Int {
        get { page }
        set {
            page = max(0, min(newValue, pages - 1))
            setNeedsDisplay()
        }
    }

    /// A Boolean value that indicates whether a single dot is hidden; `false` by default.
    open var hidesForSinglePage = false { didSet { setNeedsDisplay() } }
    /// The color of the dots; `nil`, the default, for gray.
    public final var pageIndicatorTintColor: UIColor? { didSet { setNeedsDisplay() } }
    /// The color of the filled dot; `nil`, the default, for black.
    public final var currentPageIndicatorTintColor: UIColor? { didSet { setNeedsDisplay() } }

    /// The event `valueChanged` (B-295).
    open override var primaryEvent: Event { .valueChanged }

    /// Returns the size that a number of dots needs, in points.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        CGSize(width: CGFloat(max(0, pageCount)) * Self.pitch, height: Self.height)
    }

    private static let pitch: CGFloat = 17
    private static let height: CGFloat = 26
    private static let dot: CGFloat = 8

    // MARK: Tracking

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        guard isTracking, isTouchInside, let touch else { return }
        let before = page
        currentPage += (touch.location(in: self).x < bounds.midX) == isMirrored ? 1 : -1
        if page != before { act(.valueChanged, event) }
    }

    // MARK: Drawing

    open override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), pages > 1 || !hidesForSinglePage else { return }
        let first = bounds.midX - CGFloat(pages - 1) * Self.pitch / 2
        for index in 0..<pages {
            let color =
                index == page ? currentPageIndicatorTintColor ?? .label : pageIndicatorTintColor ?? .tertiaryLabel
            color.setFill()
            let x = first + CGFloat(isMirrored ? pages - 1 - index : index) * Self.pitch - Self.dot / 2
            context.fillEllipse(in: CGRect(x: x, y: bounds.midY - Self.dot / 2, width: Self.dot, height: Self.dot))
        }
    }

    // MARK: Recognizers

    /// Prevents a single tap on a view around the control from taking its touch (B-290).
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        !isRivalTap(gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
}
