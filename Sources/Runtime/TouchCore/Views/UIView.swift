public import TouchDrawing
public import TouchInput
import TouchTrace

/// A rectangle on the screen that has touches, subviews and recognizers.
#if !hasFeature(Embedded)
    @preconcurrency @MainActor
#endif
open class UIView: UIResponder {
    /// The kind of view in traces, `view`.
    @_spi(Subclass) open override var kindInTraces: String { "view" }

    // Values that are read on the path of a touch are `final` storage behind public computed properties: an open stored property costs an
    // exclusivity check and a dynamic dispatch at each read (measured with Scripts/benchmark).
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    final var subviewStorage: [UIView] = [] {
        didSet { hitBoxes.forget() }
    }
    /// The frames of the subviews; used by hit tests.
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    final var hitBoxes = HitBoxes()
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    final var superviewLink: Borrowed<UIView>?
    final var superviewStorage: UIView? {
        get { superviewLink?.object }
        set { superviewLink = Borrowed(of: newValue) }
    }
    /// The view's position among its siblings; see `Siblings`.
    final var rank: Int64 = 0
    final unowned(unsafe) var windowStorage: UIWindow?
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    final var recognizerStorage: [UIGestureRecognizer]?
    /// The view's index in a dispatcher's list while the precedence of recognizers is computed; -1 at all other times.
    final var spotInLineage = -1
    /// The state of the window's views for which `knownTurningView` holds. For a window: the number of times a view in it moved to another
    /// superview, or gained or lost a transform; at least 1.
    final var uprightness = 0
    final unowned(unsafe) var knownTurningView: UIView?
    /// Made when vectors are first converted to a view with a transform.
    final var knownVectorMap: VectorMap?
    final var interactionStorage = InteractionList()
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    private final var controllerLink: Borrowed<UIViewController>?
    /// The controller of the view; set to `nil` when the controller is released.
    final var controller: UIViewController? {
        get { controllerLink?.object }
        set {
            controllerLink = Borrowed(of: newValue)
            inherit()
        }
    }
    /// Changed by `changePlacement(_:)` only.
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    final var placement: Placement
    final var alphaStorage: CGFloat = 1 { didSet { updateTouchability() } }
    final var isHiddenStorage = false { didSet { updateTouchability() } }
    final var isInteractionEnabled = true { didSet { updateTouchability() } }
    /// A Boolean value that indicates whether these three let the view be hit: derived from them for hit tests.
    private final var isTouchable = true
    /// The place in which touches find the view while animations change it.
    final var hitPlace = HitPlace.ownPlace {
        didSet { superviewStorage?.hitBoxes.forget() }
    }
    /// The changes whose earlier values are still partly visible.
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    final var runningChanges: [RunningChange] = []
    /// A Boolean value that indicates whether `allowsBeginning(of:with:in:)` is called; `false` by default.
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    @_spi(Subclass) public final var refereesTouches = false
    final var needsLayoutStorage = true
    final var subtreeNeedsLayout = true
    /// A Boolean value that indicates whether `layoutSubviews()` is being called: it may request another layout, but cannot start
    /// a nested one.
    final var isLayingOut = false
    /// The bits of `autoresizingMask`.
    final var autoresizingBits: UInt8 = 0
    /// Changed by `semanticContentAttribute`.
    final var semanticContent = UISemanticContentAttribute.unspecified
    /// Changed by `overrideUserInterfaceStyle`.
    final var styleStorage = UIUserInterfaceStyle.unspecified
    /// The style of the nearest view or controller that has its own, from this view upwards; `unspecified` for that of the screen. Changed by
    /// `inherit()`.
    final var effectiveStyle = UIUserInterfaceStyle.unspecified
    /// A Boolean value that indicates whether a change of the view's size resizes its subviews as their masks say; `true` by default.
    public final var autoresizesSubviews = true
    /// The layer; created at the first use of a property that needs it.
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    final var layerStorage: CALayer?
    /// The cached output of `draw(_:)`, and the bounds for which it was drawn; `nil` if it has to be called.
    final var drawing: (list: DrawList, bounds: CGRect)?
    final var contentModeStorage = ContentMode.scaleToFill
    /// The insets of the view, if it has some.
    final var insetStorage: ViewInsets?
    /// A Boolean value that indicates whether the tint color is the view's own.
    final var hasOwnTint = false
    /// The tint color of the nearest view that has its own, from this one upwards; `nil` without one. Changed by `inherit()`.
    final var effectiveTint: UIColor?
    /// The state of the layout module for the view; `nil` for one that has nothing to do with constraints.
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    @_spi(Subclass) public final var constraintSlot: ConstraintSlot?
    /// A Boolean value that indicates whether the next pass of layout with constraints calls `updateConstraints()`.
    @_spi(Subclass) public final var needsConstraintUpdate = true
    /// The values that the app has set for assistive technologies.
    final var accessibilityFacts: AccessibilityFacts?
    /// The number that names the view in traces; 0 until it is first mentioned.
    final var traceSerial = 0

