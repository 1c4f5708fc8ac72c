public import TouchDrawing

/// Actions that show together.
public final class UIMenu: UIMenuElement {
    /// What is in it, from top to bottom. The actions of a menu in it show in its place.
    public let children: [UIMenuElement]

    /// Creates a menu.
    /// - Parameters:
    ///   - title: what it says above its actions; nothing by default.
    ///   - image: a picture of it; none by default.
    ///   - children: what is in it, from top to bottom.
    public init(title: String = "", image: UIImage? = nil, children: [UIMenuElement] = []) {
        self.children = children
        super.init(title: title, image: image)
    }

    /// The actions that show, from top to bottom, those of menus in it in their place.
    public var actions: [UIAction] {
        var actions: [UIAction] = []
        for child in children {
            if let action = child as? UIAction, !action.attributes.contains(.hidden) { actions.append(action) }
            if let menu = child as? UIMenu { actions += menu.actions }
        }
        return actions
    }
}
