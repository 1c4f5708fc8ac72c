public import TouchGeometry

extension ContactStream {
    /// Returns the mapping of the surface onto a window of `size` points: its `frame(_:)` converts the stream's frames to points.
    public func mapping(to size: CGSize, orientation: SurfaceOrientation = .upright) -> SurfaceMapping {
        SurfaceMapping(xAxis: xAxis, yAxis: yAxis, size: size, orientation: orientation)
    }
}
