// Subclasses and delegates belong to the main actor without a word, as on iOS, also in modules without a default isolation.
import UIKit

final class Tally: UIGestureRecognizer { var count = 0 }
final class Marker: CALayer { var count = 0 }
final class Chain: UIResponder { var count = 0 }
final class Buzz: UIImpactFeedbackGenerator {
    var count = 0
    func buzz() { impactOccurred() }
}
final class Referee: UIGestureRecognizerDelegate {
    var view: UIView?
    func middle() -> CGPoint { view?.center ?? .zero }
}
