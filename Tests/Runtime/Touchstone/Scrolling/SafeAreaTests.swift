import TestSupport
import Testing
import TouchTesting
import Touchstone

struct `Scroll views in safe areas` {
    private let stage = Stage()
    private let controller = UIViewController()
    private let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))

    init() {
        stage.window.rootViewController = controller
        controller.view.addSubview(scroll)
        scroll.contentSize = CGSize(width: 300, height: 2000)
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 44, left: 10)
        stage.host.advance(by: 0)
    }

    @Test func `a scroll view adds the insets on the axes on which it scrolls, and stays at its beginning`() {
        expectEqual(scroll.adjustedContentInset, UIEdgeInsets(top: 44))
        expectEqual(scroll.contentOffset, CGPoint(x: 0, y: -44))
        scroll.contentSize.width = 500
        expectEqual(scroll.adjustedContentInset, UIEdgeInsets(top: 44, left: 10))
        expectEqual(scroll.contentOffset, CGPoint(x: -10, y: -44))
        scroll.contentInset.top = 6
        expectEqual(scroll.adjustedContentInset, UIEdgeInsets(top: 50, left: 10))
        expectEqual(scroll.contentOffset, CGPoint(x: -10, y: -50))
    }

    @Test(arguments: [
        (UIScrollView.ContentInsetAdjustmentBehavior.never, UIEdgeInsets.zero),
        (.always, UIEdgeInsets(top: 44, left: 10)), (.scrollableAxes, UIEdgeInsets(top: 44)),
        (.automatic, UIEdgeInsets(top: 44)),
    ])
    func `the behavior chooses the axes`(
        behavior: UIScrollView.ContentInsetAdjustmentBehavior, insets: UIEdgeInsets
    ) {
        scroll.contentInsetAdjustmentBehavior = behavior
        expectEqual(scroll.adjustedContentInset, insets)
        expectEqual(scroll.contentOffset, CGPoint(x: -insets.left, y: -insets.top))
    }

    @Test func `content that fits is covered, unless it always bounces`() {
        scroll.contentSize.height = 100
        expectEqual(scroll.adjustedContentInset, .zero)
        scroll.alwaysBounceVertical = true
        expectEqual(scroll.adjustedContentInset, UIEdgeInsets(top: 44))
    }

    @Test func `an offset elsewhere stays, and a drag ends below what covers`() {
        scroll.contentOffset.y = 300
        controller.additionalSafeAreaInsets.top = 80
        stage.host.advance(by: 0)
        expectEqual(scroll.contentOffset.y, 300)
        stage.hands.down(at: CGPoint(x: 150, y: 100))
        stage.hands.move(to: CGPoint(x: 150, y: 590), over: 0.5)
        stage.hands.up()
        stage.hands.wait(3)
        expectEqual(scroll.contentOffset.y, -80)
    }
}
