import Touchstone

extension Catalog {
    /// The curves of animations that run at once.
    static var animations: [Growth] {
        [
            animated("animations-view", "a view, animations of it at once") { nest, _, completion in
                for _ in 0..<completion.count {
                    UIView.animate(
                        withDuration: 0.1, animations: { nest.leaf.center.x += 1 }, completion: completion.call)
                }
            },
            animated("animations-ends", "views, each with an animation that ends before the one before it") {
                _, views, completion in
                for (place, view) in views.enumerated() {
                    let duration = 0.1 - Double(place) / 100_000
                    UIView.animate(
                        withDuration: duration, animations: { view.center.x += 1 }, completion: completion.call)
                }
            },
            animated("animations-interrupted", "views that leave, each with an animation") { _, views, completion in
                for view in views {
                    UIView.animate(withDuration: 0.1, animations: { view.center.x += 1 }, completion: completion.call)
                }
                for view in views { view.removeFromSuperview() }
            },
            animated("animations-group", "views that leave, all in one animation") { _, views, completion in
                UIView.animate(
                    withDuration: 0.1, animations: { for view in views { view.center.x += 1 } },
                    completion: { for _ in views { completion.call($0) } })
                for view in views { view.removeFromSuperview() }
            },
            animated("transactions", "views, each with an animation in a transaction inside the one before") {
                _, views, completion in
                for view in views {
                    CATransaction.begin()
                    CATransaction.setCompletionBlock { completion.call(true) }
                    UIView.animate(withDuration: 0.1) { view.center.x += 1 }
                }
                for _ in views { CATransaction.commit() }
            },
            animated("animators", "a view, property animators of it at once") { nest, _, completion in
                for _ in 0..<completion.count {
                    let animator = UIViewPropertyAnimator(duration: 0.1, curve: .linear)
                    animator.addAnimations { nest.leaf.center.x += 1 }
                    animator.addCompletion { _ in completion.call(true) }
                    animator.startAnimation()
                }
            },
            animated("animator", "a view, closures of one property animator that start one after the other") {
                nest, _, completion in
                let animator = UIViewPropertyAnimator(duration: 0.1, curve: .linear)
                for place in 0..<completion.count {
                    let delay = CGFloat(place) / CGFloat(2 * completion.count)
                    animator.addAnimations({ nest.leaf.center.x += 1 }, delayFactor: delay)
                    animator.addCompletion { _ in completion.call(true) }
                }
                animator.startAnimation()
            },
        ]
    }

    @MainActor
    private final class Completion {
        let count: Int
        private(set) var calls = 0

        init(_ count: Int) { self.count = count }

        func call(_: Bool) { calls += 1 }
    }

    /// Returns a curve of animations that start and, some frames later, are over.
    private static func animated(
        _ name: String, _ title: String, start: @escaping (Nest, [UIView], Completion) -> Void
    ) -> Growth {
        .crowd(name, title) { size in
            let nest = Nest()
            let views = (0..<size).map { _ in UIView() }
            var instant = Instant.zero
            return Repetitions(of: size, "completions") {
                let completion = Completion(size)
                nest.application.host.perform {
                    for view in views { nest.leaf.addSubview(view) }
                    start(nest, views, completion)
                }
                for _ in 0..<4 {
                    instant = instant.advanced(by: 0.06)
                    nest.application.host.displayFrame(at: instant)
                    _ = nest.application.host.draw()
                }
                return completion.calls
            }
        }
    }
}
