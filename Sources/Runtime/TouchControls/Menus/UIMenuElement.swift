public import TouchDrawing

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
