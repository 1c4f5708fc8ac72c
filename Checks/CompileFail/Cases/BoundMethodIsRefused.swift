// A bound method would keep its object alive indefinitely. It is refused, and the message has the correct form.
import Touchstone

final class Me: UIView {
    func listen() {
        let tap = UITapGestureRecognizer()
        // expect-error: Me.tapped
        tap.addTarget(self, action: tapped)
        addGestureRecognizer(tap)
    }

    func tapped(_ tap: UITapGestureRecognizer) {}
}
