import TestSupport
import Testing
import TouchTesting
import Touchstone

/// Controls that are read from right to left.
struct DirectionTests {
    private let stage = Stage()

    @Test func `a view has the direction of its app, unless its content says otherwise`() {
        let view = stage.addView("view", frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        expectEqual(view.effectiveUserInterfaceLayoutDirection, .leftToRight)
        stage.application.host.setLayoutDirection(.rightToLeft)
        expectEqual(stage.application.userInterfaceLayoutDirection, .rightToLeft)
        let found = [0, 1, 2, 3, 4].map { raw in
            view.semanticContentAttribute = UISemanticContentAttribute(rawValue: raw)!
            return view.effectiveUserInterfaceLayoutDirection.rawValue
        }
        expectEqual(found, [1, 0, 0, 0, 1])
        stage.perform {
            expectEqual(UIView.userInterfaceLayoutDirection(for: .unspecified), .rightToLeft)
            expectEqual(UIView.userInterfaceLayoutDirection(for: .spatial), .leftToRight)
        }
        expectEqual(UIView.userInterfaceLayoutDirection(for: .unspecified, relativeTo: .leftToRight), .leftToRight)
        expectEqual(UIView.userInterfaceLayoutDirection(for: .forceRightToLeft, relativeTo: .leftToRight), .rightToLeft)
    }

    @Test func `a mirrored slider grows to the left`() {
        let slider = stage.add(UISlider(frame: CGRect(x: 100, y: 100, width: 228, height: 30)), "slider")
        slider.semanticContentAttribute = .forceRightToLeft
        stage.hands.drag(from: CGPoint(x: 314, y: 115), to: CGPoint(x: 264, y: 115))
        expectEqual(slider.value, 0.25)
        slider.layoutIfNeeded()
        expectEqual(slider.subviews[0].frame, CGRect(x: 164, y: 13, width: 64, height: 4))
        // A player's does not turn with the app.
        slider.semanticContentAttribute = .playback
        stage.application.host.setLayoutDirection(.rightToLeft)
        stage.hands.drag(from: CGPoint(x: 164, y: 115), to: CGPoint(x: 214, y: 115))
        expectEqual(slider.value, 0.5)
    }

    @Test func `a mirrored switch is on to the left`() {
        let toggle = stage.add(UISwitch(frame: CGRect(x: 100, y: 100, width: 0, height: 0)), "switch")
        stage.application.host.setLayoutDirection(.rightToLeft)
        stage.hands.drag(from: CGPoint(x: 136, y: 115), to: CGPoint(x: 106, y: 115))
        expect(toggle.isOn)
        stage.hands.drag(from: CGPoint(x: 116, y: 115), to: CGPoint(x: 90, y: 115))
        expect(toggle.isOn)
        toggle.layoutIfNeeded()
        expectEqual(toggle.subviews[0].frame.minX, 2)
    }

    @Test func `mirrored segments and pages begin on the right`() {
        let control = stage.add(UISegmentedControl(items: ["Day", "Week", "Month"]), "segments")
        control.frame = CGRect(x: 50, y: 100, width: 300, height: 32)
        let pages = stage.add(UIPageControl(frame: CGRect(x: 50, y: 200, width: 100, height: 30)), "pages")
        pages.numberOfPages = 5
        stage.application.host.setLayoutDirection(.rightToLeft)
        stage.hands.tap(at: CGPoint(x: 320, y: 116))
        expectEqual(control.selectedSegmentIndex, 0)
        stage.hands.tap(at: CGPoint(x: 60, y: 215))
        stage.hands.tap(at: CGPoint(x: 60, y: 215))
        stage.hands.tap(at: CGPoint(x: 140, y: 215))
        expectEqual(pages.currentPage, 1)
        let dots = pages.drawList.commands.compactMap { command in
            if case .fill(let dot, let color, _) = command { (dot.bounds?.midX ?? 0, color) } else { nil }
        }
        expectEqual(dots.first { $0.1 == UIColor.label.cgColor }?.0, 67)
    }

    @Test func `a mirrored button has its image after the title, leading is right`() {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        button.setImage(UIImage(pixels: [UInt8](repeating: 255, count: 400), width: 10, height: 10), for: .normal)
        button.contentHorizontalAlignment = .leading
        let content = button.bounds
        expectEqual(button.imageRect(forContentRect: content).minX, 0)
        button.semanticContentAttribute = .forceRightToLeft
        expectEqual(button.effectiveContentHorizontalAlignment, .right)
        expectEqual(button.imageRect(forContentRect: content).maxX, 100)
        button.contentHorizontalAlignment = .center
        expectEqual(button.imageRect(forContentRect: content).midX, 50)
        button.setTitle("More", for: .normal)
        expectEqual(button.imageRect(forContentRect: content).maxX, 100)
        expectEqual(button.titleRect(forContentRect: content).minX, 0)
        expect(button.titleRect(forContentRect: content).maxX < 90)
    }

    @Test func `a mirrored cell has its accessory on the left`() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
        let accessory = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        cell.accessoryView = accessory
        cell.layoutIfNeeded()
        let (plain, content) = (accessory.frame, cell.contentView.frame)
        cell.semanticContentAttribute = .forceRightToLeft
        cell.layoutIfNeeded()
        expect(abs(accessory.frame.minX - 200 + plain.maxX) < 1e-9)
        expectEqual(cell.contentView.frame, CGRect(x: 200 - content.maxX, y: 0, width: content.width, height: 44))
    }
}
