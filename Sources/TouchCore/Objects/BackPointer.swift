/// A reference that does not keep its object alive.
///
/// Natively `weak`: it turns `nil` when the object goes. Embedded Swift has no weak references; there the object must
/// outlive the pointer, which is outside the promise never to crash.
@propertyWrapper
struct BackPointer<Object: AnyObject> {
    #if hasFeature(Embedded)
        private unowned(unsafe) var object: Object?
    #else
        private weak var object: Object?
    #endif

    init(wrappedValue: Object?) {
        object = wrappedValue
    }

    var wrappedValue: Object? {
        get { object }
        set { object = newValue }
    }
}
