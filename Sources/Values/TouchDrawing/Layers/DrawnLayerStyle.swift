import TouchInput

/// The look of a layer, without its position: everything around the own drawing of a layer or view.
public struct DrawnLayerStyle: Hashable, Sendable {
    /// The color that fills the bounds, with their round corners; `nil` for none.
    public var backgroundColor: CGColor?
    /// The radius of the corners, in points; 0 for square ones. Limited to half the shorter side.
    public var cornerRadius: CGFloat = 0
    /// The corners that are round; all of them at first.
    public var maskedCorners: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    /// The width of the border, inwards from the bounds, in points; 0 for none.
    public var borderWidth: CGFloat = 0
    /// The color of the border; opaque black at first, `nil` for none.
    public var borderColor: CGColor? = .black
    /// The opacity of the layer with all its contents, 0…1.
    public var opacity: Float = 1
    /// A Boolean value that indicates whether the layer and its contents are hidden.
    public var isHidden = false
    /// A Boolean value that indicates whether contents and sublayers are clipped to the (rounded) bounds; then there is no shadow either.
    public var masksToBounds = false
    /// The color of the shadow; opaque black at first, `nil` for none.
    public var shadowColor: CGColor? = .black
    /// The opacity of the shadow, 0…1; 0, which means none, at first.
    public var shadowOpacity: Float = 0
    /// The offset of the shadow, in points of the layer; (0, -3) at first, which is upwards.
    public var shadowOffset = CGSize(width: 0, height: -3)
    /// The standard deviation of the shadow's blur, in points; 3 at first.
    public var shadowRadius: CGFloat = 3
    /// The outline that casts the shadow; `nil` for everything that the layer paints.
    public var shadowPath: PathOutline?
    /// The contents; `nil` for none, with the default scale and gravity. One reference, since styles are copied and compared with every change.
    var image: DrawnContents?

    /// Creates the initial style, which paints nothing.
    public init() {}

    /// Returns the bounds with their round corners, inset by `inset` on every side.
    public func outline(of bounds: CGRect, inset: CGFloat = 0) -> PathOutline {
        let rect = bounds.inset(by: UIEdgeInsets(top: inset, left: inset, bottom: inset, right: inset))
        let radius = max(0, min(cornerRadius, bounds.width / 2, bounds.height / 2) - inset)
        return PathOutline(
            roundedRect: rect, corners: maskedCorners.corners, radii: CGSize(width: radius, height: radius))
    }
}

extension DrawnLayerStyle {
    /// Returns everything that a layer paints, in its own coordinates, from the lowest: shadow, background, contents, its own
    /// drawing, sublayers, border.
    ///
    /// - Parameters:
    ///   - bounds: The rectangle of background and border.
    ///   - drawing: The layer's own drawing, in its coordinates.
    ///   - sublayers: The drawing of its sublayers, in its coordinates.
    public func drawList(bounds: CGRect, drawing: DrawList = DrawList(), sublayers: DrawList = DrawList()) -> DrawList {
        guard isSeen else { return DrawList() }
        var builder = DrawListBuilder()
        builder.begin(self, bounds: bounds, drawing: drawing)
        builder.append(sublayers)
        builder.end()
        return DrawList(builder.commands)
    }

    /// A Boolean value that indicates whether any of it is painted.
    package var isSeen: Bool { !isHidden && opacity > 0 }

    /// Returns the border: the ring between the bounds and the bounds inset by its width.
    func border(of bounds: CGRect) -> DrawCommand? {
        guard borderWidth > 0, let borderColor, borderColor.alpha > 0 else { return nil }
        var ring = outline(of: bounds)
        if borderWidth * 2 < min(bounds.width, bounds.height) {
            ring.append(outline(of: bounds, inset: borderWidth))
        }
        return .fill(ring, borderColor, .evenOdd)
    }

    /// The shadow of the layer; `nil` for none.
    var cast: DrawnShadow? {
        guard !masksToBounds, shadowOpacity > 0, let shadowColor else { return nil }
        return DrawnShadow(
            color: shadowColor.faded(by: CGFloat(min(shadowOpacity, 1))), offset: shadowOffset,
            radius: max(0, shadowRadius))
    }

    /// The beginning of a group, if the layer needs one: for its opacity, or for the shadow of everything it paints.
    var opening: DrawCommand? {
        let opacity = max(0, min(CGFloat(self.opacity), 1))
        let shadow = shadowPath == nil ? cast : nil
        return shadow != nil || opacity < 1 ? .beginGroup(opacity: opacity, shadow: shadow) : nil
    }
}

/// A set of corners of a layer.
public struct CACornerMask: OptionSet, Hashable, Sendable {
    /// The bits, one for each corner.
    public let rawValue: UInt
    /// Creates corners from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The upper left corner.
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
    /// The upper right corner.
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
    /// The lower left corner.
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
    /// The lower right corner.
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)

    /// The same corners of a rectangle (the bits are the same in both).
    var corners: UIRectCorner { UIRectCorner(rawValue: rawValue) }
}

/// The shape through which a layer is seen.
package struct DrawnMask {
    /// The commands before what is masked, and behind it.
    let opening: [DrawCommand]
    let ending: [DrawCommand]

    /// Creates the mask that a drawing is; `nil` for one that is empty. The area of an opaque color is an outline, which painters clip to at less
    /// cost.
    package init?(_ commands: [DrawCommand]) {
        var (rest, map) = (commands[...], CGAffineTransform.identity)
        while case .save? = rest.first, case .restore? = rest.last,
            case .concatenate(let inner)? = rest.dropFirst().first
        {
            map = inner.concatenating(map)
            rest = rest.dropFirst(2).dropLast()
        }
        guard !rest.isEmpty else { return nil }
        if rest.count == 1, case .fill(let outline, let color, let rule)? = rest.first, color.alpha >= 1 {
            (opening, ending) = ([.save, .clip(outline.applying(map), rule)], [.restore])
        } else {
            // Each point as far as the drawing is opaque there.
            let group = DrawCommand.beginGroup(opacity: 1, shadow: nil)
            opening = [group]
            ending =
                [.save, .blend(.destinationIn), group] + DrawList(commands).balanced.commands
                + [.endGroup, .restore, .endGroup]
        }
    }
}
