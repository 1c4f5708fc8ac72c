// On iOS every object has `==` and a hash; files compare events and links, and keep them in sets.
import UIKit

@MainActor final class Watch {
    var latest: UIEvent?
    var links: Set<CADisplayLink> = []

    func isNew(_ event: UIEvent) -> Bool { latest != event && latest?.allTouches?.isEmpty != true }
    func isFirst(_ action: UIAction, in menu: UIMenu) -> Bool { menu.children.first == action }
}
