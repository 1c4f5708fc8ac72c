@_spi(Subclass) public import TouchCore
import TouchDrawing
public import TouchInput

/// An open menu: covers a window, shows actions in rows, and performs the one on which a finger is lifted.
///
///     finger        D─────M─────M─────U
///     over          Cut   Copy  Copy  Copy
///     row           Cut   Copy  ═══════ performed, once the menu is closed
///
/// A finger that comes down and is lifted outside of the rows closes it. Recognizers of enclosing views receive none of its
/// touches. The name is this library's own: UIKit's views of menus are private.
///
///     MenuView(menu: UIMenu(children: [copy, paste])).open(in: window, at: point)
#if !hasFeature(Embedded)
    @preconcurrency @MainActor
#endif
public final class MenuView: UIView {
    /// The kind of view in traces, `menu`.
    @_spi(Subclass) public override var kindInTraces: String { "menu" }
    @_spi(Subclass) public override var isRedrawnWhenResized: Bool { true }

    /// The menu that is shown.
    public let menu: UIMenu
    /// The `sender` of the actions; the menu view itself if it is `nil`.
    public var sender: UIControl?
    /// The action on whose row a finger is; `nil` without one.
    public private(set) var highlightedAction: UIAction? {
        didSet { if highlightedAction !== oldValue { setNeedsDisplay() } }
    }

    let rows: [UIAction]
    /// The rectangle of the rows, in the view's own coordinates.
    package private(set) var panel = CGRect.zero
    /// The point where it was opened.
    private var corner = CGPoint.zero
    private var press = Press.none

    /// The state of the finger on the menu.
    private enum Press {
        /// There is no finger.
        case none
        /// The finger that opened the menu has not moved far: its lift chooses nothing.
        case opening(from: CGPoint)
        /// The lift of the finger chooses an action, or closes the menu.
        case choosing
    }

    /// Creates a menu view that is not open.
    public init(menu: UIMenu) {
        self.menu = menu
        rows = menu.actions
        super.init(frame: .zero)
    }

    #if canImport(Foundation)
        /// Creates an empty menu; reads nothing from the archive.
        public required init?(coder: NSCoder) {
            menu = UIMenu()
            rows = []
            super.init(coder: coder)
        }
    #endif

    /// Opens the menu over a window, in front of all its views. It covers the window even if that changes its size.
    /// - Parameters:
    ///   - window: The window.
    ///   - point: The upper left corner of the rows, in the window's coordinates; moved so that they are in the window, as far
    ///     as they fit.
    public func open(in window: UIWindow, at point: CGPoint) {
        corner = point
        cover(window)
        window.addSubview(self)
    }

    private func cover(_ window: UIWindow) {
        frame = window.bounds
        panel = MenuLayout(menu: menu, rows: rows.count).panel(at: corner, in: bounds)
        setNeedsDisplay()
    }

    /// Covers the window again.
    @_spi(Subclass) public override func windowDidResize() {
        super.windowDidResize()
        if let window { cover(window) }
    }

    /// Closes the menu without performing anything.
    public func close() {
        press = .none
        highlightedAction = nil
        removeFromSuperview()
    }

    // MARK: Touches

    /// Updates the press for the menu's own finger, or that of the control which opened it.
    func press(at point: CGPoint, isOpening: Bool) {
        press = isOpening ? .opening(from: point) : .choosing
        if !isOpening { highlightedAction = action(at: point) }
    }

    func slide(to point: CGPoint) {
        switch press {
        case .none: return
        case .opening(let start):
            let (x, y) = (point.x - start.x, point.y - start.y)
            let limit = ControlThresholds.menuHysteresis
            guard x * x + y * y >= limit * limit else { return }
            press = .choosing
        case .choosing: break
        }
        highlightedAction = action(at: point)
    }

    func lift(at point: CGPoint) {
        slide(to: point)
        let before = press
        press = .none
        highlightedAction = nil
        guard case .choosing = before, superview != nil else { return }
        if let action = action(at: point) { return choose(action) }
        if !panel.holds(point) { close() }
    }

    private func choose(_ action: UIAction) {
        let sender = self.sender
        if !action.attributes.contains(.keepsMenuPresented) { close() }
        if let sender { sender.sendAction(action) } else { action.perform(from: self) }
    }

    /// Returns the action whose row is at a point of the view; `nil` beside the rows, and for a disabled one.
    public func action(at point: CGPoint) -> UIAction? {
        guard let row = MenuLayout(menu: menu, rows: rows.count).row(at: point, in: panel) else { return nil }
        return rows[row].attributes.contains(.disabled) ? nil : rows[row]
    }

