import TouchInput

/// A context that records drawing as a draw list.
///
/// The calls are Core Graphics'. Colors, widths and the like are stored in each command, so that a list can be read
/// from any position; `saveGState` and `restoreGState` are recorded as they are called. Features that cannot be expressed as
/// values (blend modes, patterns, reading pixels back) do not exist.
public final class CGContext {
    /// The state that `saveGState` saves.
    struct State {
        var fillColor = CGColor.black
        var strokeColor = CGColor.black
        var style = DrawnStrokeStyle()
        var alpha: CGFloat = 1
        var shadow: DrawnShadow?
        var ctm = CGAffineTransform.identity
    }

    private var commands: [DrawCommand] = []
    private var remembered: [State] = []
    var state = State()
    /// The current path, in the present coordinates: when the transform changes, its points stay where they are on the surface.
    var currentPath = PathOutline()

    /// Creates an empty context.
    public init() {}

    /// The recorded drawing, with every saved state restored.
    public var drawList: DrawList { DrawList(commands).balanced }

    /// The transform from the present coordinates to the initial ones.
    public var ctm: CGAffineTransform { state.ctm }

    /// Records a command.
    func record(_ command: DrawCommand) {
        commands.append(command)
    }

    /// Records everything that a list paints, in the present coordinates, with the context's opacity and shadow for all
    /// of it together.
    public func draw(_ list: DrawList) {
        let isGroup = state.alpha != 1
        record(isGroup ? .beginGroup(opacity: state.alpha, shadow: nil) : .save)
        compose(list.balanced.commands)
        record(isGroup ? .endGroup : .restore)
    }

    /// Paints text.
    public func draw(_ text: DrawnText) {
        paint(.text(text))
    }

    /// Records a painting command, with the context's opacity and shadow.
    func paint(_ command: DrawCommand) {
        compose([command.faded(by: state.alpha)])
    }

    /// Records commands, together with one shadow if the context has one.
    ///
    /// Shadows ignore the transform (as in Core Graphics): their group is in the initial coordinates.
    private func compose(_ painted: [DrawCommand]) {
        guard let shadow = state.shadow else {
            commands += painted
            return
        }
        record(.save)
        record(.concatenate(state.ctm.inverted()))
        record(.beginGroup(opacity: 1, shadow: shadow))
        record(.concatenate(state.ctm))
        commands += painted
        record(.endGroup)
        record(.restore)
    }

    /// Saves colors, widths, opacity, shadow, transform and clipping.
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
        case .fill(let path, let color, let rule): return .fill(path, color.faded(by: opacity), rule)
        case .stroke(let path, let color, let style): return .stroke(path, color.faded(by: opacity), style)
        case .shadow(let path, var shadow):
            shadow.color = shadow.color.faded(by: opacity)
            return .shadow(path, shadow)
        case .image(let image, let rect, let own): return .image(image, rect, opacity: own * opacity)
        case .text(var text):
            text.color = text.color.faded(by: opacity)
            return .text(text)
        case .save, .restore, .concatenate, .clip, .beginGroup, .endGroup: return self
        }
    }
}
