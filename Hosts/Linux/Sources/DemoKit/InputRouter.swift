import Touchstone

/// The part of the window that input belongs to: that on which it began.
struct InputRouter {
    /// A part of the window.
    enum Part: Hashable {
        /// Everything around the scene.
        case shell
        /// The scene.
        case scene
    }

    private var contacts: [Int: Part] = [:]
    private var scroll: Part?
    private var transform: Part?
    /// The keys that are the window's own, until they are lifted.
    private var taken: Set<Int> = []

    /// Forgets input that belongs to a part.
    mutating func forget(_ part: Part) {
        contacts = contacts.filter { $0.value != part }
        if scroll == part { scroll = nil }
        if transform == part { transform = nil }
    }

    /// Divides a frame.
    /// - Parameters:
    ///   - frame: The frame, in points of the window.
    ///   - scene: The place of the scene; `nil` without one.
    ///   - takes: Called for each key that goes down; returns `true` if it is the window's own.
    /// - Returns: What the shell receives, in points of the window, and the scene, in its own; `nil` for nothing.
    mutating func parts(
        of frame: InputFrame, scene: ScenePlace?, takes: (PressSample.Key) -> Bool
    ) -> (shell: InputFrame?, scene: InputFrame?) {
        var (shell, inScene) = (InputFrame(at: frame.instant), frame)
        inScene.contacts = []
        inScene.earlier = []
        inScene.others = []
        for contact in frame.contacts {
            if contact.phase == .began { contacts[contact.id] = part(at: contact.location, scene) }
            switch contacts[contact.id] {
            case .shell:
                var finger = contact
                // A mouse is a finger here.
                if finger.tool == .indirectPointer { finger.tool = .direct }
                shell.contacts.append(finger)
            case .scene:
                guard let scene else { break }
                var moved = contact
                moved.location = scene.scenePoint(contact.location)
                moved.details.preciseLocation = contact.details.preciseLocation.map { scene.scenePoint($0) }
                moved.details.radius = contact.details.radius / scene.scale
                inScene.contacts.append(moved)
            case nil: break
            }
        }
        for sample in frame.earlier where contacts[sample.id] == .scene {
            guard let scene else { break }
            var moved = sample
            moved.location = scene.scenePoint(sample.location)
            moved.details.preciseLocation = sample.details.preciseLocation.map { scene.scenePoint($0) }
            moved.details.radius = sample.details.radius / scene.scale
            inScene.earlier.append(moved)
        }
        for contact in frame.contacts where contact.phase == .ended || contact.phase == .cancelled {
            contacts[contact.id] = nil
        }
        for other in frame.others {
            switch divided(other, scene, takes: takes) {
            case (.shell, let input)?: shell.others.append(input)
            case (.scene, let input)?: inScene.others.append(input)
            case nil: break
            }
        }
        let isForShell = !shell.contacts.isEmpty || !shell.others.isEmpty
        let isForScene = !inScene.contacts.isEmpty || !inScene.others.isEmpty || !inScene.updates.isEmpty
        return (isForShell ? shell : nil, scene != nil && isForScene ? inScene : nil)
    }

    private func part(at point: CGPoint, _ scene: ScenePlace?) -> Part {
        scene?.frame.contains(point) == true ? .scene : .shell
    }

    private mutating func divided(
        _ input: DeviceInput, _ scene: ScenePlace?, takes: (PressSample.Key) -> Bool
    ) -> (Part, DeviceInput)? {
        let front: Part = scene == nil ? .shell : .scene
        switch input {
        case .press(let press):
            if press.phase == .began, case .key(let key) = press.button, takes(key) { taken.insert(press.id) }
            guard taken.contains(press.id) else { return (front, input) }
            if press.phase == .ended || press.phase == .cancelled { taken.remove(press.id) }
            return nil
        case .hover(var hover):
            guard let scene else { return nil }
            // It leaves the scene when it comes to the bar.
            if part(at: hover.location, scene) == .shell { hover.phase = .exited }
            hover.location = scene.scenePoint(hover.location)
            return (.scene, .hover(hover))
        case .scroll(var sample):
            let owner = scroll ?? part(at: sample.location, scene)
            switch sample.step {
            case .began, .changed: scroll = owner
            case .ended, .cancelled, .tick: scroll = nil
            }
            if owner == .scene, let scene {
                sample.location = scene.scenePoint(sample.location)
                sample.step = sample.step.divided(by: scene.scale)
            }
            return (owner, .scroll(sample))
        case .transform(var sample):
            let owner = transform ?? part(at: sample.location, scene)
            switch sample.step {
            case .began, .changed: transform = owner
            case .ended, .cancelled: transform = nil
            }
            if owner == .scene, let scene { sample.location = scene.scenePoint(sample.location) }
            return (owner, .transform(sample))
        case .motion, .remoteCommand: return (front, input)
        // The frames of the display come from the loop.
        case .display: return nil
        @unknown default: return (front, input)
        }
    }
}

extension ScrollSample.Step {
    /// Returns the step in points of a scene.
    fileprivate func divided(by scale: CGFloat) -> ScrollSample.Step {
        func divided(_ distance: CGVector) -> CGVector { CGVector(dx: distance.dx / scale, dy: distance.dy / scale) }
        return switch self {
        case .tick(let distance): .tick(divided(distance))
        case .began(let distance): .began(divided(distance))
        case .changed(let distance): .changed(divided(distance))
        case .ended: .ended
        case .cancelled: .cancelled
        }
    }
}
