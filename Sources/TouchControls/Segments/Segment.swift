import TouchDrawing

/// One segment of a segmented control.
struct Segment {
    var title: String?
    var image: UIImage?
    var action: UIAction?
    var isEnabled = true
}
