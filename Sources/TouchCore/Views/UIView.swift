public import TouchDrawing
public import TouchGeometry

/// A rectangle on the screen that has touches, subviews and recognizers.
open class UIView: UIResponder {
    // What the path of a finger reads is `final` storage behind public computed properties: an open stored property costs
    // an exclusivity check and a dispatch a read (measured with Scripts/benchmark).
    @exclusivity(unchecked) nonisolated(unsafe) final var subviewStorage: [UIView] = []
    @exclusivity(unchecked) nonisolated(unsafe) final unowned(unsafe) var superviewStorage: UIView?
    /// Its place among the siblings; see `Siblings`.
    @exclusivity(unchecked) final var rank: Int64 = 0
    @exclusivity(unchecked) nonisolated(unsafe) final unowned(unsafe) var windowStorage: UIWindow?
    @exclusivity(unchecked) final var recognizerStorage: [UIGestureRecognizer]?
    /// Where a dispatcher lists it while it finds out which recognizers go first; -1 at all other times.
    @exclusivity(unchecked) nonisolated(unsafe) final var spotInLineage = -1
    /// The state of the window's views in which it was last found out whether this one is upright, and the answer. In a window: how
    /// often a view in it was moved to another superview, or got or lost a transform; at least 1.
    @exclusivity(unchecked) final var uprightness = 0
    @exclusivity(unchecked) final var wasUpright = false
    final var interactionStorage: [any UIInteraction] = []
    /// Cleared when the controller goes.
    @exclusivity(unchecked) nonisolated(unsafe) final unowned(unsafe) var controller: UIViewController?
    @exclusivity(unchecked) final var placement: Placement
    @exclusivity(unchecked) final var alphaStorage: CGFloat = 1
    @exclusivity(unchecked) final var isHiddenStorage = false
    /// An animation that does not allow user interaction changes the view (B-014).
    @exclusivity(unchecked) final var isKeptFromTouches = false
    /// What of its old values still shows.
    final var runningChanges: [RunningChange] = []
    /// Whether `allowsBeginning(of:with:in:)` is asked; `false` by default.
    @_spi(Subclass) @exclusivity(unchecked) public final var refereesTouches = false
    @exclusivity(unchecked) final var needsLayoutStorage = true
    @exclusivity(unchecked) final var subtreeNeedsLayout = true
    /// `layoutSubviews()` is being called: it may ask for itself again, but not from inside itself.
    @exclusivity(unchecked) final var isLayingOut = false
    /// Made at the first use of anything that it is needed for.
    @exclusivity(unchecked) nonisolated(unsafe) final var layerStorage: CALayer?
    /// What `draw(_:)` drew; `nil` if it is to be asked.
    final var drawing: DrawList?
    /// Names the view in traces; 0 until it is first mentioned.
    final var traceSerial = 0

    /// Creates a view.
    /// - Parameter frame: its rectangle in the superview's coordinates.
    public init(frame: CGRect) {
        placement = Placement(frame: frame)
        super.init()
    }

    /// Creates a view with an empty frame.
    public convenience override init() {
        self.init(frame: .zero)
    }

    #if canImport(Foundation)
        /// Creates a view from an archive, of which it reads nothing: the frame is empty.
        public required override init?(coder: NSCoder) {
            placement = Placement(frame: .zero)
            super.init(coder: coder)
        }
    #endif

    deinit {
        layerStorage?.owner = nil
        for recognizer in recognizerStorage ?? [] { recognizer.viewStorage = nil }
        // Of views that go with this one the insides are taken first, so that no depth of them needs a stack.
        var rest: [UIView] = subviewStorage.reversed()
        for view in subviewStorage {
            view.superviewStorage = nil
            view.forgetWindow()
        }
        subviewStorage = []
        while var view = rest.popLast() {
            if isKnownUniquelyReferenced(&view) { rest += view.subviewStorage.reversed() }
        }
    }

    /// For a window that goes while an app keeps views that are inside it, however deep.
    nonisolated private final func forgetWindow() {
        guard windowStorage != nil else { return }
        var rest = [self]
        while let view = rest.popLast() {
            guard view.windowStorage != nil else { continue }
            view.windowStorage = nil
            rest += view.subviewStorage
        }
    }

    /// A number for the app to find the view by; 0 by default.
    public final var tag = 0

    /// A name for tests and traces.
    public final var accessibilityIdentifier: String?

    /// Whether the view and its subtree take touches; `true` by default (B-021, S-151).
    @exclusivity(unchecked) open var isUserInteractionEnabled = true

