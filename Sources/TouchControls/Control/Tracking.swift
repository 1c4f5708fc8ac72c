import TouchCore

/// What a control makes of the finger on it.
///
///     none ──D──▶ beginning ─true─▶ tracking ──U──▶ ending ──▶ none
///                     └─false─▶ none   │ ▲ M            touchUpInside, touchUpOutside
///                                      ├─┘
///                                      ├─ continueTracking says false ──▶ ending ──▶ none, no event
///                                      ├─ cancelled ──▶ none, touchCancel
///                                      └─ menu opens ──▶ steering ──U──▶ none     touchCancel before
enum Tracking {
    /// There is none, or it is ignored.
    case none
    /// `beginTracking` is being asked.
    case beginning(UITouch)
    /// It is followed.
    case tracking(UITouch, isInside: Bool)
    /// `endTracking` is being told.
    case ending(isInside: Bool, isTracking: Bool)
    /// The control's menu is open, and follows the finger that opened it.
    case steering(UITouch, MenuView)

    /// The touch that is followed.
    var touch: UITouch? {
        switch self {
        case .tracking(let touch, _): touch
        case .none, .beginning, .ending, .steering: nil
        }
    }

    /// Whether the touch is the one that is followed.
    func follows(_ other: UITouch) -> Bool {
        switch self {
        case .tracking(let touch, _): touch === other
        case .none, .beginning, .ending, .steering: false
        }
    }
}
