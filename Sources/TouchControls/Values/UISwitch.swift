public import TouchCore
public import TouchDrawing
public import TouchGeometry

/// A switch: a tap turns it, a drag moves its knob.
///
///     finger      D──M──U                       D────M────M────M────U
///     way         less than 10 pt               │    10 pt or more: the knob follows
///     on          ······╔═══ valueChanged       ···················╔═══ valueChanged, if the knob is beyond the middle
///     events      touchDown … valueChanged · primaryActionTriggered · touchUpInside
///
/// A tap must be lifted inside; a drag may be lifted anywhere. When it is cancelled, or
/// `continueTracking(_:with:)` gives the finger up, the knob goes back.
open class UISwitch: UIControl {
    /// What the finger does.
    private enum Grip {
        /// There is none, or the app has set `isOn` meanwhile: its lift changes nothing.
        case none
        /// It has not gone far.
        case pressed(at: CGFloat)
        /// It moves the knob, which was so many points to the left of it, 0…1 being its way.
        case dragging(from: CGFloat, knob: CGFloat)
    }

    private final var grip = Grip.none
    private final let knob = Knob()
    private final var isOnStorage = false

    /// Creates a switch that is off.
    /// - Parameter frame: its origin counts; a switch is 51 by 31 points.
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

    /// Whether it is on; `false` by default. Setting it sends nothing, and takes the knob from a finger that is on it.
    open var isOn: Bool {
        get { isOnStorage }
        set {
            grip = .none
            isOnStorage = newValue
            setNeedsLayout()
            setNeedsDisplay()
        }
    }

    /// Turns it on or off, and lets the knob move there in 0.25 s if that is wanted. Sends nothing, and takes the knob from a
    /// finger that is on it.
    open func setOn(_ on: Bool, animated: Bool) {
        isOn = on
        if animated { UIView.animate(withDuration: ControlThresholds.knobDuration) { layoutIfNeeded() } }
    }

    /// The colour of the switch when it is on; `nil`, the default, for green.
    public final var onTintColor: UIColor? { didSet { setNeedsDisplay() } }

    /// `valueChanged` (B-295).
    open override var primaryEvent: Event { .valueChanged }

    // What `isOn` and `setOn(_:animated:)` need is written out in them: the Embedded compiler leaves a copy of private methods
    // that they call in every module that uses a switch, and the linker takes only one.

    // MARK: Tracking

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard super.beginTracking(touch, with: event) else { return false }
        grip = .pressed(at: touch.location(in: self).x)
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        drag(to: touch.location(in: self).x)
        return super.continueTracking(touch, with: event)
    }

    private func drag(to x: CGFloat) {
        if case .pressed(let start) = grip, abs(x - start) >= ControlThresholds.knobHysteresis {
            grip = .dragging(from: start, knob: isOnStorage ? 1 : 0)
        }
        guard case .dragging(let start, let knob) = grip else { return }
        let place = max(0, min(knob + (x - start) / way, 1))
        // From here on: the knob stays under the finger, also after it was beyond the end.
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

    /// The knob goes back.
    private func letGo() {
        grip = .none
        settleKnob()
    }

    /// From where it is seen to where it belongs.
    private func settleKnob() {
        setNeedsLayout()
        setNeedsDisplay()
        UIView.animate(withDuration: ControlThresholds.knobDuration) { layoutIfNeeded() }
    }

    // MARK: Looks

    /// Points that the knob goes from off to on.
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
            x: bounds.minX + Self.rim + way * knobPlace, y: bounds.minY + Self.rim, width: side, height: side)
    }

    open override func draw(_ rect: CGRect) {
        let on = onTintColor ?? .systemGreen
        let colour = knobPlace >= 0.5 ? on : .systemFill
        (isEnabled ? colour : colour.withAlphaComponent(colour.cgColor.alpha / 2)).setFill()
        UIBezierPath(roundedRect: bounds, cornerRadius: bounds.height / 2).fill()
    }

    // MARK: Recognizers

    /// Does not let a single tap or a drag along the switch, around it, take its touch (B-290).
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        !isRivalTap(gestureRecognizer) && !isRivalPan(gestureRecognizer)
            && super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
}
