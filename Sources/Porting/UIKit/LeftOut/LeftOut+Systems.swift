// Systems of UIKit and of the Objective-C runtime that are left out, and say so at each use. Each message is a sentence of Documentation/Porting.md.

/// Left out: the message tells what to do instead.
@available(*, unavailable, message: "Make views and controllers in code")
nonisolated public class UIStoryboard {}

/// Left out: the message tells what to do instead.
@available(*, unavailable, message: "Make views and controllers in code")
nonisolated public class UIStoryboardSegue {}

/// Left out: the message tells what to do instead.
@available(*, unavailable, message: "Make views and controllers in code")
nonisolated public class UINib {}

/// Left out: the message tells what to do instead.
@available(*, unavailable, message: "A pan and `UIViewPropertyAnimator.fractionComplete`")
nonisolated public class UIPresentationController {}

/// Left out: the message tells what to do instead.
@available(*, unavailable, message: "A pan and `UIViewPropertyAnimator.fractionComplete`")
nonisolated public class UIPercentDrivenInteractiveTransition {}

/// Left out: the message tells what to do instead.
@available(*, unavailable, message: "A pan and `UIViewPropertyAnimator.fractionComplete`")
nonisolated public protocol UIViewControllerTransitioningDelegate: AnyObject {}

/// Left out: the message tells what to do instead.
@available(*, unavailable, message: "A pan and `UIViewPropertyAnimator.fractionComplete`")
nonisolated public protocol UIViewControllerAnimatedTransitioning: AnyObject {}

/// Left out: the message tells what to do instead.
@available(*, unavailable, message: "A pan and `UIViewPropertyAnimator.fractionComplete`")
nonisolated public protocol UIViewControllerContextTransitioning: AnyObject {}

/// Left out: the message tells what to do instead.
@available(*, unavailable, message: "`UIViewPropertyAnimator` with springs")
nonisolated public class UIDynamicAnimator {}

/// Left out: the message tells what to do instead.
@available(*, unavailable, message: "`UIViewPropertyAnimator` with springs")
nonisolated public class UIDynamicBehavior {}

/// Left out: the message tells what to do instead.
@available(*, unavailable, message: "`UIViewPropertyAnimator` with springs")
nonisolated public class UIGravityBehavior {}

/// Left out: the message tells what to do instead.
@available(*, unavailable, message: "`UIViewPropertyAnimator` with springs")
nonisolated public class UICollisionBehavior {}

/// Left out: the message tells what to do instead.
@available(*, unavailable, message: "`UIViewPropertyAnimator` with springs")
nonisolated public class UIAttachmentBehavior {}

/// Left out: the message tells what to do instead.
@available(*, unavailable, message: "`UIViewPropertyAnimator` with springs")
nonisolated public class UISnapBehavior {}

/// Left out: the message tells what to do instead.
@available(*, unavailable, message: "`UIViewPropertyAnimator` with springs")
nonisolated public class UIPushBehavior {}

/// Left out: the message tells what to do instead.
@available(*, unavailable, message: "Nothing tells how the device is held")
nonisolated public class UIMotionEffect {}

/// Left out: the message tells what to do instead.
@available(*, unavailable, message: "Nothing tells how the device is held")
nonisolated public class UIInterpolatingMotionEffect {}

/// Left out: the message tells what to do instead.
@available(*, unavailable, message: "Nothing tells how the device is held")
nonisolated public class UIMotionEffectGroup {}

/// Left out: the message tells what to do instead.
@available(*, unavailable, message: "A pan or a long press that moves the view")
nonisolated public class UIDragInteraction {}

/// Left out: the message tells what to do instead.
@available(*, unavailable, message: "A pan or a long press that moves the view")
nonisolated public class UIDropInteraction {}

/// Left out: the message tells what to do instead.
@available(*, unavailable, message: "A pan or a long press that moves the view")
nonisolated public protocol UIDragInteractionDelegate: AnyObject {}

/// Left out: the message tells what to do instead.
@available(*, unavailable, message: "A pan or a long press that moves the view")
nonisolated public protocol UIDropInteractionDelegate: AnyObject {}

/// Left out: the message tells what to do instead.
@available(*, unavailable, message: "`menu` with `showsMenuAsPrimaryAction`, or a long press and `UIMenuController`")
nonisolated public class UIContextMenuInteraction {}

