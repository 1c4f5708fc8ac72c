// Methods of UIKit that are called for their effect can be called without a use of the result, as on iOS.
import UIKit

@MainActor func call(_ control: UIControl, _ touch: UITouch, _ navigation: UINavigationController) {
    control.becomeFirstResponder()
    control.resignFirstResponder()
    control.beginTracking(touch, with: nil)
    control.continueTracking(touch, with: nil)
    navigation.popViewController(animated: false)
}
