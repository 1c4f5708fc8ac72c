/// Tells one dispatcher from another, also when that one is gone: whoever remembers it keeps only this.
final class DispatcherIdentity {}
