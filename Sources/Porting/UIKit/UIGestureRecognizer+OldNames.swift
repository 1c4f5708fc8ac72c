// Names from before Swift 4.2, when types could not be nested in classes that came from Objective-C.

/// The old name of `UIGestureRecognizer.State`.
@available(*, deprecated, renamed: "UIGestureRecognizer.State")
public typealias UIGestureRecognizerState = UIGestureRecognizer.State