    /// Creates a view.
    /// - Parameter frame: The rectangle of the view, in the superview's coordinates.
    public init(frame: CGRect) {
        placement = Placement(frame: frame)
        super.init()
    }

    /// Creates a view with an empty frame.
    public convenience override init() {
        self.init(frame: .zero)
    }

    #if canImport(Foundation)
        /// Creates a view from an archive; reads nothing from it, so the frame is empty.
        public required override init?(coder: NSCoder) {
            placement = Placement(frame: .zero)
            super.init(coder: coder)
        }
    #endif

    #if hasFeature(Embedded)
        deinit { dismantle() }
    #else
        // An object may be released on any thread, and others refer to it without retaining it.
        isolated deinit { dismantle() }
    #endif

    private final func dismantle() {
        layerStorage?.owner = nil
        for recognizer in recognizerStorage ?? [] { recognizer.viewStorage = nil }
        if subviewStorage.isEmpty { return }
        // Released subviews are taken apart iteratively, so that no depth of the hierarchy can overflow the stack.
        var rest = subviewsBackwards
        for view in subviewStorage {
            view.superviewStorage = nil
            view.inherit()
            view.forgetWindow()
        }
        subviewStorage = []
        while var view = rest.popLast() {
            guard isKnownUniquelyReferenced(&view) else { continue }
            if view.subviewStorage.count == 1 {
                rest.append(view.subviewStorage[0])
            } else {
                rest += view.subviewsBackwards
            }
        }
    }

    /// The subviews from front to back; the array itself where that is the same.
    private final var subviewsBackwards: [UIView] {
        subviewStorage.count > 1 ? subviewStorage.reversed() : subviewStorage
    }

    /// Clears the window of the view and its subtree, for a window that is released while an app keeps views of any depth that
    /// were in it.
    private final func forgetWindow() {
        guard windowStorage != nil else { return }
        var rest = [self]
        while let view = rest.popLast() {
            guard view.windowStorage != nil else { continue }
            view.windowStorage = nil
            rest += view.subviewStorage
        }
    }

    /// The metric of content without a size on an axis; -1.
    public static let noIntrinsicMetric: CGFloat = -1

    /// A number by which an app can find the view; 0 by default.
    public final var tag = 0

    /// A name that identifies the view in tests and traces.
    public final var accessibilityIdentifier: String?

    /// A Boolean value that indicates whether the view and its subtree receive touches; `true` by default (B-021, S-151).
    open var isUserInteractionEnabled: Bool {
        get { isInteractionEnabled }
        set { isInteractionEnabled = newValue }
    }

    /// A Boolean value that indicates whether the view receives more than one touch at a time; `false` by default. It has no
    /// influence on recognizers and is not inherited (B-055…B-057).
    open var isMultipleTouchEnabled = false

    /// A Boolean value that indicates whether the view excludes other views from touches: while it tracks a touch, no other view
    /// of its window receives new ones, and it receives none while another view tracks one; `false` by default. Recognizers
    /// ignore it (B-058, B-059).
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    public final var isExclusiveTouch = false

    /// The opacity of the view, 0…1; below 0.01 it receives no touches (B-021, N-24).
    open var alpha: CGFloat {
        get { alphaStorage }
        set {
            guard alphaStorage != newValue else { return }
            changeAlpha(to: newValue)
            looksChanged()
        }
    }

