@_spi(Subclass) public import TouchCore
public import TouchDrawing
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
        let index = inOrder(Int(max(0, min(part, CGFloat(segments.count - 1)))))
        return segments[index].isEnabled ? index : nil
    }

    /// Returns the index of the segment that is the one at an index from the left, and the reverse.
    private func inOrder(_ index: Int) -> Int { isMirrored ? segments.count - 1 - index : index }

    // MARK: Drawing

    open override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        UIColor.tertiarySystemFill.setFill()
        UIBezierPath(roundedRect: bounds, cornerRadius: 9).fill()
        let width = bounds.width / CGFloat(max(1, segments.count))
        for (index, segment) in segments.enumerated() {
            let place = CGRect(
                x: bounds.minX + CGFloat(inOrder(index)) * width, y: bounds.minY, width: width, height: bounds.height)
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

// The segments. An index beyond the last segment is that of the last one, one below 0 names none; an insertion uses the nearest valid index.

extension UISegmentedControl {
    /// The number of segments.
    public final var numberOfSegments: Int { segments.count }

    /// Inserts a segment with a title; the selection stays on its segment.
    public final func insertSegment(withTitle title: String?, at segment: Int) {
        insert(Segment(title: title), at: segment)
    }

    /// Inserts a segment with an image; the selection stays on its segment.
    public final func insertSegment(with image: UIImage?, at segment: Int) {
        insert(Segment(image: image), at: segment)
    }

    /// Inserts a segment with the title and image of an action, which is performed when the segment is selected.
    public final func insertSegment(action: UIAction, at segment: Int) {
        insert(Segment(action: action), at: segment)
    }

    /// Removes a segment; if it was selected, no segment is selected afterwards.
    public final func removeSegment(at segment: Int) {
        guard let segment = pinned(segment) else { return }
        segments.remove(at: segment)
        if let old = selection { selection = old == segment ? nil : old > segment ? old - 1 : old }
        setNeedsDisplay()
    }

    /// Removes all segments.
    public final func removeAllSegments() {
        segments.removeAll()
        selection = nil
        setNeedsDisplay()
    }

    /// Sets the title of a segment.
    public final func setTitle(_ title: String?, forSegmentAt segment: Int) {
        change(segment) { $0.title = title }
    }

    /// Returns the title of a segment.
    public final func titleForSegment(at segment: Int) -> String? {
        pinned(segment).flatMap { segments[$0].title ?? segments[$0].action?.title }
    }

    /// Sets the image of a segment, which is shown instead of its title.
    public final func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        change(segment) { $0.image = image }
    }

    /// Returns the image of a segment.
    public final func imageForSegment(at segment: Int) -> UIImage? {
        pinned(segment).flatMap { segments[$0].image ?? segments[$0].action?.image }
    }

    /// Sets the action that a segment performs when it is selected.
    public final func setAction(_ action: UIAction, forSegmentAt segment: Int) {
        change(segment) { $0.action = action }
    }

    /// Returns the action that a segment performs when it is selected.
    public final func actionForSegment(at segment: Int) -> UIAction? {
        pinned(segment).flatMap { segments[$0].action }
    }

    /// Sets whether a finger can select a segment; `true` at first.
    public final func setEnabled(_ isEnabled: Bool, forSegmentAt segment: Int) {
        change(segment) { $0.isEnabled = isEnabled }
    }

    /// Returns a Boolean value that indicates whether a finger can select a segment.
    public final func isEnabledForSegment(at segment: Int) -> Bool {
        pinned(segment).map { segments[$0].isEnabled } ?? false
    }

    private func insert(_ segment: Segment, at index: Int) {
        let index = max(0, min(index, segments.count))
        segments.insert(segment, at: index)
        if let old = selection, old >= index { selection = old + 1 }
        setNeedsDisplay()
    }

    private func pinned(_ index: Int) -> Int? {
        segments.isEmpty || index < 0 ? nil : min(index, segments.count - 1)
    }

    private func change(_ index: Int, _ body: (inout Segment) -> Void) {
        guard let index = pinned(index) else { return }
        body(&segments[index])
        setNeedsDisplay()
    }
}

/// One segment of a segmented control.
struct Segment {
    var title: String?
    var image: UIImage?
    var action: UIAction?
    var isEnabled = true
}
