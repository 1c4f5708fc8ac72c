public import Touchstone

/// Where a finger may be put.
public protocol TouchPlace {
    /// The place in screen coordinates; `nil` if it is nowhere, as a view that is in no window.
    func screenPoint(in window: UIWindow) -> CGPoint?
}

extension CGPoint: TouchPlace {
    /// A point of the window.
    public func screenPoint(in window: UIWindow) -> CGPoint? {
        window.convert(self, to: nil as UIWindow?)
    }
}

extension CGRect: TouchPlace {
    /// The middle of a rectangle of the window.
    public func screenPoint(in window: UIWindow) -> CGPoint? {
        CGPoint(x: midX, y: midY).screenPoint(in: window)
    }
}

extension UIView: TouchPlace {
    /// The middle of the view, in whatever window it is; `nil` if it is in none.
    public func screenPoint(in window: UIWindow) -> CGPoint? {
        place(0.5, 0.5).screenPoint(in: window)
    }

    /// A place in the view.
    /// - Parameters:
    ///   - x: 0 is the left edge, 1 the right edge.
    ///   - y: 0 is the upper edge, 1 the lower edge.
    public func place(_ x: CGFloat, _ y: CGFloat) -> PlaceInView {
        PlaceInView(view: self, x: x, y: y)
    }
}

/// A place given in fractions of a view.
public struct PlaceInView: TouchPlace {
    let view: UIView
    let x: CGFloat
    let y: CGFloat

    /// The place in screen coordinates, where the view is now; `nil` if it is in no window.
    public func screenPoint(in window: UIWindow) -> CGPoint? {
        guard let home = view.window else { return nil }
        let point = CGPoint(x: view.bounds.minX + x * view.bounds.width, y: view.bounds.minY + y * view.bounds.height)
        return home.convert(view.convert(point, to: nil as UIView?), to: nil as UIWindow?)
    }
}

extension TouchPlace {
    /// The view that is meant; `nil` for points and rectangles.
    var aim: UIView? { self as? UIView ?? (self as? PlaceInView)?.view }
}
