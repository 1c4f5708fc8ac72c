@_spi(Subclass) public import TouchCore
import TouchDrawing
public import TouchInput

/// A control with two buttons that decrease and increase a value.
///
///     finger      D──U           D──────────────────────────────U
///     seconds     │              0         0.5   0.6   0.7 …         twice as fast after 20 steps
///     value          +1                    +1    +1    +1            one valueChanged each, if isContinuous
///
/// A finger that leaves its half stops the repetition until it returns, and makes no step if it is lifted there.
#if !hasFeature(Embedded)
    @preconcurrency @MainActor
#endif
open class UIStepper: UIControl {
    /// The kind of view in traces, `stepper`.
    @_spi(Subclass) open override var kindInTraces: String { "stepper" }
    @_spi(Subclass) open override var isRedrawnWhenResized: Bool { true }
    /// Increases the value by a step.
    open override func accessibilityIncrement() { adjust(by: stepValue) }
    /// Decreases the value by a step.
    open override func accessibilityDecrement() { adjust(by: -stepValue) }
    private func adjust(by step: Double) {
        let before = value
        value = stepped(by: step)
        if value != before { sendActions(for: .valueChanged) }
    }
    @_spi(Subclass) open override var accessibilityDefaults: AccessibilityDefaults {
        AccessibilityDefaults(isElement: true, value: text(CGFloat(value)), traits: controlTraits.union(.adjustable))
    }

    /// The state of the finger on one of the halves.
    private enum Press {
        case none
        /// The finger has not been down for long: its lift makes a step.
        case short(by: Double)
        /// The value repeats its steps, and the lift makes none.
        case repeating(by: Double, steps: Int)
    }

    private final var press = Press.none
    /// The event of the touch that is pressing, for the actions of the repetitions.
    private final var pressEvent: UIEvent?
    private final var isOverHalf = false
    /// The number of the press, by which a repetition recognizes its own press.
    private final var pressNumber = 0
    private final var valueBefore = 0.0
    private final var valueStorage = 0.0
    private final var limits = ValueLimits<Double>(0, 100)
    private final var step = 1.0

    /// Creates a stepper from 0 to 100, at 0.
    /// - Parameter frame: The frame, of which only the origin is used; a stepper is 94 by 32 points.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    }

    #if canImport(Foundation)
        /// Creates a stepper from 0 to 100, at 0; reads nothing from the archive.
        public required init?(coder: NSCoder) {
            super.init(coder: coder)
            bounds.size = Self.size
        }
    #endif

    private static let size = CGSize(width: 94, height: 32)

    /// Returns the size of every stepper.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }
    /// The size of every stepper.
    open override var intrinsicContentSize: CGSize { Self.size }

    // MARK: Value

    /// The value, between the limits; 0 by default. Setting it sends no events; NaN is ignored.
    open var value: Double {
        get { valueStorage }
        set {
            guard !newValue.isNaN else { return }
            valueStorage = limits.clamped(newValue)
            setNeedsDisplay()
        }
    }

    /// The least value; 0 by default. If it is above the greatest value, that becomes equal to it. Values that are not finite are ignored.
    open var minimumValue: Double {
        get { limits.minimum }
        set {
            limits.setMinimum(newValue)
            value = valueStorage
        }
    }

    /// The greatest value; 100 by default. If it is below the least value, that becomes equal to it. Values that are not finite are ignored.
    open var maximumValue: Double {
        get { limits.maximum }
        set {
            limits.setMaximum(newValue)
            value = valueStorage
        }
    }

    /// The size of a step; 1 by default. Only numbers above 0 are accepted.
    open var stepValue: Double {
        get { step }
        set { if newValue > 0, newValue.isFinite { step = newValue } }
    }

    /// A Boolean value that indicates whether a finger that stays repeats the step; `true` by default.
    open var autorepeat = true
    /// A Boolean value that indicates whether `valueChanged` is sent for each step, rather than once, when the finger has lifted; `true` by
    /// default.
    open var isContinuous = true
    /// A Boolean value that indicates whether a step beyond a limit goes to the other limit; `false` by default.
    open var wraps = false

    /// The event `valueChanged` (B-295).
    open override var primaryEvent: Event { .valueChanged }

    private func stepped(by step: Double) -> Double {
        let next = valueStorage + step
        if next > limits.maximum { return wraps ? limits.minimum : limits.maximum }
        if next < limits.minimum { return wraps ? limits.maximum : limits.minimum }
        return next
    }

    private func go(by step: Double, _ event: UIEvent?) {
        let before = valueStorage
        valueStorage = stepped(by: step)
        guard valueStorage != before else { return }
        setNeedsDisplay()
        if isContinuous { act(.valueChanged, event) }
    }

