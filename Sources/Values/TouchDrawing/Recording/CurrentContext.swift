import TouchInput

// UIKit's current context: a stack for each thread, as in UIKit.
private let contexts = PerThread<[CGContext]> { [] }

/// Returns the context into which `UIColor`, `UIBezierPath` and `UIImage` draw on this thread; `nil` outside of drawing.
public func UIGraphicsGetCurrentContext() -> CGContext? {
    contexts.value.last
}

/// Makes a context the current one of this thread until the matching `UIGraphicsPopContext`.
public func UIGraphicsPushContext(_ context: CGContext) {
    contexts.value.append(context)
}

/// Restores the context that was current on this thread before; ignored if there is none.
public func UIGraphicsPopContext() {
    _ = contexts.value.popLast()
}

/// Paints a rectangle in the current context with its fill color.
public func UIRectFill(_ rect: CGRect) {
    UIGraphicsGetCurrentContext()?.fill(rect)
}

/// Paints a frame, one point wide, inside the edges of a rectangle in the current context, in its fill color
/// (not its stroke color, as in UIKit).
public func UIRectFrame(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    var frame = PathOutline(rect: rect)
    // A rectangle that is not wider or higher than the frame's two sides is all frame.
    if rect.width > 2, rect.height > 2 {
        frame.append(PathOutline(rect: rect.inset(by: UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1))))
    }
    context.paint(.fill(frame, context.state.fillColor, .evenOdd))
}

/// Clips everything that is painted in the current context from now on to a rectangle.
public func UIRectClip(_ rect: CGRect) {
    UIGraphicsGetCurrentContext()?.clip(to: rect)
}
