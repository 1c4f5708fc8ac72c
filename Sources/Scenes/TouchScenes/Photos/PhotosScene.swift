public import Touchstone

/// Three photos with a recognizer each, and the same recognizer for all of them together (S-086…S-094).
///
/// Fingers on a photo move, scale and rotate it; two that pinch or rotate in different photos, or beside them, do so with everything.
/// A double tap brings a photo to the front, a shake returns everything home.
///
/// In the variant `photos-eager` the recognizers begin at the first movement: the mistake before the last step of the talk. One
/// finger in a photo and one beside it cannot scale the board: the finger in the photo begins the photo's recognizer, which is the
/// deeper one and excludes the board's, and only the photo moves.
public struct PhotosScene: Scene {
    private let isEager: Bool

    /// Creates the scene.
    /// - Parameter isEager: A Boolean value that indicates whether the recognizers begin at the first movement; `false` by
    ///   default.
    public init(isEager: Bool = false) {
        self.isEager = isEager
    }

    /// The name, `photos` or `photos-eager`.
    public var name: String { isEager ? "photos-eager" : "photos" }
    /// The title, for people.
    public var title: String { isEager ? "Photos that begin too soon" : "Photos on a board" }
    /// The part of the list of scenes.
    public var group: SceneGroup { isEager ? .broken : .start }
    /// A description of what there is to touch.
    public var summary: String {
        isEager
            ? "the photos with recognizers that begin at once, so that everything together is hard to pinch"
            : "three photos on a board, with a transform recognizer each and one for everything; double tap to the front, "
                + "shake everything home"
    }
    /// The advice what to try, and with which fingers.
    public var hint: String {
        isEager
            ? "Put one finger in a photo and one beside it, and pinch: only the photo moves."
            : "Move a photo with one finger; pinch and turn with two, in one photo or in two."
    }
    /// The size of the window, 400 × 300 points.
    public let windowSize = CGSize(width: 400, height: 300)

    /// Adds the `board` and, on it, `sun`, `hills` and `boat`; each has a recognizer `… transform`, the photos also a
    /// `… double tap`.
    public func build(in window: UIWindow) {
        let controller = GesturePhotosViewController()
        controller.isEager = isEager
        window.backgroundColor = .darkGray
        window.rootViewController = controller
    }
}
