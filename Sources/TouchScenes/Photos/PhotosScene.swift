public import Touchstone

/// Three photos with a recognizer each, and the same recognizer for all of them together (S-086…S-094).
///
/// Fingers on a photo move, zoom and turn it; two that pinch or turn in different photos, or beside them, do so with everything.
/// A double tap brings a photo to the front, a shake sends everything home.
public struct PhotosScene: Scene {
    /// Creates the scene.
    public init() {}

    /// `photos`.
    public let name = "photos"
    /// What there is to touch.
    public let summary =
        "three photos on a board, with a transform recognizer each and one for everything; double tap to the front, "
        + "shake everything home"
    /// 400 × 300 points.
    public let windowSize = CGSize(width: 400, height: 300)

    /// Adds the `board` and, on it, `sun`, `hills` and `boat`; each has a recognizer `… transform`, the photos also a
    /// `… double tap`.
    public func build(in window: UIWindow) {
        window.backgroundColor = .darkGray
        window.rootViewController = GesturePhotosViewController()
    }
}
