public import TouchInput

/// A mapping of device units to points: a touch surface covers a window exactly.
///
/// The window's right and bottom edge are not inside it, as with any rectangle. A report there, at the
/// end of an axis or beyond it, is mapped to half a unit before the edge, and to half a point if a unit
/// is more than a point: a finger at the rim of a panel touches the views there.
public struct SurfaceMapping: Hashable, Sendable {
    /// The values of the device's x from edge to edge.
    public var xAxis: ClosedRange<Int>
    /// The values of the device's y from edge to edge.
    public var yAxis: ClosedRange<Int>
    /// The window that the surface covers, in points: from 0 to its width and height, y growing downwards.
    public var size: CGSize
    /// The orientation in which the surface is mounted; `upright` by default.
    public var orientation: SurfaceOrientation

    /// The default number of points in an inch for `touchstone`: that of an iPhone of 326 pixels an inch at scale 2.
    public static let usualPointsPerInch: CGFloat = 163

    /// Creates a mapping onto a window of `size` points.
    public init(
        xAxis: ClosedRange<Int>, yAxis: ClosedRange<Int>, size: CGSize, orientation: SurfaceOrientation = .upright
    ) {
        self.xAxis = xAxis
        self.yAxis = yAxis
        self.size = size
        self.orientation = orientation
    }

    /// Returns a position in points; one beyond the axes is moved to the edge, and stays inside the window.
    public func point(_ place: CGPoint) -> CGPoint {
        var (x, y) = (place.x, place.y)
        var (first, second) = (xAxis, yAxis)
        if orientation.swapsAxes { (x, y, first, second) = (y, x, yAxis, xAxis) }
        return CGPoint(
            x: Self.map(x, from: first, to: size.width, inverted: orientation.invertsX),
            y: Self.map(y, from: second, to: size.height, inverted: orientation.invertsY))
    }

    /// Returns a frame in points: contacts, earlier readings, updates; radii become points with the mean of both axes' scales.
    public func frame(_ frame: InputFrame) -> InputFrame {
        var frame = frame
        for index in frame.contacts.indices {
            frame.contacts[index].location = point(frame.contacts[index].location)
            scale(&frame.contacts[index].details)
        }
        for index in frame.earlier.indices {
            frame.earlier[index].location = point(frame.earlier[index].location)
            scale(&frame.earlier[index].details)
        }
        for index in frame.updates.indices {
            frame.updates[index].location = frame.updates[index].location.map(point)
            scale(&frame.updates[index].details)
        }
        return frame
    }

    private func scale(_ details: inout ContactDetails) {
        details.preciseLocation = details.preciseLocation.map(point)
        guard details.radius != 0 || details.radiusTolerance != 0 else { return }
        let (first, second) = orientation.swapsAxes ? (yAxis, xAxis) : (xAxis, yAxis)
        let (width, height) = (first.length, second.length)
        guard width > 0, height > 0 else { return }
        // The mean of both axes' scales, with one division.
        let (above, below) = (size.width * height + size.height * width, 2 * width * height)
        details.radius = details.radius * above / below
        details.radiusTolerance = details.radiusTolerance * above / below
    }

    /// Multiplies before it divides, so that whole device units give the nearest possible `CGFloat`; if a unit
    /// is a point nothing is lost.
    private static func map(
        _ value: CGFloat, from axis: ClosedRange<Int>, to length: CGFloat, inverted: Bool
    ) -> CGFloat {
        let low = CGFloat(axis.lowerBound)
        let high = CGFloat(axis.upperBound)
        guard high > low else { return 0 }
        let place = min(max(value, low), high)
        let way = inverted ? high - place : place - low
        let mapped = length == high - low ? way : way * length / (high - low)
        return min(mapped, length - min(length / (high - low), 1) / 2)
    }
}
