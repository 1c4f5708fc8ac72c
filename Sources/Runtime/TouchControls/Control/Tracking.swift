import TouchCore

/// The state of tracking the finger on a control.
///
///     none ──D──▶ beginning ─true─▶ tracking ──U──▶ ending ──▶ none
///                     └─false─▶ none   │ ▲ M            touchUpInside, touchUpOutside
///                                      ├─┘
///                                      ├─ continueTracking is false ──▶ ending ──▶ none, no event
///                                      ├─ cancelled ──▶ none, touchCancel
///                                      └─ menu opens ──▶ steering ──U──▶ none     touchCancel before
enum Tracking {
    /// There is no finger, or it is ignored.
    case none
    /// `beginTracking` is being called.
    case beginning(UITouch)
    /// The touch is tracked.
    case tracking(UITouch, isInside: Bool)
    /// `endTracking` is being called.
    case ending(isInside: Bool, isTracking: Bool)
    /// The control's menu is open and follows the finger that opened it.
    case steering(UITouch, MenuView)

    /// The touch that is tracked.
    var touch: UITouch? {
        switch self {
        case .tracking(let touch, _): touch
        case .none, .beginning, .ending, .steering: nil
        }
    }

    /// Returns a Boolean value that indicates whether a touch is the tracked one.
    func follows(_ other: UITouch) -> Bool {
        switch self {
        case .tracking(let touch, _): touch === other
        case .none, .beginning, .ending, .steering: false
        }
    }
}
