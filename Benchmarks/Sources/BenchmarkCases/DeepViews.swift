import Touchstone

/// A workload whose event does one thing to nested views.
@MainActor
final class DeepViews: Workload {
    /// The thing that is done.
    enum Deed {
        /// The leaf changes, and the host takes the draw list.
        case draw
        /// Every view is laid out.
        case layOut
        /// As many views are nested, from the outermost inwards, and released.
        case makeAndDrop
        /// The same in a view with a style and a tint color of its own.
        case makeAndDropStyled
    }

    private final class Leaf: UIView {
        var drawn = 0
        var laidOut = 0
        override func draw(_ rect: CGRect) { drawn += 1 }
        override func layoutSubviews() { laidOut += 1 }
    }

    private let nest: Nest
    private let depth: Int
    private let deed: Deed
    private let leaf = Leaf()
    private let before: Int
    private var events = 0
    private var dropped = 0
    private var styled = 0

    init(_ deed: Deed, depth: Int) {
        self.deed = deed
        self.depth = depth
        let isMade = deed == .makeAndDrop || deed == .makeAndDropStyled
        nest = Nest(depth: isMade ? 1 : depth, leaf: leaf)
        let (application, leaf) = (nest.application, leaf)
        application.host.perform {}
        _ = application.host.draw()
        before = deed == .draw ? leaf.drawn : leaf.laidOut
    }

    func run(_ events: Int) {
        self.events += events
        for _ in 0..<events {
            switch deed {
            case .draw:
                leaf.setNeedsDisplay()
                _ = nest.application.host.draw()
            case .layOut:
                for view in nest.views { view.setNeedsLayout() }
                nest.window.layoutIfNeeded()
            case .makeAndDrop: makeAndDrop(UIView())
            case .makeAndDropStyled:
                let outermost = UIView()
                outermost.overrideUserInterfaceStyle = .dark
                outermost.tintColor = .red
                makeAndDrop(outermost)
            }
        }
    }

    private func makeAndDrop(_ outermost: UIView) {
        weak var innermost = outermost
        var view = outermost
        for _ in 1..<depth {
            let inside = UIView()
            view.addSubview(inside)
            view = inside
        }
        innermost = view
        if deed == .makeAndDropStyled, view.traitCollection.userInterfaceStyle == .dark, view.tintColor == .red {
            styled += 1
        }
        nest.leaf.addSubview(outermost)
        outermost.removeFromSuperview()
        if innermost?.isDescendant(of: outermost) == true { dropped += 1 }
    }

    var claims: [Claim] {
        switch deed {
        case .draw: [Claim("times that the leaf was drawn", leaf.drawn - before, is: events)]
        case .layOut: [Claim("times that the leaf was laid out", leaf.laidOut - before, is: events)]
        case .makeAndDrop: [Claim("leaves that were inside the outermost view", dropped, is: events)]
        case .makeAndDropStyled: [Claim("leaves with the style and color of the outermost view", styled, is: events)]
        }
    }
}
