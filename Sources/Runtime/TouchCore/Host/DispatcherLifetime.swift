/// An object that dissolves a dispatcher when its application is released.
///
/// Recognizers in an attempt and the dispatcher refer to each other, and so do touches and objects that retain the event. This is
/// not done in the application's own `deinit`: that would have to be isolated, and so would be that of every subclass.
final class DispatcherLifetime {
    private let dispatcher: Dispatcher

    init(_ dispatcher: Dispatcher) {
        self.dispatcher = dispatcher
    }

    #if hasFeature(Embedded)
        deinit { dispatcher.dissolve() }
    #else
        isolated deinit { dispatcher.dissolve() }
    #endif
}
