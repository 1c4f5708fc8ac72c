@_spi(Host) import TouchCore

/// The observers of one center that have selectors.
private final class SelectorObservers {
    /// Another center may get the address of one that is gone.
    weak var center: NotificationCenter?
    struct Observer {
        weak var object: AnyObject?
        let name: Notification.Name?
        weak var sender: AnyObject?
        let token: any NSObjectProtocol
    }

    static var all: [ObjectIdentifier: SelectorObservers] = [:]

    /// The observers by the identity of their object.
    private var observers: [ObjectIdentifier: [Observer]] = [:]
    /// The number of objects at which observers whose object no longer exists are removed.
    private var limit = 16

    func add(_ observer: Observer, of object: AnyObject, to center: NotificationCenter) {
        if observers.count >= limit {
            for identity in Array(observers.keys) { remove(from: center, of: identity) { _ in false } }
            limit = max(16, 2 * observers.count)
        }
        observers[ObjectIdentifier(object), default: []].append(observer)
    }

    /// Removes observers of an object, and those of one that had its identity before.
    func remove(from center: NotificationCenter, of identity: ObjectIdentifier, where isUnwanted: (Observer) -> Bool) {
        guard let present = observers.removeValue(forKey: identity) else { return }
        var others: [Observer] = []
        for observer in present {
            if observer.object == nil || isUnwanted(observer) {
                center.removeObserver(observer.token as Any)
            } else {
                others.append(observer)
            }
        }
        if !others.isEmpty { observers[identity] = others }
    }
}

/// An observer that a closure does not retain. It is read on the main thread.
private struct Listener: @unchecked Sendable {
    weak var object: AnyObject?
}

extension NotificationCenter {
    private var selectorObservers: SelectorObservers {
        let key = ObjectIdentifier(self)
        if let found = SelectorObservers.all[key], found.center === self { return found }
        SelectorObservers.all = SelectorObservers.all.filter { $0.value.center != nil }
        let made = SelectorObservers()
        made.center = self
        SelectorObservers.all[key] = made
        return made
    }

    /// Adds an observer whose method is called for each notification. It is not retained, and is removed with its object. Notifications of such
    /// observers are posted on the main thread.
    /// - Parameters:
    ///   - observer: An object that has the method of the selector, or a `SelectorTarget`.
    ///   - selector: The action, whose sender is the `Notification`, or an `NSNotification` if the method takes one.
    ///   - name: The name; `nil` for all.
    ///   - object: The object that posts; `nil` for all.
    public func addObserver(_ observer: Any, selector: Selector, name: Notification.Name?, object: Any?) {
        let observer = Selector.object(for: observer)
        let listener = Listener(object: observer)
        let token = addObserver(forName: name, object: object, queue: nil) { notification in
            nonisolated(unsafe) let notification = notification
            MainActor.assumeIsolated {
                guard let observer = listener.object else { return }
                if selector.send(to: observer, with: notification) { return }
                selector.send(
                    to: observer,
                    with: NSNotification(
                        name: notification.name, object: notification.object, userInfo: notification.userInfo))
            }
        }
        selectorObservers.add(
            .init(object: observer, name: name, sender: object.map { $0 as AnyObject }, token: token), of: observer,
            to: self)
    }

    /// Removes an observer that was added with a selector or a closure.
    /// - Parameter observer: The object, or what `addObserver(forName:object:queue:using:)` returned.
    public func removeObserver(_ observer: AnyObject) {
        selectorObservers.remove(from: self, of: ObjectIdentifier(observer)) { _ in true }
        removeObserver(observer as Any)
    }

    /// Removes an observer for a name and an object.
    /// - Parameters:
    ///   - observer: The object, or what `addObserver(forName:object:queue:using:)` returned.
    ///   - name: The name; `nil` for all.
    ///   - object: The object that posts; `nil` for all.
    public func removeObserver(_ observer: AnyObject, name: Notification.Name?, object: Any?) {
        let sender = object.map { $0 as AnyObject }
        selectorObservers.remove(from: self, of: ObjectIdentifier(observer)) {
            (name == nil || $0.name == name) && (sender == nil || $0.sender === sender)
        }
        removeObserver(observer as Any, name: name, object: object)
    }

    /// Removes a class that was added as an observer.
    public func removeObserver<Observer: AnyObject>(_ observer: Observer.Type) {
        removeObserver(Selector.object(for: observer))
    }

    /// Removes a class that was added as an observer for a name and an object.
    public func removeObserver<Observer: AnyObject>(
        _ observer: Observer.Type, name: Notification.Name?, object: Any?
    ) {
        removeObserver(Selector.object(for: observer), name: name, object: object)
    }
}
