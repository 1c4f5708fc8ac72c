public import TouchDrawing

/// Something in a menu: an action or a menu.
open class UIMenuElement {
    final var titleStorage: String
    final var imageStorage: UIImage?

    init(title: String, image: UIImage?) {
        (titleStorage, imageStorage) = (title, image)
    }

    /// What it says.
    open var title: String { titleStorage }
    /// A picture of it; `nil` for none.
    open var image: UIImage? { imageStorage }

    /// Whether an action is marked in a menu.
    public enum State: Int, Sendable {
        /// It is not.
        case off = 0
        /// It is.
        case on = 1
        /// Some of what it stands for is.
        case mixed = 2
    }

    /// How an action shows in a menu.
    public struct Attributes: OptionSet, Hashable, Sendable {
        /// One bit an attribute.
        public let rawValue: UInt
        /// Creates attributes from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Grey; it cannot be chosen.
        public static let disabled = Attributes(rawValue: 1 << 0)
        /// Red: it destroys something.
        public static let destructive = Attributes(rawValue: 1 << 1)
        /// It does not show.
        public static let hidden = Attributes(rawValue: 1 << 2)
        /// The menu stays open when it is chosen.
        public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
    }
}
