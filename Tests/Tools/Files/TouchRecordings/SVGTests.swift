import Foundation
import TestSupport
import Testing
import TouchInput

@testable import TouchDrawing
@testable import TouchRecordings

struct SVGTests {
    private let square = CGRect(x: 0, y: 0, width: 10, height: 10)

    @Test(arguments: [
        (0, "0"), (-0.00001, "0"), (1.5, "1.5"), (-2.25, "-2.25"), (0.0625, "0.0625"), (0.10004, "0.1"),
        (10.0001, "10.0001"), (1e13, "0"), (.nan, "0"), (-.infinity, "0"), (100, "100"),
    ])
    func `numbers have four places at most`(value: CGFloat, expected: String) {
        expectEqual(svgNumber(value), expected)
    }

    @Test func `gradients and modes are those of SVG, or said beside`() {
        let stops: [DrawnGradient.Stop] = [
            .init(location: 0, color: .black), .init(location: 1, color: CGColor(gray: 1, alpha: 0.5)),
        ]
        let linear = DrawnGradient(
            stops: stops, shape: .linear(from: .zero, to: CGPoint(x: 10, y: 0)), options: .drawsAfterEndLocation)
        let radial = DrawnGradient(
            stops: stops, shape: .radial(from: .zero, radius: 1, to: CGPoint(x: 1, y: 2), endRadius: 4),
            options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
        let list = DrawList([
            .concatenate(CGAffineTransform(translationX: 2, y: 0)), .gradient(linear),
            .gradient(DrawnGradient(stops: [], shape: radial.shape)), .blend(.colorDodge), .gradient(radial),
            .blend(.clear), .fill(PathOutline(rect: square), .black, .winding),
        ])
        #expect(
            list.svg(size: CGSize(width: 10, height: 10)) == """
                <svg xmlns="http://www.w3.org/2000/svg" width="10" height="10" viewBox="0 0 10 10">
                <g transform="matrix(1 0 0 1 2 0)">
                 <linearGradient id="gradient1" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="10" y2="0">
                  <stop offset="0" stop-color="#000000" stop-opacity="0"/>
                  <stop offset="0" stop-color="#000000"/>
                  <stop offset="0" stop-color="#000000"/>
                  <stop offset="1" stop-color="#ffffff" stop-opacity="0.5"/>
                 </linearGradient>
                 <rect x="-2" y="0" width="10" height="10" fill="url(#gradient1)"/>
                 <g style="mix-blend-mode:color-dodge">
                  <radialGradient id="gradient2" gradientUnits="userSpaceOnUse" fx="0" fy="0" fr="1" cx="1" cy="2" r="4">
                   <stop offset="0" stop-color="#000000"/>
                   <stop offset="1" stop-color="#ffffff" stop-opacity="0.5"/>
                  </radialGradient>
                  <rect x="-2" y="0" width="10" height="10" fill="url(#gradient2)"/>
                  <g data-blend="clear" visibility="hidden">
                   <path d="M0 0L10 0L10 10L0 10Z" fill="#000000"/>
                  </g>
                 </g>
                </g>
                </svg>

                """)
        expectEqual(Set(CGBlendMode.allCases.map(\.svgGroup)).count, CGBlendMode.allCases.count)
    }

