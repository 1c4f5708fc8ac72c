public import TouchInput

extension Recording {
    /// The size of a window that suits the recording, in points: that of a table, whose coordinates are points; otherwise 400 points wide
    /// and as high as the axes of the device imply, from 100 to 1,600.
    public var suitableWindow: CGSize {
        guard format?.isOfDevices != false else {
            return CGSize(width: CGFloat(xAxis.upperBound), height: CGFloat(yAxis.upperBound))
        }
        return Self.suitableWindow(x: xAxis, y: yAxis)
    }

    /// Returns the size of a window that suits a device with these axes, in points.
    public static func suitableWindow(x: ClosedRange<Int>, y: ClosedRange<Int>) -> CGSize {
        let units = CGSize(
            width: CGFloat(x.upperBound) - CGFloat(x.lowerBound), height: CGFloat(y.upperBound) - CGFloat(y.lowerBound))
        guard units.width > 0, units.height > 0 else { return CGSize(width: 400, height: 300) }
        let height = (400 * units.height / units.width).rounded()
        return CGSize(width: 400, height: min(max(100, height), 1_600))
    }
}
