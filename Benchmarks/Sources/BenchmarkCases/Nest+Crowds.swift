import Touchstone

extension Nest {
    /// A view beside the nest where no finger comes, with views in it.
    func addSibling(with count: Int) -> UIView {
        let sibling = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        for _ in 0..<count { sibling.addSubview(UIView(frame: sibling.bounds)) }
        window.addSubview(sibling)
        return sibling
    }

    /// Puts views in front of the leaf, beside the fingers.
    func crowdLeaf(with count: Int) {
        let home = leaf.superview ?? window
        for _ in 0..<count { home.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))) }
    }
}
