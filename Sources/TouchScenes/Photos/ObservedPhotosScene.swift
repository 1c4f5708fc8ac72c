public import Touchstone

/// Three photos whose touches a window observes in `sendEvent(_:)`, for gestures that are no views (S-219…S-226).
///
/// As in the times before recognizers. Two fingers in different views transform everything, any others the photo that they
/// are in.
public struct ObservedPhotosScene: Scene {
    /// Creates the scene.
    public init() {}

    /// `photos-window`.
    public let name = "photos-window"
    /// What there is to touch.
    public let summary = "three photos whose touches the window observes; two fingers in two views transform everything"
    /// 400 × 300 points.
    public let windowSize = CGSize(width: 400, height: 300)

    /// An `EventObserverWindow`.
    public func makeWindow(frame: CGRect) -> UIWindow { EventObserverWindow(frame: frame) }

    /// Adds the `board` and, on it, `sun`, `hills` and `boat`. In a window that observes nothing they do not move.
    public func build(in window: UIWindow) {
        let controller = ObservedPhotosViewController()
        window.backgroundColor = .darkGray
        window.rootViewController = controller
        (window as? EventObserverWindow)?.transformGestures = controller.makeGestures()
    }
}
