import TouchInput

/// A context that records drawing as a draw list.
///
/// The calls are Core Graphics'. Colors, widths and the like are stored in each command, so that a list can be read
/// from any position; `saveGState` and `restoreGState` are recorded as they are called. Features that cannot be expressed as
/// values (patterns) do not exist.
public final class CGContext {
    /// The state that `saveGState` saves.
    struct State {
        var fillColor = CGColor.black
        var strokeColor = CGColor.black
        var style = DrawnStrokeStyle()
        var alpha: CGFloat = 1
        var blendMode = CGBlendMode.normal
        var shadow: DrawnShadow?
        var ctm = CGAffineTransform.identity
    }

    private var commands: [DrawCommand] = []
    private var remembered: [State] = []
    var state = State()
    /// The current path, in the present coordinates: when the transform changes, its points stay where they are on the surface.
    var currentPath = PathOutline()

    /// The image that is drawn; `nil` in a context that only records.
    package var canvas: DrawnCanvas?
    /// Receives commands instead of the list; `nil` for none.
    package var sink: (any DrawSink)?

    /// Creates an empty context.
    public init() {}

    /// The recorded drawing, with every saved state restored.
    public var drawList: DrawList { DrawList(commands).balanced }

    /// The transform from the present coordinates to the initial ones.
    public var ctm: CGAffineTransform { state.ctm }

    /// Records a command.
    func record(_ command: DrawCommand) {
        if let sink { sink.take(command) } else { commands.append(command) }
    }

    private func record(_ list: [DrawCommand]) {
        if let sink { for command in list { sink.take(command) } } else { commands += list }
    }

    /// Records everything that a list paints, in the present coordinates, with the context's opacity and shadow for all
    /// of it together.
    public func draw(_ list: DrawList) {
        let group = DrawCommand.beginGroup(opacity: state.alpha, shadow: nil)
        if state.blendMode != .normal {
            return compose([group] + list.balanced.commands + [.endGroup], state.blendMode)
        }
        let isGroup = state.alpha != 1
        record(isGroup ? group : .save)
        compose(list.balanced.commands, .normal)
        record(isGroup ? .endGroup : .restore)
    }

    /// Paints text.
    public func draw(_ text: DrawnText) {
        paint(.text(text))
    }

    /// Records commands, together with one shadow if the context has one, and mixed with what is below.
    ///
    /// Shadows ignore the transform (as in Core Graphics): their group is in the initial coordinates.
    func compose(_ painted: [DrawCommand], _ mode: CGBlendMode) {
        guard mode == .normal else {
            record(.save)
            record(.blend(mode))
            compose(painted, .normal)
            return record(.restore)
        }
        guard let shadow = state.shadow else { return record(painted) }
        record(.save)
        record(.concatenate(state.ctm.inverted()))
        record(.beginGroup(opacity: 1, shadow: shadow))
        record(.concatenate(state.ctm))
        record(painted)
        record(.endGroup)
        record(.restore)
    }

    /// Saves colors, widths, opacity, mode, shadow, transform and clipping.
    public func saveGState() {
        remembered.append(state)
        record(.save)
    }

    /// Restores the state that was saved last; ignored if there is none.
    public func restoreGState() {
        guard let last = remembered.popLast() else { return }
        if state.ctm != last.ctm {
            currentPath = currentPath.applying(state.ctm).applying(last.ctm.inverted())
        }
        state = last
        record(.restore)
    }
}

extension DrawCommand {
    /// Returns the command with the opacity of its color, image or text multiplied by `opacity`; commands that paint nothing are unchanged.
    func faded(by opacity: CGFloat) -> DrawCommand {
        guard opacity != 1 else { return self }
        switch self {
        case .shadow(let path, var shadow):
            shadow.color = shadow.color.faded(by: opacity)
            return .shadow(path, shadow)
        case .image(let image, let rect, let own): return .image(image, rect, opacity: own * opacity)
        case .fill, .stroke, .text, .gradient: return recolored { $0.faded(by: opacity) }
        case .save, .restore, .concatenate, .clip, .beginGroup, .endGroup, .blend: return self
        }
    }
}

