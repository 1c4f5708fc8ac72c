public import TouchDrawing

/// What an action does, given the action itself.
public typealias UIActionHandler = (UIAction) -> Void

/// A closure with a name and looks: for controls and menus.
///
///     button.addAction(UIAction { _ in save() }, for: .touchUpInside)
public final class UIAction: UIMenuElement {
    /// Names an action: of two with one identifier, a control performs the one that was added last (B-296).
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The name; empty for an action that was given none.
        public let rawValue: String
        /// What makes an action without a name differ from all others.
        private let owner: ObjectIdentifier?

        /// Creates an identifier from a name.
        public init(rawValue: String) { self.init(rawValue: rawValue, owner: nil) }
        /// Creates an identifier from a name.
        public init(_ rawValue: String) { self.init(rawValue: rawValue) }

        init(of action: UIAction) { self.init(rawValue: "", owner: ObjectIdentifier(action)) }

        private init(rawValue: String, owner: ObjectIdentifier?) {
            (self.rawValue, self.owner) = (rawValue, owner)
        }

        /// Names alone are equal if they say the same.
        nonisolated public static func == (left: Identifier, right: Identifier) -> Bool {
            left.rawValue == right.rawValue && left.owner == right.owner
        }

        /// Hashes the name: an address would make an order that differs from run to run.
        nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
    }

    private let name: Identifier?

    /// Names it; an action that was given no identifier has one that is equal to no other.
    public var identifier: Identifier { name ?? Identifier(of: self) }

    /// What it says in a menu or on a button.
    public override var title: String {
        get { titleStorage }
        set { titleStorage = newValue }
    }
    /// A picture of it; `nil` for none.
    public override var image: UIImage? {
        get { imageStorage }
        set { imageStorage = newValue }
    }
    /// How it shows in a menu.
    public var attributes: Attributes
    /// Whether it is marked in a menu; `off` by default.
    public var state: State
    /// What it does.
    public let handler: UIActionHandler
    /// Who performs it: a control or a menu view; `nil` outside of the handler.
    public private(set) var sender: AnyObject?

    /// Creates an action.
    /// - Parameters:
    ///   - title: what it says; nothing by default.
    ///   - image: a picture of it; none by default.
    ///   - identifier: its name; by default one that is equal to no other.
    ///   - attributes: how it shows in a menu.
    ///   - state: whether it is marked in a menu.
    ///   - handler: what it does.
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