    // MARK: Tracking

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard super.beginTracking(touch, with: event) else { return false }
        valueBefore = valueStorage
        isOverHalf = true
        // Counted even if the press is not accepted in the end.
        pressNumber += 1
        pressEvent = event
        press = .short(by: touch.location(in: self).x < bounds.midX ? -step : step)
        if autorepeat { setTimer(ControlThresholds.repeatDelay) }
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        follow(touch)
        return super.continueTracking(touch, with: event)
    }

    private func follow(_ touch: UITouch) {
        let isLeft = touch.location(in: self).x < bounds.midX
        let isOver: Bool
        switch press {
        case .none: return
        case .short(let step), .repeating(let step, _): isOver = isTouchInside && isLeft == (step < 0)
        }
        guard isOver != isOverHalf else { return }
        isOverHalf = isOver
        setNeedsDisplay()
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if let touch { follow(touch) }
        if case .short(let step) = press, isOverHalf, isTracking { go(by: step, event) }
        letGo(event)
    }

    open override func cancelTracking(with event: UIEvent?) {
        letGo(event)
        super.cancelTracking(with: event)
    }

    private func letGo(_ event: UIEvent?) {
        guard case .none = press else {
            press = .none
            pressEvent = nil
            setNeedsDisplay()
            if !isContinuous, isTracking, valueStorage != valueBefore { act(.valueChanged, event) }
            return
        }
    }

    private func setTimer(_ seconds: TimeInterval) {
        // Retained until it fires, at most once more: it checks that the press is still the same.
        let number = pressNumber
        hostingApplication?.after(seconds) { [self] in if number == pressNumber { repeatStep() } }
    }

    private func repeatStep() {
        guard isTracking else { return }
        let (step, steps): (Double, Int)
        switch press {
        case .none: return
        case .short(let first): (step, steps) = (first, 1)
        case .repeating(let last, let made): (step, steps) = (last, made + 1)
        }
        press = .repeating(by: step, steps: steps)
        let isFast = steps >= ControlThresholds.slowRepetitions
        setTimer(isFast ? ControlThresholds.fastRepeatInterval : ControlThresholds.repeatInterval)
        if isOverHalf { go(by: step, pressEvent) }
    }

    // MARK: Drawing

    open override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        UIColor.tertiarySystemFill.setFill()
        UIBezierPath(roundedRect: bounds, cornerRadius: 8).fill()
        let half = CGSize(width: bounds.width / 2, height: bounds.height)
        for (index, sign) in ["−", "+"].enumerated() {
            let step = index == 0 ? -self.step : self.step
            let place = CGRect(
                origin: CGPoint(x: bounds.minX + CGFloat(index) * half.width, y: bounds.minY), size: half)
            if isPressed(step) {
                UIColor.systemFill.setFill()
                UIBezierPath(roundedRect: place, cornerRadius: 8).fill()
            }
            let isPossible = isEnabled && stepped(by: step) != valueStorage
            let color = isPossible ? UIColor.label : .tertiaryLabel
            context.draw(
                DrawnText(
                    sign, font: .systemFont(ofSize: 20), color: color.cgColor, rect: place, alignment: .center,
                    verticalAlignment: .center, numberOfLines: 1, lineBreakMode: .byClipping))
        }
        UIColor.separator.setFill()
        context.fill(CGRect(x: bounds.midX - 0.5, y: bounds.minY + 7, width: 1, height: bounds.height - 14))
    }

    private func isPressed(_ step: Double) -> Bool {
        switch press {
        case .none: false
        case .short(let pressed), .repeating(let pressed, _): isTracking && isOverHalf && (pressed < 0) == (step < 0)
        }
    }

    // MARK: Recognizers

    /// Prevents a single tap on a view around the stepper from taking its touch (B-290).
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        !isRivalTap(gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
}

/// The least and the greatest value of a control. Setting one beyond the other moves that as well; a value that is not finite is ignored.
struct ValueLimits<Value: FloatingPoint> {
    private(set) var minimum: Value
    private(set) var maximum: Value

    init(_ minimum: Value, _ maximum: Value) { (self.minimum, self.maximum) = (minimum, maximum) }

    mutating func setMinimum(_ value: Value) {
        if value.isFinite { (minimum, maximum) = (value, max(value, maximum)) }
    }

    mutating func setMaximum(_ value: Value) {
        if value.isFinite { (minimum, maximum) = (min(value, minimum), value) }
    }

    func clamped(_ value: Value) -> Value { max(minimum, min(value, maximum)) }
}
