import Touchstone

extension Nest {
    /// Adds a view beside the nest where no finger comes, with views in it.
    func addSibling(with count: Int) -> UIView {
        let sibling = UIView(frame: CGRect(x: 20, y: 20, width: 10, height: 10))
        for _ in 0..<count { sibling.addSubview(UIView(frame: sibling.bounds)) }
        window.addSubview(sibling)
        return sibling
    }

    /// Rests a finger on a view beside the nest, where recognizers watch it.
    func rest(onViewWith count: Int) {
        let view = addSibling(with: 0)
        for _ in 0..<count {
            let pan = pan()
            pan.hysteresis = 1_000_000
            bystanders.append(pan)
            view.addGestureRecognizer(pan)
        }
        let place = window.convert(view.center, to: nil as UIWindow?)
        application.host.receive(InputFrame(at: .zero, [ContactSample(id: 99, phase: .began, location: place)]))
    }

    /// Drags another finger, with a pan of one finger that has begun.
    func drag(withPanOn view: UIView) {
        let pan = pan()
        pan.maximumNumberOfTouches = 1
        bystanders.append(pan)
        view.addGestureRecognizer(pan)
        let start = CGPoint(x: 500, y: 500)
        for (phase, shift) in [(ContactSample.Phase.began, 0.0), (.moved, 20.0), (.moved, 40.0)] {
            let place = CGPoint(x: start.x + shift, y: start.y)
            application.host.receive(InputFrame(at: .zero, [ContactSample(id: 99, phase: phase, location: place)]))
        }
    }

    /// Puts views in front of the leaf, beside the fingers.
    func crowdLeaf(with count: Int) {
        let home = leaf.superview ?? window
        for _ in 0..<count { home.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))) }
    }
}
