public import TouchInput

/// An object that requests haptic feedback. Use its subclasses.
///
/// The library has no haptic engine: the host receives each request in `ApplicationHost.feedback(_:)`.
#if !hasFeature(Embedded)
    @preconcurrency @MainActor
#endif
open class UIFeedbackGenerator {
    init() {}

    /// Notifies the host that feedback is to be expected soon.
    open func prepare() {
        request(.preparation)
    }

    final func request(_ feedback: HapticFeedback) {
        UIApplication.shared.host.loop?.feedback(feedback)
    }
}

/// A generator of feedback for collisions, for instance of a dragged view that snaps into place.
#if !hasFeature(Embedded)
    @preconcurrency @MainActor
#endif
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// The mass or the material of the objects that collide.
    public enum FeedbackStyle: Int, Sendable {
        /// Small objects.
        case light = 0
        /// Objects of medium size.
        case medium = 1
        /// Large objects.
        case heavy = 2
        /// Elastic objects.
        case soft = 3
        /// Rigid objects.
        case rigid = 4
    }

    private final let style: FeedbackStyle

    /// Creates a generator for collisions of a kind; `medium` by default.
    public init(style: FeedbackStyle = .medium) {
        self.style = style
        super.init()
    }

    /// Requests feedback with an intensity of 1.
    open func impactOccurred() {
        request(.impact(style, intensity: 1))
    }

    /// Requests feedback.
    /// - Parameter intensity: 0…1; other values are clamped, NaN counts as 0.
    open func impactOccurred(intensity: CGFloat) {
        request(.impact(style, intensity: intensity > 0 ? min(intensity, 1) : 0))
    }
}

/// A generator of feedback for changes of a selection, for instance of a wheel that a finger turns.
#if !hasFeature(Embedded)
    @preconcurrency @MainActor
#endif
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Creates a generator.
    public override init() {
        super.init()
    }

    /// Requests feedback.
    open func selectionChanged() {
        request(.selection)
    }
}

/// A generator of feedback for the result of an action.
#if !hasFeature(Embedded)
    @preconcurrency @MainActor
#endif
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// The result of an action.
    public enum FeedbackType: Int, Sendable {
        /// It was successful.
        case success = 0
        /// It was successful, but there is something to consider.
        case warning = 1
        /// It failed.
        case error = 2
    }

    /// Creates a generator.
    public override init() {
        super.init()
    }

    /// Requests feedback.
    open func notificationOccurred(_ notificationType: FeedbackType) {
        request(.notification(notificationType))
    }
}

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
