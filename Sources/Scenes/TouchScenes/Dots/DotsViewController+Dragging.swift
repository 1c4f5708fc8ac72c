import Touchstone

// The effect of a long press on its dot:
//
//     press   began                      changed          ended, cancelled
//     dot     grab: to the front,        move: center     drop: into the drawer or onto the
//             larger, under the finger   under finger     canvas, where the finger is

extension DotsViewController {
    func pressed(_ press: UILongPressGestureRecognizer) {
        guard let dot = press.view as? DotView else { return }
        switch press.state {
        case .began: grab(dot, with: press)
        case .changed: move(dot, with: press)
        case .ended, .cancelled: drop(dot, with: press)
        case .possible, .failed: break
        }
    }

    private func grab(_ dot: DotView, with press: UILongPressGestureRecognizer) {
        if step != .sameFinger {
            // Disabled and enabled again: the pan drops the finger that holds the dot, and takes others (S-175…S-177).
            overlay.panGestureRecognizer.isEnabled = false
            if step != .panOff { overlay.panGestureRecognizer.isEnabled = true }
        }
        bring(dot, into: view)
        animate {
            dot.transform = CGAffineTransform(scaleX: 1.2, y: 1.2)
            dot.alpha = 0.8
            // So that the dot does not jump when the finger starts to move.
            if step != .jump, step != .displaced { move(dot, with: press) }
            if step != .messy { arrangeDrawer() }
        }
    }

    private func move(_ dot: DotView, with press: UILongPressGestureRecognizer) {
        dot.center = press.location(in: dot.superview)
    }

    private func drop(_ dot: DotView, with press: UILongPressGestureRecognizer) {
        // If other code has taken the dot out of the view, the dot stays there; only its look is restored.
        let isStillHeld = dot.superview === view
        if isStillHeld { bring(dot, into: isOverDrawer(press) ? drawer : canvas) }
        animate {
            dot.transform = .identity
            dot.alpha = 1
            // A finger may be lifted outside the view; the dot moves to where fingers can reach it.
            if isStillHeld, dot.superview === canvas { dot.center = dot.center.inside(canvas.bounds, by: dot.radius) }
            if step != .messy { arrangeDrawer() }
        }
    }

    /// Returns `true` over the visible part of the drawer: while it is scrolled away, the rest is above the window.
    private func isOverDrawer(_ press: UILongPressGestureRecognizer) -> Bool {
        view.bounds.contains(press.location(in: view)) && drawer.bounds.contains(press.location(in: drawer))
    }

    /// Gives the dot another superview; its position on the screen does not change.
    private func bring(_ dot: DotView, into home: UIView) {
        let center = home.convert(dot.center, from: dot.superview)
        if step != .displaced { dot.center = center }
        home.addSubview(dot)
    }

    /// Animates changes. Moving dots can be touched.
    private func animate(_ changes: () -> Void) {
        UIView.animate(withDuration: 0.2, delay: 0, options: .allowUserInteraction, animations: changes)
    }
}