    /// Whether the view hears of more than one touch at a time; `false` by default. It has no influence on recognizers
    /// and is not inherited (B-055…B-057).
    @exclusivity(unchecked) open var isMultipleTouchEnabled = false

    /// While the view tracks a touch no other view of its window gets new ones, and it gets none while another view
    /// tracks; `false` by default. Recognizers ignore it (B-058, B-059).
    @exclusivity(unchecked) public final var isExclusiveTouch = false

    /// How opaque it is, 0…1; below 0.01 it takes no touches (B-021, N-24).
    open var alpha: CGFloat {
        get { alphaStorage }
        set {
            guard alphaStorage != newValue else { return }
            changeAlpha(to: newValue)
            looksChanged()
        }
    }

    /// Whether it, and its subtree, is invisible and takes no touches; `false` by default.
    open var isHidden: Bool {
        get { isHiddenStorage }
        set {
            guard isHiddenStorage != newValue else { return }
            isHiddenStorage = newValue
            looksChanged()
        }
    }

    // MARK: Place; see `UIView+Geometry.swift`.

    /// The rectangle in the superview's coordinates; with a transform, the upright rectangle around the view.
    open var frame: CGRect {
        get { placement.frame }
        set { changePlacement { $0.frame = newValue } }
    }

    /// The view's own coordinates: the origin is what is seen at the upper left corner.
    open var bounds: CGRect {
        get { placement.bounds }
        set {
            changePlacement {
                $0.bounds = CGRect(x: newValue.minX, y: newValue.minY, width: newValue.width, height: newValue.height)
            }
        }
    }

    /// Where the anchor point is, in the superview's coordinates; with the usual anchor, the middle.
    open var center: CGPoint {
        get { placement.center }
        set { changePlacement { $0.center = newValue } }
    }

    /// A scaling, rotation or move about the anchor point; the identity by default.
    open var transform: CGAffineTransform {
        get { placement.transform }
        set { changePlacement { $0.transform = newValue } }
    }

    /// The point that stays under `center` and about which `transform` turns; unit square, (0.5, 0.5) by default.
    open var anchorPoint: CGPoint {
        get { placement.anchorPoint }
        set { changePlacement { $0.anchorPoint = newValue } }
    }

    // MARK: Looks; see `UIView+Looks.swift`.

    /// Fills the bounds; `nil`, the default, for nothing.
    open var backgroundColor: UIColor? {
        get { layerStorage?.backgroundColor.map { UIColor(cgColor: $0) } }
        set { layer.backgroundColor = newValue?.cgColor }
    }

    /// Says that `draw(_:)` would draw something else now; it is asked when the host takes the next draw list.
    open func setNeedsDisplay() {
        drawing = nil
        displayNeeded()
    }

    // MARK: The responder chain

    /// Root view → its controller; any other view → its superview (B-065).
    open override var next: UIResponder? {
        if let controller { return controller }
        return superviewStorage
    }

    /// The view around this one.
    public final var superview: UIView? { superviewStorage }

    /// The views inside, back to front.
    public final var subviews: [UIView] { subviewStorage }

    /// The window it is in; a window is in itself.
    public final var window: UIWindow? { windowStorage }

    /// Called on the view that was hit, before a recognizer that would cancel the touch may begin: `false` makes the
    /// recognizer fail; `true` by default (B-290).
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Called on the views around the hit view, the nearest first, that say `refereesTouches`: right before
    /// the hit view would hear that touches began. One `false` keeps them from it for good; recognizers have them all the same.
    /// `true` by default. It is the hook behind `UIScrollView.touchesShouldBegin(_:with:in:)`.
    @_spi(Subclass) open func allowsBeginning(of touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
        true
    }

    // MARK: Changing what is inside; the rest of it is in extensions, and is not overridden.

    /// Puts a view in front of the other subviews. It leaves the superview it had.
    ///
    /// A view inside itself is impossible: such a call changes nothing and is reported as a diagnostic.
    open func addSubview(_ view: UIView) {
        insert(view) { siblings, _ in siblings.count }
    }

    /// Takes the view out of its superview, which lets go of it.
    ///
    /// A touch bound to it, or to a view inside it, is cancelled once the present app code has returned; a view that is
    /// back in the window by then has only moved and keeps its touches (B-202…B-204).
    open func removeFromSuperview() {
        guard superviewStorage != nil else { return }
        Self.move(self, to: nil, at: nil)
    }

