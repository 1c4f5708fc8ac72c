package import TouchInput

/// A view as a log describes it.
package struct LoggedView: Equatable {
    /// The number of the view.
    package var id: Int
    /// The name of its class.
    package var className: String
    /// The class of UIKit from which that descends.
    package var stock: String
    /// The identifier that the app has given.
    package var name: String?
    /// The accessibility label.
    package var label: String?
    /// The number of the superview; `nil` for a window.
    package var superview: Int?
    /// The index among the subviews of the superview; of a window, its place from back to front.
    package var index: Int
    /// The bounds, in points.
    package var bounds: CGRect
    /// The center in the superview; of a window, on the screen.
    package var center: CGPoint
    /// The anchor point; the middle by default.
    package var anchor = CGPoint(x: 0.5, y: 0.5)
    /// The transform.
    package var transform = CGAffineTransform.identity
    /// The opacity.
    package var alpha: CGFloat = 1
    /// A Boolean value that indicates whether it is hidden.
    package var isHidden = false
    /// A Boolean value that indicates whether it receives touches.
    package var isInteractive = true
    /// A Boolean value that indicates whether it receives several touches at once.
    package var isMultipleTouch = false
    /// A Boolean value that indicates whether it is touched exclusively.
    package var isExclusive = false
    /// A Boolean value that indicates whether it clips its subviews.
    package var clips = false
    /// The properties of a window beyond those of a view; `nil` for other views.
    package var window: Window?
    /// The properties of a scroll view beyond those of a view; `nil` for other views.
    package var scroll: Scroll?
    /// The properties of a control beyond those of a view; `nil` for other views.
    package var control: Control?

    /// The properties of a window beyond those of a view.
    package struct Window: Equatable {
        /// The level.
        package var level: CGFloat
        /// A Boolean value that indicates whether it is the key window.
        package var isKey: Bool
    }

    /// The properties of a scroll view beyond those of a view.
    package struct Scroll: Equatable {
        /// The offset, in points.
        package var offset: CGPoint
        /// The size of the content, in points.
        package var size: CGSize
        /// The insets in effect, in points: top, left, bottom, right.
        package var insets = UIEdgeInsets.zero
        /// The zoom scale.
        package var zoom: CGFloat = 1
        /// The least zoom scale.
        package var least: CGFloat = 1
        /// The greatest zoom scale.
        package var most: CGFloat = 1
        /// A Boolean value that indicates whether it stops at pages.
        package var pages = false
        /// A Boolean value that indicates whether fingers scroll it.
        package var scrolls = true
        /// A Boolean value that indicates whether it delays touches in its content.
        package var delays = true
        /// A Boolean value that indicates whether it cancels touches in its content.
        package var cancels = true
        /// A Boolean value that indicates whether the content bounces.
        package var bounces = true
        /// A Boolean value that indicates whether the zoom bounces.
        package var bouncesZoom = true
        /// A Boolean value that indicates whether a drag is locked to an axis.
        package var locks = false
        /// A Boolean value that indicates whether it always bounces to the left and right.
        package var alwaysX = false
        /// A Boolean value that indicates whether it always bounces upwards and downwards.
        package var alwaysY = false
        /// The rate of the deceleration; `nil` for the normal one.
        package var rate: CGFloat?
    }

    /// The properties of a control beyond those of a view.
    package struct Control: Equatable {
        /// A Boolean value that indicates whether it is enabled.
        package var isEnabled = true
        /// A Boolean value that indicates whether it is selected.
        package var isSelected = false
        /// The place of a slider's thumb, from 0 to 1.
        package var value: CGFloat = 0
    }
}