    public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let touch = touches.first { press(at: touch.location(in: self), isOpening: false) }
    }

    public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let touch = touches.first { slide(to: touch.location(in: self)) }
    }

    public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let touch = touches.first { lift(at: touch.location(in: self)) }
    }

    public override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        press = .none
        highlightedAction = nil
    }

    /// Prevents all recognizers of other views from taking a touch.
    public override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }

    public override func draw(_ rect: CGRect) {
        MenuLayout(menu: menu, rows: rows.count).draw(menu, rows, highlighted: highlightedAction, in: panel)
    }
}

/// The positions and the look of the rows of a menu.
struct MenuLayout {
    let titleHeight: CGFloat
    let rows: Int

    private static let width: CGFloat = 250
    private static let rowHeight: CGFloat = 44
    private static let inset: CGFloat = 16
    private static let radius: CGFloat = 13

    init(menu: UIMenu, rows: Int) {
        titleHeight = menu.title.isEmpty ? 0 : 28
        self.rows = rows
    }

    /// Returns the rectangle of the whole menu, moved into the bounds.
    func panel(at point: CGPoint, in bounds: CGRect) -> CGRect {
        let height = titleHeight + CGFloat(rows) * Self.rowHeight
        let x = max(bounds.minX, min(point.x, bounds.maxX - Self.width))
        let y = max(bounds.minY, min(point.y, bounds.maxY - height))
        return CGRect(x: x, y: y, width: Self.width, height: height)
    }

    func row(at point: CGPoint, in panel: CGRect) -> Int? {
        guard panel.holds(point), point.y >= panel.minY + titleHeight else { return nil }
        let row = Int((point.y - panel.minY - titleHeight) / Self.rowHeight)
        return row < rows ? row : nil
    }

    private func rect(ofRow row: Int, in panel: CGRect) -> CGRect {
        CGRect(
            x: panel.minX, y: panel.minY + titleHeight + CGFloat(row) * Self.rowHeight, width: panel.width,
            height: Self.rowHeight)
    }

    func draw(_ menu: UIMenu, _ actions: [UIAction], highlighted: UIAction?, in panel: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let outline = UIBezierPath(roundedRect: panel, cornerRadius: Self.radius)
        context.saveGState()
        context.setShadow(
            offset: CGSize(width: 0, height: 4), blur: 24, color: UIColor.black.withAlphaComponent(0.25).cgColor)
        UIColor.secondarySystemBackground.setFill()
        outline.fill()
        context.restoreGState()
        context.saveGState()
        outline.addClip()
        if titleHeight > 0 {
            let place = CGRect(x: panel.minX, y: panel.minY, width: panel.width, height: titleHeight)
            let font = UIFont.systemFont(ofSize: 12)
            drawText(menu.title, font, .secondaryLabel, in: place, from: Self.inset, context)
        }
        for (index, action) in actions.enumerated() {
            draw(action, isHighlighted: action === highlighted, in: rect(ofRow: index, in: panel), context)
        }
        context.restoreGState()
    }

    private func draw(_ action: UIAction, isHighlighted: Bool, in row: CGRect, _ context: CGContext) {
        if isHighlighted {
            UIColor.systemFill.setFill()
            context.fill(row)
        }
        let color: UIColor =
            if action.attributes.contains(.disabled) {
                .tertiaryLabel
            } else if action.attributes.contains(.destructive) {
                .systemRed
            } else {
                .label
            }
        drawText(action.title, .systemFont(ofSize: 17), color, in: row, from: Self.inset * 2, context)
        switch action.state {
        case .off: break
        case .on: drawText("✓", .systemFont(ofSize: 15), color, in: row, from: Self.inset * 0.75, context)
        case .mixed: drawText("–", .systemFont(ofSize: 15), color, in: row, from: Self.inset * 0.75, context)
        }
        if let image = action.image {
            let size = image.size
            image.draw(at: CGPoint(x: row.maxX - Self.inset - size.width, y: row.midY - size.height / 2))
        }
        UIColor.separator.setFill()
        context.fill(CGRect(x: row.minX, y: row.minY, width: row.width, height: 0.5))
    }

    private func drawText(
        _ text: String, _ font: UIFont, _ color: UIColor, in row: CGRect, from inset: CGFloat, _ context: CGContext
    ) {
        let place = CGRect(x: row.minX + inset, y: row.minY, width: row.width - inset - Self.inset, height: row.height)
        context.draw(
            DrawnText(
                text, font: font, color: color.cgColor, rect: place, alignment: .left, verticalAlignment: .center,
                numberOfLines: 1, lineBreakMode: .byTruncatingTail))
    }
}
