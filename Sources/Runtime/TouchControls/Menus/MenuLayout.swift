import TouchCore
import TouchDrawing
import TouchInput

/// The positions and the look of the rows of a menu.
struct MenuLayout {
    let titleHeight: CGFloat
    let rows: Int

    private static let width: CGFloat = 250
    private static let rowHeight: CGFloat = 44
    private static let inset: CGFloat = 16
    private static let radius: CGFloat = 13

    init(menu: UIMenu, rows: Int) {
        titleHeight = menu.title.isEmpty ? 0 : 28
        self.rows = rows
    }

    /// Returns the rectangle of the whole menu, moved into the bounds.
    func panel(at point: CGPoint, in bounds: CGRect) -> CGRect {
        let height = titleHeight + CGFloat(rows) * Self.rowHeight
        let x = max(bounds.minX, min(point.x, bounds.maxX - Self.width))
        let y = max(bounds.minY, min(point.y, bounds.maxY - height))
        return CGRect(x: x, y: y, width: Self.width, height: height)
    }

    func row(at point: CGPoint, in panel: CGRect) -> Int? {
        guard panel.holds(point), point.y >= panel.minY + titleHeight else { return nil }
        let row = Int((point.y - panel.minY - titleHeight) / Self.rowHeight)
        return row < rows ? row : nil
    }

    private func rect(ofRow row: Int, in panel: CGRect) -> CGRect {
        CGRect(
            x: panel.minX, y: panel.minY + titleHeight + CGFloat(row) * Self.rowHeight, width: panel.width,
            height: Self.rowHeight)
    }

    func draw(_ menu: UIMenu, _ actions: [UIAction], highlighted: UIAction?, in panel: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let outline = UIBezierPath(roundedRect: panel, cornerRadius: Self.radius)
        context.saveGState()
        context.setShadow(
            offset: CGSize(width: 0, height: 4), blur: 24, color: UIColor.black.withAlphaComponent(0.25).cgColor)
        UIColor.secondarySystemBackground.setFill()
        outline.fill()
        context.restoreGState()
        context.saveGState()
        outline.addClip()
        if titleHeight > 0 {
            let place = CGRect(x: panel.minX, y: panel.minY, width: panel.width, height: titleHeight)
            let font = UIFont.systemFont(ofSize: 12)
            drawText(menu.title, font, .secondaryLabel, in: place, from: Self.inset, context)
        }
        for (index, action) in actions.enumerated() {
            draw(action, isHighlighted: action === highlighted, in: rect(ofRow: index, in: panel), context)
        }
        context.restoreGState()
    }

    private func draw(_ action: UIAction, isHighlighted: Bool, in row: CGRect, _ context: CGContext) {
        if isHighlighted {
            UIColor.systemFill.setFill()
            context.fill(row)
        }
        let color: UIColor =
            if action.attributes.contains(.disabled) {
                .tertiaryLabel
            } else if action.attributes.contains(.destructive) {
                .systemRed
            } else {
                .label
            }
        drawText(action.title, .systemFont(ofSize: 17), color, in: row, from: Self.inset * 2, context)
        switch action.state {
        case .off: break
        case .on: drawText("✓", .systemFont(ofSize: 15), color, in: row, from: Self.inset * 0.75, context)
        case .mixed: drawText("–", .systemFont(ofSize: 15), color, in: row, from: Self.inset * 0.75, context)
        }
        if let image = action.image {
            let size = image.size
            image.draw(at: CGPoint(x: row.maxX - Self.inset - size.width, y: row.midY - size.height / 2))
        }
        UIColor.separator.setFill()
        context.fill(CGRect(x: row.minX, y: row.minY, width: row.width, height: 0.5))
    }

    private func drawText(
        _ text: String, _ font: UIFont, _ color: UIColor, in row: CGRect, from inset: CGFloat, _ context: CGContext
    ) {
        let place = CGRect(x: row.minX + inset, y: row.minY, width: row.width - inset - Self.inset, height: row.height)
        context.draw(
            DrawnText(
                text, font: font, color: color.cgColor, rect: place, alignment: .left, verticalAlignment: .center,
                numberOfLines: 1, lineBreakMode: .byTruncatingTail))
    }
}
