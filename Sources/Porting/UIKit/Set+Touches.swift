// What an `NSSet` of touches is asked for: the plug-in `PortUIKit` turns `touches as NSSet` into a cast to this set.

extension Set where Element == UITouch {
    /// Returns a touch of the set; `nil` if it is empty.
    public func anyObject() -> Any? { first }

    /// The touches, in the order of the set.
    public var allObjects: [Any] { Array(self) }
}