    /// A Boolean value that indicates whether the view and its subtree are invisible and receive no touches; `false` by default.
    open var isHidden: Bool {
        get { isHiddenStorage }
        set {
            guard isHiddenStorage != newValue else { return }
            isHiddenStorage = newValue
            constraintSlot?.visibilityChanged()
            looksChanged()
        }
    }

    // MARK: Place; see `UIView+Geometry.swift`.

    /// The rectangle of the view in the superview's coordinates; with a transform, the bounding box of the view.
    open var frame: CGRect {
        get { placement.frame }
        set {
            let before = placement.bounds
            changePlacement { $0.frame = newValue }
            boundsWereSet(from: before)
        }
    }

    /// The rectangle of the view in its own coordinates: the origin is the point that is seen at the upper left corner.
    open var bounds: CGRect {
        get { placement.bounds }
        set {
            let before = placement.bounds
            changePlacement {
                $0.bounds = CGRect(x: newValue.minX, y: newValue.minY, width: newValue.width, height: newValue.height)
            }
            boundsWereSet(from: before)
        }
    }

    /// Called after `frame` or `bounds` was set; does nothing by default.
    /// - Parameter before: The bounds before, which may be the same.
    @_spi(Subclass) open func boundsWereSet(from before: CGRect) {}

    /// The position of the anchor point in the superview's coordinates; with the default anchor, the center of the view.
    open var center: CGPoint {
        get { placement.center }
        set { changePlacement { $0.center = newValue } }
    }

    /// A transform of the view about the anchor point; the identity by default.
    open var transform: CGAffineTransform {
        get { placement.transform }
        set { changePlacement { $0.setTransform(newValue) } }
    }

    /// The point of the view that is placed at `center` and about which `transform` is applied; in the unit square, (0.5, 0.5) by
    /// default.
    open var anchorPoint: CGPoint {
        get { placement.anchorPoint }
        set { changePlacement { $0.anchorPoint = newValue } }
    }

    /// The transform in space; see `CALayer.transform`.
    public final var transform3D: CATransform3D {
        get { placement.transformInSpace }
        set { layer.transform = newValue }
    }

    // MARK: Accessibility; see `UIAccessibility.swift`.

    /// The role of the view where the app sets none.
    @_spi(Subclass) open var accessibilityDefaults: AccessibilityDefaults { AccessibilityDefaults() }

    /// A Boolean value that indicates whether the view is one element to assistive technologies, with all that is inside it; `true` by default
    /// for labels and controls.
    open var isAccessibilityElement: Bool {
        get { accessibilityFacts?.isElement ?? accessibilityDefaults.isElement }
        set { ownAccessibilityFacts.isElement = newValue }
    }

    /// A short text that names the view; by default that of a label or a button. In tests it is a place, and in traces the name of a view
    /// without an `accessibilityIdentifier`, if the app has set it.
    open var accessibilityLabel: String? {
        get { accessibilityFacts?.label ?? accessibilityDefaults.label }
        set { ownAccessibilityFacts.label = newValue }
    }

    /// The text of the view's value; by default that of a switch, slider, stepper or page control.
    open var accessibilityValue: String? {
        get { accessibilityFacts?.value ?? accessibilityDefaults.value }
        set { ownAccessibilityFacts.value = newValue }
    }

    /// The result of activating the view, in words; `nil` by default.
    open var accessibilityHint: String? {
        get { accessibilityFacts?.hint }
        set { ownAccessibilityFacts.hint = newValue }
    }

    /// The role of the view.
    open var accessibilityTraits: UIAccessibilityTraits {
        get { accessibilityFacts?.traits ?? accessibilityDefaults.traits }
        set { ownAccessibilityFacts.traits = newValue }
    }

    /// The rectangle of the view on the screen; by default, the one around its bounds.
    open var accessibilityFrame: CGRect {
        get { accessibilityFacts?.frame ?? bounds.around { onScreen($0) } }
        set { ownAccessibilityFacts.frame = newValue }
    }

