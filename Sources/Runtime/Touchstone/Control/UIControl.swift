@_spi(Subclass) public import TouchCore
public import TouchInput

/// A view that turns touches into control events, and sends them to targets (S-204…S-206, B-280…B-289).
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
/// It tracks one finger, and only one that came down on it and not on a subview. It forwards nothing to the next responder
/// (B-288). “Inside” is generous while a finger is tracked: see `trackingMargin`.
///
/// Tracking is cancelled (`cancelTracking(with:)`, then `touchCancel`) when the touch is, when the control leaves its window and when
/// it is disabled. Hiding it does not cancel tracking: the finger is already on it.
#if !hasFeature(Embedded)
    @preconcurrency @MainActor
#endif
open class UIControl: UIView {
    /// The kind of view in traces, `control`.
    @_spi(Subclass) open override var kindInTraces: String { "control" }

    final var tracking = Tracking.none
    final var targets: [ControlTarget] = []
    final var lastTargetToken = 0
    final var targetIndex = TargetIndex()

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

    /// Creates a control that performs an action for `primaryActionTriggered`.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    // MARK: State

    /// A Boolean value that indicates whether the control takes touches; `true` by default. A disabled control is still hit: views
    /// behind it receive nothing (B-287). Disabling it cancels tracking.
    open var isEnabled = true {
        didSet {
            guard isEnabled != oldValue else { return }
            if !isEnabled { cancelByItself() }
            stateDidChange()
        }
    }

    /// A Boolean value that indicates whether the control is selected; `false` by default. Set by the app.
    open var isSelected = false {
        didSet { if isSelected != oldValue { stateDidChange() } }
    }

    /// A Boolean value that indicates whether a finger is on the control; `false` by default. Equals `isTouchInside` while tracking,
    /// `false` at the end (B-284).
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { stateDidChange() } }
    }

    /// The state of the control: the three properties above as a set.
    open var state: State {
        var state = State.normal
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        return state
    }

    /// Called when `state` has changed.
    func stateDidChange() {
        setNeedsDisplay()
    }

    /// Called when tracking has begun, after the events of the touch-down.
    func trackingDidBegin(_ event: UIEvent?) {}

    /// Called when a lift has ended tracking, before the event of the lift.
    func trackingDidEnd(_ event: UIEvent?) {}

    /// The vertical alignment of the content; `center` by default.
    open var contentVerticalAlignment = ContentVerticalAlignment.center {
        didSet { if contentVerticalAlignment != oldValue { setNeedsLayout() } }
    }

    /// The horizontal alignment of the content; `center` by default.
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
        didSet { if contentHorizontalAlignment != oldValue { setNeedsLayout() } }
    }

    // MARK: Tracking

    /// The margin around the bounds that counts as inside while a finger or pencil is tracked, in points of the control's own
    /// coordinates; 70 by default (B-283, N-30).
    public final var trackingMargin = ControlThresholds.trackingMargin

    /// The same margin for a pointer; 0 by default (B-283, N-30).
    public final var pointerTrackingMargin = ControlThresholds.pointerTrackingMargin

    /// A Boolean value that indicates whether a finger is being tracked.
    public final var isTracking: Bool {
        switch tracking {
        case .none, .beginning, .steering: false
        case .tracking: true
        case .ending(_, let isTracking): isTracking
        }
    }

    /// A Boolean value that indicates whether the tracked finger is inside; `false` without one.
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

    /// Called when a finger came down. Returns `false` to ignore the finger until it is lifted; `true` by default.
    @discardableResult
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// Called when the finger moved. Returns `false` to end tracking, without further events; `true` by default (B-285). Called before the
    /// events of the movement, with the present values of `isTouchInside` and `isHighlighted`.
    @discardableResult
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// Called when the finger was lifted, or `continueTracking(_:with:)` returned `false`, before the events of the lift. Does
    /// nothing by default; call super.
    /// - Parameters:
    ///   - touch: The finger; `nil` if an override of `cancelTracking(with:)` passes that.
    ///   - event: The event that ended tracking.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

    /// Ends tracking and sends `touchCancel`. Called when the touch is cancelled, when the control leaves its window, and when
    /// it is disabled; an app may call it too. It does not call `endTracking(_:with:)`. Call super (B-286).
    /// - Parameter event: The event that cancelled tracking; `nil` if there was none.
    open func cancelTracking(with event: UIEvent?) {
        closeCancelled(event)
    }

    // MARK: Touches

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled, case .none = tracking else { return }
        guard let touch = touches.first(where: { $0.view === self }) else {
            reportForwarded(touches)
            return
        }
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
        if tracking.follows(touch) { trackingDidBegin(event) }
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
        trackingDidEnd(event)
        act(isInside ? .touchUpInside : .touchUpOutside, event)
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard case .tracking(let touch, _) = tracking, touches.contains(touch) else {
            return releaseMenu(touches, isLifted: false)
        }
        cancelTracking(with: event)
        // An override may not have called super.
        if tracking.follows(touch) { closeCancelled(event) }
    }

    /// Consumes the updates: a control does not forward its touches (B-288).
    open override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

    /// Cancels tracking if the control has left the finger's window.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        switch tracking {
        case .none, .ending: break
        case .beginning(let touch), .tracking(let touch, _), .steering(let touch, _):
            if touch.window !== window { cancelByItself() }
        }
    }

    // MARK: Menu; see `UIMenu.swift`.

    /// The menu that `showsMenuAsPrimaryAction` opens; `nil` by default.
    public final var menu: UIMenu?

    /// A Boolean value that indicates whether `menu` opens as soon as a finger comes down, or the primary action is performed; `false` by
    /// default.
    public final var showsMenuAsPrimaryAction = false

    /// Returns the point where a menu opens: its upper left corner, moved so that all of the menu is in the window. By default, below the
    /// lower left corner of the control.
    /// - Parameter menu: The menu that is about to open.
    /// - Returns: A point in the control's own coordinates.
    open func menuAttachmentPoint(for menu: UIMenu) -> CGPoint {
        CGPoint(x: bounds.minX, y: bounds.maxY)
    }

    /// Performs the primary action: opens the menu if `showsMenuAsPrimaryAction`, else sends `primaryActionTriggered`. A disabled
    /// control does nothing.
    open func performPrimaryAction() {
        guard isEnabled else { return }
        if opensMenu { openMenu(with: nil, nil) } else { send(.primaryActionTriggered, nil) }
    }

    // MARK: Actions by name; see `UIControl+Selectors.swift`.

    #if !hasFeature(Embedded)
        /// Performs an action by name, at once, through the application (B-289). Override it to observe or redirect actions by
        /// name; methods and closures do not use it.
        /// - Parameters:
        ///   - action: The name of the action at the target.
        ///   - target: A `SelectorTarget`; `nil` searches along the responder chain (B-297).
        ///   - event: The event that caused it; `nil` if there was none.
        open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
            perform(action, on: target, for: event)
        }
    #endif

    /// Performs an action: calls its handler with the control as `sender`. Override it to observe actions.
    open func sendAction(_ action: UIAction) {
        action.perform(from: self)
    }
}

extension UIControl {
    /// The state of the control, for assistive technologies.
    final var controlTraits: UIAccessibilityTraits {
        (isSelected ? UIAccessibilityTraits.selected : []).union(isEnabled ? [] : .notEnabled)
    }
}
