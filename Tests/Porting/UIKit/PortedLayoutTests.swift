import TestSupport
import Testing
import TouchTesting
@_spi(Subclass) import UIKit

/// A screen with constraints that was written for iOS.
struct PortedLayoutTests {
    private func show() -> (stage: Stage, controller: SettingsViewController) {
        let stage = Stage(size: CGSize(width: 320, height: 480))
        let controller = SettingsViewController()
        stage.perform { stage.window.rootViewController = controller }
        stage.wait(0.01)
        return (stage, controller)
    }

    private func view(_ name: String, in root: UIView) throws -> UIView {
        var rest = [root]
        while let view = rest.popLast() {
            if view.accessibilityIdentifier == name { return view }
            rest += view.subviews
        }
        throw Missing(name: name)
    }

    private struct Missing: Error { let name: String }

    @Test func `a sheet follows the finger by a constant, and goes where the finger would`() throws {
        let (stage, controller) = show()
        let sheet = try view("sheet", in: controller.view)
        expectEqual(sheet.frame, CGRect(x: 0, y: 408, width: 320, height: 440))
        stage.hands.down(at: CGPoint(x: 160, y: 430))
        stage.hands.move(dy: -60)
        // The pan begins.
        expectEqual(sheet.frame.minY, 408)
        stage.hands.move(dy: -40)
        expectEqual(sheet.frame.minY, 308)
        stage.hands.up()
        stage.wait(1)
        expectEqual(sheet.frame.minY, 240)
        stage.hands.tap(at: try stage.window.convert(view("Save", in: sheet).middleInWindow, from: nil))
        stage.wait(1)
        expectEqual(sheet.frame.minY, 408)
        expectEqual(stage.diagnostics, [])
        expectEqual(controller.view.ambiguousViews, [])
    }

    @Test func `stack views size the content of the scroll view, and make room`() throws {
        let (stage, controller) = show()
        let form = try #require(view("form", in: controller.view) as? UIScrollView)
        expectEqual(form.frame, CGRect(x: 0, y: 0, width: 320, height: 408))
        let before = form.contentSize
        // Nine rows of a switch, eight spaces, and the margins.
        expectEqual(before, CGSize(width: 320, height: 9 * 31 + 7 * 12 + 4 + 40))
        stage.hands.tap(at: try view("Sounds", in: form).middleInWindow)
        stage.wait(1)
        expect(form.contentSize.height > before.height + 20)
    }
}
