@_spi(Subclass) import TouchCore

/// An action of the app in the menu of a `UIMenuController`.
@preconcurrency @MainActor
open class UIMenuItem {
    /// The title.
    open var title: String
    /// The action, which the first responder, or a responder after it, performs.
    open var action: Selector

    /// Creates an item.
    public init(title: String, action: Selector) { (self.title, self.action) = (title, action) }
}

/// The menu of actions for the first responder, which a touch opens, for instance a long press.
///
/// It shows the items that a responder from the first one on can perform, as its `canPerformAction(_:withSender:)` says. A finger that is lifted
/// on an item performs it; one that comes down elsewhere closes the menu, and is not received by other views.
@preconcurrency @MainActor
open class UIMenuController {
    private static var all: [UIMenuController] = []

    /// The menu controller of the running application.
    public static var shared: UIMenuController {
        let application = UIApplication.shared
        all.removeAll { $0.application == nil }
        if let known = all.first(where: { $0.application === application }) { return known }
        let made = UIMenuController(application)
        all.append(made)
        return made
    }

    /// The items; `nil`, the default, for none.
    open var menuItems: [UIMenuItem]?
    private weak var application: UIApplication?
    private var place: (view: UIView, rect: CGRect)?
    private var menu: MenuView?

    private init(_ application: UIApplication) { self.application = application }

    /// Sets the place of the menu.
    /// - Parameters:
    ///   - targetRect: The rectangle below which the menu opens.
    ///   - targetView: The view in whose coordinates it is.
    open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) { place = (targetView, targetRect) }

    /// Opens the menu below a rectangle, if it has an item to show and the view is in a window.
    /// - Parameters:
    ///   - targetView: The view in whose coordinates the rectangle is.
    ///   - targetRect: The rectangle.
    open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
        setTargetRect(targetRect, in: targetView)
        isMenuVisible = true
    }

    /// Closes the menu.
    open func hideMenu() { isMenuVisible = false }

    /// Closes the menu if it was opened for a view.
    open func hideMenu(from targetView: UIView) { if place?.view === targetView { hideMenu() } }

    /// Opens or closes the menu, at once.
    /// - Parameters:
    ///   - menuVisible: `true` to open it.
    ///   - animated: Nothing moves, so an animated change is the same.
    open func setMenuVisible(_ menuVisible: Bool, animated: Bool) { isMenuVisible = menuVisible }

    /// A Boolean value that indicates whether the menu is open; setting it opens or closes the menu.
    open var isMenuVisible: Bool {
        get { menu?.window != nil }
        set {
            guard newValue != isMenuVisible else { return }
            if newValue { open() } else { menu?.close() }
        }
    }

    /// The rectangle of the menu in coordinates of the screen; zero if it is closed.
    open var menuFrame: CGRect {
        guard isMenuVisible, let menu, let window = menu.window else { return .zero }
        return window.convert(menu.panel, to: nil as UIWindow?)
    }

    /// Asks again which items can be performed, for a menu that is open.
    open func update() {
        guard isMenuVisible else { return }
        menu?.close()
        open()
    }

    private func open() {
        guard let place, let window = place.view.window, let application else { return }
        let first = application.startOfChain(for: place.view)
        let items = (menuItems ?? []).filter { first.target(forAction: $0.action, withSender: self) != nil }
        guard !items.isEmpty else { return }
        let actions = items.map { item in
            UIAction(title: item.title) { [unowned application] _ in
                application.sendAction(item.action, to: nil, from: self, for: nil)
            }
        }
        let menu = MenuView(menu: UIMenu(children: actions))
        self.menu = menu
        menu.open(in: window, at: place.view.convert(CGPoint(x: place.rect.minX, y: place.rect.maxY), to: nil))
    }
}
