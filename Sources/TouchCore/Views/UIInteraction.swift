/// Behaviour that an object adds to a view, for instance with recognizers of its own.
///
/// The view keeps the object; the object usually keeps the view in a weak property, which `didMove(to:)` sets.
public protocol UIInteraction: AnyObject {
    /// The view that the interaction was added to; `nil` if there is none.
    var view: UIView? { get }
    /// Called before the interaction is added to a view, or removed from its view (`nil`); `view` is still the previous one.
    func willMove(to view: UIView?)
    /// Called after the interaction was added to a view, or removed from its view (`nil`).
    func didMove(to view: UIView?)
}
