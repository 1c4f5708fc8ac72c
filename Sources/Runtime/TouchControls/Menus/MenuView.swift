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
    private(set) var panel = CGRect.zero
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
