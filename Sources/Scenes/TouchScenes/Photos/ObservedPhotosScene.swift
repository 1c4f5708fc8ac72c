public import Touchstone

/// Three photos whose touches a window observes in `sendEvent(_:)`, for gestures that are not views (S-219…S-226).
///
/// As apps did before there were recognizers. Two fingers in different views transform everything, any others the photo in which they
/// are.
public struct ObservedPhotosScene: Scene {
    /// Creates the scene.
    public init() {}

    /// The name, `photos-window`.
    public let name = "photos-window"
    /// The title, for people.
    public let title = "Photos that the window watches"
    /// A description of what there is to touch.
    public let summary = "three photos whose touches the window observes; two fingers in two views transform everything"
    /// The advice what to try, and with which fingers.
    public let hint =
        "Move a photo with one finger or two; move everything with one in each of two photos."
    /// The size of the window, 400 × 300 points.
    public let windowSize = CGSize(width: 400, height: 300)

    /// Makes an `EventObserverWindow`.
    public func makeWindow(frame: CGRect) -> UIWindow { EventObserverWindow(frame: frame) }

    /// Adds the `board` and, on it, `sun`, `hills` and `boat`. In a window that observes nothing they do not move.
    public func build(in window: UIWindow) {
        let controller = ObservedPhotosViewController()
        window.backgroundColor = .darkGray
        window.rootViewController = controller
        (window as? EventObserverWindow)?.transformGestures = controller.makeGestures()
    }
}
