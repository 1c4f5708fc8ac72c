import UIKit
import QuartzCore

/// A canvas that a finger paints on, written for iOS: its picture is an image that goes on with each movement.
final class PaintCanvas: UIView {
    private(set) var picture: UIImage?
    var brush = UIColor.red
    var isErasing = false
    private let backdrop = CAGradientLayer()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backdrop.frame = bounds
        backdrop.colors = [UIColor.white.cgColor, UIColor.yellow.cgColor]
        backdrop.locations = [0.0, 1.0]
        layer.addSublayer(backdrop)
        layer.contentsScale = 2
    }

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        UIGraphicsBeginImageContextWithOptions(bounds.size, false, 1.0)
        picture?.draw(in: bounds)
        let context = UIGraphicsGetCurrentContext()!
        context.setLineCap(.round)
        context.setLineWidth(6)
        context.setStrokeColor(brush.cgColor)
        context.setBlendMode(isErasing ? .clear : .normal)
        context.move(to: touch.previousLocation(in: self))
        context.addLine(to: touch.location(in: self))
        context.strokePath()
        picture = UIGraphicsGetImageFromCurrentImageContext()
        UIGraphicsEndImageContext()
        layer.contents = picture?.cgImage
    }

    func color(at point: CGPoint) -> UIColor? {
        guard let image = picture?.cgImage, let pixels = image.dataProvider?.data else { return nil }
        let data: UnsafePointer<UInt8> = CFDataGetBytePtr(pixels)
        let index = image.bytesPerRow * Int(point.y) + 4 * Int(point.x)
        return UIColor(
            red: CGFloat(data[index]) / 255, green: CGFloat(data[index + 1]) / 255,
            blue: CGFloat(data[index + 2]) / 255,
            alpha: CGFloat(data[index + 3]) / 255)
    }

    func shownColor(at point: CGPoint) -> [UInt8] {
        let pixel = UnsafeMutablePointer<UInt8>.allocate(capacity: 4)
        pixel.initialize(repeating: 0, count: 4)
        defer { pixel.deallocate() }
        let context = CGContext(
            data: pixel, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4, space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        context?.translateBy(x: -point.x, y: -point.y)
        layer.render(in: context!)
        return [pixel[0], pixel[1], pixel[2], pixel[3]]
    }

    func thumbnail() -> UIImage {
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: bounds.width / 2, height: bounds.height / 2))
        return renderer.image { context in
            let colors = [UIColor.black.cgColor, UIColor.white.cgColor] as CFArray
            let gradient = CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: [0, 1])!
            context.cgContext.drawLinearGradient(
                gradient, start: .zero, end: CGPoint(x: 0, y: bounds.height / 2), options: [])
            picture?.draw(
                in: CGRect(x: 0, y: 0, width: bounds.width / 2, height: bounds.height / 2), blendMode: .multiply,
                alpha: 0.5)
        }
    }

    func saved() -> Data? { picture?.pngData() }
}
