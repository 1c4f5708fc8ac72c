import TouchInput

// A drawing as it is seen in perspective. Painters know affine transforms only: outlines are mapped point by point, exactly up to the division of
// curves; images, texts, gradients and the widths of lines by the affine transform that is nearest in their middle.

extension DrawList {
    /// Returns the list as it is seen through a map; what is not entirely in front of the eye is left out.
    package func seen(through map: PlaneMap) -> DrawList {
        var seen: [DrawCommand] = []
        var (transform, saved) = (CGAffineTransform.identity, [CGAffineTransform]())
        for command in balanced.commands {
            switch command {
            case .save:
                saved.append(transform)
                seen.append(command)
            case .restore, .endGroup:
                transform = saved.popLast() ?? .identity
                seen.append(command)
            case .concatenate(let inner): transform = inner.concatenating(transform)
            case .clip(let path, let rule):
                // Where nothing is in front of the eye, nothing shows.
                seen.append(.clip(path.applying(transform).seen(through: map) ?? PathOutline(), rule))
            case .beginGroup(let opacity, let shadow):
                saved.append(transform)
                let scale = map.tangent(at: .zero).map { transform.concatenating($0) } ?? transform
                seen.append(.beginGroup(opacity: opacity, shadow: shadow?.applying(scale)))
            case .fill(let path, let color, let rule):
                guard let outline = path.applying(transform).seen(through: map) else { continue }
                seen.append(.fill(outline, color, rule))
            case .stroke(let path, let color, var style):
                let path = path.applying(transform)
                guard let outline = path.seen(through: map), let near = path.middle.flatMap({ map.tangent(at: $0) })
                else { continue }
                let scale = transform.concatenating(near).lengths
                (style.width, style.dashPhase) = (style.width * scale, style.dashPhase * scale)
                style.dash = style.dash.map { $0 * scale }
                seen.append(.stroke(outline, color, style))
            case .shadow(let path, let shadow):
                let path = path.applying(transform)
                guard let outline = path.seen(through: map), let near = path.middle.flatMap({ map.tangent(at: $0) })
                else { continue }
                seen.append(.shadow(outline, shadow.applying(transform.concatenating(near))))
            case .blend: seen.append(command)
            case .gradient(let gradient):
                guard let near = map.tangent(at: gradient.middle.applying(transform)) else { continue }
                seen += [.save, .concatenate(transform.concatenating(near)), command, .restore]
            case .image(_, let rect, _): seen += command.seen(in: rect, transform, through: map)
            case .text(let text): seen += command.seen(in: text.rect, transform, through: map)
            }
        }
        return DrawList(seen)
    }
}

extension DrawCommand {
    /// Returns the command in the affine transform that is nearest to a map in the middle of its rectangle.
    fileprivate func seen(in rect: CGRect, _ transform: CGAffineTransform, through map: PlaneMap) -> [DrawCommand] {
        let quad = PathOutline(rect: rect).applying(transform)
        guard let area = quad.seen(through: map), let near = quad.middle.flatMap({ map.tangent(at: $0) }) else {
            return []
        }
        return [.save, .clip(area, .winding), .concatenate(transform.concatenating(near)), self, .restore]
    }
}

extension DrawnGradient {
    /// The middle of the way.
    fileprivate var middle: CGPoint {
        switch shape {
        case .linear(let start, let end), .radial(let start, _, let end, _): between(start, end, 0.5)
        }
    }
}

extension CGAffineTransform {
    /// The factor of lengths, on average of all directions.
    fileprivate var lengths: CGFloat { abs(a * d - b * c).squareRoot() }
}

extension DrawnShadow {
    fileprivate func applying(_ map: CGAffineTransform) -> DrawnShadow {
        DrawnShadow(color: color, offset: offset.applying(map), radius: radius * map.lengths)
    }
}

extension PathOutline {
    /// The middle of the rectangle around the path.
    fileprivate var middle: CGPoint? { controlBounds.map { CGPoint(x: $0.midX, y: $0.midY) } }

    /// Returns the path as it is seen; `nil` if not all of it is in front of the eye. Curves are divided into eight, whose points are mapped.
    fileprivate func seen(through map: PlaneMap) -> PathOutline? {
        var seen = PathOutline()
        var from = CGPoint.zero
        var start = CGPoint.zero
        func curve(_ points: (CGPoint, CGPoint, CGPoint, CGPoint)) -> Bool {
            var rest = points
            for parts in stride(from: 8, to: 0, by: -1) {
                let (part, next) = split(rest, at: 1 / CGFloat(parts))
                guard let end = map.image(of: part.3), let first = map.image(of: part.1),
                    let second = map.image(of: part.2)
                else { return false }
                seen.append(.curve(end, control1: first, control2: second))
                rest = next
            }
            return true
        }
        for element in elements {
            switch element {
            case .move(let point), .line(let point):
                guard let image = map.image(of: point) else { return nil }
                if case .move = element {
                    start = point
                    seen.append(.move(image))
                } else {
                    seen.append(.line(image))
                }
            case .quad(let end, let control): guard curve(raised(from, control, end)) else { return nil }
            case .curve(let end, let first, let second): guard curve((from, first, second, end)) else { return nil }
            case .close: seen.append(.close)
            }
            from = element.end ?? start
        }
        return seen
    }
}
