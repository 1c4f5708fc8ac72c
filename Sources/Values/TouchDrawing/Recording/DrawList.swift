import TouchInput

/// A drawing as a value: compared in tests, stored, written as SVG, or passed to a painter.
///
/// Coordinates are points with y growing downwards.
public struct DrawList: Hashable, Sendable {
    /// The commands, in the order of painting.
    public var commands: [DrawCommand]

    /// Creates a list; by default, one that paints nothing.
    public init(_ commands: [DrawCommand] = []) {
        self.commands = commands
    }

    /// A Boolean value that indicates whether there is nothing to paint.
    public var isEmpty: Bool { commands.isEmpty }

    /// The list with every `save` and group ended, and without ends that have no beginning: its effect on a painter's state
    /// ends with it, and it can be part of another list.
    public var balanced: DrawList {
        var kept: [DrawCommand] = []
        var open: [DrawCommand] = []
        for command in commands {
            switch command {
            case .save:
                open.append(.restore)
            case .beginGroup:
                open.append(.endGroup)
            case .restore, .endGroup:
                guard open.last == command else { continue }
                open.removeLast()
            case .concatenate, .clip, .fill, .stroke, .shadow, .image, .text:
                break
            }
            kept.append(command)
        }
        return DrawList(kept + open.reversed())
    }

    /// Returns the list as painted through a transform, balanced.
    public func placed(by map: CGAffineTransform) -> DrawList {
        let list = balanced
        return list.isEmpty || map.isIdentity
            ? list : DrawList([.save, .concatenate(map)] + list.commands + [.restore])
    }
}