    /// The point on the screen that is touched when the view is activated; by default, the middle of the frame.
    open var accessibilityActivationPoint: CGPoint {
        get {
            let frame = accessibilityFrame
            return accessibilityFacts?.activationPoint ?? CGPoint(x: frame.midX, y: frame.midY)
        }
        set { ownAccessibilityFacts.activationPoint = newValue }
    }

    /// Actions besides the activation; `nil` by default.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { accessibilityFacts?.customActions }
        set { ownAccessibilityFacts.customActions = newValue }
    }

    /// A Boolean value that indicates whether the elements inside the view are hidden; `false` by default.
    open var accessibilityElementsHidden: Bool {
        get { accessibilityFacts?.areElementsHidden ?? false }
        set { ownAccessibilityFacts.areElementsHidden = newValue }
    }

    /// A Boolean value that indicates whether the elements of the views beside this one are hidden; `false` by default.
    open var accessibilityViewIsModal: Bool {
        get { accessibilityFacts?.isModal ?? false }
        set { ownAccessibilityFacts.isModal = newValue }
    }

    /// Activates the view; returns `false`, as by default, to have its activation point tapped.
    open func accessibilityActivate() -> Bool { false }

    /// Increases the value of an adjustable view; does nothing by default.
    open func accessibilityIncrement() {}

    /// Decreases the value of an adjustable view; does nothing by default.
    open func accessibilityDecrement() {}

    // MARK: Looks; see `UIView+Looks.swift`.

    /// The color that fills the bounds; `nil`, the default, for none.
    open var backgroundColor: UIColor? {
        get { layerStorage?.dynamicBackground ?? layerStorage?.backgroundColor.map { UIColor(cgColor: $0) } }
        set {
            guard let color = newValue, color.isDynamic else { return layer.backgroundColor = newValue?.cgColor }
            if color.isProvided { Self.areStylesUsed = true }
            layer.backgroundColor = color.value(in: traitCollection)
            layer.dynamicBackground = color
        }
    }

    /// A Boolean value that indicates whether the app promises to fill the bounds without transparency; `true` by default. A promise that is
    /// not kept does no harm: what is behind the view is shown wherever the view paints nothing, on every host.
    open var isOpaque = true

    /// Marks the view as needing to be drawn again; `draw(_:)` is called when the host takes the next draw list.
    open func setNeedsDisplay() {
        drawing = nil
        displayNeeded()
    }

    // MARK: The responder chain

    /// The next responder: for a root view its controller, for any other view its superview (B-065).
    open override var next: UIResponder? {
        if let controllerLink { return controllerLink.object }
        return superviewStorage
    }

    /// The first responder up the chain from this plain view that is no plain view: a controller, or a superview of a subclass.
    final var nextBeyondPlainViews: UIResponder? {
        var view = Borrowed(self)
        while view.use({ $0.controllerLink == nil }) {
            guard let superview = view.use({ $0.superviewLink }) else { return nil }
            guard superview.use({ $0.isPlain }) else { return superview.object }
            view = superview
        }
        return view.use { $0.controller }
    }

    /// The view that contains this one.
    public final var superview: UIView? { superviewStorage }

    /// The subviews, from back to front.
    public final var subviews: [UIView] { subviewStorage }

    /// The window that the view is in; for a window, itself.
    public final var window: UIWindow? { windowStorage }

    /// Asks the view that was hit whether a recognizer that would cancel the touch may begin: `false` makes the recognizer fail;
    /// `true` by default (B-290).
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Asks whether the view that was hit may receive `touchesBegan`. Called on its ancestors with `refereesTouches`, the nearest
    /// first, right before that call. One `false` withholds these touches from the view for their whole sequence; recognizers
    /// receive them nevertheless. `true` by default. It is the hook behind `UIScrollView.touchesShouldBegin(_:with:in:)`.
    @_spi(Subclass) open func allowsBeginning(of touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
        true
    }

    // MARK: Changing the subviews; the rest is in extensions, and is not overridden.

    /// Adds a view in front of the other subviews, after removing it from its superview.
    ///
    /// A view cannot be inside itself: such a call changes nothing and is reported as a diagnostic.
    open func addSubview(_ view: UIView) {
        insert(view) { siblings, _ in siblings.count }
    }

    /// Removes the view from its superview, which releases it.
    ///
    /// A touch bound to it, or to a view in its subtree, is cancelled when the app's current callback has returned; a view that
    /// is in the window again by then has only moved and keeps its touches (B-202…B-204).
    open func removeFromSuperview() {
        guard superviewStorage != nil else { return }
        Self.move(self, to: nil, at: nil)
    }

    /// Attaches a recognizer; one that is attached to another view is removed from it (B-084). The recognizer receives touches
    /// that begin after the call (B-206).
    open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
        guard recognizer.viewStorage !== self else { return }
        recognizer.viewStorage?.removeGestureRecognizer(recognizer)
        recognizer.rank = recognizerStorage?.last.map { $0.rank + 1 } ?? 0
        recognizerStorage = recognizerStorage ?? []
        recognizerStorage?.append(recognizer)
        recognizer.viewStorage = self
        // One that comes back in mid-turn is related to the others again.
        recognizer.dispatcher?.ranking.kinshipChanged()
        // A recognizer on a view of the app belongs to the app.
        recognizer.systemGesture = nil
    }

    /// Detaches a recognizer. In mid-gesture it is cancelled, or fails, when the app's current callback has returned, unless it
    /// is attached again by then (B-202).
    open func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
        guard recognizer.viewStorage === self else { return }
        if let list = recognizerStorage,
            // The ranks are out of order if an override has kept a recognizer that another view has taken since.
            let index = list.index(of: recognizer) ?? list.firstIndex(where: { $0 === recognizer })
        {
            recognizerStorage?.remove(at: index)
        }
        recognizer.viewStorage = nil
        recognizer.dispatcher?.hierarchyChanged()
    }

    // MARK: Callbacks of the hierarchy; each does nothing by default.

    /// Called before the view moves to another superview, or to none.
    open func willMove(toSuperview newSuperview: UIView?) {}
    /// Called after the view has moved to another superview, or to none.
    open func didMoveToSuperview() {}
    /// Called before the view moves to another window, or to none.
    open func willMove(toWindow newWindow: UIWindow?) {}
    /// Called after the view has moved to another window, or to none.
    open func didMoveToWindow() {}
    /// Called after a subview was added.
    open func didAddSubview(_ subview: UIView) {}
    /// Called before a subview is removed.
    open func willRemoveSubview(_ subview: UIView) {}

    /// Called when the size of the window has changed, on its direct subviews only: deeper views have `layoutSubviews()`. Does
    /// nothing by default.
    @_spi(Subclass) open func windowDidResize() {}

    /// A Boolean value that indicates whether `draw(_:)` is called again when the size has changed: with the content mode `redraw` by default.
    @_spi(Subclass) open var isRedrawnWhenResized: Bool { contentModeStorage == .redraw }

    /// The distances from the edges of the bounds, in points, within which a controller covers the view by `additionalSafeAreaInsets`. Zero in
    /// no window.
    open var safeAreaInsets: UIEdgeInsets { safeArea }

    /// Called before a layout if the insets of the safe area have changed; does nothing by default.
    open func safeAreaInsetsDidChange() {}

    /// The distances from the edges of the bounds within which content should not be placed, in points: 8 on each edge by default, with those of
    /// the safe area added if `insetsLayoutMarginsFromSafeArea`. Setting it sets the distances without those.
    open var layoutMargins: UIEdgeInsets {
        get {
            guard let insetStorage else { return UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8).adding(safeArea) }
            return insetStorage.marginsRespectSafeArea ? insetStorage.margins.adding(safeArea) : insetStorage.margins
        }
        set {
            guard makeInsets().margins != newValue else { return }
            makeInsets().margins = newValue
            marginsChanged()
        }
    }

    /// A Boolean value that indicates whether `layoutMargins` include the insets of the safe area; `true` by default.
    open var insetsLayoutMarginsFromSafeArea: Bool {
        get { insetStorage?.marginsRespectSafeArea ?? true }
        set {
            guard newValue != insetsLayoutMarginsFromSafeArea else { return }
            makeInsets().marginsRespectSafeArea = newValue
            marginsChanged()
        }
    }

    /// Called when the margins have changed; does nothing by default. The view is laid out again.
    open func layoutMarginsDidChange() {}

    /// The color of what can be touched in the view, used by buttons of the type `system` and by sliders. That of the superview if it is not
    /// set, or set to `nil`; the system's blue where no view above has one.
    open var tintColor: UIColor! {
        get { inheritedTint }
        set { setTint(newValue) }
    }

    /// Called when the host has set other traits of the screen, or a style was set here or above, after the same method of the view's controller;
    /// does nothing by default.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Called when the tint color has become another one: here, in a view above, or since the view has moved. Does nothing by default.
    open func tintColorDidChange() {}

    /// Returns the size that fits the view best: its present size by default, for subclasses that have no content of their own.
    /// - Parameter size: The size that is available, in points.
    open func sizeThatFits(_ size: CGSize) -> CGSize { placement.bounds.size }

    /// Gives the view the size that `sizeThatFits(_:)` returns for its present size; the upper left corner of the frame stays.
    open func sizeToFit() {
        let size = sizeThatFits(bounds.size)
        guard placement.isPlain else { return bounds.size = size }
        frame = CGRect(origin: frame.origin, size: size)
    }

    /// The size of the view's content, in points; `noIntrinsicMetric` on each axis on which it has none, as by default.
    open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }

    /// Lays out the subviews: by default places those that have constraints. Called by `layoutIfNeeded()` and at the end of each event.
    open func layoutSubviews() { constraintSlot?.placeSubviews() }

    // MARK: Constraints; see the module `TouchLayout`. Without it, only `updateConstraints()` of classes that require it is called.

    #if !hasFeature(Embedded)
        /// A Boolean value that indicates whether views of the class need constraints, which they make in `updateConstraints()`; `false` by
        /// default.
        open class var requiresConstraintBasedLayout: Bool { false }
    #endif

    /// Updates the constraints of the view, before a layout for which `setNeedsUpdateConstraints()` asked, and before the first one;
    /// subviews come before their superviews. Does nothing by default.
    open func updateConstraints() {}

    /// Notes that `intrinsicContentSize` has changed.
    open func invalidateIntrinsicContentSize() { constraintSlot?.contentSizeChanged() }

    /// The distances from the edges of the frame to those of the rectangle that constraints align; zero by default.
    open var alignmentRectInsets: UIEdgeInsets { .zero }

    /// The view, this one or one in it, that has the first baseline; this one by default. One without text has its baseline at its upper edge.
    open var forFirstBaselineLayout: UIView { self }

    /// The view, this one or one in it, that has the last baseline; this one by default. One without text has its baseline at its lower edge.
    open var forLastBaselineLayout: UIView { self }

    /// Returns the size that satisfies the constraints of the view and its subtree best, near a target; without constraints, the size that
    /// fits the target.
    /// - Parameters:
    ///   - targetSize: The size that is wanted, in points.
    ///   - horizontalFittingPriority: The priority of its width.
    ///   - verticalFittingPriority: The priority of its height.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        ConstraintSystem.active?.size(of: self, near: targetSize, horizontalFittingPriority, verticalFittingPriority)
            ?? sizeThatFits(targetSize)
    }

    /// Called after `layoutSubviews()`, if the view has a layer of its own, and for layers whose delegate it is; does nothing by default.
    /// - Parameter layer: The layer whose sublayers are to be laid out.
    open func layoutSublayers(of layer: CALayer) {}

    /// Draws the content of a layer whose delegate the view is; draws nothing by default.
    open func draw(_ layer: CALayer, in ctx: CGContext) {}

    // MARK: Looks

    #if !hasFeature(Embedded)
        /// The class of the view's layer; `CALayer` by default, and in place of a class that is not a layer class.
        open class var layerClass: AnyClass { CALayer.self }
    #endif

    /// Draws the content of the view other than its background, border and subviews into `UIGraphicsGetCurrentContext()`; draws
    /// nothing by default. Called when a draw list is made, unless the output of an earlier call is still valid: it is until the
    /// size changes or `setNeedsDisplay()` is called.
    /// - Parameter rect: The bounds, since a view is always drawn as a whole.
    open func draw(_ rect: CGRect) {}

    // MARK: Hit-testing

    /// Returns the deepest view that contains a point; `nil` if the view is hidden, disabled for user interaction, almost
    /// transparent, animated without `allowUserInteraction`, or does not contain the point (B-014, B-021). Subviews are asked
    /// from front to back; if none returns a view, the result is the view itself (B-022). Views are hit where their properties
    /// place them, not where an animation shows them, except for those that a `UIViewPropertyAnimator` animates.
    ///
    /// May be called more than once for a touch, before the event contains it (B-020, B-027).
    /// - Parameters:
    ///   - point: The point, in the view's own coordinates.
    ///   - event: The event that caused the call; `nil` outside any event.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard obstacle == nil, self.point(inside: point, with: event) else { return nil }
        var (view, point) = (self, point)
        var index = view.subviewStorage.count - 1
        while index >= 0 {
            if index >= HitBoxes.fewestViews {
                if index == view.subviewStorage.count - 1 { view.hitBoxes.beginSearch(among: view.subviewStorage) }
                index = view.hitBoxes.last(from: index, around: point)
                guard index >= 0 else { break }
            }
            // The array is read again each time, since an override may change the hierarchy.
            guard index < view.subviewStorage.count else {
                index = view.subviewStorage.count - 1
                continue
            }
            let subview = view.subviewStorage[index]
            index -= 1
            let isShownElsewhere = subview.hitPlace == .shown
            // A view that its transform has collapsed to a line or a point cannot be hit.
            guard !(isShownElsewhere ? subview.isShownDegenerate : subview.placement.isDegenerate) else { continue }
            let place = isShownElsewhere ? subview.shownPlace(of: point) : subview.fromSuperview(point)
            if subview.isPlain {
                // Nothing is overridden, so the search continues inside the subview and cannot come back: no depth of such views
                // needs a stack.
                guard subview.takesPlainly(place) else { continue }
                (view, point, index) = (subview, place, subview.subviewStorage.count - 1)
                continue
            }
            let rank = subview.rank
            if let hit = subview.hitTest(place, with: event) { return hit }
            // The override may have put views behind itself, or moved itself: go on with those that were behind it.
            if index + 1 >= view.subviewStorage.count || view.subviewStorage[index + 1] !== subview {
                index = view.subviewStorage.count(below: rank) - 1
            }
        }
        return view
    }

    /// The reason why no touch finds the view or its subtree, wherever it is; `nil` if there is none.
    final var obstacle: TraceRecord.Skip? {
        if !isUserInteractionEnabled { return .noInteraction }
        if isHidden { return .hidden }
        if hitPlace == .nowhere { return .animated }
        return alphaStorage < GestureThresholds.minimumTouchableAlpha ? .transparent : nil
    }

    /// The twin of `obstacle`, for a view that overrides nothing and is at rest.
    private final func updateTouchability() {
        isTouchable =
            isInteractionEnabled && !isHiddenStorage && alphaStorage >= GestureThresholds.minimumTouchableAlpha
    }

    private final func takesPlainly(_ point: CGPoint) -> Bool {
        isTouchable
            && (hitPlace == .ownPlace ? placement.contains(point) : hitPlace == .shown && isShown(over: point))
    }

    /// Functions of their own, so that a hit test among views at rest copies no placement.
    @inline(never) private final func shownPlace(of point: CGPoint) -> CGPoint { shownPlacement.fromSuperview(point) }
    private final var isShownDegenerate: Bool { @inline(never) get { shownPlacement.isDegenerate } }
    @inline(never) private final func isShown(over point: CGPoint) -> Bool { shownPlacement.contains(point) }

    /// Returns a Boolean value that indicates whether a point is inside the view; by default, whether the bounds contain it
    /// (B-024).
    /// - Parameters:
    ///   - point: The point, in the view's own coordinates.
    ///   - event: The event that caused the call; `nil` outside any event.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        hitPlace == .shown ? isShown(over: point) : placement.contains(point)
    }
}
