import TouchGeometry

/// What is to be painted, as a value: compared in tests, stored, written as SVG, or handed to a painter.
///
/// Coordinates are points with y growing downwards.
public struct DrawList: Hashable, Sendable {
    /// The steps, in the order of painting.
    public var commands: [DrawCommand]

    /// Creates a list; without argument, one that paints nothing.
    public init(_ commands: [DrawCommand] = []) {
        self.commands = commands
    }

    /// Whether there is nothing to paint.
    public var isEmpty: Bool { commands.isEmpty }

    /// The list with every `save` and group ended, and without ends of what never began: what it does to a painter ends
    /// with it, and it can be put inside another list.
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

    /// The list as it is painted through a map, balanced.
    public func placed(by map: CGAffineTransform) -> DrawList {
        let list = balanced
        return list.isEmpty || map.isIdentity
            ? list : DrawList([.save, .concatenate(map)] + list.commands + [.restore])
    }
}
