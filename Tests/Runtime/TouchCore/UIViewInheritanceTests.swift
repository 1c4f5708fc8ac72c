import TestSupport
import Testing
import TouchRecordings
import TouchTesting
import Touchstone

/// Values that views keep of those around them: after every change of a hierarchy they agree with a walk upwards.
struct UIViewInheritanceTests {
    /// The style of a view in no window that is in no view with a style.
    private var alone: UIUserInterfaceStyle { UITraitCollection.current.userInterfaceStyle }

    private func styles(_ views: UIView...) -> [UIUserInterfaceStyle] {
        views.map { $0.traitCollection.userInterfaceStyle }
    }

    private func nested() -> (outer: UIView, middle: UIView, inner: UIView) {
        let views = (outer: UIView(), middle: UIView(), inner: UIView())
        views.outer.addSubview(views.middle)
        views.middle.addSubview(views.inner)
        return views
    }

    @Test func `what outlives the view around it has the values of a view alone`() {
        let kept = nested()
        do {
            let around = UIView()
            around.overrideUserInterfaceStyle = .dark
            around.tintColor = .red
            around.addSubview(kept.outer)
            expectEqual(styles(kept.outer, kept.inner), [.dark, .dark])
            expectEqual(kept.inner.tintColor, .red)
        }
        expectEqual(styles(kept.outer, kept.middle, kept.inner), [alone, alone, alone])
        expectEqual(kept.inner.tintColor, .systemBlue)
    }

    @Test func `a view gains and loses the style of a controller with the controller`() {
        let (outer, middle, inner) = nested()
        do {
            let controller = UIViewController()
            controller.overrideUserInterfaceStyle = .dark
            controller.view = outer
            expectEqual(styles(outer, inner), [.dark, .dark])
            middle.overrideUserInterfaceStyle = .light
            expectEqual(styles(outer, middle, inner), [.dark, .light, .light])
        }
        middle.overrideUserInterfaceStyle = .unspecified
        expectEqual(styles(outer, middle, inner), [alone, alone, alone])
    }

    @Test func `after any moves and changes, each view has what the nearest one upwards has`() {
        var random = SplitMix64(seed: 35)
        let views = (0..<20).map { _ in UIView() }
        for (place, view) in views.enumerated() { view.tag = place }
        var styles = [UIUserInterfaceStyle](repeating: .unspecified, count: views.count)
        var tints = [UIColor?](repeating: nil, count: views.count)
        for step in 0..<500 {
            let place = Int.random(in: 0..<views.count, using: &random)
            switch Int.random(in: 0..<8, using: &random) {
            case 0:
                styles[place] = [.unspecified, .light, .dark].randomElement(using: &random)!
                views[place].overrideUserInterfaceStyle = styles[place]
            case 1:
                tints[place] = [nil, .red, .green].randomElement(using: &random)!
                views[place].tintColor = tints[place]
            case 2: views[place].removeFromSuperview()
            // A view inside this one is refused.
            default: views.randomElement(using: &random)!.addSubview(views[place])
            }
            let upwards = views.map { view in Array(sequence(first: view, next: \.superview)).map(\.tag) }
            expectEqual(
                views.map { $0.traitCollection.userInterfaceStyle },
                upwards.map { tags in tags.map { styles[$0] }.first { $0 != .unspecified } ?? alone },
                "step \(step)")
            expectEqual(
                views.map { $0.tintColor! }, upwards.map { tags in tags.compactMap { tints[$0] }.first ?? .systemBlue },
                "step \(step)")
        }
    }
}
