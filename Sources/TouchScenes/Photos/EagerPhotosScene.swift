public import Touchstone

/// `PhotosScene` with recognizers that begin at the first movement: the mistake before the last step of the talk.
///
/// One finger in a photo and one beside it cannot zoom the board: the finger in the photo begins the photo's recognizer, which
/// is the deeper one and excludes the board's, and the photo is moved and nothing else.
public struct EagerPhotosScene: Scene {
    /// Creates the scene.
    public init() {}

    /// `photos-eager`.
    public let name = "photos-eager"
    /// What there is to touch.
    public let summary = "the photos with recognizers that begin at once, so that everything together is hard to pinch"
    /// 400 × 300 points.
    public let windowSize = CGSize(width: 400, height: 300)

    /// Adds what `PhotosScene` does.
    public func build(in window: UIWindow) {
        let controller = GesturePhotosViewController()
        controller.translationThreshold = 0
        window.backgroundColor = .darkGray
        window.rootViewController = controller
    }
}
