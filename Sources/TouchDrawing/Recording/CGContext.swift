import TouchGeometry

/// Writes down what is drawn into it, as a draw list.
///
/// The calls are Core Graphics'. Colours, widths and the like are written into each command, so that a list can be read
/// from any place; `saveGState` and `restoreGState` are written as they are called. What a painter cannot be told as a
/// value (blend modes, patterns, reading pixels back) does not exist.
public final class CGContext {
    /// What `saveGState` remembers.
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
    /// The current path, in the coordinates of now: when the map changes, its points stay where they are on the surface.
    var currentPath = PathOutline()

    /// Creates a context in which nothing is drawn.
    public init() {}

    /// What was drawn, every remembered state ended.
    public var drawList: DrawList { DrawList(commands).balanced }

    /// The map from the coordinates of now to those in which the context began.
    public var ctm: CGAffineTransform { state.ctm }

    /// Writes a command down.
    func record(_ command: DrawCommand) {
        commands.append(command)
    }

    /// Writes everything that a list paints down, in the coordinates of now, with the context's opacity and shadow for all
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

    /// Writes a painting command down, with the context's opacity and shadow.
    func paint(_ command: DrawCommand) {
        compose([command.faded(by: state.alpha)])
    }

    /// Writes commands down, together with one shadow if the context has one.
    ///
    /// Shadows do not follow the map (as in Core Graphics): their group stands in the coordinates of the beginning.
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

    /// Remembers colours, widths, opacity, shadow, map and clipping.
    public func saveGState() {
        remembered.append(state)
        record(.save)
    }

    /// Goes back to what was last remembered; ignored when nothing is.
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
    /// The command with its colour, image or text as much as `opacity` leaves; commands that paint nothing stay.
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
