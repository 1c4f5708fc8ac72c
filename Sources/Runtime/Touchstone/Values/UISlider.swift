@_spi(Subclass) public import TouchCore
public import TouchDrawing
public import TouchInput

/// A control for a value between two limits, which a finger changes by dragging the thumb.
///
///     finger         D────M────M────U
///     thumb          taken│    │    │          only near the thumb: elsewhere `beginTracking` returns `false`
///     value               ↗    ↗    ↗
///     valueChanged   │    │    │    │          after touchDown, for each movement that changes the value, before touchUpInside
///
/// The phase of the event's touch is `began` for the first `valueChanged` and `ended` for the last, even if the value is the same;
/// `isTracking` is `false` for the last. If `isContinuous` is `false`, only the last is sent. The thumb keeps its distance from the finger.
/// A cancelled touch leaves the value as it is. The least value is on the left, or on the right if the slider is read from right to left.
#if !hasFeature(Embedded)
    @preconcurrency @MainActor
#endif
open class UISlider: UIControl {
    /// The kind of view in traces, `slider`.
    @_spi(Subclass) open override var kindInTraces: String { "slider" }
    @_spi(Subclass) open override var isRedrawnWhenResized: Bool { true }
    /// Increases the value by a tenth of the range.
    open override func accessibilityIncrement() { adjust(by: 0.1) }
    /// Decreases the value by a tenth of the range.
    open override func accessibilityDecrement() { adjust(by: -0.1) }
    private func adjust(by part: Float) {
        let before = value
        setValue(value + part * (maximumValue - minimumValue), animated: false)
        if value != before { sendActions(for: .valueChanged) }
    }
    @_spi(Subclass) open override var accessibilityDefaults: AccessibilityDefaults {
        let range = maximumValue - minimumValue
        let percent = range > 0 ? Int(((value - minimumValue) / range * 100).rounded()) : 0
        return AccessibilityDefaults(isElement: true, value: "\(percent)%", traits: controlTraits.union(.adjustable))
    }

    /// The state of the finger on the slider.
    private enum Grip {
        case none
        /// The finger holds the thumb.
        /// - offset: The distance from the middle of the thumb to the finger, in points.
        case thumb(offset: CGFloat, before: Float)
    }

    private final var grip = Grip.none
    private final let thumb = Knob()
    /// The part of the track from the least value to the thumb.
    private final let filled = UIView()
    private final var thumbImages = StateValues<UIImage>()
    private final var valueStorage: Float = 0
    private final var limits = ValueLimits<Float>(0, 1)

    /// Creates a slider from 0 to 1, at 0.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    #if canImport(Foundation)
        /// Creates a slider from 0 to 1, at 0; reads nothing from the archive.
        public required init?(coder: NSCoder) {
            super.init(coder: coder)
            setUp()
        }
    #endif

    private func setUp() {
        filled.isUserInteractionEnabled = false
        addSubview(filled)
        addSubview(thumb)
        stateDidChange()
    }

    // MARK: Value

    /// The value, between the limits; 0 by default. Setting it sends no events; NaN is ignored.
    open var value: Float {
        get { valueStorage }
        set {
            guard !newValue.isNaN else { return }
            valueStorage = limits.clamped(newValue)
            setNeedsLayout()
        }
    }

    /// Sets the value; with animation the thumb moves there in 0.25 s. Sends no events.
    open func setValue(_ value: Float, animated: Bool) {
        self.value = value
        if animated { UIView.animate(withDuration: ControlThresholds.knobDuration) { layoutIfNeeded() } }
    }

    /// The least value; 0 by default. If it is above the greatest value, that becomes equal to it. Values that are not finite are ignored.
    open var minimumValue: Float {
        get { limits.minimum }
        set {
            limits.setMinimum(newValue)
            value = valueStorage
        }
    }

    /// The greatest value; 1 by default. If it is below the least value, that becomes equal to it. Values that are not finite are ignored.
    open var maximumValue: Float {
        get { limits.maximum }
        set {
            limits.setMaximum(newValue)
            value = valueStorage
        }
    }

    /// A Boolean value that indicates whether `valueChanged` is sent from the touch-down on, rather than once, at the end; `true` by default.
    open var isContinuous = true

    /// The color from the least value to the thumb; `nil`, the default, for the tint color.
    public final var minimumTrackTintColor: UIColor? { didSet { stateDidChange() } }
    /// The color from the thumb to the greatest value; `nil`, the default, for gray.
    public final var maximumTrackTintColor: UIColor? { didSet { setNeedsDisplay() } }

    /// The color of the thumb; `nil`, the default, for white. An image has its own colors.
    public final var thumbTintColor: UIColor? { didSet { thumb.color = thumbTintColor ?? .white } }

    /// Sets the image of the thumb for a state, which has the size of the thumb; `nil` for that of the normal state.
    open func setThumbImage(_ image: UIImage?, for state: State) {
        thumbImages[exactly: state] = image
        stateDidChange()
    }

