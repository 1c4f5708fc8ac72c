@_spi(Subclass) public import TouchCore
public import TouchDrawing
public import TouchInput

/// A switch: a tap toggles it, a drag moves its knob.
///
///     finger      D──M──U                       D────M────M────M────U
///     distance    less than 10 pt               │    10 pt or more: the knob follows
///     on          ······╔═══ valueChanged       ··············╔═════ valueChanged when the knob arrives at the other end,
///                                                                    or at the lift, if it is beyond the middle
///     events      touchDown … valueChanged · primaryActionTriggered · touchUpInside
///
/// A finger that drags the knob to one end and to the other turns the switch each time. A tap must be lifted inside; a drag may be lifted anywhere. When
/// the touch is cancelled, or `continueTracking(_:with:)` returns `false`, the knob returns to the end where the switch is.
#if !hasFeature(Embedded)
    @preconcurrency @MainActor
#endif
open class UISwitch: UIControl {
    /// The kind of view in traces, `switch`.
    @_spi(Subclass) open override var kindInTraces: String { "switch" }
    @_spi(Subclass) open override var isRedrawnWhenResized: Bool { true }
    @_spi(Subclass) open override var accessibilityDefaults: AccessibilityDefaults {
        AccessibilityDefaults(isElement: true, value: isOn ? "1" : "0", traits: controlTraits.union(.button))
    }

    /// The state of the finger on the switch.
    private enum Grip {
        /// There is no finger, or the app has set `isOn` meanwhile: its lift changes nothing.
        case none
        /// The finger has not moved far.
        case pressed(at: CGFloat)
        /// The finger moves the knob, which was `knob` of its way, from 0 to 1, when the finger was at `from`.
        case dragging(from: CGFloat, knob: CGFloat)
    }

    private final var grip = Grip.none
    private final let knob = Knob()
    private final var isOnStorage = false

