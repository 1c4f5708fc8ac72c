import Touchstone

/// Photos that handle their touches themselves. Each receives only its own, so the board never moves.
final class TouchPhotosViewController: PhotosViewController {
    override func makePhotoView() -> UIImageView { TouchImageView(image: nil) }

    override func goOnFromHome() {
        for case let photo as TouchImageView in photos { photo.goOnFromTransform() }
    }
}
