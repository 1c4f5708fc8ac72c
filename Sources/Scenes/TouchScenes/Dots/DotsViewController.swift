import Touchstone

/// The controller of the canvas, the drawer and their dots. `DotsViewController+Dragging.swift` has the effects of a long press.
///
///     view                      the overlay's pan; dots while they are held, in front of all
///     ├── canvas                a touch delay
///     │   └── dot 1 … dot 25    a long press each
///     └── overlay               covers the canvas; a scroll view
///         └── drawer            above the part that the overlay shows at first
///             └── dot 26 … dot 45    a long press each
final class DotsViewController: UIViewController, UIGestureRecognizerDelegate {
    private static let dotsOnCanvas = 25
    private static let dotsInDrawer = 20
    /// The height in points; the width is the window's.
    private static let drawerHeight: CGFloat = 200

    private(set) var step = DotsStep.finished
    let canvas = UIView()
    let drawer = UIView()
    /// The scroll view that lets touches through where it is empty (S-155).
    private(set) lazy var overlay: UIScrollView = step == .blocked ? UIScrollView() : OverlayScrollView()

    convenience init(step: DotsStep) {
        self.init()
        self.step = step
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        addCanvas()
        addOverlay()
        fit()
        // Scrolled away: the drawer is right above the visible part.
        overlay.contentOffset.y = drawer.frame.height
        addDots()
    }

    // MARK: Views

    private func addCanvas() {
        view.accessibilityIdentifier = "view"
        canvas.accessibilityIdentifier = "canvas"
        canvas.backgroundColor = .systemGray5
        view.addSubview(canvas)
        // A pan that starts on a dot of the canvas does not let it flash, just as in a scroll view (S-192).
        if step != .flash { canvas.attach("canvas delay", BeganDelayGestureRecognizer()) }
    }

    private func addOverlay() {
        overlay.accessibilityIdentifier = "overlay"
        for recognizer in overlay.gestureRecognizers ?? [] { recognizer.name = "overlay delay" }
        overlay.panGestureRecognizer.name = "pan"
        view.addSubview(overlay)
        drawer.accessibilityIdentifier = "drawer"
        drawer.backgroundColor = UIColor(white: 0.1, alpha: 0.7)
        overlay.addSubview(drawer)
        // Without interaction touches would pass through as well, but so would those of the drawer (S-151).
        overlay.isUserInteractionEnabled = ![.noScrolling, .throughDrawer].contains(step)
        // The overlay is not hit where it is empty, and a pan receives only touches that hit its view (S-163).
        if ![.blocked, .noScrolling, .stuckPan].contains(step) {
            view.addGestureRecognizer(overlay.panGestureRecognizer)
        }
    }

    private func addDots() {
        var spreading = DotSpreading()
        for _ in 0..<Self.dotsOnCanvas {
            let dot = spreading.makeDot()
            dot.center = spreading.place(for: dot, among: dots(in: canvas), in: canvas.bounds)
            add(dot, to: canvas)
        }
        for _ in 0..<Self.dotsInDrawer { add(spreading.makeDot(), to: drawer) }
        arrangeDrawer()
    }

    private func add(_ dot: DotView, to home: UIView) {
        if step == .small { dot.touchSize = 0 }
        home.addSubview(dot)
        let press = UILongPressGestureRecognizer(target: self, action: DotsViewController.pressed)
        press.name = "press \(dot.accessibilityIdentifier ?? "")"
        // The dot stays highlighted while it is held (S-165).
        press.cancelsTouchesInView = step == .unhighlighted
        if step != .exclusive { press.delegate = self }
        dot.addGestureRecognizer(press)
    }

    // MARK: Layout

    func dots(in home: UIView) -> [DotView] { home.subviews.compactMap { $0 as? DotView } }

    /// Arranges the dots of the drawer in rows, in the order in which they arrived.
    func arrangeDrawer() {
        let dots = dots(in: drawer)
        for (dot, place) in zip(dots, NeatRows(dots.count, in: drawer.bounds).places) { dot.center = place }
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        guard canvas.bounds.size != view.bounds.size else { return }
        fit()
        for dot in dots(in: canvas) { dot.center = dot.center.inside(canvas.bounds, by: dot.radius) }
        arrangeDrawer()
    }

    /// Makes canvas and overlay fill the view. The content is just large enough that the drawer can be scrolled out of sight.
    private func fit() {
        let size = view.bounds.size
        drawer.frame = CGRect(x: 0, y: 0, width: size.width, height: Self.drawerHeight)
        // First the content: a view whose size changes may scroll to fit its present content.
        overlay.contentSize = CGSize(width: size.width, height: size.height + drawer.frame.height)
        overlay.frame = view.bounds
        canvas.frame = view.bounds
    }

    // MARK: Recognizers

    /// Lets another finger scroll while one finger holds a dot (S-173). The talk always returns `true`; this does so only for the pan
    /// (S-178).
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        otherGestureRecognizer === overlay.panGestureRecognizer
    }
}
