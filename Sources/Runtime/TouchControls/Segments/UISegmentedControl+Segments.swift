import TouchCore
public import TouchDrawing

// The segments. An index beyond the last segment is that of the last one, one below 0 names none; an insertion uses the nearest valid index.

extension UISegmentedControl {
    /// The number of segments.
    public final var numberOfSegments: Int { segments.count }

    /// Inserts a segment with a title; the selection stays on its segment.
    public final func insertSegment(withTitle title: String?, at segment: Int) {
        insert(Segment(title: title), at: segment)
    }

    /// Inserts a segment with an image; the selection stays on its segment.
    public final func insertSegment(with image: UIImage?, at segment: Int) {
        insert(Segment(image: image), at: segment)
    }

    /// Inserts a segment with the title and image of an action, which is performed when the segment is selected.
    public final func insertSegment(action: UIAction, at segment: Int) {
        insert(Segment(action: action), at: segment)
    }

    /// Removes a segment; if it was selected, no segment is selected afterwards.
    public final func removeSegment(at segment: Int) {
        guard let segment = pinned(segment) else { return }
        segments.remove(at: segment)
        if let old = selection { selection = old == segment ? nil : old > segment ? old - 1 : old }
        setNeedsDisplay()
    }

    /// Removes all segments.
    public final func removeAllSegments() {
        segments.removeAll()
        selection = nil
        setNeedsDisplay()
    }

    /// Sets the title of a segment.
    public final func setTitle(_ title: String?, forSegmentAt segment: Int) {
        change(segment) { $0.title = title }
    }

    /// Returns the title of a segment.
    public final func titleForSegment(at segment: Int) -> String? {
        pinned(segment).flatMap { segments[$0].title ?? segments[$0].action?.title }
    }

    /// Sets the image of a segment, which is shown instead of its title.
    public final func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        change(segment) { $0.image = image }
    }

    /// Returns the image of a segment.
    public final func imageForSegment(at segment: Int) -> UIImage? {
        pinned(segment).flatMap { segments[$0].image ?? segments[$0].action?.image }
    }

    /// Sets the action that a segment performs when it is selected.
    public final func setAction(_ action: UIAction, forSegmentAt segment: Int) {
        change(segment) { $0.action = action }
    }

    /// Returns the action that a segment performs when it is selected.
    public final func actionForSegment(at segment: Int) -> UIAction? {
        pinned(segment).flatMap { segments[$0].action }
    }

    /// Sets whether a finger can select a segment; `true` at first.
    public final func setEnabled(_ isEnabled: Bool, forSegmentAt segment: Int) {
        change(segment) { $0.isEnabled = isEnabled }
    }

    /// Returns a Boolean value that indicates whether a finger can select a segment.
    public final func isEnabledForSegment(at segment: Int) -> Bool {
        pinned(segment).map { segments[$0].isEnabled } ?? false
    }

    private func insert(_ segment: Segment, at index: Int) {
        let index = max(0, min(index, segments.count))
        segments.insert(segment, at: index)
        if let old = selection, old >= index { selection = old + 1 }
        setNeedsDisplay()
    }

    private func pinned(_ index: Int) -> Int? {
        segments.isEmpty || index < 0 ? nil : min(index, segments.count - 1)
    }

    private func change(_ index: Int, _ body: (inout Segment) -> Void) {
        guard let index = pinned(index) else { return }
        body(&segments[index])
        setNeedsDisplay()
    }
}

/// One segment of a segmented control.
struct Segment {
    var title: String?
    var image: UIImage?
    var action: UIAction?
    var isEnabled = true
}