/// The image that a context draws.
package struct DrawnCanvas {
    /// The number of pixels in a row.
    package let width: Int
    /// The number of rows.
    package let height: Int
    /// The number of pixels for each point.
    package let scale: CGFloat

    /// Creates a canvas.
    package init(width: Int, height: Int, scale: CGFloat) {
        (self.width, self.height, self.scale) = (width, height, scale)
    }

    /// Creates a canvas of a size in points, enlarged to whole pixels, of which there are at most 32,767 in a row or column.
    /// - Parameters:
    ///   - size: The size. A length that is not a positive number has no pixels.
    ///   - scale: The number of pixels for each point. One that is not a positive finite number counts as 1.
    package init(_ size: CGSize, scale: CGFloat) {
        let scale = scale > 0 && scale.isFinite ? scale : 1
        func pixels(_ length: CGFloat) -> Int {
            length > 0 ? Int(min((length * scale - 1e-6).rounded(.up), 32_767)) : 0
        }
        self.init(width: pixels(size.width), height: pixels(size.height), scale: scale)
    }
}

/// A receiver of commands as they are drawn.
package protocol DrawSink: AnyObject {
    /// Receives a command.
    func take(_ command: DrawCommand)
}

extension CGContext {
    /// Sets the fill color; black at first.
    public func setFillColor(_ color: CGColor) { state.fillColor = color }

    /// Sets the fill color from its components in sRGB.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Sets the fill color to a gray.
    public func setFillColor(gray: CGFloat, alpha: CGFloat) { setFillColor(CGColor(gray: gray, alpha: alpha)) }

    /// Sets the stroke color; black at first.
    public func setStrokeColor(_ color: CGColor) { state.strokeColor = color }

    /// Sets the stroke color from its components in sRGB.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Sets the stroke color to a gray.
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { setStrokeColor(CGColor(gray: gray, alpha: alpha)) }

    /// Sets the width of lines, in points of the coordinates in which they are painted; 1 at first.
    public func setLineWidth(_ width: CGFloat) { state.style.width = width }

    /// Sets the shape of open ends of lines; `butt` at first.
    public func setLineCap(_ cap: CGLineCap) { state.style.cap = cap }

    /// Sets the shape of corners of lines; `miter` at first.
    public func setLineJoin(_ join: CGLineJoin) { state.style.join = join }

    /// Sets the multiple of the width above which a miter is cut off; 10 at first.
    public func setMiterLimit(_ limit: CGFloat) { state.style.miterLimit = limit }

    /// Makes lines dashed.
    ///
    /// - Parameters:
    ///   - phase: The distance into the pattern at which a line begins, in points.
    ///   - lengths: The lengths of dashes and gaps in turn, in points; empty for lines without gaps.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        (state.style.dashPhase, state.style.dash) = (phase, lengths)
    }

    /// Sets the opacity of everything painted from now on, beside its color's own opacity; 1 at first.
    public func setAlpha(_ alpha: CGFloat) { state.alpha = max(0, min(alpha, 1)) }

    /// Adds a shadow to everything painted from now on, one for each call.
    ///
    /// - Parameters:
    ///   - offset: The offset of the shadow, in points of the context's initial coordinates; the transform does not rotate it.
    ///   - blur: Twice the standard deviation of the blur, in the same points.
    ///   - color: The color; `nil` for no shadow.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        state.shadow = color.map { DrawnShadow(color: $0, offset: offset, radius: max(0, blur) / 2) }
    }

    /// Adds a black shadow of one third opacity to everything painted from now on.
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
    }
}

extension CGContext {
    /// Translates everything that is drawn from now on.
    public func translateBy(x tx: CGFloat, y ty: CGFloat) {
        concatenate(CGAffineTransform(translationX: tx, y: ty))
    }

    /// Scales everything that is drawn from now on.
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
        concatenate(CGAffineTransform(scaleX: sx, y: sy))
    }

    /// Rotates everything that is drawn from now on, by radians, clockwise on a screen.
    public func rotate(by angle: CGFloat) {
        concatenate(CGAffineTransform(rotationAngle: angle))
    }

    /// Maps everything that is drawn from now on, by this transform first and then as before. Points of the current path stay.
    public func concatenate(_ transform: CGAffineTransform) {
        guard !transform.isIdentity else { return }
        state.ctm = transform.concatenating(state.ctm)
        currentPath = currentPath.applying(transform.inverted())
        record(.concatenate(transform))
    }
}

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