    /// Attaches a recognizer; one that is attached elsewhere leaves that view (B-084). It gets touches that begin from
    /// now on (B-206).
    open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
        guard recognizer.viewStorage !== self else { return }
        recognizer.viewStorage?.removeGestureRecognizer(recognizer)
        recognizer.placeInView = recognizerStorage?.count ?? 0
        recognizerStorage = recognizerStorage ?? []
        recognizerStorage?.append(recognizer)
        recognizer.viewStorage = self
        // On a view of the app it is one of the app.
        recognizer.systemGesture = nil
    }

    /// Detaches a recognizer. In mid-gesture it is cancelled, or fails, once the present app code has returned, unless
    /// it is attached again by then (B-202).
    open func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
        guard recognizer.viewStorage === self else { return }
        recognizerStorage?.removeAll { $0 === recognizer }
        numberRecognizers()
        recognizer.viewStorage = nil
        recognizer.dispatcher?.hierarchyChanged()
    }

    // MARK: Callbacks of the hierarchy; each does nothing by default.

    /// About to get another superview, or none.
    open func willMove(toSuperview newSuperview: UIView?) {}
    /// Got another superview, or none.
    open func didMoveToSuperview() {}
    /// About to be in another window, or in none.
    open func willMove(toWindow newWindow: UIWindow?) {}
    /// Is in another window, or in none.
    open func didMoveToWindow() {}
    /// Got a subview.
    open func didAddSubview(_ subview: UIView) {}
    /// About to lose a subview.
    open func willRemoveSubview(_ subview: UIView) {}

    /// The window has another size. Only its own subviews hear of it, those inside them have `layoutSubviews()`; does nothing by default.
    @_spi(Subclass) open func windowDidResize() {}

    /// Places the subviews; does nothing by default. Called by `layoutIfNeeded()` and at the end of each event.
    open func layoutSubviews() {}

    // MARK: Looks

    #if !hasFeature(Embedded)
        /// The class of the view's layer; `CALayer` by default, and for a class that is no layer's.
        open class var layerClass: AnyClass { CALayer.self }
    #endif

    /// Draws what the view consists of beside its background, border and subviews, into `UIGraphicsGetCurrentContext()`;
    /// nothing by default. Called by the system when a draw list is made and the view has not drawn since its size changed
    /// or `setNeedsDisplay()`.
    /// - Parameter rect: the bounds: a view is always drawn as a whole.
    open func draw(_ rect: CGRect) {}

    // MARK: Hit-testing

    /// The deepest view at a point; `nil` if the view is hidden, takes no interaction, is as good as transparent, is animated
    /// without `allowUserInteraction`, or the point is outside (B-014, B-021). Subviews are asked front to back; without an
    /// answer it is the view itself (B-022). Views are where their properties say, not where an animation shows them.
    ///
    /// It may be called more than once for a touch, before the event contains it (B-020, B-027).
    /// - Parameters:
    ///   - point: in the view's own coordinates.
    ///   - event: what the question is about; `nil` outside of any event.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, !isKeptFromTouches,
            alphaStorage >= GestureThresholds.minimumTouchableAlpha, self.point(inside: point, with: event)
        else { return nil }
        var (view, point) = (self, point)
        var index = view.subviewStorage.count - 1
        while index >= 0 {
            // The array is read anew each time: an override may change the hierarchy.
            guard index < view.subviewStorage.count else {
                index = view.subviewStorage.count - 1
                continue
            }
            let subview = view.subviewStorage[index]
            index -= 1
            // What a transform has made a line or a point is nowhere.
            guard !subview.placement.isDegenerate else { continue }
            let place = subview.placement.fromSuperview(point)
            if subview.isPlain {
                // Nothing is overridden: once it is hit the answer is inside it, or itself. No depth of such views needs a stack.
                guard subview.takesPlainly(place) else { continue }
                (view, point, index) = (subview, place, subview.subviewStorage.count - 1)
            } else if let hit = subview.hitTest(place, with: event) {
                return hit
            }
        }
        return view
    }

    private final func takesPlainly(_ point: CGPoint) -> Bool {
        isUserInteractionEnabled && !isHiddenStorage && !isKeptFromTouches
            && alphaStorage >= GestureThresholds.minimumTouchableAlpha && placement.contains(point)
    }

    /// Whether the point is inside; by default, whether the bounds contain it (B-024).
    /// - Parameters:
    ///   - point: in the view's own coordinates.
    ///   - event: what the question is about; `nil` outside of any event.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        placement.contains(point)
    }
}
