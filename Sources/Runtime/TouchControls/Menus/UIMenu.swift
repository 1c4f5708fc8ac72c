public import TouchDrawing

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