    @Test func `a picture of everything`() throws {
        let image = try #require(UIImage(pixels: [255, 0, 0, 255], width: 1, height: 1))
        let outline = PathOutline(rect: square)
        let shadow = DrawnShadow(color: CGColor(gray: 0, alpha: 0.5), offset: CGSize(width: 1, height: 2), radius: 3)
        let list = DrawList([
            .concatenate(CGAffineTransform(translationX: 10, y: 0)),
            .save,
            .clip(outline, .evenOdd),
            .fill(outline, CGColor(red: 1, green: 0.5, blue: 2, alpha: 0.5), .evenOdd),
            .restore,
            .beginGroup(opacity: 0.5, shadow: shadow),
            .stroke(
                PathOutline([
                    .move(.zero), .quad(CGPoint(x: 2, y: 2), control: CGPoint(x: 2, y: 0)),
                    .curve(.zero, control1: CGPoint(x: 1, y: 1), control2: CGPoint(x: 0.5, y: -1)),
                ]), .black, DrawnStrokeStyle(width: 2, cap: .square, join: .round, dash: [1, 2.5], dashPhase: 1)),
            .endGroup,
            .shadow(outline, shadow),
            .image(image, square, opacity: 0.25),
            .text(
                DrawnText(
                    "a<b & \"c\"\u{1}\n\n d", font: .boldSystemFont(ofSize: 10), color: .black,
                    rect: CGRect(x: 0, y: 0, width: 100, height: 50), alignment: .right, numberOfLines: 3,
                    lineBreakMode: .byTruncatingTail)),
        ])
        let png = Data(image.pngData()).base64EncodedString()
        #expect(
            list.svg(size: CGSize(width: 20, height: 10), background: .white) == """
                <svg xmlns="http://www.w3.org/2000/svg" width="20" height="10" viewBox="0 0 20 10">
                <path d="M0 0L20 0L20 10L0 10Z" fill="#ffffff"/>
                <g transform="matrix(1 0 0 1 10 0)">
                 <clipPath id="clip1"><path d="M0 0L10 0L10 10L0 10Z" clip-rule="evenodd"/></clipPath>
                 <g clip-path="url(#clip1)">
                  <path d="M0 0L10 0L10 10L0 10Z" fill="#ff80ff" fill-opacity="0.5" fill-rule="evenodd"/>
                 </g>
                 <filter id="shadow1" filterUnits="userSpaceOnUse" x="-21" y="-11" width="42" height="32" \
                color-interpolation-filters="sRGB"><feGaussianBlur in="SourceAlpha" stdDeviation="3"/>\
                <feOffset dx="1" dy="2" result="s"/><feFlood flood-color="#000000" flood-opacity="0.5"/>\
                <feComposite in2="s" operator="in"/>\
                <feMerge><feMergeNode/><feMergeNode in="SourceGraphic"/></feMerge></filter>
                 <g opacity="0.5" filter="url(#shadow1)">
                  <path d="M0 0Q2 0 2 2C1 1 0.5 -1 0 0" fill="none" stroke="#000000" stroke-width="2" \
                stroke-linecap="square" stroke-linejoin="round" stroke-dasharray="1 2.5" stroke-dashoffset="1"/>
                 </g>
                 <filter id="shadow2" filterUnits="userSpaceOnUse" x="-21" y="-11" width="42" height="32" \
                color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="3"/></filter>
                 <path d="M1 2L11 2L11 12L1 12Z" fill="#000000" fill-opacity="0.5" filter="url(#shadow2)"/>
                 <image x="0" y="0" width="10" height="10" preserveAspectRatio="none" opacity="0.25" \
                href="data:image/png;base64,\(png)"/>
                 <text x="100" y="9.52" font-family="system-ui, sans-serif" font-size="10" font-weight="600" \
                fill="#000000" text-anchor="end" data-line-break="truncate-tail" data-lines="3" \
                xml:space="preserve">a&lt;b &amp; &quot;c&quot;\u{FFFD}</text>
                 <text x="100" y="33.38" font-family="system-ui, sans-serif" font-size="10" font-weight="600" \
                fill="#000000" text-anchor="end" data-line-break="truncate-tail" data-lines="3" \
                xml:space="preserve"> d</text>
                </g>
                </svg>

                """)
    }

    @Test func `the elements of any list are closed`() {
        let path = PathOutline(rect: square)
        let choices: [DrawCommand] = [
            .save, .restore, .concatenate(CGAffineTransform(scaleX: 2, y: 2)), .clip(path, .winding),
            .beginGroup(opacity: 0.5, shadow: nil), .endGroup, .fill(path, .black, .winding),
            .beginGroup(opacity: 1, shadow: DrawnShadow(color: .black, offset: .zero, radius: 1)),
        ]
        for seed in UInt64(0)..<300 {
            var numbers = SeededNumbers(seed: seed)
            let list = DrawList(
                (0..<Int.random(in: 0...30, using: &numbers)).map { _ in
                    choices[Int.random(in: 0..<choices.count, using: &numbers)]
                })
            let lines = list.svg(size: CGSize(width: 9, height: 9)).split(separator: "\n")
            var depth = 0
            for line in lines {
                if line.hasSuffix("</g>") { depth -= 1 }
                expectEqual(line.prefix { $0 == " " }.count, max(0, depth), "seed \(seed)")
                if line.drop(while: { $0 == " " }).hasPrefix("<g") { depth += 1 }
            }
            expect(depth == 0 && lines.last == "</svg>", "seed \(seed)")
        }
    }

    @Test(arguments: [0, 1, 2, 3, 4, 100]) func `bytes as letters`(count: Int) {
        let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 77) }
        expectEqual(base64(bytes), Data(bytes).base64EncodedString())
    }
}
