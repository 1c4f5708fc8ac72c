@_spi(Subclass) public import TouchCore
public import TouchGeometry

/// A view that makes control events of touches, and tells them to targets (S-204…S-206, B-280…B-289).
///
///     finger        D────────M────────M────────M────────M──────U
///                   │ inside │ inside │ outside│ outside│ inside
///     highlighted   ══════════════════         ║        ║══════
///     events        │        │        │        │        │      └ touchUpInside · primaryActionTriggered
///                   │        │        │        │        └ touchDragEnter · touchDragInside   (a crossing comes first)
///                   │        │        │        └ touchDragOutside
///                   │        │        └ touchDragExit · touchDragOutside
///                   │        └ touchDragInside
///                   └ touchDown, and touchDownRepeat from the second tap on
///
/// It follows one finger, and only one that came down on it and not on a subview. It hands nothing to the next responder
/// (B-288). “Inside” is generous while a finger is followed: see `trackingMargin`.
///
/// Tracking is cancelled (`cancelTracking(with:)`, then `touchCancel`) when the touch is, when the control leaves its window and when
/// it is disabled. Hiding it changes nothing: the finger is already on it.
open class UIControl: UIView {
    @exclusivity(unchecked) final var tracking = Tracking.none
    @exclusivity(unchecked) final var targets: [ControlTarget] = []
    final var lastTargetToken = 0

    /// Creates a control.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    #if canImport(Foundation)
        /// Creates a control from an archive, of which it reads nothing.
        public required init?(coder: NSCoder) {
            super.init(coder: coder)
        }
    #endif

    /// Creates a control that performs an action when what it is for happens: for `primaryActionTriggered`.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    // MARK: State

    /// Whether it takes touches; `true` by default. A disabled control is still hit: views behind it get nothing (B-287).
    /// Disabling it cancels tracking.
    open var isEnabled = true {
        didSet {
            guard isEnabled != oldValue else { return }
            if !isEnabled { cancelByItself() }
            stateDidChange()
        }
    }

    /// Whether it was chosen; `false` by default. Set by the app.
    open var isSelected = false {
        didSet { if isSelected != oldValue { stateDidChange() } }
    }

