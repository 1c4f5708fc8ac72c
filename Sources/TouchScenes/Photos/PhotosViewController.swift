import Touchstone

/// A board that fills the window, with three photos on it. A shake sends everything home.
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
/// Home is the identity transform: a photo's place is its centre, and no finger changes that. How fingers move the photos is
/// what its subclasses differ in.
class PhotosViewController: UIViewController {
    /// The photos, in the order in which they were laid down: `sun`, `hills`, `boat`.
    private(set) var photos: [UIImageView] = []

    /// Makes the view of a photo; called once for each, when the board is loaded.
    func makePhotoView(_ image: UIImage?) -> UIImageView { UIImageView(image: image) }

    /// Everything has gone home: what follows fingers that are still down goes on from there. Called inside of a shake.
    func goOnFromHome() {}

    override func viewDidLoad() {
        super.viewDidLoad()
        view.accessibilityIdentifier = "board"
        view.backgroundColor = .systemGray5
        for photo in PaintedPhoto.allCases {
            let photoView = makePhotoView(photo.image)
            photoView.accessibilityIdentifier = photo.rawValue
            view.addSubview(photoView)
            photos.append(photoView)
        }
    }

    /// Three tenths of the board wide, or less if it is low, three to four high. Sets no frames, which transformed views have
    /// none of.
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let board = view.bounds
        let width = 0.3 * min(board.width, board.height * 4 / 3)
        for (photo, place) in zip(photos, [(0.25, 0.3), (0.75, 0.3), (0.5, 0.7)]) {
            photo.bounds.size = CGSize(width: width, height: width * 3 / 4)
            photo.center = CGPoint(x: board.minX + board.width * place.0, y: board.minY + board.height * place.1)
        }
    }

    // MARK: Shaking

    /// So that it hears of shakes (S-242).
    override var canBecomeFirstResponder: Bool { true }

    /// The view is in a window now: the earliest moment at which its controller can be the first responder (S-243). The photos
    /// are laid out at once, so that the first finger finds them.
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        view.layoutIfNeeded()
        becomeFirstResponder()
    }

    /// It may become a shake. Without this the application would hear of it, as of the two below (S-237).
    override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}

    /// It was a shake: half a second later everything is where it was at first.
    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        guard motion == .motionShake else { return }
        UIView.animate(withDuration: 0.5) {
            self.view.transform = .identity
            for photo in self.photos { photo.transform = .identity }
        }
        goOnFromHome()
    }

    /// It was none.
    override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
}
