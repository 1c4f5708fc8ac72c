extension CGPoint {
    /// Returns a Boolean value that indicates whether two points are equal, as `==` does.
    public func equalTo(_ point: CGPoint) -> Bool { self == point }
}

extension CGSize {
    /// Returns a Boolean value that indicates whether two sizes are equal, as `==` does.
    public func equalTo(_ size: CGSize) -> Bool { self == size }
}

extension CGRect {
    /// Returns a Boolean value that indicates whether two rectangles have the same origin and size, as `==` does.
    public func equalTo(_ rect: CGRect) -> Bool { self == rect }
}
