// The form that the message of BoundMethodIsRefused recommends compiles, with and without a parameter, private or not.
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
