internal import Touchstone

extension RestartableApp {
    /// Inspects the app as it is after a frame of its display, and ends it.
    /// - Returns: The findings, as those of an ``Inspection``.
    public func inspect() -> [Finding] { look { Inspection($0).findings } }
}
