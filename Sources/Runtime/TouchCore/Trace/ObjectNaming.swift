/// Names objects in traces that the app has not named.
///
/// By default their names are their class and a number, which Embedded Swift does not have: a host that compares its traces with those
/// of another platform supplies names of its own.
@_spi(Host) public protocol ObjectNaming: AnyObject {
    /// Returns the name of a recognizer without `name`. Called at its first mention, and before that for each touch that passes over its
    /// view while there is a trace.
    func name(of recognizer: UIGestureRecognizer) -> String
    /// Returns the name of a view without `accessibilityIdentifier`, or of another responder. Called at each mention: the name of an
    /// object must not change.
    func name(of responder: UIResponder) -> String
}
