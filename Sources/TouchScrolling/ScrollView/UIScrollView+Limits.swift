import TouchCore
import TouchGeometry

// How far the view scrolls.

extension UIScrollView {
    /// The offsets of an axis (B-323, B-344).
    final func range(_ axis: ScrollAxis) -> AxisRange {
        let (size, inset, length) = (contentSize, adjustedContentInset, bounds.size)
        switch axis {
        case .horizontal:
            return AxisRange(
                content: size.width, leading: inset.left, trailing: inset.right, length: length.width,
                bounces: bouncesHorizontally, alwaysBounces: alwaysBounceHorizontal)
        case .vertical:
            return AxisRange(
                content: size.height, leading: inset.top, trailing: inset.bottom, length: length.height,
                bounces: bouncesVertically, alwaysBounces: alwaysBounceVertical)
        }
    }

    final func clamped(_ offset: CGPoint) -> CGPoint {
        CGPoint(x: range(.horizontal).clamped(offset.x), y: range(.vertical).clamped(offset.y))
    }

    /// Content, insets or ends have changed: what goes on goes on within the new ones; what rests stays where it is.
    final func limitsChanged() {
        goOn(from: position)
    }

    /// The view has another size: what it shows is still inside the content, unless a finger holds it (B-333).
    final func sizeChanged() {
        switch phase {
        case .resting:
            let inside = clamped(position)
            if inside != position { show(inside) }
        case .caught, .dragging, .moving:
            goOn(from: position)
        }
    }

    /// A drag, or motion, goes on from another offset or in other limits, without a jump.
    final func goOn(from offset: CGPoint) {
        switch phase {
        case .resting, .caught:
            break
        case .dragging(var drag):
            drag.origin = virtualOffset(of: offset, translation: translation)
            phase = .dragging(drag)
        case .moving(let motion):
            switch motion.kind {
            case .deceleration, .correction:
                let velocity = motion.velocity(at: eventTimestamp)
                move(released(at: offset, velocity: velocity, motion.kind))
            case .animation, .scrollToTop:
                // Another place than those on the way: the app wants it there.
                if offset != motion.offset(at: eventTimestamp) { stopMotion() }
            }
        }
    }

    /// The virtual offset of a translation of zero, if this offset is shown for the present one.
    final func virtualOffset(of shown: CGPoint, translation: CGPoint) -> CGPoint {
        CGPoint(
            x: range(.horizontal).virtual(shown.x) + translation.x,
            y: range(.vertical).virtual(shown.y) + translation.y)
    }
}
