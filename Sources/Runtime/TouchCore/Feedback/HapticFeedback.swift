public import TouchInput

/// A tap or a vibration that an app requests from the host's device with a feedback generator.
@nonexhaustive public enum HapticFeedback: Hashable, Sendable {
    /// Feedback is to be expected soon: a device may start its engine.
    case preparation
    /// A collision of two objects; the intensity is 0…1.
    case impact(UIImpactFeedbackGenerator.FeedbackStyle, intensity: CGFloat)
    /// A change of a selection.
    case selection
    /// The result of an action.
    case notification(UINotificationFeedbackGenerator.FeedbackType)
}
