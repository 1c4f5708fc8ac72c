import TouchCore
import TouchDrawing
import TouchInput

/// A key path as what it stands for: a property, some components of one, or a path.
struct AnimatedKey {
    private enum Kind {
        /// All components of a property.
        case whole(LayerProperty)
        /// The components of a property with these indices, in turn; one value may be for several of them.
        case parts(LayerProperty, [(component: Int, value: Int)])
        case path
        case shadowPath
    }

    private let kind: Kind

    /// - Returns: `nil` for a key path that no layer can show.
    init?(_ keyPath: String) {
        func parts(_ property: LayerProperty, _ components: Int...) -> Kind {
            .parts(property, components.enumerated().map { (component: $1, value: $0) })
        }
        switch keyPath {
        case "path": kind = .path
        case "shadowPath": kind = .shadowPath
        case "position.x": kind = parts(.position, 0)
        case "position.y": kind = parts(.position, 1)
        case "anchorPoint.x": kind = parts(.anchorPoint, 0)
        case "anchorPoint.y": kind = parts(.anchorPoint, 1)
        case "bounds.origin": kind = parts(.bounds, 0, 1)
        case "bounds.origin.x": kind = parts(.bounds, 0)
        case "bounds.origin.y": kind = parts(.bounds, 1)
        case "bounds.size": kind = parts(.bounds, 2, 3)
        case "bounds.size.width": kind = parts(.bounds, 2)
        case "bounds.size.height": kind = parts(.bounds, 3)
        case "shadowOffset.width": kind = parts(.shadowOffset, 0)
        case "shadowOffset.height": kind = parts(.shadowOffset, 1)
        case "transform.translation": kind = parts(.transform, 0, 1)
        case "transform.translation.x": kind = parts(.transform, 0)
        case "transform.translation.y": kind = parts(.transform, 1)
        case "transform.translation.z": kind = parts(.transform, 6)
        case "transform.rotation", "transform.rotation.z": kind = parts(.transform, 2)
        case "transform.rotation.x": kind = parts(.transform, 7)
        case "transform.rotation.y": kind = parts(.transform, 8)
        case "transform.scale":
            kind = .parts(.transform, [(component: 3, value: 0), (component: 5, value: 0)])
        case "transform.scale.x", "transform.scale.xy": kind = parts(.transform, 3)
        case "transform.scale.y": kind = parts(.transform, 5)
        case "transform.scale.z": kind = parts(.transform, 9)
        default:
            guard let property = LayerProperty(rawValue: keyPath) else { return nil }
            kind = .whole(property)
        }
    }

    /// A Boolean value that indicates whether values are paths.
    var isPath: Bool {
        switch kind {
        case .path, .shadowPath: true
        case .whole, .parts: false
        }
    }

    private var isTransform: Bool { if case .whole(.transform) = kind { true } else { false } }

    /// Returns the components of a value; `nil` for one of another type.
    func numbers(_ value: LayerValue) -> AnimatedNumbers? {
        switch (type, value) {
        case (.number, .number(let number)): AnimatedNumbers(number)
        case (.point, .point(let point)): AnimatedNumbers(point)
        case (.rect, .rect(let rect)): AnimatedNumbers(rect)
        case (.color, .color(let color)): AnimatedNumbers(color)
        case (.transform, .transform(let transform)): TransformParts(transform).numbers
        default: nil
        }
    }

    private enum ValueType { case number, point, rect, color, transform, path }

    private var type: ValueType {
        switch kind {
        case .path, .shadowPath: return .path
        case .parts(_, let parts): return parts.contains { $0.value == 1 } ? .point : .number
        case .whole(let property):
            switch property {
            case .bounds: return .rect
            case .position, .anchorPoint, .shadowOffset: return .point
            case .transform: return .transform
            default: return property.isColor ? .color : .number
            }
        }
    }

    /// Returns the components that a layer shows.
    func numbers(in look: ShownLook) -> AnimatedNumbers {
        switch kind {
        case .whole(let property): return look[property]
        case .parts(let property, let parts):
            let all = look[property]
            var numbers = AnimatedNumbers.zero
            // The scale in z is stored less 1.
            for part in parts { numbers[part.value] = all[part.component] + (part.component == 9 ? 1 : 0) }
            return numbers
        case .path, .shadowPath: return .zero
        }
    }

    /// Makes a layer show components.
    func show(_ numbers: AnimatedNumbers, in look: inout ShownLook) {
        switch kind {
        case .whole(let property): look[property] = numbers
        case .parts(let property, let parts):
            var all = look[property]
            for part in parts { all[part.component] = numbers[part.value] - (part.component == 9 ? 1 : 0) }
            look[property] = all
        case .path, .shadowPath: break
        }
    }

    /// The path that a layer shows; `nil` if there is none.
    func path(in look: ShownLook) -> PathOutline? {
        if case .shadowPath = kind { look.style.shadowPath } else { look.shape?.outline }
    }

    /// Makes a layer show a path.
    func show(_ path: PathOutline?, in look: inout ShownLook) {
        if case .shadowPath = kind { look.style.shadowPath = path } else { look.shape?.outline = path }
    }

    /// Returns the way from some components to others: of a rotation, the shorter one.
    func way(from start: AnimatedNumbers, to end: AnimatedNumbers) -> AnimatedNumbers {
        var way = end - start
        if isTransform, abs(way[2]) > .pi { way[2] -= 2 * .pi * (way[2] / (2 * .pi)).rounded() }
        return way
    }
}