    /// Creates a switch that is off.
    /// - Parameter frame: The frame, of which only the origin is used; a switch is 51 by 31 points.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Self.size))
        addSubview(knob)
    }

    #if canImport(Foundation)
        /// Creates a switch that is off; reads nothing from the archive.
        public required init?(coder: NSCoder) {
            super.init(coder: coder)
            bounds.size = Self.size
            addSubview(knob)
        }
    #endif

    private static let size = CGSize(width: 51, height: 31)
    private static let rim: CGFloat = 2

    /// Returns the size of every switch.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }
    /// The size of every switch.
    open override var intrinsicContentSize: CGSize { Self.size }

    /// A Boolean value that indicates whether the switch is on; `false` by default. Setting it sends no events, and ends a drag of the knob.
    open var isOn: Bool {
        get { isOnStorage }
        set {
            grip = .none
            isOnStorage = newValue
            setNeedsLayout()
            setNeedsDisplay()
        }
    }

    /// Turns the switch on or off; with animation the knob moves there in 0.25 s. Sends no events, and ends a drag of
    /// the knob.
    open func setOn(_ on: Bool, animated: Bool) {
        isOn = on
        if animated { UIView.animate(withDuration: ControlThresholds.knobDuration) { layoutIfNeeded() } }
    }

    /// The color of the switch when it is on; `nil`, the default, for green.
    public final var onTintColor: UIColor? { didSet { setNeedsDisplay() } }

    /// The color of the knob; `nil`, the default, for white.
    public final var thumbTintColor: UIColor? { didSet { knob.color = thumbTintColor ?? .white } }

    /// The event `valueChanged` (B-295).
    open override var primaryEvent: Event { .valueChanged }

    // The code of `isOn` and `setOn(_:animated:)` is written out in both: the Embedded compiler leaves a copy of the private methods
    // that they call in every module that uses a switch, and the linker accepts only one.

    // MARK: Tracking

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard super.beginTracking(touch, with: event) else { return false }
        grip = .pressed(at: touch.location(in: self).x)
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        drag(to: touch.location(in: self).x)
        if case .dragging(_, let knob) = grip, knob == (isOnStorage ? 0 : 1) {
            isOnStorage.toggle()
            act(.valueChanged, event)
        }
        return super.continueTracking(touch, with: event)
    }

    private func drag(to x: CGFloat) {
        if case .pressed(let start) = grip, abs(x - start) >= ControlThresholds.knobHysteresis {
            grip = .dragging(from: start, knob: isOnStorage ? 1 : 0)
        }
        guard case .dragging(let start, let knob) = grip else { return }
        let place = max(0, min(knob + (isMirrored ? start - x : x - start) / way, 1))
        // Measured from here: the knob stays under the finger, even after that was beyond the end.
        grip = .dragging(from: x, knob: place)
        setNeedsLayout()
        setNeedsDisplay()
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        guard isTracking else { return letGo() }
        if let touch { drag(to: touch.location(in: self).x) }
        let last = grip
        grip = .none
        switch last {
        case .none: break
        case .pressed: if isTouchInside { turn(!isOnStorage, event) }
        case .dragging(_, let knob): turn(knob >= 0.5, event)
        }
    }

    private func turn(_ isOn: Bool, _ event: UIEvent?) {
        let isNews = isOn != isOnStorage
        isOnStorage = isOn
        settleKnob()
        if isNews { act(.valueChanged, event) }
    }

    open override func cancelTracking(with event: UIEvent?) {
        letGo()
        super.cancelTracking(with: event)
    }

    /// Releases the knob, which returns to its place.
    private func letGo() {
        grip = .none
        settleKnob()
    }

    /// Animates the knob from its visible place to its final one.
    private func settleKnob() {
        setNeedsLayout()
        setNeedsDisplay()
        UIView.animate(withDuration: ControlThresholds.knobDuration) { layoutIfNeeded() }
    }

    // MARK: Drawing

    /// The distance of the knob from off to on, in points.
    private var way: CGFloat { max(1, bounds.width - bounds.height) }

    private var knobPlace: CGFloat {
        switch grip {
        case .none, .pressed: isOnStorage ? 1 : 0
        case .dragging(_, let knob): knob
        }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let side = bounds.height - 2 * Self.rim
        knob.frame = CGRect(
            x: bounds.minX + Self.rim + way * (isMirrored ? 1 - knobPlace : knobPlace), y: bounds.minY + Self.rim,
            width: side, height: side)
    }

    open override func draw(_ rect: CGRect) {
        let on = onTintColor ?? .systemGreen
        let color = knobPlace >= 0.5 ? on : .systemFill
        (isEnabled ? color : color.withAlphaComponent(color.cgColor.alpha / 2)).setFill()
        UIBezierPath(roundedRect: bounds, cornerRadius: bounds.height / 2).fill()
    }

    // MARK: Recognizers

    /// Prevents a single tap or a drag along the switch, on a view around it, from taking its touch (B-290).
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        !isRivalTap(gestureRecognizer) && !isRivalPan(gestureRecognizer)
            && super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
}

/// The disc of switches and sliders, or the image in its place. It takes no touches, so that they reach the control.
final class Knob: UIView {
    override var kindInTraces: String { "knob" }
    override var isRedrawnWhenResized: Bool { true }
    var color = UIColor.white { didSet { if color != oldValue { setNeedsDisplay() } } }
    var image: UIImage? { didSet { if image != oldValue { setNeedsDisplay() } } }

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
    }

    #if canImport(Foundation)
        required init?(coder: NSCoder) {
            super.init(coder: coder)
            isUserInteractionEnabled = false
        }
    #endif

    override func draw(_ rect: CGRect) {
        if let image { return image.draw(in: bounds) }
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.setShadow(
            offset: CGSize(width: 0, height: 2), blur: 6, color: UIColor.black.withAlphaComponent(0.25).cgColor)
        color.setFill()
        context.fillEllipse(in: bounds)
    }
}
