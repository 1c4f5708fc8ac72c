public import TouchCore
public import TouchInput

/// A place that a finger can be put on.
public protocol TouchPlace {
    /// Returns the place in screen coordinates; `nil` if it has none, for instance for a view that is in no window.
    func screenPoint(in window: UIWindow) -> CGPoint?
}

extension CGPoint: TouchPlace {
    /// Returns a point of the window in screen coordinates.
    public func screenPoint(in window: UIWindow) -> CGPoint? {
        window.convert(self, to: nil as UIWindow?)
    }
}

extension CGRect: TouchPlace {
    /// Returns the center of a rectangle of the window, in screen coordinates.
    public func screenPoint(in window: UIWindow) -> CGPoint? {
        CGPoint(x: midX, y: midY).screenPoint(in: window)
    }
}

extension UIView: TouchPlace {
    /// Returns the center of the view, in any window; `nil` if it is in none.
    public func screenPoint(in window: UIWindow) -> CGPoint? {
        point(atX: 0.5, y: 0.5).screenPoint(in: window)
    }

    /// Returns a point in the view.
    /// - Parameters:
    ///   - x: The horizontal position; 0 is the left edge, 1 the right edge.
    ///   - y: The vertical position; 0 is the upper edge, 1 the lower edge.
    public func point(atX x: CGFloat, y: CGFloat) -> PlaceInView {
        PlaceInView(view: self, x: x, y: y)
    }
}

extension String: TouchPlace {
    /// Returns the center of the first view of the window whose `accessibilityIdentifier` is this string, or else of the first accessibility element with
    /// this label; `nil` if there is none. Hands look in all windows of the application, and a name that not exactly one view has is a misuse.
    public func screenPoint(in window: UIWindow) -> CGPoint? {
        window.views(named: self).first?.screenPoint(in: window)
    }
}

extension UIView {
    /// Returns the views with an identifier; if there are none, the accessibility elements with that label.
    func views(named name: String) -> [UIView] {
        let identified = viewsInTree.filter { $0.accessibilityIdentifier == name }
        return identified.isEmpty ? accessibilityElementsInside.filter { $0.accessibilityLabel == name } : identified
    }
}

/// A place given in fractions of a view.
public struct PlaceInView: TouchPlace {
    let view: UIView
    let x: CGFloat
    let y: CGFloat

    /// Returns the place in screen coordinates, at the current position of the view; `nil` if it is in no window.
    public func screenPoint(in window: UIWindow) -> CGPoint? {
        guard let home = view.window else { return nil }
        let point = CGPoint(x: view.bounds.minX + x * view.bounds.width, y: view.bounds.minY + y * view.bounds.height)
        return home.convert(view.convert(point, to: nil as UIView?), to: nil as UIWindow?)
    }
}

extension TouchPlace {
    /// The view that the place belongs to; `nil` for points and rectangles.
    var aim: UIView? { self as? UIView ?? (self as? PlaceInView)?.view }
}

/// One of ten fingers.
public enum Finger: Int, CaseIterable, Sendable {
    /// The right index finger: the default finger of all methods.
    case rightIndex = 1
    /// The right thumb: the second finger of a pinch.
    case rightThumb
    /// The right middle finger.
    case rightMiddle
    /// The right ring finger.
    case rightRing
    /// The right little finger.
    case rightLittle
    /// The left index finger.
    case leftIndex
    /// The left thumb.
    case leftThumb
    /// The left middle finger.
    case leftMiddle
    /// The left ring finger.
    case leftRing
    /// The left little finger.
    case leftLittle

    /// The fingers of the right hand, index first.
    public static let rightHand: [Finger] = [.rightIndex, .rightMiddle, .rightRing, .rightLittle, .rightThumb]
    /// The fingers of the left hand, index first.
    public static let leftHand: [Finger] = [.leftIndex, .leftMiddle, .leftRing, .leftLittle, .leftThumb]
}
