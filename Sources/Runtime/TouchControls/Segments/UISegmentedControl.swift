@_spi(Subclass) public import TouchCore
import TouchDrawing
public import TouchInput

/// Segments side by side, of which a finger selects one.
///
///     finger      D────────M────────M────────U
///     over        Day      Week     Month    Month
///     pressed     Day      Week     Month
///     selected    Day ······················ Month: its action · valueChanged · touchUpInside
///
/// The segments are equally wide. A finger that is lifted outside, or on a segment that is disabled or already selected, selects nothing.
#if !hasFeature(Embedded)
    @preconcurrency @MainActor
#endif
open class UISegmentedControl: UIControl {
    /// The kind of view in traces, `segmented control`.
    @_spi(Subclass) open override var kindInTraces: String { "segmented control" }
    @_spi(Subclass) open override var isRedrawnWhenResized: Bool { true }

    final var segments: [Segment] = []
    final var selection: Int? { didSet { if selection != oldValue { setNeedsDisplay() } } }
    /// The index of the segment that the finger is on.
    private final var pressed: Int? { didSet { if pressed != oldValue { setNeedsDisplay() } } }

    /// The index that means no segment; -1.
    public static let noSegment = -1

    /// Creates a control without segments.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    #if canImport(Foundation)
        /// Creates a control without segments; reads nothing from the archive.
        public required init?(coder: NSCoder) {
            super.init(coder: coder)
        }
    #endif

    /// Creates a control with segments of these titles.
    public convenience init(items: [String]) {
        self.init(frame: .zero)
        segments = items.map { Segment(title: $0) }
    }

    /// Creates a control whose segments show the titles and images of actions, which are performed when the segments are selected.
    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(frame: frame)
        segments = actions.map { Segment(action: $0) }
    }

    /// The index of the selected segment; `noSegment` by default. Setting it sends no events; an index without a segment deselects.
    /// While the control is momentary, setting it does nothing.
    open var selectedSegmentIndex: Int {
        get { selection ?? Self.noSegment }
        set { if !isMomentary { selection = segments.indices.contains(newValue) ? newValue : nil } }
    }

    /// A Boolean value that indicates whether a segment is selected only while `valueChanged` is sent; `false` by default. With `true`,
    /// each lift on a segment sends it.
    open var isMomentary = false {
        didSet { if isMomentary { selection = nil } }
    }

    /// The event `valueChanged` (B-295).
    open override var primaryEvent: Event { .valueChanged }

    // MARK: Tracking

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard super.beginTracking(touch, with: event) else { return false }
        pressed = segment(at: touch)
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        pressed = isTouchInside ? segment(at: touch) : nil
        return super.continueTracking(touch, with: event)
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        let chosen = isTracking && isTouchInside ? touch.flatMap { segment(at: $0) } : nil
        pressed = nil
        if let chosen { choose(chosen, event) }
    }

    open override func cancelTracking(with event: UIEvent?) {
        pressed = nil
        super.cancelTracking(with: event)
    }

    private func choose(_ index: Int, _ event: UIEvent?) {
        guard segments.indices.contains(index), isMomentary || index != selection else { return }
        let action = segments[index].action
        selection = index
        if let action { sendAction(action) }
        act(.valueChanged, event)
        if isMomentary { selection = nil }
    }

    /// Returns the enabled segment below a finger; in the margin, the nearest one.
    private func segment(at touch: UITouch) -> Int? {
        guard !segments.isEmpty, bounds.width > 0 else { return nil }
        let part = (touch.location(in: self).x - bounds.minX) / bounds.width * CGFloat(segments.count)
        let index = Int(max(0, min(part, CGFloat(segments.count - 1))))
        return segments[index].isEnabled ? index : nil
    }

    // MARK: Drawing

    open override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        UIColor.tertiarySystemFill.setFill()
        UIBezierPath(roundedRect: bounds, cornerRadius: 9).fill()
        let width = bounds.width / CGFloat(max(1, segments.count))
        for (index, segment) in segments.enumerated() {
            let place = CGRect(
                x: bounds.minX + CGFloat(index) * width, y: bounds.minY, width: width, height: bounds.height)
            draw(segment, isSelected: index == selection, isPressed: isTracking && index == pressed, in: place, context)
        }
    }

    private func draw(
        _ segment: Segment, isSelected: Bool, isPressed: Bool, in place: CGRect, _ context: CGContext
    ) {
        if isSelected || (isMomentary && isPressed) {
            context.saveGState()
            context.setShadow(
                offset: CGSize(width: 0, height: 2), blur: 6, color: UIColor.black.withAlphaComponent(0.15).cgColor)
            UIColor.systemBackground.setFill()
            UIBezierPath(roundedRect: place.grown(by: -2), cornerRadius: 7).fill()
            context.restoreGState()
        }
        let isFaint = isPressed && !isSelected
        let color: UIColor = isEnabled && segment.isEnabled ? (isFaint ? .secondaryLabel : .label) : .tertiaryLabel
        if let image = segment.image ?? segment.action?.image {
            let size = image.size
            image.draw(at: CGPoint(x: place.midX - size.width / 2, y: place.midY - size.height / 2))
        } else if let title = segment.title ?? segment.action?.title {
            let font = UIFont.systemFont(ofSize: 13, weight: isSelected ? .semibold : .medium)
            context.draw(
                DrawnText(
                    title, font: font, color: color.cgColor, rect: place, alignment: .center,
                    verticalAlignment: .center, numberOfLines: 1, lineBreakMode: .byTruncatingTail))
        }
    }

    // MARK: Recognizers

    /// Prevents a single tap on a view around the control from taking its touch (B-290).
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        !isRivalTap(gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
}
