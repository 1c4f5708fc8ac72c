/// The identity of a dispatcher, which remains unique after the dispatcher is released: other objects store only this.
final class DispatcherIdentity {}
