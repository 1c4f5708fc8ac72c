import Pixels
import Touchstone

/// A draw list as items that no longer depend on the state of a painter.
struct FlatList {
    private(set) var items: [PaintItem] = []
    private(set) var clips = ClipTable()

    /// An empty list.
    init() {}

    /// Flattens a list.
    /// - Parameters:
    ///   - list: The list, in points.
    ///   - surface: The pixels of the picture.
    ///   - scale: The number of pixels per point.
    ///   - texts: The texts with their lines, for their bounds.
    ///   - earlier: The list painted before, which shares its numbers of clipping areas.
    init(_ list: DrawList, surface: PixelRect, scale: CGFloat, texts: TextCache, earlier: FlatList) {
        let top = State(map: CGAffineTransform(scaleX: scale, y: scale), clip: ClipTable.everything, area: surface)
        var (state, saved, groups) = (top, [State](), [Group]())
        for command in list.balanced.commands {
            switch command {
            case .save: saved.append(state)
            case .restore: state = saved.popLast() ?? top
            case .concatenate(let transform): state.map = transform.concatenating(state.map)
            case .clip(let path, let rule):
                let cut = ClipTable.Cut(parent: state.clip, path: path, rule: rule, map: state.map)
                state.clip = clips.number(cut, earlier: earlier.clips)
                state.area = state.area.intersection(path.pixelBounds(state.map))
            case .beginGroup(_, let shadow):
                saved.append(state)
                let reach = shadow.map { ShadowShape($0, state.map).reach } ?? 0
                groups.append(Group(begin: items.count, area: state.area, reach: reach))
                var begin = state
                // Only a shadow depends on the map: without one the group is the same wherever it is.
                if shadow == nil { begin.map = .identity }
                add(command, begin, bounds: .empty, in: [])
                state.area = state.area.outset(by: reach)
                state.blend = .normal
            case .endGroup:
                guard let group = groups.popLast() else { break }
                close(group, in: groups)
                state = saved.popLast() ?? top
            case .blend(let mode): state.blend = mode
            case .fill, .stroke, .shadow, .image, .text:
                guard state.map.isPaintable else { break }
                let bounds = command.pixelBounds(state.map, texts: texts).intersection(state.area)
                let changed = state.blend.isUnbounded ? state.area : bounds
                guard !changed.isEmpty else { break }
                add(command, state, bounds: changed, in: groups)
            case .gradient(let gradient):
                guard state.map.isPaintable, !gradient.isEmpty, !state.area.isEmpty else { break }
                add(command, state, bounds: state.area, in: groups)
            @unknown default: break
            }
        }
    }

    private mutating func add(_ command: DrawCommand, _ state: State, bounds: PixelRect, in groups: [Group]) {
        let damage = Self.damage(of: bounds, in: groups)
        items.append(
            PaintItem(
                command: command, map: state.map, clip: state.clip, blend: state.blend, bounds: bounds, damage: damage))
    }

    /// Ends a group, whose bounds are those of everything in it and of its shadow.
    private mutating func close(_ group: Group, in groups: [Group]) {
        var content = PixelRect.empty
        var index = group.begin + 1
        while index < items.count {
            content = content.union(items[index].bounds)
            index = max(index + 1, items[index].next)
        }
        let begin = items[group.begin]
        let painted = content.isEmpty ? content : content.outset(by: group.reach).intersection(group.area)
        let bounds = begin.blend.isUnbounded ? group.area : painted
        let state = State(map: .identity, clip: begin.clip, blend: begin.blend, area: group.area)
        add(.endGroup, state, bounds: bounds, in: groups)
        items[group.begin].bounds = bounds
        items[group.begin].damage = items[items.count - 1].damage
        items[group.begin].next = items.count
        // Nothing in it: neither the group has to be painted.
        if bounds.isEmpty { items.removeSubrange(group.begin...) }
    }

    /// Returns the pixels of the picture that change with these of the innermost group.
    private static func damage(of bounds: PixelRect, in groups: [Group]) -> PixelRect {
        groups.reversed().reduce(bounds) { $0.outset(by: $1.reach).intersection($1.area) }
    }

    private struct State {
        var map: CGAffineTransform
        var clip: Int
        var blend = CGBlendMode.normal
        /// The pixels outside of which nothing has an effect.
        var area: PixelRect
    }

    private struct Group {
        let begin: Int
        /// The area in which it is painted on the surface below.
        let area: PixelRect
        let reach: Int
    }
}

extension CGAffineTransform {
    /// A Boolean value that indicates whether areas painted through it have an area.
    var isPaintable: Bool {
        let determinant = a * d - b * c
        return determinant.isFinite && abs(determinant) > 1e-12 && tx.isFinite && ty.isFinite
    }

    /// The largest factor by which it stretches a length, or a little more.
    var largestFactor: CGFloat { max(a * a + b * b, c * c + d * d).squareRoot() * 1.415 }

    /// The factor by which it stretches on average.
    var averageFactor: CGFloat { abs(a * d - b * c).squareRoot() }
}
