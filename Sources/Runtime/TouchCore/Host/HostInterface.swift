public import TouchDrawing
public import TouchInput

/// The interface of an application for its host, the program around it: input, time, the screen, and interruptions.
///
///     application.host.loop = self
///     application.host.receive(frame)
#if !hasFeature(Embedded)
    @preconcurrency @MainActor
#endif
public struct HostInterface {
    /// The application.
    public let application: UIApplication

    @inlinable init(_ application: UIApplication) { self.application = application }

    private var dispatcher: Dispatcher { application.dispatcher }

    /// The loop that feeds the application. It must outlive the application in Embedded builds.
    public var loop: (any ApplicationHost)? {
        get { dispatcher.host.loop }
        nonmutating set { dispatcher.host.loop = newValue }
    }

    /// Runs code as this application: windows created in it belong to it, and `UIApplication.shared` returns it.
    public func perform<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
        try application.perform(body)
    }

    // MARK: Input and time

    /// Processes everything that the digitizer reported at one instant. A frame that is received during a callback is queued
    /// until the present event is over.
    public func receive(_ frame: InputFrame) {
        perform { dispatcher.receive(frame) }
    }

    /// Advances virtual time to `instant`: fires the timers that are due and performs pending turns. An earlier instant is
    /// ignored.
    ///
    /// A call inside a callback is queued until the present event is over, like `receive(_:)`; queued calls are performed in their
    /// order. It does not show frames of the display: see `displayFrame(at:)`.
    public func advance(to instant: Instant) {
        perform { dispatcher.advance(to: instant) }
    }

    /// The instant at which the application needs a call of `advance(to:)`; `nil` if nothing is pending.
    public var wakeInstant: Instant? { dispatcher.wakeInstant }

    /// Advances virtual time to each `wakeInstant` that is due, in order, and not beyond the last: for hosts that ask instead of being notified.
    ///
    /// After 100 calls at one instant it returns: the app requests them indefinitely.
    /// - Parameter limit: The present instant.
    public func advanceToWakes(until limit: Instant) {
        var callsInVain = 0
        while let due = wakeInstant, due <= limit, callsInVain < 100 {
            callsInVain = due > application.now ? 0 : callsInVain + 1
            advance(to: due)
        }
    }

    // MARK: Devices

    /// Sets the properties of the screen; those that are `nil` keep their values.
    /// - Parameters:
    ///   - bounds: The rectangle of the screen, in points.
    ///   - scale: The number of device pixels per point; initially 2.
    ///   - forceTouchCapability: Its ability to measure the force of touches; initially `unknown`.
    public func setScreen(
        bounds: CGRect, scale: CGFloat? = nil, forceTouchCapability: UIForceTouchCapability? = nil
    ) {
        changeTraits { screen in
            screen.bounds = bounds
            if let scale { screen.scale = scale }
            if let forceTouchCapability { screen.forceTouchCapability = forceTouchCapability }
        }
    }

    /// The maximum number of simultaneous contacts, 1…64; one more cancels all of them (B-034). 11 by default, as on an iPad.
    public var maximumNumberOfContacts: Int {
        get { dispatcher.intake.contacts.maximumCount }
        nonmutating set { dispatcher.intake.contacts.maximumCount = max(1, min(newValue, inputTableCapacity)) }
    }

    /// The distance in points from an edge of the screen within which a touch begins at that edge; 20 by default. Where the
    /// digitizer flags edges, the flag decides (N-20, B-252).
    public var systemGestureEdgeWidth: CGFloat {
        get { application.systemGestureEdgeWidth }
        nonmutating set { application.systemGestureEdgeWidth = newValue }
    }

    // MARK: Interruptions

    /// Interrupts the app, for instance for a call, an alert or a locked screen. Touches are cancelled; those that begin until
    /// `becomeActive()` are ignored (B-015, B-035).
    public func resignActive() {
        guard application.applicationState == .active else { return }
        application.applicationState = .inactive
        perform {
            application.delegate?.applicationWillResignActive(application)
            application.announce(.willResignActive)
            dispatcher.cancelAllInput()
        }
    }

    /// Ends the interruption.
    public func becomeActive() {
        guard application.applicationState == .inactive else { return }
        application.applicationState = .active
        perform { application.delegate?.applicationDidBecomeActive(application) }
        application.announce(.didBecomeActive)
    }

    /// Calls `didReceiveMemoryWarning()` on the controllers whose views are in windows. A host calls it when the system is short of memory.
    public func receiveMemoryWarning() {
        var controllers: [UIViewController] = []
        for window in application.windows { window.forEachController { controllers.append($0) } }
        for controller in controllers { controller.didReceiveMemoryWarning() }
        application.announce(.didReceiveMemoryWarning)
    }
}

extension HostInterface {
    /// Shows the next frame of the display: display links and animations advance. For hosts that were notified that frames are
    /// wanted; it is equivalent to a frame with the input `DeviceInput.display`.
    public func displayFrame(at instant: Instant) {
        receive(InputFrame(at: instant, others: [.display]))
    }

    /// A Boolean value that indicates whether something moves, so that frames of the display are needed.
    public var areFramesWanted: Bool { application.dispatcher.doesAnythingMove }

