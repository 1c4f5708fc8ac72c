import Touchstone

/// Photos that hear their touches themselves. Each knows of its own only, so the board stays where it is.
final class TouchPhotosViewController: PhotosViewController {
    override func makePhotoView(_ image: UIImage?) -> UIImageView { TouchImageView(image: image) }

    override func goOnFromHome() {
        for case let photo as TouchImageView in photos { photo.goOnFromTransform() }
    }
}
