import TouchDrawing
public import TouchInput

/// The surface that the fingers touch.
#if !hasFeature(Embedded)
    @preconcurrency @MainActor
#endif
public final class UIScreen {
    /// The screen of the running application.
    public static var main: UIScreen { UIApplication.shared.screen }

    /// The rectangle of the screen, in points; set by the host. 390 × 844 by default.
    public internal(set) var bounds = CGRect(x: 0, y: 0, width: 390, height: 844)

    /// The number of device pixels per point; set by the host. 2 by default.
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    public internal(set) var scale: CGFloat = 2

    /// The ability of the screen to measure the force of touches; set by the host. `unknown` by default.
    var forceTouchCapability = UIForceTouchCapability.unknown

    /// The appearance of the interface; set by the host. `light` by default.
    var userInterfaceStyle = UIUserInterfaceStyle.light

    var traits: UITraitCollection {
        UITraitCollection(
            forceTouchCapability: forceTouchCapability, displayScale: scale, userInterfaceStyle: userInterfaceStyle)
    }
}

#if !hasFeature(Embedded)
    /// A space in which points and rectangles have coordinates: a view, or the screen.
    @preconcurrency @MainActor
    public protocol UICoordinateSpace: AnyObject {
        /// The rectangle of the view or screen, in its own coordinates.
        var bounds: CGRect { get }
        /// Converts a point of this space to another.
        func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
        /// Converts a point of another space to this one.
        func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
        /// Returns the bounding box, in another space, of a rectangle of this one.
        func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
        /// Returns the bounding box, in this space, of a rectangle of another one.
        func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
    }

    extension UIView: UICoordinateSpace {
        /// Converts a point of this space to another.
        @_disfavoredOverload
        public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
            if let view = coordinateSpace as? UIView { return convert(point, to: view) }
            return coordinateSpace.convert(onScreen(point), from: UIScreen.main)
        }

        /// Converts a point of another space to this one.
        @_disfavoredOverload
        public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
            if let view = coordinateSpace as? UIView { return convert(point, from: view) }
            return fromScreen(coordinateSpace.convert(point, to: UIScreen.main))
        }

        /// Returns the bounding box, in another space, of a rectangle of this one.
        @_disfavoredOverload
        public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
            rect.around { convert($0, to: coordinateSpace) }
        }

        /// Returns the bounding box, in this space, of a rectangle of another one.
        @_disfavoredOverload
        public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
            rect.around { convert($0, from: coordinateSpace) }
        }
    }

    extension UIScreen: UICoordinateSpace {
        /// The space of the screen's coordinates, in which `UIWindow.frame` is: the screen itself. It does not rotate, so
        /// `fixedCoordinateSpace` is the same.
        public var coordinateSpace: any UICoordinateSpace { self }
        /// The space of the screen's coordinates.
        public var fixedCoordinateSpace: any UICoordinateSpace { self }

        /// Converts a point of this space to another.
        public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
            if let view = coordinateSpace as? UIView { return view.fromScreen(point) }
            return coordinateSpace is UIScreen ? point : coordinateSpace.convert(point, from: self)
        }

        /// Converts a point of another space to this one.
        public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
            if let view = coordinateSpace as? UIView { return view.onScreen(point) }
            return coordinateSpace is UIScreen ? point : coordinateSpace.convert(point, to: self)
        }

        /// Returns the bounding box, in another space, of a rectangle of this one.
        public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
            rect.around { convert($0, to: coordinateSpace) }
        }

        /// Returns the bounding box, in this space, of a rectangle of another one.
        public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
            rect.around { convert($0, from: coordinateSpace) }
        }
    }
#endif