    /// A Boolean value that indicates whether the displayed content has changed since the last `draw()`.
    public var needsDisplay: Bool { application.dispatcher.host.needsDisplay }

    /// Returns the displayed content in screen coordinates: the windows, from back to front. Lays out first.
    public func draw() -> DrawList {
        perform {
            var list = DrawList()
            for window in application.windowStorage {
                window.layoutIfNeeded()
                list.commands += TreePainter.drawList(of: window, map: window.shownPlacement.mapToSuperview).commands
            }
            application.dispatcher.host.tookDrawList()
            return list
        }
    }
}

extension HostInterface {
    /// Makes a recognizer a gesture of the system: it receives each touch that begins at one of the edges.
    ///
    /// Until it fails, pans, swipes and views of the app wait for it; if it begins, they are prevented, and all gestures and
    /// touches of the app are cancelled. Taps, pinches, rotations and presses receive the touch immediately. At edges that the
    /// app defers (see `UIViewController.preferredScreenEdgesDeferringSystemGestures`) it begins only if all others have failed
    /// (B-390, B-392). There are none by default. It measures in the coordinates of the window that is touched, which is assumed
    /// to fill the screen.
    /// - Parameters:
    ///   - recognizer: A recognizer of the host, usually a `UIScreenEdgePanGestureRecognizer`; it is attached to no view of the app.
    ///   - edges: The edges at which its touches must begin.
    public func addSystemGesture(_ recognizer: UIGestureRecognizer, at edges: UIRectEdge) {
        perform {
            application.systemSurface.add(recognizer) { UIWindow(frame: application.screen.bounds) }
        }
        recognizer.systemGesture = SystemGesture(edges: edges)
    }

    /// Reverts `addSystemGesture(_:at:)`.
    public func removeSystemGesture(_ recognizer: UIGestureRecognizer) {
        guard recognizer.systemGesture != nil else { return }
        application.systemSurface.remove(recognizer)
        recognizer.systemGesture = nil
    }
}

/// A question of the app for an image.
public struct ImageRequest: Hashable, Sendable {
    /// The name, as the app gives it: that of a file without its ending and scale, of an asset, or of a symbol.
    public var name: String
    /// The number of device pixels for each point, for which the image should be made.
    public var scale: CGFloat
    /// A Boolean value that indicates whether the app asks for a symbol (`UIImage(systemName:)`).
    public var isSymbol: Bool
    /// The path of the bundle that the app names; `nil` for its own.
    public var bundle: String?

    /// Creates a question.
    public nonisolated init(name: String, scale: CGFloat, isSymbol: Bool = false, bundle: String? = nil) {
        (self.name, self.scale, self.isSymbol, self.bundle) = (name, scale, isSymbol, bundle)
    }
}

/// The images that an application knows by name.
final class KnownImages {
    /// Returns those of the host; `nil` for none.
    let source: ((ImageRequest) -> UIImage?)?
    /// The host's answers so far; `nil` is an answer as well.
    var answers: [ImageRequest: UIImage?] = [:]

    init(_ source: ((ImageRequest) -> UIImage?)?) { self.source = source }
}

extension HostInterface {
    /// Returns the images that the app asks for by name, or `nil` for one that it does not have; each is asked for once.
    ///
    /// It is `nil` by default: then there are no images. Assigning it makes the application ask again.
    ///
    ///     let images = ["card": card]
    ///     application.host.images = { images[$0.name] }
    public var images: ((ImageRequest) -> UIImage?)? {
        get { application.dispatcher.host.images?.source }
        nonmutating set { application.dispatcher.host.images = KnownImages(newValue) }
    }
}

extension UIApplication {
    /// Returns the host's image, otherwise the library's own; `nil` without both, with a diagnostic the first time.
    /// - Parameters:
    ///   - request: The question.
    ///   - drawn: Returns the library's own.
    package final func image(for request: ImageRequest, orElse drawn: () -> UIImage?) -> UIImage? {
        let images = dispatcher.host.images ?? KnownImages(nil)
        dispatcher.host.images = images
        let known = images.answers[request]
        if let answer = known ?? images.source?(request) {
            images.answers[request] = answer
            return answer
        }
        images.answers[request] = .some(nil)
        let own = drawn()
        if own == nil, known == nil { dispatcher.report(.imageMissing(request.name)) }
        return own
    }
}

extension HostInterface {
    /// Sets the direction in which the app is read, for the language of its user; `leftToRight` at first. Everything is laid out again.
    public func setLayoutDirection(_ direction: UIUserInterfaceLayoutDirection) {
        guard direction != application.userInterfaceLayoutDirection else { return }
        application.userInterfaceLayoutDirection = direction
        UIView.isDirectionUsed = true
        for window in application.windowStorage {
            var subtree = Subtree(window)
            while let view = subtree.next() {
                view.constraintSlot?.directionMayHaveChanged()
                view.setNeedsLayout()
                view.setNeedsDisplay()
            }
        }
    }
}

extension UIView {
    /// Returns the direction of content in the running application.
    /// - Parameter attribute: The meaning of the content.
    public static func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection {
        attribute.direction(in: UIApplication.shared.userInterfaceLayoutDirection)
    }
}
