import Pixels
import Touchstone

extension FlatList {
    /// Returns the number of the last item that covers an area with one opaque color: nothing before it can be seen there.
    ///
    /// - Returns: The number; 0 if there is no such item.
    func firstVisible(in area: PixelRect) -> Int {
        var (index, first) = (0, 0)
        while index < items.count {
            if covers(items[index], area) { first = index }
            index = max(index + 1, items[index].next)
        }
        return first
    }

    private func covers(_ item: PaintItem, _ area: PixelRect) -> Bool {
        guard item.blend == .normal, item.bounds.contains(area), case .fill(let path, let color, _) = item.command,
            color.alpha >= 1,
            path.covers(area, item.map)
        else { return false }
        return clips.cuts(from: ClipTable.everything, to: item.clip).allSatisfy { number in
            clips.cuts[number].map { $0.path.covers(area, $0.map) } ?? false
        }
    }
}

extension PathOutline {
    /// Returns `true` for an upright rectangle around all of an area.
    fileprivate func covers(_ area: PixelRect, _ map: CGAffineTransform) -> Bool {
        guard map.b == 0, map.c == 0, elements.count == 5, elements[4] == .close,
            case .move(let first) = elements[0], case .line(let second) = elements[1],
            case .line(let third) = elements[2], case .line(let fourth) = elements[3],
            first.y == second.y && second.x == third.x && third.y == fourth.y && fourth.x == first.x
                || first.x == second.x && second.y == third.y && third.x == fourth.x && fourth.y == first.y
        else { return false }
        let (a, b) = (pixelPoint(first, map), pixelPoint(third, map))
        return min(a.x, b.x) <= CGFloat(area.x) && max(a.x, b.x) >= CGFloat(area.x + area.width)
            && min(a.y, b.y) <= CGFloat(area.y) && max(a.y, b.y) >= CGFloat(area.y + area.height)
    }
}
