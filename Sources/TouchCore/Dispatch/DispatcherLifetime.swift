/// Dissolves a dispatcher when its application goes.
///
/// Recognizers in an attempt and the dispatcher know each other, and so do touches and whoever keeps the event. This is not
/// done in the application's own `deinit`: that would have to be isolated, and so would be the one of every subclass.
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
