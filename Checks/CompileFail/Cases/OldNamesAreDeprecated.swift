// Names from before Swift 4.2 compile, and the compiler names their present ones.
import UIKit

final class Parent: UIViewController {
    // expect-error: renamed to 'UITouch.Phase'
    var phase = UITouchPhase.began
    // expect-error: renamed to 'UIGestureRecognizer.State'
    var state: UIGestureRecognizerState = .possible

    // expect-error: renamed to 'UIView.AnimationOptions'
    var options: UIViewAnimationOptions = .curveEaseIn
    // expect-error: renamed to 'CAShapeLayerLineCap.round'
    var cap = kCALineCapRound

    func add(_ child: UIViewController, _ shade: UIView) {
        // expect-error: renamed to 'addChild(_:)'
        addChildViewController(child)
        // expect-error: renamed to 'bringSubviewToFront(_:)'
        view.bringSubview(toFront: shade)
        // expect-error: replaced by 'UIEdgeInsets.init(top:left:bottom:right:)'
        shade.frame = view.bounds.inset(by: UIEdgeInsetsMake(1, 2, 3, 4))
    }
}
