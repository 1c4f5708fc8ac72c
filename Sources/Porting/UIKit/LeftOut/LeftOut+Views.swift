// Views and controllers of UIKit that are left out, and say so at each use. Each message is a sentence of Documentation/Porting.md.

/// Left out: the message tells what to do instead.
@available(
    *, unavailable,
    message:
        "`UITableView`, or a `UIScrollView` that places its views in `layoutSubviews()`, which runs in every frame that scrolls"
)
nonisolated public class UICollectionView {}

/// Left out: the message tells what to do instead.
@available(
    *, unavailable,
    message:
        "`UITableView`, or a `UIScrollView` that places its views in `layoutSubviews()`, which runs in every frame that scrolls"
)
nonisolated public class UICollectionViewCell {}

/// Left out: the message tells what to do instead.
@available(
    *, unavailable,
    message:
        "`UITableView`, or a `UIScrollView` that places its views in `layoutSubviews()`, which runs in every frame that scrolls"
)
nonisolated public class UICollectionReusableView {}

/// Left out: the message tells what to do instead.
@available(
    *, unavailable,
    message:
        "`UITableView`, or a `UIScrollView` that places its views in `layoutSubviews()`, which runs in every frame that scrolls"
)
nonisolated public class UICollectionViewController {}

/// Left out: the message tells what to do instead.
@available(
    *, unavailable,
    message:
        "`UITableView`, or a `UIScrollView` that places its views in `layoutSubviews()`, which runs in every frame that scrolls"
)
nonisolated public class UICollectionViewLayout {}

/// Left out: the message tells what to do instead.
@available(
    *, unavailable,
    message:
        "`UITableView`, or a `UIScrollView` that places its views in `layoutSubviews()`, which runs in every frame that scrolls"
)
nonisolated public class UICollectionViewFlowLayout {}

/// Left out: the message tells what to do instead.
@available(
    *, unavailable,
    message:
        "`UITableView`, or a `UIScrollView` that places its views in `layoutSubviews()`, which runs in every frame that scrolls"
)
nonisolated public protocol UICollectionViewDataSource: AnyObject {}

/// Left out: the message tells what to do instead.
@available(
    *, unavailable,
    message:
        "`UITableView`, or a `UIScrollView` that places its views in `layoutSubviews()`, which runs in every frame that scrolls"
)
nonisolated public protocol UICollectionViewDelegate: AnyObject {}

/// Left out: the message tells what to do instead.
@available(
    *, unavailable,
    message:
        "`UITableView`, or a `UIScrollView` that places its views in `layoutSubviews()`, which runs in every frame that scrolls"
)
nonisolated public protocol UICollectionViewDelegateFlowLayout: AnyObject {}

/// Left out: the message tells what to do instead.
@available(*, unavailable, message: "`addChild(_:)`, `present(_:animated:)`, `UINavigationController` without its bars")
nonisolated public class UINavigationBar {}

/// Left out: the message tells what to do instead.
@available(*, unavailable, message: "`addChild(_:)`, `present(_:animated:)`, `UINavigationController` without its bars")
nonisolated public class UINavigationItem {}

/// Left out: the message tells what to do instead.
@available(*, unavailable, message: "`addChild(_:)`, `present(_:animated:)`, `UINavigationController` without its bars")
nonisolated public class UIToolbar {}

/// Left out: the message tells what to do instead.
@available(*, unavailable, message: "`addChild(_:)`, `present(_:animated:)`, `UINavigationController` without its bars")
nonisolated public class UIBarButtonItem {}

/// Left out: the message tells what to do instead.
@available(*, unavailable, message: "`addChild(_:)`, `present(_:animated:)`, `UINavigationController` without its bars")
nonisolated public class UITabBar {}

/// Left out: the message tells what to do instead.
@available(*, unavailable, message: "`addChild(_:)`, `present(_:animated:)`, `UINavigationController` without its bars")
nonisolated public class UITabBarItem {}

/// Left out: the message tells what to do instead.
@available(*, unavailable, message: "`addChild(_:)`, `present(_:animated:)`, `UINavigationController` without its bars")
nonisolated public class UITabBarController {}

