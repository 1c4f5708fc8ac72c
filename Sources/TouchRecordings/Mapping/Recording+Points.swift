public import TouchGeometry
public import TouchInput

extension Recording {
    /// The mapping of the surface onto a window of `size` points.
    public func mapping(
        to size: CGSize, orientation: SurfaceOrientation = .upright
    ) -> SurfaceMapping {
        SurfaceMapping(xAxis: xAxis, yAxis: yAxis, size: size, orientation: orientation)
    }

    /// The frames in points: the axes span a window of `size`, from 0 to its width and height, y growing downwards.
    ///
    /// Positions beyond the axes are moved to the edge.
    ///
    /// - Parameters:
    ///   - size: The window, in points.
    ///   - displayInterval: Seconds between two frames of a display, such as 1.0 / 60. Movements within one such frame
    ///     become one frame, the earlier ones its `earlier` readings. By default each report is a frame.
    ///   - orientation: How the surface is mounted.
    public func frames(
        in size: CGSize, displayInterval: Double? = nil, orientation: SurfaceOrientation = .upright
    ) -> [InputFrame] {
        let mapping = mapping(to: size, orientation: orientation)
        let points = frames.map(mapping.frame)
        return displayInterval.map { DisplayFrames(interval: $0).group(points) } ?? points
    }

    /// The size in points that a window of the surface's true size has; `nil` where the device does not tell its size.
    ///
    /// - Parameters:
    ///   - pointsPerInch: 163 unless told, as on an iPhone of 326 pixels an inch.
    ///   - orientation: How the surface is mounted.
    public func trueSize(
        pointsPerInch: CGFloat = SurfaceMapping.usualPointsPerInch, orientation: SurfaceOrientation = .upright
    ) -> CGSize? {
        guard let physicalSize else { return nil }
        let (width, height) = (physicalSize.width * pointsPerInch / 25.4, physicalSize.height * pointsPerInch / 25.4)
        return orientation.swapsAxes ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
    }
}
