import TestSupport
import Testing
import TouchTesting
import UIKit

/// The menu of the first responder.
struct MenuControllerTests {
    private final class Note: UIView {
        var done: [String] = []
        override var canBecomeFirstResponder: Bool { true }
        func mark() { done.append("mark") }
        func erase() { done.append("erase") }
        override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
            action != Selector("erase") && super.canPerformAction(action, withSender: sender)
        }
    }

    private let stage = Stage()
    private let note: Note
    private let menu: UIMenuController

    init() {
        note = stage.add(Note(frame: CGRect(x: 20, y: 20, width: 100, height: 40)), "note")
        menu = stage.perform { .shared }
        stage.perform {
            stage.window.makeKeyAndVisible()
            note.becomeFirstResponder()
            menu.menuItems = [
                UIMenuItem(title: "Mark", action: Selector("mark", Note.mark)),
                UIMenuItem(title: "Erase", action: Selector("erase", Note.erase)),
                UIMenuItem(title: "Other", action: Selector("other")),
            ]
            menu.showMenu(from: note, rect: note.bounds)
        }
    }

    @Test func `a finger chooses what the first responder can do`() {
        expect(menu.isMenuVisible)
        expectEqual(menu.menuFrame, CGRect(x: 20, y: 60, width: 250, height: 44))
        stage.hands.tap(at: CGPoint(x: 60, y: 80))
        expect(note.done == ["mark"] && !menu.isMenuVisible && menu.menuFrame == .zero)
    }

    @Test func `a finger elsewhere closes the menu, and so does the app`() {
        stage.hands.tap(at: CGPoint(x: 300, y: 250))
        expect(note.done == [] && !menu.isMenuVisible)
        stage.perform { menu.setMenuVisible(true, animated: true) }
        expect(menu.isMenuVisible)
        stage.perform { menu.hideMenu(from: stage.view) }
        expect(menu.isMenuVisible)
        stage.perform { menu.hideMenu(from: note) }
        expect(!menu.isMenuVisible)
    }

    @Test func `an open menu asks again for its items, none of which opens nothing`() {
        stage.perform {
            menu.menuItems?.append(UIMenuItem(title: "Mark all", action: Selector("mark", Note.mark)))
            menu.update()
        }
        expectEqual(menu.menuFrame.height, 88)
        stage.perform {
            menu.menuItems = [UIMenuItem(title: "Other", action: Selector("other"))]
            menu.update()
        }
        expect(!menu.isMenuVisible)
    }
}