    /// Returns the image of the thumb in a state; `nil` if none is set for it or the normal state.
    open func thumbImage(for state: State) -> UIImage? { thumbImages[state] }

    /// The image of the thumb in the present state.
    open var currentThumbImage: UIImage? { thumbImages[state] }

    /// The event `valueChanged` (B-295).
    open override var primaryEvent: Event { .valueChanged }

    // MARK: Layout

    /// Returns the rectangle of the track; by default as wide as the slider, 4 points high, in the middle.
    open func trackRect(forBounds bounds: CGRect) -> CGRect {
        CGRect(x: bounds.minX, y: bounds.midY - 2, width: bounds.width, height: 4)
    }

    /// Returns the rectangle of the thumb for a value; by default as large as its image, or 28 points wide and high without one, on the track, at
    /// its ends for the limits.
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        let size = currentThumbImage?.size ?? CGSize(width: 28, height: 28)
        let span = CGFloat(maximumValue) - CGFloat(minimumValue)
        var part = span > 0 ? (CGFloat(value) - CGFloat(minimumValue)) / span : 0
        if isMirrored { part = 1 - part }
        return CGRect(
            x: rect.minX + part * (rect.width - size.width), y: rect.midY - size.height / 2, width: size.width,
            height: size.height)
    }

    private func thumbRect(at value: Float) -> CGRect {
        thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
    }

    // MARK: Tracking

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let point = touch.location(in: self)
        let margin = ControlThresholds.thumbMargin
        let rect = thumbRect(at: value)
        guard rect.grown(by: margin).holds(point), super.beginTracking(touch, with: event) else {
            return false
        }
        grip = .thumb(offset: point.x - rect.midX, before: value)
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        if drag(touch), isContinuous { act(.valueChanged, event) }
        return super.continueTracking(touch, with: event)
    }

    /// Moves the thumb with the finger; returns a Boolean value that indicates whether the value has changed.
    @discardableResult
    private func drag(_ touch: UITouch) -> Bool {
        guard case .thumb(let offset, _) = grip else { return false }
        let (first, last) = (thumbRect(at: minimumValue).midX, thumbRect(at: maximumValue).midX)
        guard first != last else { return false }
        let part = max(0, min((touch.location(in: self).x - offset - first) / (last - first), 1))
        let before = value
        // Exactly the limits at the ends, despite rounding.
        value =
            switch part {
            case 0: minimumValue
            case 1: maximumValue
            default: Float(CGFloat(minimumValue) + part * (CGFloat(maximumValue) - CGFloat(minimumValue)))
            }
        return value != before
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        guard isTracking, let touch else {
            grip = .none
            return
        }
        // A finger that is lifted where it was leaves the value that it had, or that an action has set.
        if touch.location(in: self) != touch.previousLocation(in: self) { drag(touch) }
    }

    override func trackingDidBegin(_ event: UIEvent?) {
        // An override accepts a finger beside the thumb, which then comes to the finger.
        if !isHeld { grip = .thumb(offset: 0, before: value) }
        if isContinuous { act(.valueChanged, event) }
    }

    override func trackingDidEnd(_ event: UIEvent?) {
        guard isHeld else { return }
        grip = .none
        act(.valueChanged, event)
    }

    open override func cancelTracking(with event: UIEvent?) {
        if case .thumb(_, let before) = grip {
            grip = .none
            if !isContinuous, isTracking, value != before { act(.valueChanged, event) }
        }
        super.cancelTracking(with: event)
    }

    private var isHeld: Bool {
        switch grip {
        case .none: false
        case .thumb: true
        }
    }

    // MARK: Drawing

    /// Colors the line left of the thumb, if it has no color of its own.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        stateDidChange()
    }

    override func stateDidChange() {
        super.stateDidChange()
        let color = minimumTrackTintColor ?? tintColor ?? .systemBlue
        filled.backgroundColor = isEnabled ? color : color.withAlphaComponent(color.cgColor.alpha / 2)
        thumb.image = currentThumbImage
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let track = trackRect(forBounds: bounds)
        thumb.frame = thumbRect(at: value)
        let end = max(track.minX, min(thumb.frame.midX, track.maxX))
        let (first, last) = isMirrored ? (end, track.maxX) : (track.minX, end)
        filled.frame = CGRect(x: first, y: track.minY, width: last - first, height: track.height)
        filled.layer.cornerRadius = track.height / 2
    }

    /// Draws the track, of which the part from the least value to the thumb is covered.
    open override func draw(_ rect: CGRect) {
        let track = trackRect(forBounds: bounds)
        (maximumTrackTintColor ?? .systemFill).setFill()
        UIBezierPath(roundedRect: track, cornerRadius: track.height / 2).fill()
    }

    // MARK: Recognizers

    /// Prevents a swipe along the slider, on a view around it, from taking the touch that holds the thumb (B-290).
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if isTracking, isRivalSwipe(gestureRecognizer) { return false }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
}
