// A bound method would keep its object alive for ever. It is refused, and the message says what to write instead.
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
