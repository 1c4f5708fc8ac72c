// A method where a display link expects the name of an action is refused, and the message has the correct form.
import Touchstone

final class Board: UIView {
    func listen() {
        // expect-error: pass a method as the action: CADisplayLink(target: self, action: Board.step)
        _ = CADisplayLink(target: self, selector: Board.step)
        // expect-error: pass the unapplied method as the action: CADisplayLink(target: self, action: Board.step)
        _ = CADisplayLink(target: self, selector: step)
        // expect-error: let the method receive the link, and pass it as the action
        _ = CADisplayLink(target: self, selector: Board.tick)
        _ = CADisplayLink(target: self, action: Board.step)
        _ = CADisplayLink(target: self, selector: "step:")
    }

    func step(_ link: CADisplayLink) {}
    func tick() {}
}