    /// Whether a finger is on it; `false` by default. Follows `isTouchInside` while tracking, `false` at the end (B-284).
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { stateDidChange() } }
    }

    /// What the control looks like: the three properties above as a set.
    open var state: State {
        var state = State.normal
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        return state
    }

    /// Called when `state` is another one.
    func stateDidChange() {
        setNeedsDisplay()
    }

    /// Where the content is from top to bottom; `center` by default.
    open var contentVerticalAlignment = ContentVerticalAlignment.center {
        didSet { if contentVerticalAlignment != oldValue { setNeedsLayout() } }
    }

    /// Where the content is from left to right; `center` by default.
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
        didSet { if contentHorizontalAlignment != oldValue { setNeedsLayout() } }
    }

    // MARK: Tracking

    /// Points around the bounds that count as inside while a finger or pencil is followed; 70 by default (B-283, N-30). The
    /// control's own coordinates.
    public final var trackingMargin = ControlThresholds.trackingMargin

    /// The same for a pointer; 0 by default (B-283, N-30).
    public final var pointerTrackingMargin = ControlThresholds.pointerTrackingMargin

    /// Whether a finger is being followed.
    public final var isTracking: Bool {
        switch tracking {
        case .none, .beginning, .steering: false
        case .tracking: true
        case .ending(_, let isTracking): isTracking
        }
    }

    /// Whether the finger that is followed is inside; `false` without one.
    public final var isTouchInside: Bool {
        switch tracking {
        case .none, .steering: false
        case .beginning: true
        case .tracking(_, let isInside), .ending(let isInside, _): isInside
        }
    }

    /// The event after which the control sends `primaryActionTriggered`: `touchUpInside`; for controls with a value,
    /// `valueChanged` (B-295).
    open var primaryEvent: Event { .touchUpInside }

    /// A finger came down: `false` ignores it, with all it does later; `true` by default.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// The finger moved: `false` ends tracking, without further events; `true` by default (B-285). Called before the events of the
    /// movement, with `isTouchInside` and `isHighlighted` as they are now.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// The finger was lifted, or `continueTracking(_:with:)` said `false`. Called before the events of the lift. Does
    /// nothing by default; call super.
    /// - Parameters:
    ///   - touch: the finger; `nil` if an override of `cancelTracking(with:)` calls it so.
    ///   - event: what led to it.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

    /// Ends tracking and sends `touchCancel`. Called when the touch is cancelled, when the control leaves its window, and when
    /// it is disabled; an app may call it too. It does not call `endTracking(_:with:)`. Call super (B-286).
    /// - Parameter event: what led to it; `nil` if it was no event.
    open func cancelTracking(with event: UIEvent?) {
        closeCancelled(event)
    }

    // MARK: Touches

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled, case .none = tracking, let touch = touches.first(where: { $0.view === self }) else { return }
        tracking = .beginning(touch)
        let begins = beginTracking(touch, with: event)
        guard case .beginning(touch) = tracking else { return }
        guard begins else {
            tracking = .none
            return
        }
        tracking = .tracking(touch, isInside: true)
        highlight(true)
        if tracking.follows(touch) { act(.touchDown, event) }
        if touch.tapCount > 1, tracking.follows(touch) { act(.touchDownRepeat, event) }
        if tracking.follows(touch) { openMenu(with: touch, event) }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard case .tracking(let touch, let wasInside) = tracking, touches.contains(touch) else {
            return steerMenu(touches)
        }
        let isInside = isInside(touch, event)
        tracking = .tracking(touch, isInside: isInside)
        highlight(isInside)
        guard tracking.follows(touch) else { return }
        let goesOn = continueTracking(touch, with: event)
        guard tracking.follows(touch) else { return }
        guard goesOn else {
            end(touch, isInside: isInside, isTracking: false, event)
            return
        }
        if wasInside != isInside { act(isInside ? .touchDragEnter : .touchDragExit, event) }
        if tracking.follows(touch) { act(isInside ? .touchDragInside : .touchDragOutside, event) }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard case .tracking(let touch, _) = tracking, touches.contains(touch) else {
            return releaseMenu(touches, isLifted: true)
        }
        let isInside = isInside(touch, event)
        end(touch, isInside: isInside, isTracking: true, event)
        act(isInside ? .touchUpInside : .touchUpOutside, event)
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard case .tracking(let touch, _) = tracking, touches.contains(touch) else {
            return releaseMenu(touches, isLifted: false)
        }
        cancelTracking(with: event)
        // An override may have forgotten super.
        if tracking.follows(touch) { closeCancelled(event) }
    }

    /// Consumed: a control's readings are nobody else's (B-288).
    open override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

    /// Cancels tracking if it has left the window that the finger is on.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        switch tracking {
        case .none, .ending: break
        case .beginning(let touch), .tracking(let touch, _), .steering(let touch, _):
            if touch.window !== window { cancelByItself() }
        }
    }

    // MARK: Menu; see `UIControl+Menu.swift`.

    /// What `showsMenuAsPrimaryAction` opens; `nil` by default.
    public final var menu: UIMenu?

    /// Whether `menu` opens as soon as a finger comes down, or the primary action is performed; `false` by default.
    public final var showsMenuAsPrimaryAction = false

    /// Where a menu opens: the point is its upper left corner, moved so that all of it is in the window. By default, below the lower left
    /// corner.
    /// - Parameter menu: the one that is about to open.
    /// - Returns: a point in the control's own coordinates.
    open func menuAttachmentPoint(for menu: UIMenu) -> CGPoint {
        CGPoint(x: bounds.minX, y: bounds.maxY)
    }

    /// Does what the control is for: opens its menu if `showsMenuAsPrimaryAction`, else sends `primaryActionTriggered`. A disabled
    /// control does nothing.
    open func performPrimaryAction() {
        guard isEnabled else { return }
        if opensMenu { openMenu(with: nil, nil) } else { send(.primaryActionTriggered, nil) }
    }

    // MARK: Actions by name; see `UIControl+Selectors.swift`.

    #if !hasFeature(Embedded)
        /// Performs an action by name, at once, through the application (B-289). Override it to observe or redirect actions by
        /// name; methods and closures do not come here.
        /// - Parameters:
        ///   - action: its name, as the target knows it.
        ///   - target: a `SelectorTarget`; `nil` looks along the responder chain, from the control (B-297).
        ///   - event: what led to it; `nil` if none did.
        open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
            perform(action, on: target, for: event)
        }
    #endif

    /// Performs an action: calls its handler with the control as `sender`. Override it to observe actions.
    open func sendAction(_ action: UIAction) {
        action.perform(from: self)
    }
}
