// `import QuartzCore` provides layers, their animations, images that are drawn, drawing and the value types; for ported code also the time
// of the events, Foundation and names of Core Foundation.

#if canImport(Foundation)
    @_exported import Foundation
    @_exported import protocol TouchCore.CAAction
#endif
import TouchCore
@_exported import class TouchCore.CADisplayLink
@_exported import class TouchCore.CALayer
@_exported import class TouchCore.CAShapeLayer
@_exported import class TouchCore.CATransaction
@_exported import enum TouchCore.CAShapeLayerFillRule
@_exported import enum TouchCore.CAShapeLayerLineCap
@_exported import enum TouchCore.CAShapeLayerLineJoin
@_exported import protocol TouchCore.CALayerDelegate
@_exported import class TouchCore.CAMediaTimingFunction
@_exported import enum TouchCore.CAMediaTimingFunctionName
@_exported import TouchDrawing
@_exported import TouchInput

/// A duration, in seconds.
public typealias CFTimeInterval = TimeInterval

/// Returns the time of the running application in seconds, on the time line of `UITouch.timestamp` and `UIEvent.timestamp`.
///
/// It does not advance while an event is handled: the library knows no time but that of its input.
public func CACurrentMediaTime() -> CFTimeInterval {
    UIApplication.shared.now.seconds
}

/// A time in seconds.
public typealias CFAbsoluteTime = TimeInterval

/// Returns the time of the running application in seconds, the same as `CACurrentMediaTime()`: the time line of the host, not the
/// seconds since 2001. Only differences are meaningful.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime {
    UIApplication.shared.now.seconds
}
