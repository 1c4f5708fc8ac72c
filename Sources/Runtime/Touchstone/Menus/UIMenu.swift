import TouchCore
public import TouchDrawing
import TouchInput

/// A group of actions that are shown together.
#if !hasFeature(Embedded)
    @preconcurrency @MainActor
#endif
public final class UIMenu: UIMenuElement {
    /// The elements, from top to bottom. The actions of a nested menu are shown in its place.
    public let children: [UIMenuElement]

    /// Creates a menu.
    /// - Parameters:
    ///   - title: The title above the actions; empty by default.
    ///   - image: The image; none by default.
    ///   - children: The elements, from top to bottom.
    public init(title: String = "", image: UIImage? = nil, children: [UIMenuElement] = []) {
        self.children = children
        super.init(title: title, image: image)
    }

    /// The actions to show, from top to bottom, those of nested menus in their place.
    public var actions: [UIAction] {
        var actions: [UIAction] = []
        for child in children {
            if let action = child as? UIAction, !action.attributes.contains(.hidden) { actions.append(action) }
            if let menu = child as? UIMenu { actions += menu.actions }
        }
        return actions
    }
}

/// An element of a menu: an action or a menu.
#if !hasFeature(Embedded)
    @preconcurrency @MainActor
#endif
open class UIMenuElement {
    final var titleStorage: String
    final var imageStorage: UIImage?

    init(title: String, image: UIImage?) {
        (titleStorage, imageStorage) = (title, image)
    }

    /// The title of the element.
    open var title: String { titleStorage }
    /// The image of the element; `nil` for none.
    open var image: UIImage? { imageStorage }

    /// The mark of an action in a menu.
    public enum State: Int, Sendable {
        /// The action is not marked.
        case off = 0
        /// The action is marked.
        case on = 1
        /// The action is partly marked.
        case mixed = 2
    }

    /// The attributes of an action in a menu.
    public struct Attributes: OptionSet, Hashable, Sendable {
        /// The bits, one for each attribute.
        public let rawValue: UInt
        /// Creates attributes from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Gray; it cannot be chosen.
        public static let disabled = Attributes(rawValue: 1 << 0)
        /// Red, for an action that deletes something.
        public static let destructive = Attributes(rawValue: 1 << 1)
        /// The action is not shown.
        public static let hidden = Attributes(rawValue: 1 << 2)
        /// The menu stays open when the action is chosen.
        public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
    }
}

extension UIMenuElement: nonisolated Hashable {
    /// Returns a Boolean value that indicates whether two elements are identical.
    nonisolated public static func == (left: UIMenuElement, right: UIMenuElement) -> Bool { left === right }

    /// Hashes the identity.
    nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

// A menu that opens when the finger comes down: the finger that is still on the control steers it, so that one movement, press, slide
// and lift, chooses an action.

extension UIControl {
    /// A Boolean value that indicates whether the primary action is a menu with actions to show.
    final var opensMenu: Bool {
        guard showsMenuAsPrimaryAction, window != nil, let menu else { return false }
        return !menu.actions.isEmpty
    }

    /// Opens the menu.
    ///
    /// - Parameter touch: The finger that opens the menu and steers it from now on; `nil` without one.
    final func openMenu(with touch: UITouch?, _ event: UIEvent?) {
        guard opensMenu, let menu, let window else { return }
        // At most one menu at a time.
        guard !window.subviews.contains(where: { ($0 as? MenuView)?.sender === self }) else { return }
        let view = MenuView(menu: menu)
        view.sender = self
        view.open(in: window, at: convert(menuAttachmentPoint(for: menu), to: nil))
        send(.menuActionTriggered, event)
        guard let touch, tracking.follows(touch) else { return }
        cancelTracking(with: event)
        // An override may not have called super.
        if tracking.follows(touch) { closeCancelled(event) }
        guard case .none = tracking, isEnabled, view.window === touch.window else { return }
        tracking = .steering(touch, view)
        view.press(at: touch.location(in: view), isOpening: true)
    }

    final func steerMenu(_ touches: Set<UITouch>) {
        guard case .steering(let touch, let view) = tracking, touches.contains(touch) else { return }
        view.slide(to: touch.location(in: view))
    }

    final func releaseMenu(_ touches: Set<UITouch>, isLifted: Bool) {
        guard case .steering(let touch, let view) = tracking, touches.contains(touch) else { return }
        tracking = .none
        if isLifted { view.lift(at: touch.location(in: view)) } else { view.close() }
    }
}

/// The handler of an action, which receives the action itself.
public typealias UIActionHandler = (UIAction) -> Void

/// A closure with a title and an image, for controls and menus.
///
///     button.addAction(UIAction { _ in save() }, for: .touchUpInside)
#if !hasFeature(Embedded)
    @preconcurrency @MainActor
#endif
public final class UIAction: UIMenuElement {
    /// The identifier of an action: of two actions with the same one, a control performs the one that was added last (B-296).
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The name; empty for an action without one.
        public let rawValue: String
        /// The identity that distinguishes an action without a name from all others.
        private let owner: ObjectIdentifier?

        /// Creates an identifier from a name.
        public init(rawValue: String) { self.init(rawValue: rawValue, owner: nil) }
        /// Creates an identifier from a name.
        public init(_ rawValue: String) { self.init(rawValue: rawValue) }

        /// The key of targets that perform an action with this identifier.
        var key: TargetKey { owner.map { .object($0) } ?? .name(rawValue) }

        init(of action: UIAction) { self.init(rawValue: "", owner: ObjectIdentifier(action)) }

        private init(rawValue: String, owner: ObjectIdentifier?) {
            (self.rawValue, self.owner) = (rawValue, owner)
        }

        /// Returns `true` if both have the same name, or belong to the same action without one.
        nonisolated public static func == (left: Identifier, right: Identifier) -> Bool {
            left.rawValue == right.rawValue && left.owner == right.owner
        }

        /// Hashes the name: the hash of an address would give an order that differs from run to run.
        nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
    }

    private let name: Identifier?

    /// The identifier of the action; one without a name is equal to no other.
    public var identifier: Identifier { name ?? Identifier(of: self) }

    /// The title in a menu or on a button.
    public override var title: String {
        get { titleStorage }
        set { titleStorage = newValue }
    }
    /// The image; `nil` for none.
    public override var image: UIImage? {
        get { imageStorage }
        set { imageStorage = newValue }
    }
    /// The attributes of the action in a menu.
    public var attributes: Attributes
    /// The mark of the action in a menu; `off` by default.
    public var state: State
    /// The handler of the action.
    public let handler: UIActionHandler
    /// The control or menu view that performs the action; `nil` outside of the handler.
    public private(set) var sender: AnyObject?

    /// Creates an action.
    /// - Parameters:
    ///   - title: The title; empty by default.
    ///   - image: The image; none by default.
    ///   - identifier: The identifier; by default one that is equal to no other.
    ///   - attributes: The attributes of the action in a menu.
    ///   - state: The mark of the action in a menu.
    ///   - handler: The handler of the action.
    public init(
        title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, attributes: Attributes = [],
        state: State = .off, handler: @escaping UIActionHandler
    ) {
        (name, self.attributes, self.state, self.handler) = (identifier, attributes, state, handler)
        super.init(title: title, image: image)
    }

    func perform(from sender: AnyObject) {
        let outer = self.sender
        self.sender = sender
        handler(self)
        self.sender = outer
    }
}
