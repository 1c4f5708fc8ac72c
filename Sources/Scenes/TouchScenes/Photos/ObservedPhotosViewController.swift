import Touchstone

/// Photos whose fingers the window observes, in an app that decides itself which gesture is meant.
///
/// Every finger on a photo is one on the board, too, and both gestures report it. The app decides: two fingers in different
/// views transform the board, all others the photo in which they are. The other transform is not shown, and its gesture continues
/// from the shown one.
final class ObservedPhotosViewController: PhotosViewController {
    override func makePhotoView() -> UIImageView {
        let photo = DoubleTapImageView(image: nil)
        photo.isUserInteractionEnabled = true
        photo.isMultipleTouchEnabled = true
        return photo
    }

    /// Makes a gesture for each photo and, after them, one for the board; for the window.
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

    /// Transforms the board. Resting fingers move relative to a moving board, so the gestures of the photos are restarted as well.
    private func transformBoard(_ gesture: TransformGesture, event: UIEvent) {
        if isOfTwoViews(event) {
            view.transform = gesture.transform
            goOnFromViews()
        } else {
            gesture.transform = view.transform
        }
    }

    /// Returns a Boolean value that indicates whether two fingers are down on the board, each in a view of its own (S-226).
    private func isOfTwoViews(_ event: UIEvent) -> Bool {
        var (first, second): (UIView?, UIView?)
        for touch in event.allTouches ?? [] {
            guard let hit = touch.view, hit.isDescendant(of: view) else { continue }
            guard second == nil else { return false }
            if first == nil { first = hit } else { second = hit }
        }
        return second != nil && first !== second
    }

    private func goOnFromViews() {
        guard let window = view.window as? EventObserverWindow else { return }
        for gesture in window.transformGestures { gesture.transform = gesture.view.transform }
    }

    override func goOnFromHome() { goOnFromViews() }
}
