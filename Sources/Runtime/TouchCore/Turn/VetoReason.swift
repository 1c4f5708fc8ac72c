import TouchTrace

/// The reason why a responder may not receive a touch or press; `TraceRecord.Veto` with views instead of names.
enum VetoReason {
    /// The view takes one touch at a time and has one.
    case oneTouchAtATime
    /// This view is exclusive in the window.
    case exclusive(UIView)
    /// The responder is not where it was, or has left the window.
    case removed
    /// This ancestor of the hit view refused.
    case refused(by: UIView)
    /// A gesture of the system began.
    case systemGesture
}

extension Dispatcher {
    func traced(_ reason: VetoReason) -> TraceRecord.Veto {
        switch reason {
        case .oneTouchAtATime: .oneTouchAtATime
        case .exclusive(let view): .exclusive(name(view))
        case .removed: .removed
        case .refused(let view): .refused(by: name(view))
        case .systemGesture: .systemGesture
        }
    }
}
