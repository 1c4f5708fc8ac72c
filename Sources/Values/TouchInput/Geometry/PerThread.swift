// State for functions that any thread may call: each thread has its own. Code that awaits something may go on in another thread.

#if canImport(Foundation)
    import Foundation

    /// A value of which each thread has its own.
    package struct PerThread<Value>: Sendable {
        private final class Box {
            var value: Value
            init(_ value: Value) { self.value = value }
        }

        private let key: pthread_key_t
        private let initial: @Sendable () -> Value

        /// Creates a value.
        /// - Parameter initial: Returns the value that a thread has at first.
        package init(_ initial: @escaping @Sendable () -> Value) {
            var key = pthread_key_t()
            // A process has a thousand keys; this is for constants of modules only.
            guard
                pthread_key_create(&key, { box in _ = box.map { Unmanaged<AnyObject>.fromOpaque($0).release() } }) == 0
            else { fatalError("no key of a thread is left: use fewer of them") }
            self.key = key
            self.initial = initial
        }

        private var box: Box {
            if let known = pthread_getspecific(key) { return Unmanaged<Box>.fromOpaque(known).takeUnretainedValue() }
            let box = Box(initial())
            pthread_setspecific(key, Unmanaged.passRetained(box).toOpaque())
            return box
        }

        /// The value of the present thread.
        package var value: Value {
            get { box.value }
            nonmutating _modify { yield &box.value }
        }
    }
#else
    /// A value of which each thread has its own: here there is one thread.
    package struct PerThread<Value>: @unchecked Sendable {
        // Of an object that it could make while it compiles, the optimizer gives each module one of its own. It cannot make memory.
        private let place: UnsafeMutablePointer<Value>

        /// Creates a value, which stays for good.
        package init(_ initial: @escaping @Sendable () -> Value) {
            place = .allocate(capacity: 1)
            place.initialize(to: initial())
        }

        /// The value.
        package var value: Value {
            get { place.pointee }
            nonmutating _modify { yield &place.pointee }
        }
    }
#endif
