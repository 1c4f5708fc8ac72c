import TestSupport
import Testing
import TouchDrawing
import TouchInput

@Suite(.serialized) struct BlendingTests {
    private let square = CGRect(x: 0, y: 0, width: 10, height: 10)
    private var outline: PathOutline { PathOutline(rect: square) }
    private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    private let pale = CGColor(red: 1, green: 0, blue: 0, alpha: 0.25)

    private func drawn(_ mode: CGBlendMode, _ color: CGColor) -> [DrawCommand] {
        let context = CGContext()
        context.setFillColor(color)
        context.setBlendMode(mode)
        context.fill(square)
        return context.drawList.commands
    }

    @Test func `a shape is mixed in the mode of the context, between a save and a restore`() {
        expectEqual(drawn(.multiply, pale), [.save, .blend(.multiply), .fill(outline, pale, .winding), .restore])
        expectEqual(drawn(.normal, pale), [.fill(outline, pale, .winding)])
    }

    @Test func `a shape that would change the whole clipping area is recorded in modes that do not`() {
        let opaque = DrawCommand.fill(outline, red, .winding)
        let faint = DrawCommand.fill(outline, pale, .winding)
        let inverse = DrawCommand.fill(outline, CGColor(red: 1, green: 0, blue: 0, alpha: 0.75), .winding)
        func mixed(_ mode: CGBlendMode, _ command: DrawCommand) -> [DrawCommand] {
            [.save, .blend(mode), command, .restore]
        }
        expectEqual(drawn(.clear, pale), mixed(.clear, opaque))
        expectEqual(drawn(.copy, red), [opaque])
        expectEqual(drawn(.copy, pale), mixed(.clear, opaque) + mixed(.plusLighter, faint))
        expectEqual(drawn(.sourceIn, red), mixed(.sourceAtop, opaque))
        expectEqual(drawn(.sourceOut, red), mixed(.xor, opaque))
        expectEqual(drawn(.destinationIn, pale), mixed(.clear, inverse))
        expectEqual(drawn(.destinationAtop, red), mixed(.destinationOver, opaque))
    }

    @Test func `an image in such a mode is clipped to its rectangle, and the context's mode stays`() throws {
        let image = try #require(UIImage(pixels: [0, 0, 0, 255], width: 1, height: 1))
        let context = CGContext()
        UIGraphicsPushContext(context)
        image.draw(in: square, blendMode: .destinationIn, alpha: 0.5)
        image.draw(at: .zero)
        UIGraphicsPopContext()
        expectEqual(
            context.drawList.commands,
            [
                .save, .clip(outline, .winding), .save, .blend(.destinationIn), .image(image, square, opacity: 0.5),
                .restore, .restore, .image(image, CGRect(x: 0, y: 0, width: 1, height: 1), opacity: 1),
            ])
    }

    @Test func `a mode is saved and restored, and holds for a list as a whole, with its opacity`() {
        let context = CGContext()
        context.saveGState()
        context.setBlendMode(.screen)
        context.setAlpha(0.5)
        context.draw(DrawList([.fill(outline, red, .winding)]))
        context.restoreGState()
        context.clear(square)
        expectEqual(
            context.drawList.commands,
            [
                .save, .save, .blend(.screen), .beginGroup(opacity: 0.5, shadow: nil), .fill(outline, red, .winding),
                .endGroup, .restore, .restore, .save, .blend(.clear), .fill(outline, .black, .winding), .restore,
            ])
    }

    @Test func `a shadow is mixed together with what casts it`() {
        let context = CGContext()
        context.setBlendMode(.darken)
        context.setShadow(offset: CGSize(width: 1, height: 2), blur: 6, color: .black)
        context.fill(square)
        let shadow = DrawnShadow(color: .black, offset: CGSize(width: 1, height: 2), radius: 3)
        expectEqual(
            context.drawList.commands,
            [
                .save, .blend(.darken), .save, .concatenate(.identity), .beginGroup(opacity: 1, shadow: shadow),
                .concatenate(.identity), .fill(outline, .black, .winding), .endGroup, .restore, .restore,
            ])
    }

    @Test func `modes have the numbers of Core Graphics`() {
        expectEqual(CGBlendMode.allCases.map(\.rawValue), Array(0...25) + [27])
        expectEqual(
            CGBlendMode.allCases.filter(\.isUnbounded),
            [
                .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop,
            ])
    }

    @Test func `a gradient has its colors in order of their places, evenly spaced by default`() {
        let even = CGGradient(
            colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: [red, .white, .black], locations: nil)
        let placed = CGGradient(colorsSpace: nil, colors: [.black, red, .white], locations: [1, 0, 0.5])
        expectEqual(even, placed)
        let components: [CGFloat] = [0, 1, 1, 0.5]
        let gray = CGGradient(
            colorSpace: CGColorSpaceCreateDeviceGray(), colorComponents: components, locations: [0, 2], count: 2)
        expectEqual(
            gray,
            CGGradient(
                colorsSpace: nil, colors: [.black, CGColor(gray: 1, alpha: 0.5)], locations: [0, 1]))
        expectNil(CGGradient(colorsSpace: nil, colors: [], locations: nil))
    }

    @Test func `a gradient is recorded with the opacity of the context`() throws {
        let gradient = try #require(CGGradient(colorsSpace: nil, colors: [red, pale], locations: nil))
        let context = CGContext()
        context.setAlpha(0.5)
        context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 10, y: 0), options: .drawsAfterEndLocation)
        context.drawRadialGradient(
            gradient, startCenter: .zero, startRadius: -1, endCenter: CGPoint(x: 1, y: 1), endRadius: 4, options: [])
        let stops: [DrawnGradient.Stop] = [
            .init(location: 0, color: CGColor(red: 1, green: 0, blue: 0, alpha: 0.5)),
            .init(location: 1, color: CGColor(red: 1, green: 0, blue: 0, alpha: 0.125)),
        ]
        let linear = DrawnGradient(
            stops: stops, shape: .linear(from: .zero, to: CGPoint(x: 10, y: 0)), options: .drawsAfterEndLocation)
        let radial = DrawnGradient(
            stops: stops, shape: .radial(from: .zero, radius: 0, to: CGPoint(x: 1, y: 1), endRadius: 4))
        expectEqual(context.drawList.commands, [.gradient(linear), .gradient(radial)])
        expectEqual(linear.paddedStops.map(\.location), [0, 0, 0, 1])
        expectEqual(linear.paddedStops.map(\.color.alpha), [0, 0.5, 0.5, 0.125])
        expectEqual(radial.paddedStops.map(\.color.alpha), [0, 0.5, 0.5, 0.125, 0.125, 0])
    }

    @Test func `colors are made of the components of a space`() throws {
        let gray = try #require(CGColorSpace(name: CGColorSpace.genericGrayGamma2_2))
        expectEqual(gray, CGColorSpaceCreateDeviceGray())
        expectEqual(CGColorSpace(name: CGColorSpace.sRGB)?.numberOfComponents, 3)
        expectNil(CGColorSpace(name: "kCGColorSpaceLab"))
        expectEqual(CGColor(colorSpace: gray, components: [0.5, 0.25]), CGColor(gray: 0.5, alpha: 0.25))
        expectEqual(CGColor(colorSpace: .init(name: CGColorSpace.sRGB)!, components: [1, 0, 0, 1]), red)
        expectNil(CGColor(colorSpace: gray, components: [1, 0, 0, 1]))
        expectEqual(pale.components, [1, 0, 0, 0.25])
        expectEqual(pale.numberOfComponents, 4)
    }
}
