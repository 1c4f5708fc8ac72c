import Touchstone

/// A board that fills the window, with three photos on it. A shake returns everything home.
///
///     +------------------ board ------------------+
///     |   +-- sun --+            +- hills -+      |
///     |   |         |            |         |      |
///     |   +---------+            +---------+      |
///     |              +- boat --+                  |
///     |              |         |                  |
///     |              +---------+                  |
///     +-------------------------------------------+
///
/// Home is the identity transform: a photo's position is its center, which no finger changes. Subclasses differ in how fingers
/// move the photos.
class PhotosViewController: UIViewController {
    /// The photos, in the order in which they were laid down: `sun`, `hills`, `boat`.
    private(set) var photos: [UIImageView] = []
    /// Their pictures: layers, which take no touches.
    private var pictures: [CALayer] = []

    /// Makes the view of a photo; called once for each, when the board is loaded.
    func makePhotoView() -> UIImageView { UIImageView(image: nil) }

    /// Called during a shake, after everything has returned home: objects that follow fingers which are still down continue from there.
    func goOnFromHome() {}

    override func viewDidLoad() {
        super.viewDidLoad()
        view.accessibilityIdentifier = "board"
        view.backgroundColor = .systemGray5
        for photo in PaintedPhoto.allCases {
            let (photoView, picture) = (makePhotoView(), photo.makeLayer())
            photoView.accessibilityIdentifier = photo.rawValue
            photoView.layer.addSublayer(picture)
            view.addSubview(photoView)
            photos.append(photoView)
            pictures.append(picture)
        }
    }

    /// Lays out the photos: three tenths of the board wide, or less if it is low, with a ratio of 4 to 3. Sets no frames, which
    /// transformed views do not have.
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let board = view.bounds
        let width = 0.3 * min(board.width, board.height * 4 / 3)
        for (photo, place) in zip(photos, [(0.25, 0.3), (0.75, 0.3), (0.5, 0.7)]) {
            photo.bounds.size = CGSize(width: width, height: width * 3 / 4)
            photo.center = CGPoint(x: board.minX + board.width * place.0, y: board.minY + board.height * place.1)
        }
        for picture in pictures {
            let scale = width / PaintedPhoto.size.width
            picture.setAffineTransform(CGAffineTransform(scaleX: scale, y: scale))
            picture.position = CGPoint(x: width / 2, y: width * 3 / 8)
        }
    }

    // MARK: Shaking

    /// The value `true`, so that it receives shakes (S-242).
    override var canBecomeFirstResponder: Bool { true }

    /// Makes the controller the first responder: this is the earliest moment, since the view is in a window now (S-243). The photos
    /// are laid out at once, so that they can be hit by the first finger.
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        view.layoutIfNeeded()
        becomeFirstResponder()
    }

    /// Does nothing for a possible shake. Without this override the application would handle it, as with the two below (S-237).
    override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}

    /// Returns everything home, within half a second.
    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        guard motion == .motionShake else { return }
        UIView.animate(withDuration: 0.5) {
            self.view.transform = .identity
            for photo in self.photos { photo.transform = .identity }
        }
        goOnFromHome()
    }

    /// Does nothing.
    override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
}
