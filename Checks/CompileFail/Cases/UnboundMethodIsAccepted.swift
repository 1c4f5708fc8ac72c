// What the message of BoundMethodIsRefused tells to write compiles, with and without a parameter, private or not.
import Touchstone

final class Me: UIView {
    func listen() {
        let tap = UITapGestureRecognizer(target: self, action: Me.tapped)
        tap.addTarget(self, action: Me.noticed)
        addGestureRecognizer(tap)
    }

    func tapped(_ tap: UITapGestureRecognizer) {}
    private func noticed() {}
}
