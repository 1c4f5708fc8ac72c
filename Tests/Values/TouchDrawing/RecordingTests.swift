import TestSupport
import Testing
import TouchDrawing
import TouchInput

/// The current context is one for the process: these tests run one after the other.
@Suite(.serialized) struct RecordingTests {
    private let square = CGRect(x: 0, y: 0, width: 10, height: 10)

    @Test func `a context writes down what is drawn, each step with what it is painted with`() {
        let context = CGContext()
        context.setFillColor(.white)
        context.fill(square)
        context.saveGState()
        context.translateBy(x: 5, y: 0)
        context.setAlpha(0.5)
        context.setStrokeColor(CGColor(red: 1, green: 0, blue: 0, alpha: 0.5))
        context.setLineWidth(3)
        context.setLineCap(.round)
        context.setLineDash(phase: 1, lengths: [2, 3])
        context.move(to: .zero)
        context.addLine(to: CGPoint(x: 4, y: 4))
        context.strokePath()
        context.restoreGState()
        context.stroke(square, width: 2)
        context.strokePath()
        expectEqual(
            context.drawList,
            DrawList([
                .fill(PathOutline(rect: square), .white, .winding),
                .save,
                .concatenate(CGAffineTransform(translationX: 5, y: 0)),
                .stroke(
                    PathOutline([.move(.zero), .line(CGPoint(x: 4, y: 4))]),
                    CGColor(red: 1, green: 0, blue: 0, alpha: 0.25),
                    DrawnStrokeStyle(width: 3, cap: .round, dash: [2, 3], dashPhase: 1)),
                .restore,
                .stroke(PathOutline(rect: square), .black, DrawnStrokeStyle(width: 2)),
            ]))
    }

    @Test func `points of the current path stay where they are when the map changes`() {
        let context = CGContext()
        context.move(to: CGPoint(x: 10, y: 10))
        context.saveGState()
        context.scaleBy(x: 2, y: 2)
        context.addLine(to: CGPoint(x: 10, y: 10))
        expectEqual(context.path?.elements, [.move(CGPoint(x: 5, y: 5)), .line(CGPoint(x: 10, y: 10))])
        context.restoreGState()
        expectEqual(context.path?.elements, [.move(CGPoint(x: 10, y: 10)), .line(CGPoint(x: 20, y: 20))])
        expectEqual(context.ctm, .identity)
        context.restoreGState()
    }

    @Test func `area and line are painted in this order, and the path is used up`() {
        let context = CGContext()
        context.addEllipse(in: square)
        context.drawPath(using: .eoFillStroke)
        let oval = PathOutline(ellipseIn: square)
        expectEqual(
            context.drawList, DrawList([.fill(oval, .black, .evenOdd), .stroke(oval, .black, DrawnStrokeStyle())]))
        expect(context.isPathEmpty)
    }

    @Test func `a shadow does not turn with the map`() {
        let context = CGContext()
        context.scaleBy(x: 2, y: 2)
        context.setShadow(offset: CGSize(width: 3, height: 4), blur: 6, color: .black)
        context.fill(square)
        expectEqual(
            context.drawList,
            DrawList([
                .concatenate(CGAffineTransform(scaleX: 2, y: 2)),
                .save,
                .concatenate(CGAffineTransform(scaleX: 0.5, y: 0.5)),
                .beginGroup(
                    opacity: 1,
                    shadow: DrawnShadow(color: .black, offset: CGSize(width: 3, height: 4), radius: 3)),
                .concatenate(CGAffineTransform(scaleX: 2, y: 2)),
                .fill(PathOutline(rect: square), .black, .winding),
                .endGroup,
                .restore,
            ]))
    }

    @Test func `what is left open is closed, and what never began does not end`() {
        let list = DrawList([.restore, .save, .beginGroup(opacity: 1, shadow: nil), .restore, .endGroup, .save])
        expectEqual(
            list.balanced.commands,
            [
                .save, .beginGroup(opacity: 1, shadow: nil), .endGroup, .save, .restore, .restore,
            ])
        let context = CGContext()
        context.restoreGState()
        context.saveGState()
        expectEqual(context.drawList.commands, [.save, .restore])
    }

    @Test func `UIKit's functions draw into the current context`() throws {
        let image = try #require(UIImage(pixels: [1, 2, 3, 255], width: 1, height: 1))
        let context = CGContext()
        UIColor.red.set()
        UIRectFill(square)
        expectNil(UIGraphicsGetCurrentContext())
        UIGraphicsPushContext(context)
        UIColor.red.setFill()
        UIColor.blue.setStroke()
        let path = UIBezierPath(rect: square)
        path.usesEvenOddFillRule = true
        path.lineWidth = 4
        path.setLineDash([1, 2], count: 2, phase: 3)
        path.addClip()
        path.fill()
        path.stroke()
        UIRectFill(square)
        UIRectFrame(square)
        image.draw(at: CGPoint(x: 2, y: 3))
        UIGraphicsPopContext()
        UIGraphicsPopContext()
        expectNil(UIGraphicsGetCurrentContext())
        var frame = PathOutline(rect: square)
        frame.append(PathOutline(rect: CGRect(x: 1, y: 1, width: 8, height: 8)))
        let (red, outline) = (UIColor.red.cgColor, PathOutline(rect: square))
        expectEqual(
            context.drawList,
            DrawList([
                .clip(outline, .evenOdd),
                .fill(outline, red, .evenOdd),
                .stroke(outline, UIColor.blue.cgColor, DrawnStrokeStyle(width: 4, dash: [1, 2], dashPhase: 3)),
                .fill(outline, red, .winding),
                .fill(frame, red, .evenOdd),
                .image(image, CGRect(x: 2, y: 3, width: 1, height: 1), opacity: 1),
            ]))
    }

    @Test func `a list drawn with opacity is one group`() {
        let context = CGContext()
        context.setAlpha(0.5)
        context.draw(DrawList([.save]))
        expectEqual(context.drawList.commands, [.beginGroup(opacity: 0.5, shadow: nil), .save, .restore, .endGroup])
    }
}
