import TouchCore
import TouchInput

/// Fingers that come down, and the view that they are meant for.
struct Aim {
    let fingers: [Finger]
    let view: UIView
    let site: CallSite
}

/// Input of a device that has begun and not ended.
enum HeldInput: Hashable {
    case press(Int)
    case hover, shake
}

extension Hands {
    /// Returns `true` if a request can be fulfilled, and for hostile hands; reports the misuse otherwise.
    func require(_ isPossible: Bool, _ misuse: @autoclosure () -> Misuse, _ site: CallSite) -> Bool {
        guard !isPossible, !areHostile else { return true }
        misuseHandler?(misuse(), site)
        return false
    }

    /// Returns `true` if fingers can be put down; reports the first that is down otherwise.
    func areUp(_ fingers: Finger..., site: CallSite) -> Bool {
        fingers.allSatisfy { require(place(of: $0) == nil, .fingerAlreadyDown($0), site) }
    }

    /// Returns `true` if so many seconds can pass; reports the misuse otherwise.
    func canPass(_ seconds: TimeInterval, _ site: CallSite) -> Bool {
        guard seconds >= 0, seconds.isFinite else {
            misuseHandler?(.impossibleTime(seconds), site)
            return false
        }
        return true
    }

    /// Returns a location on the screen and the view that it belongs to, if any; a place that has none is a misuse.
    func locate(_ place: some TouchPlace, _ site: CallSite) -> (point: CGPoint, view: UIView?)? {
        if let name = place as? String {
            let identified = viewsInWindows.filter { $0.accessibilityIdentifier == name }
            let views = identified.isEmpty ? host.application.windows.flatMap { $0.views(named: name) } : identified
            if views.count == 1 { return locate(views[0], site) }
            misuseHandler?(.notOneView(name, count: views.count), site)
            return nil
        }
        if let point = place.screenPoint(in: window) { return (point, place.aim) }
        misuseHandler?(.viewInNoWindow(place.aim.map(self.name) ?? "\(place)"), site)
        return nil
    }

    /// Returns the location on the screen at which input begins; a place that has none, or is not on the screen, is a misuse.
    func point(of place: some TouchPlace, _ site: CallSite) -> CGPoint? {
        guard let (point, view) = locate(place, site) else { return nil }
        _ = isOnScreen(point, view, site)
        return point
    }

    /// Reports a place that is not on the screen, unless fingers may miss.
    private func isOnScreen(_ point: CGPoint, _ view: UIView?, _ site: CallSite) -> Bool {
        let screen = host.application.host.perform { UIScreen.main.bounds }
        // Of a location that is not finite there is a diagnostic.
        guard !mayMiss, point.x.isFinite, point.y.isFinite, !screen.contains(point) else { return true }
        let place = view.map(name) ?? "(\(text(point.x)), \(text(point.y)))"
        misuseHandler?(.outsideScreen(place, screen.size), site)
        return false
    }

    /// Prepares fingers that come down: what they miss is reported.
    /// - Parameters:
    ///   - fingers: The fingers, one of which has to hit the view.
    ///   - point: The location that was given.
    ///   - view: The view that it belongs to; `nil` for points and rectangles.
    func aim(_ fingers: [Finger], at point: CGPoint, _ view: UIView?, _ site: CallSite) {
        guard !mayMiss else { return }
        if let cover = findCover?(view) {
            misuseHandler?(cover, site)
        } else if isOnScreen(point, view, site), let view {
            if view.accessibilityTraits.contains(.notEnabled) {
                misuseHandler?(.controlDisabled(name(view)), site)
            }
            aims.append(Aim(fingers: fingers, view: view, site: site))
        }
    }

    /// Reports the views that the fingers that have come down were meant for, and did not hit. Inside a callback it is not known.
    func reportMisses() {
        for aim in aims where !host.isFeeding {
            let misses = aim.fingers.map { finger in
                host.application.host.miss(of: aim.view, byContact: finger.rawValue, at: place(of: finger) ?? .zero)
            }
            guard !misses.contains(where: { $0 == nil }), let miss = misses.last ?? nil else { continue }
            misuseHandler?(
                .fingerMissed(
                    name(aim.view), hit: miss.hit.map(name), because: miss.reason,
                    by: name(miss.cause)), aim.site)
        }
        aims = []
    }

    private var viewsInWindows: [UIView] { host.application.windows.flatMap(\.viewsInTree) }

    private func name(_ view: UIView) -> String { StageNames.name(of: view, among: viewsInWindows) }
}
