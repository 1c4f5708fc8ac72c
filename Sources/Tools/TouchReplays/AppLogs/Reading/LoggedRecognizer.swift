/// A recognizer as a log describes it.
package struct LoggedRecognizer: Equatable {
    /// The number of the recognizer.
    package var id: Int
    /// The name of its class.
    package var className: String
    /// The class of UIKit from which that descends.
    package var stock: String
    /// The name that the app has given.
    package var name: String?
    /// The number of its view; 0 for a recognizer of the system, whose view is in no window of the app.
    package var view: Int
    /// The index among the recognizers of its view.
    package var index: Int
    /// The role for the scroll view that has made it, such as `scroll pan`, or `system`; `nil` if the app has made it.
    package var role: String?
    /// The number of the scroll view that has made it, if it is attached to another view.
    package var maker: Int?
    /// A Boolean value that indicates whether it is enabled.
    package var isEnabled = true
    /// A Boolean value that indicates whether views lose its touches.
    package var cancels = true
    /// A Boolean value that indicates whether views wait for the beginning of its touches.
    package var delaysBegan = false
    /// A Boolean value that indicates whether views wait for the end of its touches.
    package var delaysEnded = true
    /// A Boolean value that indicates whether all its touches are of one type.
    package var isExclusiveType = true
    /// The types of touch that it receives, as numbers; `nil` for all.
    package var types: [Int]?
    /// The types of press that it receives, as numbers; `nil` for the default.
    package var presses: [Int]?
    /// The settings of the stock class, by name.
    package var settings: [Setting] = []
    /// Its delegate; `nil` if it has none.
    package var delegate: Delegate?
    /// The number of the app's targets; `nil` if that is not known.
    package var targets: Int?
    /// The numbers of the recognizers whose failure it requires; `nil` if that is not known.
    package var awaits: [Int]?

    /// A setting of a stock class.
    package struct Setting: Equatable {
        /// The name, such as `taps`.
        package var name: String
        /// The value.
        package var value: Double
    }

    /// A delegate of a recognizer.
    package struct Delegate: Equatable {
        /// The name of its class; `nil` if it was left out.
        package var className: String?
        /// The names of the methods that it implements; `nil` if that is not known.
        package var answers: [String]?
    }

    /// Returns the value of a setting; `nil` if it is not in the log.
    package func setting(_ name: String) -> Double? { settings.first { $0.name == name }?.value }

    /// A Boolean value that indicates whether its view is in no window of the app.
    package var isOfSystem: Bool { role == "system" }
    /// A Boolean value that indicates whether its class is one of UIKit's.
    package var isStock: Bool { className == stock }
    /// A Boolean value that indicates whether its class decides by itself: it descends from no class that recognizes, or it is one of
    /// UIKit's that are not public.
    package var isOwn: Bool {
        guard role == nil || isOfSystem else { return false }
        return stock == "UIGestureRecognizer" || !isStock && (className.hasPrefix("UI") || className.hasPrefix("_UI"))
    }
}
