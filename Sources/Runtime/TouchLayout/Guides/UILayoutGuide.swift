@_spi(Subclass) public import TouchCore
public import TouchInput

/// A rectangle of a view that constraints can place and refer to, and that is not shown.
#if !hasFeature(Embedded)
    @preconcurrency @MainActor
#endif
open class UILayoutGuide {
    /// The way in which a guide is placed.
    enum Kind {
        /// By the constraints of the app.
        case plain
        /// By insets of its view.
        case safeArea
        case margins
        case readable
        /// It is the content of a scroll view.
        case content
        /// It is the visible part of a scroll view.
        case frame
    }

    final let kind: Kind
    /// The slot of the view that owns it.
    final unowned(unsafe) var slot: LayoutSlot?
    final let item = LayoutItem()

    /// A name in diagnostics; empty by default.
    public final var identifier = ""

    /// Creates a guide, which has an effect once a view owns it: see `UIView.addLayoutGuide(_:)`.
    public init() {
        kind = .plain
        item.guide = self
    }

    init(_ kind: Kind, of slot: LayoutSlot, identifier: String) {
        self.kind = kind
        self.slot = slot
        self.identifier = identifier
        item.guide = self
    }

    #if hasFeature(Embedded)
        deinit { item.guide = nil }
    #else
        isolated deinit { item.guide = nil }
    #endif

    /// The view that owns the guide.
    public final var owningView: UIView? { slot?.view }

    /// The rectangle, in the coordinates of the owning view, as of the latest layout; empty before.
    public final var layoutFrame: CGRect {
        guard let state = item.state else {
            guard let owningView, kind != .plain, kind != .content else { return .zero }
            return owningView.bounds.inset(by: insets(in: owningView))
        }
        let solver = LayoutEngine.shared.solver
        return CGRect(
            x: solver.value(state.left), y: solver.value(state.top), width: solver.value(state.width),
            height: solver.value(state.height))
    }

    /// The greatest width of text that is easily read, in points: UIKit's, at the standard size of text.
    private static let readableWidth: CGFloat = 672

    /// Returns the distances of the edges from those of the view.
    final func insets(in view: UIView) -> UIEdgeInsets {
        switch kind {
        case .plain, .content, .frame: return .zero
        case .safeArea: return view.safeAreaInsets
        case .margins: return view.layoutMargins
        case .readable:
            var insets = view.layoutMargins
            let spare = max(0, view.bounds.width - insets.left - insets.right - Self.readableWidth)
            insets.left += spare / 2
            insets.right += spare / 2
            return insets
        }
    }
}

extension UIView {
    /// Adds a guide of the view, which another view may have owned.
    public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.slot !== layoutSlot, layoutGuide.kind == .plain else { return }
        layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
        layoutGuide.slot = layoutSlot
        layoutSlot.guides.append(layoutGuide)
    }

    /// Removes a guide of the view; its constraints are deactivated.
    public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.kind == .plain, let slot = layoutSlotIfMade, layoutGuide.slot === slot else { return }
        for constraint in layoutGuide.item.constraints { constraint.deactivate() }
        LayoutEngine.shared.release(layoutGuide.item)
        layoutGuide.slot = nil
        for index in slot.guides.indices where slot.guides[index] === layoutGuide {
            slot.guides.remove(at: index)
            break
        }
    }

    /// The guides that the app has added.
    public var layoutGuides: [UILayoutGuide] { layoutSlotIfMade?.guides ?? [] }

    /// The part of the view that nothing covers: its bounds without `safeAreaInsets`.
    public var safeAreaLayoutGuide: UILayoutGuide { layoutSlot.guide(.safeArea) }

    /// The bounds of the view without `layoutMargins`.
    public var layoutMarginsGuide: UILayoutGuide { layoutSlot.guide(.margins) }

    /// The part inside the margins in which lines of text are easily read: at most 672 points wide, in the middle.
    public var readableContentGuide: UILayoutGuide { layoutSlot.guide(.readable) }
}

extension LayoutSlot {
    /// Returns the guide of a kind; made at the first call.
    func guide(_ kind: UILayoutGuide.Kind) -> UILayoutGuide {
        if let guide = insetGuides.first(where: { $0.kind == kind }) { return guide }
        let suffix =
            switch kind {
            case .plain: "guide"
            case .safeArea: "safe area"
            case .margins: "margins"
            case .readable: "readable content"
            case .content: "content"
            case .frame: "frame"
            }
        let guide = UILayoutGuide(kind, of: self, identifier: "\(item.name) \(suffix)")
        insetGuides.append(guide)
        return guide
    }
}
