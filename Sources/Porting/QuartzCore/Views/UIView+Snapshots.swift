public import TouchCore
import TouchDrawing
public import TouchInput

// Pictures of views: what they show at present.

extension UIView {
    /// Draws what the view and its subviews show into the current context, stretched into a rectangle.
    /// - Parameters:
    ///   - rect: The rectangle, in the context's coordinates.
    ///   - afterUpdates: A Boolean value that indicates whether the view is laid out before.
    /// - Returns: `false` without a context, or if the view has no size.
    @discardableResult
    public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        guard let context = UIGraphicsGetCurrentContext(), bounds.width > 0, bounds.height > 0 else { return false }
        context.draw(picture(of: bounds, afterUpdates), in: rect)
        return true
    }

    /// Returns a view of the same size that shows what this one shows at present; it receives touches as any plain view does.
    /// - Parameter afterUpdates: A Boolean value that indicates whether the view is laid out before.
    /// - Returns: Never `nil`, unlike in UIKit.
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        resizableSnapshotView(from: bounds, afterScreenUpdates: afterUpdates, withCapInsets: .zero)
    }

    /// Returns a view that shows what this one shows at present in a rectangle.
    /// - Parameters:
    ///   - rect: The rectangle, in the view's coordinates.
    ///   - afterUpdates: A Boolean value that indicates whether the view is laid out before.
    ///   - capInsets: The edges that keep their width when the view is resized, in points.
    /// - Returns: Never `nil`, unlike in UIKit.
    public func resizableSnapshotView(
        from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
    ) -> UIView? {
        SnapshotView(picture(of: rect, afterUpdates), capInsets)
    }

    private func picture(of rect: CGRect, _ isLaidOut: Bool) -> UIImage {
        if isLaidOut { layoutIfNeeded() }
        let list = drawList.placed(by: CGAffineTransform(translationX: -rect.minX, y: -rect.minY))
        return UIImage(drawing: list, size: rect.size, scale: UIScreen.main.scale)
    }
}

/// A view that shows a picture, with edges that keep their width.
private final class SnapshotView: UIView {
    private let picture: UIImage
    private let insets: UIEdgeInsets

    init(_ picture: UIImage, _ insets: UIEdgeInsets) {
        (self.picture, self.insets) = (picture, insets)
        super.init(frame: CGRect(origin: .zero, size: picture.size))
        contentMode = .redraw
    }

    #if canImport(Foundation)
        required init?(coder: NSCoder) { return nil }
    #endif

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let size = picture.size
        let columns = Self.parts(size.width, bounds.width, insets.left, insets.right)
        let rows = Self.parts(size.height, bounds.height, insets.top, insets.bottom)
        for row in rows {
            for column in columns {
                let place = CGRect(x: column.to, y: row.to, width: column.shown, height: row.shown)
                context.saveGState()
                if rows.count * columns.count > 1 { context.clip(to: place) }
                context.translateBy(x: column.to, y: row.to)
                context.scaleBy(x: column.shown / column.length, y: row.shown / row.length)
                context.translateBy(x: -column.from, y: -row.from)
                picture.draw(at: .zero)
                context.restoreGState()
            }
        }
    }

    private typealias Part = (from: CGFloat, length: CGFloat, to: CGFloat, shown: CGFloat)

    /// Returns the parts of a length: an edge, the middle, which is stretched, and an edge.
    private static func parts(_ own: CGFloat, _ shown: CGFloat, _ first: CGFloat, _ last: CGFloat) -> [Part] {
        guard first > 0 || last > 0, first + last < own, first + last < shown else { return [(0, own, 0, shown)] }
        let parts: [Part] = [
            (0, first, 0, first), (first, own - first - last, first, shown - first - last),
            (own - last, last, shown - last, last),
        ]
        return parts.filter { $0.length > 0 }
    }
}
