import Touchstone

/// A counter of taps with a switch beside it: while it is on there is a double tap, and the single tap waits for it.
///
/// The requirement is made once. It applies whenever the double tap is there (S-143).
final class SwitchedTapsView: UIView {
    private let double = UITapGestureRecognizer()
    private var counter: TapCounterView?

    /// Puts the counter and the switch into the view.
    func build() {
        let counter = addTapCounter(
            "switched", "single waits for double,\nwhile there is one",
            frame: bounds.fraction(x: 0, y: 0, width: 0.7, height: 1))
        self.counter = counter
        double.name = "switched double"
        double.numberOfTapsRequired = 2
        double.addTarget(counter, action: TapCounterView.doubleTapped)
        let single = counter.attachTap("switched single")
        single.require(toFail: double)
        single.addTarget(counter, action: TapCounterView.tapped)
        addSwitch(in: bounds.fraction(x: 0.72, y: 0, width: 0.28, height: 1))
    }

    private func addSwitch(in place: CGRect) {
        let label = UILabel(frame: place.fraction(x: 0, y: 0.1, width: 1, height: 0.3))
        label.text = "double taps"
        label.textAlignment = .center
        label.font = .systemFont(ofSize: 14)
        addSubview(label)
        let isOn = UISwitch()
        isOn.accessibilityIdentifier = "double taps"
        isOn.center = CGPoint(x: place.midX, y: place.minY + place.height * 0.6)
        isOn.addTarget(self, action: SwitchedTapsView.turned, for: .valueChanged)
        addSubview(isOn)
    }

    private func turned(_ isOn: UISwitch) {
        if isOn.isOn { counter?.addGestureRecognizer(double) } else { counter?.removeGestureRecognizer(double) }
    }
}
