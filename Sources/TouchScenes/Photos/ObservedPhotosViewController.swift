import Touchstone

/// Photos whose fingers are observed by the window, and an app that says itself which gesture is meant.
///
/// Every finger on a photo is one on the board, too, and both gestures tell of it. The app decides: two fingers in different
/// views transform the board, all others the photo that they are in. What is not meant is not shown, and its gesture goes on
/// from what is.
final class ObservedPhotosViewController: PhotosViewController {
    override func makePhotoView(_ image: UIImage?) -> UIImageView {
        let photo = DoubleTapImageView(image: image)
        photo.isUserInteractionEnabled = true
        photo.isMultipleTouchEnabled = true
        return photo
    }

    /// A gesture for each photo and, after them, one for the board; for the window.
    func makeGestures() -> [TransformGesture] {
        loadViewIfNeeded()
        let ofPhotos = photos.map {
            TransformGesture(view: $0, target: self, action: ObservedPhotosViewController.transformPhoto)
        }
        return ofPhotos + [
            TransformGesture(view: view, target: self, action: ObservedPhotosViewController.transformBoard)
        ]
    }

    private func transformPhoto(_ gesture: TransformGesture, event: UIEvent) {
        if isOfTwoViews(event) {
            gesture.transform = gesture.view.transform
        } else {
            gesture.view.transform = gesture.transform
        }
    }

    /// Fingers that rest on the screen move on a board that does not, so the gestures of the photos are measured anew as well.
    private func transformBoard(_ gesture: TransformGesture, event: UIEvent) {
        if isOfTwoViews(event) {
            view.transform = gesture.transform
            goOnFromViews()
        } else {
            gesture.transform = view.transform
        }
    }

    /// Whether two fingers are down in the board, each in a view of its own (S-226).
    private func isOfTwoViews(_ event: UIEvent) -> Bool {
        let views = (event.allTouches ?? []).map { $0.view }.filter { $0?.isDescendant(of: view) ?? false }
        return views.count == 2 && views[0] !== views[1]
    }

    private func goOnFromViews() {
        guard let window = view.window as? EventObserverWindow else { return }
        for gesture in window.transformGestures { gesture.transform = gesture.view.transform }
    }

    override func goOnFromHome() { goOnFromViews() }
}
