public import Touchstone

/// Scroll views in a scroll view: pages that turn horizontally, notes that scroll vertically (S-144).
///
///     +--- feed: vertical --------------+
///     | photos: three pages, horizontal |    a drag along the axis of a row moves the row, any other the feed
///     | notes: vertical                 |    a drag where the notes are at their end moves the feed
///     | films: three pages, horizontal  |
///     | a plain block, and another      |
///     +---------------------------------+
///
/// The view that a drag moves is decided when the drag begins, and does not change until the next one (B-355, B-356).
public struct NestedScrollingScene: Scene {
    /// Creates the scene.
    public init() {}

    /// The name, `nested-scrolling`.
    public let name = "nested-scrolling"
    /// The title, for people.
    public let title = "Scrolling inside of scrolling"
    /// The part of the list of scenes.
    public let group = SceneGroup.start
    /// A description of what there is to touch.
    public let summary =
        "a scroll view with rows of pages that turn sideways and notes that scroll the same way as it does"
    /// The advice what to try, and with which fingers.
    public let hint =
        "Drag pages sideways and notes up and down with one finger, to their ends and beyond."
    /// The size of the window, 320 × 400 points.
    public let windowSize = CGSize(width: 320, height: 400)

    /// Adds the scroll view `feed`, in it the paging ones `photos` and `films`, the scroll view `notes`, and two blocks.
    public func build(in window: UIWindow) {
        let feed = scrollView("feed", frame: window.bounds, in: window)
        feed.backgroundColor = .systemGray6
        let width = max(0, window.bounds.width - 24)
        addPages("photos", at: CGRect(x: 12, y: 12, width: width, height: 120), in: feed, .systemTeal)
        let notes = scrollView("notes", frame: CGRect(x: 12, y: 144, width: width, height: 120), in: feed)
        notes.backgroundColor = .systemYellow
        notes.contentSize = CGSize(width: width, height: 240)
        for (index, words) in ["notes, the beginning", "the middle", "and the end"].enumerated() {
            notes.addCaption(words, frame: CGRect(x: 0, y: CGFloat(index) * 80, width: width, height: 80), size: 17)
        }
        addPages("films", at: CGRect(x: 12, y: 276, width: width, height: 120), in: feed, .systemIndigo)
        for index in 0..<2 {
            feed.addView(
                "block \(index + 1)", frame: CGRect(x: 12, y: 408 + CGFloat(index) * 132, width: width, height: 120)
            )
            .look(.systemGray4, "block \(index + 1)", cornerRadius: 10)
        }
        feed.contentSize = CGSize(width: window.bounds.width, height: 672)
    }

    private func scrollView(_ name: String, frame: CGRect, in view: UIView) -> UIScrollView {
        let scrollView = UIScrollView(frame: frame)
        scrollView.name(name)
        view.addSubview(scrollView)
        return scrollView
    }

    private func addPages(_ name: String, at frame: CGRect, in feed: UIScrollView, _ color: UIColor) {
        let pages = scrollView(name, frame: frame, in: feed)
        pages.isPagingEnabled = true
        pages.contentSize = CGSize(width: frame.width * 3, height: frame.height)
        for index in 0..<3 {
            pages.addView(
                "\(name) \(index + 1)",
                frame: CGRect(
                    x: CGFloat(index) * frame.width + 4, y: 0, width: max(0, frame.width - 8), height: frame.height)
            ).look(color, "\(name), page \(index + 1)", cornerRadius: 10)
        }
    }
}