/// Left out: the message tells what to do instead.
@available(*, unavailable, message: "`addChild(_:)`, `present(_:animated:)`, `UINavigationController` without its bars")
nonisolated public class UIPageViewController {}

/// Left out: the message tells what to do instead.
@available(*, unavailable, message: "`addChild(_:)`, `present(_:animated:)`, `UINavigationController` without its bars")
nonisolated public class UISplitViewController {}

/// Left out: the message tells what to do instead.
@available(*, unavailable, message: "Present a controller of your own")
nonisolated public class UIAlertController {}

/// Left out: the message tells what to do instead.
@available(*, unavailable, message: "Present a controller of your own")
nonisolated public class UIAlertAction {}

/// Left out: the message tells what to do instead.
@available(*, unavailable, message: "Omit them, or show the text in a `UILabel`")
nonisolated public class UITextField {}

/// Left out: the message tells what to do instead.
@available(*, unavailable, message: "Omit them, or show the text in a `UILabel`")
nonisolated public class UITextView {}

/// Left out: the message tells what to do instead.
@available(*, unavailable, message: "Omit them, or show the text in a `UILabel`")
nonisolated public class UISearchBar {}

/// Left out: the message tells what to do instead.
@available(*, unavailable, message: "Omit them, or show the text in a `UILabel`")
nonisolated public class UISearchController {}

/// Left out: the message tells what to do instead.
@available(*, unavailable, message: "Omit them, or show the text in a `UILabel`")
nonisolated public protocol UITextFieldDelegate: AnyObject {}

/// Left out: the message tells what to do instead.
@available(*, unavailable, message: "Omit them, or show the text in a `UILabel`")
nonisolated public protocol UITextViewDelegate: AnyObject {}

/// Left out: the message tells what to do instead.
@available(*, unavailable, message: "Omit them, or show the text in a `UILabel`")
nonisolated public protocol UISearchBarDelegate: AnyObject {}

/// Left out: the message tells what to do instead.
@available(*, unavailable, message: "Omit them, or draw one in `draw(_:)`")
nonisolated public class UIPickerView {}

/// Left out: the message tells what to do instead.
@available(*, unavailable, message: "Omit them, or draw one in `draw(_:)`")
nonisolated public class UIDatePicker {}

/// Left out: the message tells what to do instead.
@available(*, unavailable, message: "Omit them, or draw one in `draw(_:)`")
nonisolated public class UIActivityIndicatorView {}

/// Left out: the message tells what to do instead.
@available(*, unavailable, message: "Omit them, or draw one in `draw(_:)`")
nonisolated public class UIProgressView {}

/// Left out: the message tells what to do instead.
@available(*, unavailable, message: "Omit them, or draw one in `draw(_:)`")
nonisolated public class UIVisualEffectView {}

/// Left out: the message tells what to do instead.
@available(*, unavailable, message: "Omit them, or draw one in `draw(_:)`")
nonisolated public class UIBlurEffect {}

/// Left out: the message tells what to do instead.
@available(*, unavailable, message: "Omit them, or draw one in `draw(_:)`")
nonisolated public class UIVibrancyEffect {}

/// Left out: the message tells what to do instead.
@available(*, unavailable, message: "Other frameworks of the system are not there")
nonisolated public class UIImagePickerController {}

/// Left out: the message tells what to do instead.
@available(*, unavailable, message: "Other frameworks of the system are not there")
nonisolated public class UIDocumentPickerViewController {}

/// Left out: the message tells what to do instead.
@available(*, unavailable, message: "Other frameworks of the system are not there")
nonisolated public class UIActivityViewController {}

/// Left out: the message tells what to do instead.
@available(*, unavailable, message: "`reloadData()`; a pan of the cell, and buttons in it")
nonisolated public class UITableViewController {}

/// Left out: the message tells what to do instead.
@available(*, unavailable, message: "`reloadData()`; a pan of the cell, and buttons in it")
nonisolated public class UISwipeActionsConfiguration {}

/// Left out: the message tells what to do instead.
@available(*, unavailable, message: "`reloadData()`; a pan of the cell, and buttons in it")
nonisolated public class UIContextualAction {}
