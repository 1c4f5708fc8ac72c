public import Touchstone

/// Three photos that handle their touches themselves, as at first in the talks (S-207…S-210).
///
/// Each can be moved, scaled and rotated, even several at once. To do so with all of them, photos would have to know about each
/// other's fingers: `ObservedPhotosScene` and `PhotosScene` are two ways out.
public struct TouchPhotosScene: Scene {
    /// Creates the scene.
    public init() {}

    /// The name, `photos-touches`.
    public let name = "photos-touches"
    /// The title, for people.
    public let title = "Photos without recognizers"
    /// A description of what there is to touch.
    public let summary =
        "three photos moved, zoomed and turned by their own touch methods; a double tap brings one to the front"
    /// The advice what to try, and with which fingers.
    public let hint = "Move a photo with one finger, pinch and turn it with two; tap one twice."
    /// The size of the window, 400 × 300 points.
    public let windowSize = CGSize(width: 400, height: 300)

    /// Adds the `board` and, on it, `sun`, `hills` and `boat`.
    public func build(in window: UIWindow) {
        window.backgroundColor = .darkGray
        window.rootViewController = TouchPhotosViewController()
    }
}
