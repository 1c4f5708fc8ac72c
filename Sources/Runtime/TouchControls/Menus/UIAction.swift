public import TouchDrawing

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
