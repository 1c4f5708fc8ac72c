// Nothing moves when segments change, so an animated change is the same.

extension UISegmentedControl {
    /// Inserts a segment with a title.
    /// - Parameters:
    ///   - title: The title.
    ///   - segment: The index of the new segment, limited to those that are possible.
    ///   - animated: Makes no difference.
    public func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        insertSegment(withTitle: title, at: segment)
    }

    /// Inserts a segment with an image.
    /// - Parameters:
    ///   - image: The image.
    ///   - segment: The index of the new segment, limited to those that are possible.
    ///   - animated: Makes no difference.
    public func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        insertSegment(with: image, at: segment)
    }

    /// Removes a segment.
    /// - Parameters:
    ///   - segment: The index of the segment.
    ///   - animated: Makes no difference.
    public func removeSegment(at segment: Int, animated: Bool) { removeSegment(at: segment) }
}
