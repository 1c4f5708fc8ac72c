import TouchCore

// The names of the notifications that code which handles touches observes. A name is a word; what it announces is posted if it happens here.

nonisolated private enum Posting {
    /// Lets applications post, from the first use of a name on.
    static let isOn: Void = {
        UIApplication.announcer = { announcement, application in post(announcement, application) }
    }()

    static func name(_ rawValue: String) -> Notification.Name {
        _ = isOn
        return Notification.Name(rawValue)
    }

    private static func post(_ announcement: Announcement, _ application: UIApplication) {
        let center = NotificationCenter.default
        switch announcement {
        case .willResignActive:
            center.post(name: UIApplication.willResignActiveNotification, object: application)
        case .didBecomeActive:
            center.post(name: UIApplication.didBecomeActiveNotification, object: application)
        case .didReceiveMemoryWarning:
            center.post(name: UIApplication.didReceiveMemoryWarningNotification, object: application)
        case .keyboard(let isShown, let hasArrived, let start, let end, let seconds):
            let info: [AnyHashable: Any] = [
                UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: start),
                UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
                UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: seconds),
                UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(
                    value: UIView.AnimationCurve.easeInOut.rawValue),
                UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
            ]
            let names =
                hasArrived
                ? [
                    isShown ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardDidHideNotification,
                    UIResponder.keyboardDidChangeFrameNotification,
                ]
                : [
                    UIResponder.keyboardWillChangeFrameNotification,
                    isShown ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification,
                ]
            for name in names { center.post(name: name, object: nil, userInfo: info) }
        }
    }
}

extension UIApplication {
    /// The name of the notification that the app is about to lose its input, posted after `applicationWillResignActive(_:)`.
    nonisolated public class var willResignActiveNotification: Notification.Name {
        Posting.name("UIApplicationWillResignActiveNotification")
    }
    /// The name of the notification that the app has got its input back, posted after `applicationDidBecomeActive(_:)`.
    nonisolated public class var didBecomeActiveNotification: Notification.Name {
        Posting.name("UIApplicationDidBecomeActiveNotification")
    }
    /// The name of the notification that the system is short of memory, posted after the controllers were notified.
    nonisolated public class var didReceiveMemoryWarningNotification: Notification.Name {
        Posting.name("UIApplicationDidReceiveMemoryWarningNotification")
    }
    /// The name of the notification that the app has left the screen. A host keeps its app on the screen, so it is not posted; an app, or its
    /// test, may post it.
    nonisolated public class var didEnterBackgroundNotification: Notification.Name {
        Posting.name("UIApplicationDidEnterBackgroundNotification")
    }
    /// The name of the notification that the app comes back to the screen; posted as little as `didEnterBackgroundNotification`.
    nonisolated public class var willEnterForegroundNotification: Notification.Name {
        Posting.name("UIApplicationWillEnterForegroundNotification")
    }
    /// The name of the notification that the app is about to end; posted as little as `didEnterBackgroundNotification`.
    nonisolated public class var willTerminateNotification: Notification.Name {
        Posting.name("UIApplicationWillTerminateNotification")
    }
}

// A `StandInKeyboardView` posts them: there is no keyboard of the system.

extension UIResponder {
    /// The name of the notification that a keyboard starts to appear.
    nonisolated public class var keyboardWillShowNotification: Notification.Name {
        Posting.name("UIKeyboardWillShowNotification")
    }
    /// The name of the notification that a keyboard has appeared.
    nonisolated public class var keyboardDidShowNotification: Notification.Name {
        Posting.name("UIKeyboardDidShowNotification")
    }
    /// The name of the notification that a keyboard starts to disappear.
    nonisolated public class var keyboardWillHideNotification: Notification.Name {
        Posting.name("UIKeyboardWillHideNotification")
    }
    /// The name of the notification that a keyboard has disappeared.
    nonisolated public class var keyboardDidHideNotification: Notification.Name {
        Posting.name("UIKeyboardDidHideNotification")
    }
    /// The name of the notification before a keyboard appears or disappears.
    nonisolated public class var keyboardWillChangeFrameNotification: Notification.Name {
        Posting.name("UIKeyboardWillChangeFrameNotification")
    }
    /// The name of the notification after a keyboard has appeared or disappeared.
    nonisolated public class var keyboardDidChangeFrameNotification: Notification.Name {
        Posting.name("UIKeyboardDidChangeFrameNotification")
    }

    /// The key of the rectangle of the screen from which a keyboard starts, an `NSValue`.
    nonisolated public class var keyboardFrameBeginUserInfoKey: String { "UIKeyboardFrameBeginUserInfoKey" }
    /// The key of the rectangle of the screen to which a keyboard moves, an `NSValue`.
    nonisolated public class var keyboardFrameEndUserInfoKey: String { "UIKeyboardFrameEndUserInfoKey" }
    /// The key of the duration of its motion in seconds, an `NSNumber`.
    nonisolated public class var keyboardAnimationDurationUserInfoKey: String {
        "UIKeyboardAnimationDurationUserInfoKey"
    }
    /// The key of the raw value of a `UIView.AnimationCurve`, an `NSNumber`.
    nonisolated public class var keyboardAnimationCurveUserInfoKey: String { "UIKeyboardAnimationCurveUserInfoKey" }
    /// The key of the number 1, since a keyboard is always that of this app.
    nonisolated public class var keyboardIsLocalUserInfoKey: String { "UIKeyboardIsLocalUserInfoKey" }
}
