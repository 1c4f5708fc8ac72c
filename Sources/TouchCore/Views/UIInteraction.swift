/// Behaviour that an object adds to a view, for instance with recognizers of its own.
///
/// The view keeps the object; the object usually keeps the view in a weak property, which `didMove(to:)` sets.
public protocol UIInteraction: AnyObject {
    /// The view it was added to; `nil` if there is none.
    var view: UIView? { get }
    /// About to be added to a view, or to be removed (`nil`); `view` is still the one of before.
    func willMove(to view: UIView?)
    /// Was added to a view, or removed (`nil`).
    func didMove(to view: UIView?)
}
