public import TouchInput

extension Recording {
    /// Returns the mapping of the surface onto a window of `size` points.
    public func mapping(
        to size: CGSize, orientation: SurfaceOrientation = .upright
    ) -> SurfaceMapping {
        SurfaceMapping(xAxis: xAxis, yAxis: yAxis, size: size, orientation: orientation)
    }

    /// Returns the frames in points: the axes span a window of `size`, from 0 to its width and height, y growing downwards.
    ///
    /// Positions beyond the axes are moved to the edge, inside the window (`SurfaceMapping`).
    ///
    /// - Parameters:
    ///   - size: The window, in points.
    ///   - displayInterval: The interval between two frames of a display in seconds, such as 1.0 / 60. Movements within one such frame
    ///     become one frame, the earlier ones its `earlier` readings. By default each report is a frame.
    ///   - orientation: The orientation in which the surface is mounted.
    ///   - rests: A Boolean value that indicates whether to add samples of resting fingers, which devices leave out; by
    ///     default in recordings of devices.
    public func frames(
        in size: CGSize, displayInterval: Double? = nil, orientation: SurfaceOrientation = .upright,
        rests: RestSampling = .automatic
    ) -> [InputFrame] {
        let mapping = mapping(to: size, orientation: orientation)
        let points = frames(rests: rests, displayInterval: displayInterval).map(mapping.frame)
        return displayInterval.map { DisplayFrames(interval: $0).group(points) } ?? points
    }

    /// Returns the frames in units of the recording, with samples of resting fingers.
    ///
    /// - Parameters:
    ///   - rests: A Boolean value that indicates whether to add samples.
    ///   - displayInterval: The display's interval in seconds, after which `automatic` takes a contact to be silent; a sixtieth by default.
    public func frames(rests: RestSampling, displayInterval: Double? = nil) -> [InputFrame] {
        guard let interval = rests.interval(for: format, displayInterval: displayInterval) else { return frames }
        var resting = RestingContacts(interval: interval)
        return frames.flatMap { resting.take($0) }
    }

    /// Returns the size in points of a window with the surface's true size; `nil` if the size of the device is unknown.
    ///
    /// - Parameters:
    ///   - pointsPerInch: The number of points in an inch; 163 by default, as on an iPhone of 326 pixels an inch.
    ///   - orientation: The orientation in which the surface is mounted.
    public func trueSize(
        pointsPerInch: CGFloat = SurfaceMapping.usualPointsPerInch, orientation: SurfaceOrientation = .upright
    ) -> CGSize? {
        guard let physicalSize else { return nil }
        let (width, height) = (physicalSize.width * pointsPerInch / 25.4, physicalSize.height * pointsPerInch / 25.4)
        return orientation.swapsAxes ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
    }
}
