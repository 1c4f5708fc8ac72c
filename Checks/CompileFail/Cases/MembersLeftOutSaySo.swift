// What is left out says so, and what to do instead, at each use.
import UIKit

@MainActor func uses(
    view: UIView, controller: UIViewController, navigation: UINavigationController, table: UITableView, label: UILabel,
    button: UIButton, touch: UITouch, window: UIWindow
) {
    // expect-error: 'UICollectionView' is unavailable: `UITableView`, or a `UIScrollView` that places its views in `layoutSubviews()`, which runs in every frame that scrolls
    let _: UICollectionView? = nil
    // expect-error: 'UICollectionViewDelegate' is unavailable: `UITableView`, or a `UIScrollView` that places its views in `layoutSubviews()`, which runs in every frame that scrolls
    let _: (any UICollectionViewDelegate)? = nil
    // expect-error: 'UIBarButtonItem' is unavailable: `addChild(_:)`, `present(_:animated:)`, `UINavigationController` without its bars
    let _: UIBarButtonItem? = nil
    // expect-error: 'UITabBarController' is unavailable: `addChild(_:)`, `present(_:animated:)`, `UINavigationController` without its bars
    let _: UITabBarController? = nil
    // expect-error: 'UIPageViewController' is unavailable: `addChild(_:)`, `present(_:animated:)`, `UINavigationController` without its bars
    let _: UIPageViewController? = nil
    // expect-error: 'UIAlertController' is unavailable: Present a controller of your own
    let _: UIAlertController? = nil
    // expect-error: 'UITextField' is unavailable: Omit them, or show the text in a `UILabel`
    let _: UITextField? = nil
    // expect-error: 'UITextViewDelegate' is unavailable: Omit them, or show the text in a `UILabel`
    let _: (any UITextViewDelegate)? = nil
    // expect-error: 'UIDatePicker' is unavailable: Omit them, or draw one in `draw(_:)`
    let _: UIDatePicker? = nil
    // expect-error: 'UIVisualEffectView' is unavailable: Omit them, or draw one in `draw(_:)`
    let _: UIVisualEffectView? = nil
    // expect-error: 'UIImagePickerController' is unavailable: Other frameworks of the system are not there
    let _: UIImagePickerController? = nil
    // expect-error: 'UITableViewController' is unavailable: `reloadData()`; a pan of the cell, and buttons in it
    let _: UITableViewController? = nil
    // expect-error: 'UISwipeActionsConfiguration' is unavailable: `reloadData()`; a pan of the cell, and buttons in it
    let _: UISwipeActionsConfiguration? = nil
    // expect-error: 'UIStoryboard' is unavailable: Make views and controllers in code
    let _: UIStoryboard? = nil
    // expect-error: 'UINib' is unavailable: Make views and controllers in code
    let _: UINib? = nil
    // expect-error: 'UIPresentationController' is unavailable: A pan and `UIViewPropertyAnimator.fractionComplete`
    let _: UIPresentationController? = nil
    // expect-error: 'UIViewControllerAnimatedTransitioning' is unavailable: A pan and `UIViewPropertyAnimator.fractionComplete`
    let _: (any UIViewControllerAnimatedTransitioning)? = nil
    // expect-error: 'UIDynamicAnimator' is unavailable: `UIViewPropertyAnimator` with springs
    let _: UIDynamicAnimator? = nil
    // expect-error: 'UIInterpolatingMotionEffect' is unavailable: Nothing tells how the device is held
    let _: UIInterpolatingMotionEffect? = nil
    // expect-error: 'UIDragInteraction' is unavailable: A pan or a long press that moves the view
    let _: UIDragInteraction? = nil
    // expect-error: 'UIContextMenuInteraction' is unavailable: `menu` with `showsMenuAsPrimaryAction`, or a long press and `UIMenuController`
    let _: UIContextMenuInteraction? = nil
    // expect-error: 'UITargetedPreview' is unavailable: `menu` with `showsMenuAsPrimaryAction`, or a long press and `UIMenuController`
    let _: UITargetedPreview? = nil
    // expect-error: 'UIDevice' is unavailable: `UIScreen.main` and `traitCollection` tell of the screen
    let _: UIDevice? = nil
    // expect-error: 'UIWindowScene' is unavailable: A host makes the application and the window; in tests, `Stage`
    let _: UIWindowScene? = nil
    // expect-error: 'UIKeyInput' is unavailable: Keys arrive as presses: `pressesBegan(_:with:)`
    let _: (any UIKeyInput)? = nil
    // expect-error: 'CATextLayer' is unavailable: Draw in `draw(_:)` of a view, or in `draw(in:)` of a layer
    let _: CATextLayer? = nil
    // expect-error: 'UISearchController' is unavailable: Omit them, or show the text in a `UILabel`
    let _: UISearchController? = nil
    // expect-error: unavailable: A property observer, or an override: `override var bounds: CGRect { didSet { … } }`
    _ = view.value(forKey: "frame")
    // expect-error: unavailable: `touch.view is Card`, `as?`, `==` or a method: views, touches and recognizers are no `NSObject`s
    _ = view.isKind(of: UIButton.self)
    // expect-error: unavailable: `touch.view is Card`, `as?`, `==` or a method: views, touches and recognizers are no `NSObject`s
    _ = touch.isEqual(view)
    // expect-error: unavailable: `UIView.animate` and `UIViewPropertyAnimator`; a completion can start the next animation
    UIView.animateKeyframes(withDuration: 1, delay: 0) {}
    // expect-error: unavailable: Touches need no focus: remove it
    _ = view.isFocused
    // expect-error: unavailable: Make views and controllers in code
    controller.performSegue(withIdentifier: "next", sender: nil)
    // expect-error: unavailable: `addChild(_:)`, `present(_:animated:)`, `UINavigationController` without its bars
    _ = controller.navigationItem
    // expect-error: unavailable: A pan and `UIViewPropertyAnimator.fractionComplete`
    controller.transitioningDelegate = nil
    // expect-error: unavailable: `addChild(_:)`, `present(_:animated:)`, `UINavigationController` without its bars
    _ = navigation.navigationBar
    // expect-error: unavailable: `windows`, or the `window` of a view
    _ = UIApplication.shared.connectedScenes
    // expect-error: unavailable: Text has one font and one color: several labels, or `UILabel`
    label.attributedText = nil
    // expect-error: unavailable: Override `contentRect(forBounds:)`, `titleRect(forContentRect:)`, `imageRect(forContentRect:)`
    button.configuration = nil
    // expect-error: unavailable: `register(_:_:)` takes a closure that makes the cell
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    // expect-error: unavailable: `reloadData()`; a pan of the cell, and buttons in it
    table.setEditing(true, animated: true)
    // expect-error: unavailable: Rows, or views beside the table
    table.tableHeaderView = view
    // expect-error: unavailable: A property of a subclass
    _ = objc_getAssociatedObject(view, "key")
}
