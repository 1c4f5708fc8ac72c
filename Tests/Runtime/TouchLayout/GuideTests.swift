import TestSupport
import Testing
import TouchLayout
import TouchTesting
import Touchstone

struct GuideTests {
    @Test func `a guide of the app is placed by constraints`() {
        let (view, guide) = (plainView(), UILayoutGuide())
        let root = canvas(view)
        root.addLayoutGuide(guide)
        NSLayoutConstraint.activate([
            guide.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 30),
            guide.widthAnchor.constraint(equalToConstant: 50),
            view.leftAnchor.constraint(equalTo: guide.rightAnchor),
        ])
        root.layoutIfNeeded()
        expectEqual(view.frame.minX, 80)
        #expect((guide.layoutFrame.minX, guide.layoutFrame.width) == (30, 50))
        expectEqual(root.layoutGuides.count, 1)
        root.removeLayoutGuide(guide)
        expect(root.constraints.isEmpty && guide.owningView == nil)
    }

    @Test func `margins, safe area and readable content follow their insets`() {
        let stage = makeStage()
        let controller = UIViewController()
        stage.perform { stage.window.rootViewController = controller }
        let root = controller.view!
        let (inMargins, inSafeArea, inText) = (plainView(), plainView(), plainView())
        for (view, guide) in [
            (inMargins, root.layoutMarginsGuide), (inSafeArea, root.safeAreaLayoutGuide),
            (inText, root.readableContentGuide),
        ] {
            root.addSubview(view)
            NSLayoutConstraint.activate([
                view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
                view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
                view.topAnchor.constraint(equalTo: guide.topAnchor),
                view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
            ])
        }
        stage.wait(0.01)
        expectEqual(inMargins.frame, rect(8, 8, 384, 784))
        expectEqual(inSafeArea.frame, rect(0, 0, 400, 800))
        expectEqual(inText.frame, rect(8, 8, 384, 784))
        stage.perform { controller.additionalSafeAreaInsets = UIEdgeInsets(top: 40, left: 0, bottom: 20, right: 0) }
        stage.wait(0.01)
        expectEqual(inSafeArea.frame, rect(0, 40, 400, 740))
        expectEqual(inMargins.frame, rect(8, 48, 384, 724))
        stage.perform { stage.window.frame.size.width = 1000 }
        stage.wait(0.01)
        expectEqual(inText.frame, rect(164, 48, 672, 724))
    }

    @Test func `content sets the size of a scroll view, and a frame guide holds views still`() {
        let (scroll, content, header) = (UIScrollView(), plainView("content"), plainView("header"))
        let root = canvas(scroll)
        scroll.frame = rect(0, 100, 400, 300)
        scroll.addSubview(content)
        scroll.addSubview(header)
        NSLayoutConstraint.activate([
            content.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor, constant: 10),
            content.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor, constant: -10),
            content.topAnchor.constraint(equalTo: scroll.topAnchor),
            content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor, constant: -5),
            content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor, constant: -20),
            content.heightAnchor.constraint(equalToConstant: 900),
            header.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor, constant: 3),
            header.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 7),
        ])
        root.layoutIfNeeded()
        expectEqual(scroll.contentSize, CGSize(width: 400, height: 905))
        expectEqual(content.frame, rect(10, 0, 380, 900))
        expectEqual(header.frame.origin, CGPoint(x: 7, y: 3))
        scroll.contentOffset.y = 50
        root.layoutIfNeeded()
        expectEqual(header.frame.origin, CGPoint(x: 7, y: 53))
        expectEqual(content.frame, rect(10, 0, 380, 900))
    }

    @Test func `offsets between anchors are sizes`() {
        let (a, b, c) = (plainView(), plainView(), plainView())
        let root = canvas(a, b, c)
        NSLayoutConstraint.activate([
            a.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
            b.leftAnchor.constraint(equalToSystemSpacingAfter: a.leftAnchor, multiplier: 2),
            b.leftAnchor.anchorWithOffset(to: c.leftAnchor)
                .constraint(equalTo: a.leftAnchor.anchorWithOffset(to: b.leftAnchor), multiplier: 3),
        ])
        root.layoutIfNeeded()
        expectEqual([a, b, c].map(\.frame.minX), [10, 26, 74])
    }
}
