public import TouchInput

/// All numbers that decide the behavior of controls: value, unit, evidence, user.
public enum ControlThresholds {
    /// Points around a control that count as inside while a finger is tracked. N-30, measured by others on a simulator.
    /// Used by `UIControl.trackingMargin`.
    public static let trackingMargin: CGFloat = 70
    /// The same margin for a pointer, which is precise. N-30. Used by `UIControl.pointerTrackingMargin`.
    public static let pointerTrackingMargin: CGFloat = 0
    /// Points around the thumb of a slider in which a touch takes it: a thumb of 28 pt is as easy to hit as 44 pt, the least size
    /// that Apple recommends. Our choice. Used by `UISlider`.
    public static let thumbMargin: CGFloat = 8
    /// Points that a finger moves on a switch before it drags the knob; a shorter movement is a tap. N-10 is the same for pans.
    /// Our choice. Used by `UISwitch`.
    public static let knobHysteresis: CGFloat = 10
    /// Seconds of a knob's or thumb's animation. Our choice. Used by `UISwitch`, `UISlider`.
    public static let knobDuration: TimeInterval = 0.25
    /// Seconds that a stepper is held before it repeats. Our choice, as a long press. Used by `UIStepper`.
    public static let repeatDelay: TimeInterval = 0.5
    /// Seconds between the repetitions of a stepper. Our choice. Used by `UIStepper`.
    public static let repeatInterval: TimeInterval = 0.1
    /// The number of repetitions of a stepper before they become faster: Apple's page says that the rate depends on how long the finger stays, and no number.
    /// Our choice. Used by `UIStepper`.
    public static let slowRepetitions = 20
    /// Seconds between the faster repetitions. Our choice. Used by `UIStepper`.
    public static let fastRepeatInterval: TimeInterval = 0.05
    /// Points that a finger moves on a menu before its lift chooses: a tap that opens a menu does not also choose. Our choice.
    /// Used by `MenuView`.
    public static let menuHysteresis: CGFloat = 10
    /// Seconds of a push or a pop. Our choice. Used by `UINavigationController`.
    public static let pushDuration: TimeInterval = 0.35
    /// The fraction of the width by which the view below a pushed one moves aside. Our choice. Used by `UINavigationController`.
    public static let pushParallax: CGFloat = 0.3
    /// Seconds for which the velocity of a lifted finger counts: it pops if it would then be in the other half. Our choice. Used
    /// by `UINavigationController`.
    public static let popLookahead: TimeInterval = 0.25
    /// The largest number of dots of a page control. Our choice: more cannot be distinguished. Used by `UIPageControl.numberOfPages`.
    static let mostPages = 10_000
}

extension CGRect {
    /// Returns the rectangle with a margin added on every side; a negative margin is removed.
    func grown(by margin: CGFloat) -> CGRect {
        CGRect(x: minX - margin, y: minY - margin, width: width + 2 * margin, height: height + 2 * margin)
    }
}
