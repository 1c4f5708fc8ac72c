import Touchstone

extension DrawingCanvas {
    /// Opens the menu where a finger rests.
    func pressed(_ press: UILongPressGestureRecognizer) {
        guard press.state == .began, let window else { return }
        let view = MenuView(menu: menu)
        view.accessibilityIdentifier = "menu"
        view.open(in: window, at: press.location(in: window))
    }

    /// The menu of the actions that are possible at present.
    private var menu: UIMenu {
        let undo = UIAction(title: "Undo", attributes: undoManager?.canUndo == true ? [] : .disabled) { [self] _ in
            undoManager?.undo()
        }
        let clear = UIAction(title: "Clear", attributes: isBlank ? [.destructive, .disabled] : .destructive) {
            [self] _ in
            self.clear()
        }
        return UIMenu(title: "Drawing", children: [undo, clear])
    }
}
