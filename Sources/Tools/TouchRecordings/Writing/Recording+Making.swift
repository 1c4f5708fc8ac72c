public import TouchInput

extension Recording {
    /// Creates a recording from frames in points, as a digitizer with so many units a point would have made it: positions are
    /// whole units.
    ///
    /// - Parameters:
    ///   - source: A path, or any name that helps to find it again.
    ///   - deviceName: The name that the device gives itself.
    ///   - frames: The frames, in order of time, as `StrokeGenerator` makes them.
    ///   - size: The window in which they lie, from 0 to its width and height.
    ///   - unitsPerPoint: The number of units in a point; 10 by default, at least 1.
    ///   - pointsPerInch: The number of points in an inch, which gives the size of the surface; unknown by default.
    public init(
        source: String, deviceName: String? = nil, points frames: [InputFrame], in size: CGSize,
        unitsPerPoint: Int = 10, pointsPerInch: CGFloat? = nil
    ) {
        let units = CGFloat(max(unitsPerPoint, 1))
        let unit = { (place: CGPoint) in
            CGPoint(
                x: CGFloat(EventScribe.whole(place.x * units)), y: CGFloat(EventScribe.whole(place.y * units)))
        }
        let scaled = frames.map { frame in
            var frame = frame
            for index in frame.contacts.indices {
                frame.contacts[index].location = unit(frame.contacts[index].location)
                frame.contacts[index].details.radius *= units
                frame.contacts[index].details.radiusTolerance *= units
            }
            for index in frame.earlier.indices {
                frame.earlier[index].location = unit(frame.earlier[index].location)
                frame.earlier[index].details.radius *= units
                frame.earlier[index].details.radiusTolerance *= units
            }
            return frame
        }
        self.init(
            source: source, deviceName: deviceName, device: DeviceDescription(properties: .direct),
            xAxis: 0...max(EventScribe.whole(size.width * units), 1),
            yAxis: 0...max(EventScribe.whole(size.height * units), 1), frames: scaled)
        if let pointsPerInch {
            let resolution = max(EventScribe.whole(units * pointsPerInch / 25.4), 1)
            (xResolution, yResolution) = (resolution, resolution)
        }
    }
}
