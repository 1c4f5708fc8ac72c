import TestSupport
import Testing
import QuartzCore
import TouchTesting
import Touchstone

@MainActor struct ImagesByNameTests {
    private let card = UIImage(pixels: [1, 2, 3, 255], width: 1, height: 1)!

    @Test func `the host is asked for a name and a scale, once`() {
        let application = UIApplication()
        var asked: [ImageRequest] = []
        application.host.images = { request in
            asked.append(request)
            return request.name == "card" ? self.card : nil
        }
        application.host.perform {
            expectEqual(UIImage(named: "card"), card)
            expectEqual(UIImage(imageLiteralResourceName: "card"), card)
        }
        expectEqual(asked, [ImageRequest(name: "card", scale: 2)])
        application.host.images = { _ in nil }
        application.diagnosticHandler = { _ in }
        application.host.perform { expectEqual(UIImage(named: "card")?.size, CGSize(width: 64, height: 64)) }
    }

    @Test func `a missing image is a placeholder with a size, and one diagnostic`() {
        let application = UIApplication()
        var found: [TouchDiagnostic] = []
        application.diagnosticHandler = { found.append($0) }
        application.host.perform {
            let missing = UIImage(named: "card")
            expectEqual(missing?.size, CGSize(width: 64, height: 64))
            expectEqual(missing?.alpha(at: CGPoint(x: 32, y: 32)), 1)
            expectEqual(UIImage(named: "card"), missing)
            expectEqual(UIImage(systemName: "figure.run")?.size, CGSize(width: 64, height: 64))
        }
        expectEqual(found, [.imageMissing("card"), .imageMissing("figure.run")])
        expectEqual(
            found[0].description,
            "there is no image \"card\"; a placeholder was returned: return one from HostInterface.images")
    }

    @Test(arguments: [
        "chevron.left", "chevron.backward", "chevron.right", "chevron.forward", "chevron.up", "chevron.down",
        "arrow.left", "arrow.right", "arrow.up", "arrow.down", "plus", "minus", "xmark", "checkmark", "magnifyingglass",
        "ellipsis", "line.3.horizontal", "circle", "circle.fill", "square", "square.fill", "plus.circle",
        "minus.circle", "xmark.circle", "play.fill", "pause.fill", "stop.fill", "star", "star.fill",
    ])
    func `a symbol is drawn within its size`(_ name: String) throws {
        let application = UIApplication()
        application.diagnosticHandler = { Issue.record("\($0)") }
        try application.host.perform {
            let symbol = try #require(UIImage(systemName: name))
            expect(symbol.isSymbolImage)
            expectEqual(symbol.size, CGSize(width: 20, height: 20))
            let bitmap = symbol.bitmap
            func alpha(_ x: Int, _ y: Int) -> Int { Int(bitmap.alpha(x: x, y: y)) }
            let ink = (0..<40).reduce(0) { sum, y in (0..<40).reduce(sum) { $0 + alpha($1, y) } } / 255
            expect((60...1_200).contains(ink), "\(ink)")
            expect((0..<40).allSatisfy { alpha($0, 0) == 0 && alpha(0, $0) == 0 && alpha(39, $0) == 0 })
            let large = UIImage(
                systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: 50, scale: .small))
            expectEqual(large?.size, CGSize(width: 45, height: 45))
        }
    }

    @Test func `a symbol has the tint color in an image view, and the host's symbol comes first`() {
        let application = UIApplication()
        application.host.images = { $0.isSymbol && $0.name == "plus" ? self.card : nil }
        application.host.perform {
            let view = UIImageView(image: UIImage(systemName: "circle.fill"))
            view.tintColor = .red
            let pixel = view.drawList.bitmap(width: 20, height: 20)
            expectEqual(Array(pixel.rgba[(10 * 20 + 10) * 4..<(10 * 20 + 11) * 4]), [255, 0, 0, 255])
            let plus = UIImage(systemName: "plus")
            expectEqual(plus?.bitmap, card.bitmap)
            expectEqual(plus?.isSymbolImage, true)
        }
    }
}