/// Left out: the message tells what to do instead.
@available(*, unavailable, message: "`menu` with `showsMenuAsPrimaryAction`, or a long press and `UIMenuController`")
nonisolated public class UIContextMenuConfiguration {}

/// Left out: the message tells what to do instead.
@available(*, unavailable, message: "`menu` with `showsMenuAsPrimaryAction`, or a long press and `UIMenuController`")
nonisolated public class UIEditMenuInteraction {}

/// Left out: the message tells what to do instead.
@available(*, unavailable, message: "`menu` with `showsMenuAsPrimaryAction`, or a long press and `UIMenuController`")
nonisolated public class UITargetedPreview {}

/// Left out: the message tells what to do instead.
@available(*, unavailable, message: "`menu` with `showsMenuAsPrimaryAction`, or a long press and `UIMenuController`")
nonisolated public class UIPreviewParameters {}

/// Left out: the message tells what to do instead.
@available(*, unavailable, message: "`menu` with `showsMenuAsPrimaryAction`, or a long press and `UIMenuController`")
nonisolated public protocol UIContextMenuInteractionDelegate: AnyObject {}

/// Left out: the message tells what to do instead.
@available(*, unavailable, message: "`UIScreen.main` and `traitCollection` tell of the screen")
nonisolated public class UIDevice {}

/// Left out: the message tells what to do instead.
@available(*, unavailable, message: "A host makes the application and the window; in tests, `Stage`")
nonisolated public class UIScene {}

/// Left out: the message tells what to do instead.
@available(*, unavailable, message: "A host makes the application and the window; in tests, `Stage`")
nonisolated public class UIWindowScene {}

/// Left out: the message tells what to do instead.
@available(*, unavailable, message: "A host makes the application and the window; in tests, `Stage`")
nonisolated public protocol UISceneDelegate: AnyObject {}

/// Left out: the message tells what to do instead.
@available(*, unavailable, message: "A host makes the application and the window; in tests, `Stage`")
nonisolated public protocol UIWindowSceneDelegate: AnyObject {}

/// Left out: the message tells what to do instead.
@available(*, unavailable, message: "Keys arrive as presses: `pressesBegan(_:with:)`")
nonisolated public protocol UIKeyInput: AnyObject {}

/// Left out: the message tells what to do instead.
@available(*, unavailable, message: "Keys arrive as presses: `pressesBegan(_:with:)`")
nonisolated public protocol UITextInput: AnyObject {}

/// Left out: the message tells what to do instead.
@available(*, unavailable, message: "Draw in `draw(_:)` of a view, or in `draw(in:)` of a layer")
nonisolated public class CATextLayer {}

/// Left out: the message tells what to do instead.
@available(*, unavailable, message: "Draw in `draw(_:)` of a view, or in `draw(in:)` of a layer")
nonisolated public class CAReplicatorLayer {}

/// Left out: the message tells what to do instead.
@available(*, unavailable, message: "Draw in `draw(_:)` of a view, or in `draw(in:)` of a layer")
nonisolated public class CAEmitterLayer {}

/// Left out: the message tells what to do instead.
@available(*, unavailable, message: "Draw in `draw(_:)` of a view, or in `draw(in:)` of a layer")
nonisolated public class CATiledLayer {}

/// Left out: the message tells what to do instead.
@available(*, unavailable, message: "A host makes the application and the window; in tests, `Stage`")
public func UIApplicationMain(
    _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, _ principalClassName: String?,
    _ delegateClassName: String?
) -> Int32 { fatalError() }

/// Left out: the message tells what to do instead.
@available(*, unavailable, message: "A property of a subclass")
nonisolated public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) { fatalError() }

/// Left out: the message tells what to do instead.
@available(*, unavailable, message: "A property of a subclass")
nonisolated public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? { fatalError() }

/// Left out: the message tells what to do instead.
@available(*, unavailable, message: "A property of a subclass")
nonisolated public enum objc_AssociationPolicy {
    case OBJC_ASSOCIATION_ASSIGN, OBJC_ASSOCIATION_RETAIN_NONATOMIC, OBJC_ASSOCIATION_COPY_NONATOMIC
    case OBJC_ASSOCIATION_RETAIN, OBJC_ASSOCIATION_COPY
}
