#if arch(wasm32)
    import TouchGeometry
    import TouchInput
    import TouchTrace
    @_spi(Host) import TouchCore
    import Touchstone

    // The functions that Web/page/module.mjs calls. Times are seconds, so that no BigInt crosses the border. A function that returns a
    // number of words has written them to `output`.

    /// Returns the address of what was written.
    @_expose(wasm, "output") @_cdecl("touchweb_output")
    public func output() -> UnsafeRawPointer { PageState.shared.words.start }

    /// Makes room for text from the page; returns where it is to be written.
    @_expose(wasm, "text_room") @_cdecl("touchweb_text_room")
    public func textRoom(_ count: Int) -> UnsafeMutableRawPointer? {
        let page = PageState.shared
        page.room.deallocate()
        page.room = .allocate(byteCount: max(1, count), alignment: 1)
        return page.room.baseAddress
    }

    // MARK: Scenes

    /// Returns the number of scenes.
    @_expose(wasm, "scene_count") @_cdecl("touchweb_scene_count")
    public func sceneCount() -> Int { WebApp.scenes.count }

    /// Writes name, summary, hint, width and height of a scene.
    @_expose(wasm, "scene") @_cdecl("touchweb_scene")
    public func scene(_ index: Int) -> Int {
        guard WebApp.scenes.indices.contains(index) else { return 0 }
        let scene = WebApp.scenes[index]
        return PageState.shared.output { words in
            words.string(scene.name)
            words.string(scene.summary)
            words.string(scene.hint)
            words.number(scene.size.width)
            words.number(scene.size.height)
        }
    }

    /// Starts a scene at 0 s.
    @_expose(wasm, "start") @_cdecl("touchweb_start")
    public func start(_ index: Int, _ width: Double, _ height: Double, _ scale: Double) {
        guard WebApp.scenes.indices.contains(index) else { return }
        PageState.shared.start(WebApp.scenes[index], screen: screen(width, height, scale))
    }

    /// Changes the size of the screen.
    @_expose(wasm, "resize") @_cdecl("touchweb_resize")
    public func resize(_ width: Double, _ height: Double, _ scale: Double) {
        PageState.shared.session?.resize(to: screen(width, height, scale))
    }

    private func screen(_ width: Double, _ height: Double, _ scale: Double) -> PackedTrace.Screen {
        PackedTrace.Screen(size: CGSize(width: width, height: height), scale: scale)
    }

    // MARK: Input

    /// Describes a contact: the numbers of its phase and tool, and its details.
    @_expose(wasm, "contact") @_cdecl("touchweb_contact")
    public func contact(
        _ id: Int, _ phase: Int, _ tool: Int, _ x: Double, _ y: Double, _ radius: Double, _ force: Double,
        _ maximumForce: Double, _ altitude: Double, _ azimuth: Double
    ) {
        guard let phase = ContactSample.Phase(rawValue: phase), let tool = ContactSample.Tool(rawValue: tool) else {
            return
        }
        var details = ContactDetails()
        details.radius = radius
        details.force = force
        details.maximumForce = maximumForce
        details.altitude = altitude
        details.azimuth = azimuth
        PageState.shared.frame.contacts.append(
            ContactSample(id: id, phase: phase, location: CGPoint(x: x, y: y), tool: tool, details: details))
    }

    /// Describes an earlier reading of a contact.
    @_expose(wasm, "earlier") @_cdecl("touchweb_earlier")
    public func earlier(
        _ id: Int, _ seconds: Double, _ x: Double, _ y: Double, _ radius: Double, _ force: Double,
        _ maximumForce: Double,
        _ altitude: Double, _ azimuth: Double
    ) {
        var details = ContactDetails()
        details.radius = radius
        details.force = force
        details.maximumForce = maximumForce
        details.altitude = altitude
        details.azimuth = azimuth
        PageState.shared.frame.earlier.append(
            EarlierSample(id: id, at: Instant(seconds: seconds), location: CGPoint(x: x, y: y), details: details))
    }

    /// Phases: 0 entered, 1 moved, 2 exited.
    @_expose(wasm, "hover") @_cdecl("touchweb_hover")
    public func hover(
        _ id: Int, _ phase: Int, _ tool: Int, _ x: Double, _ y: Double, _ distance: Double, _ altitude: Double,
        _ azimuth: Double
    ) {
        guard let phase = HoverSample.Phase(rawValue: phase), let tool = ContactSample.Tool(rawValue: tool) else {
            return
        }
        var details = ContactDetails()
        details.altitude = altitude
        details.azimuth = azimuth
        PageState.shared.frame.others.append(
            .hover(
                HoverSample(
                    id: id, phase: phase, location: CGPoint(x: x, y: y), tool: tool, distance: distance,
                    details: details)))
    }

    /// Steps: 0 tick, 1 began, 2 changed, 3 ended, 4 cancelled.
    @_expose(wasm, "scroll") @_cdecl("touchweb_scroll")
    public func scroll(_ step: Int, _ x: Double, _ y: Double, _ dx: Double, _ dy: Double) {
        let delta = CGVector(dx: dx, dy: dy)
        let sample: ScrollSample.Step
        switch step {
        case 0: sample = .tick(delta)
        case 1: sample = .began(delta)
        case 2: sample = .changed(delta)
        case 3: sample = .ended
        default: sample = .cancelled
        }
        PageState.shared.frame.others.append(.scroll(ScrollSample(at: CGPoint(x: x, y: y), sample)))
    }

    /// Steps: 1 began, 2 changed, 3 ended, 4 cancelled.
    @_expose(wasm, "transform") @_cdecl("touchweb_transform")
    public func transform(_ step: Int, _ x: Double, _ y: Double, _ scale: Double, _ rotation: Double) {
        let sample: TransformSample.Step
        switch step {
        case 1: sample = .began
        case 2: sample = .changed(scale: scale, rotation: rotation)
        case 3: sample = .ended
        default: sample = .cancelled
        }
        PageState.shared.frame.others.append(.transform(TransformSample(at: CGPoint(x: x, y: y), sample)))
    }

    /// A key; its characters and its characters without modifiers are at `text_room`, one after the other.
    @_expose(wasm, "key") @_cdecl("touchweb_key")
    public func key(_ id: Int, _ phase: Int, _ code: Int, _ length: Int, _ plainLength: Int) {
        guard let phase = PressSample.Phase(rawValue: phase), length >= 0, plainLength >= 0 else { return }
        let page = PageState.shared
        let characters = page.text(from: 0, count: length)
        let plain = page.text(from: length, count: plainLength)
        let key = PressSample.Key(code: code, characters: characters, charactersIgnoringModifiers: plain)
        page.frame.others.append(.press(PressSample(id: id, phase: phase, button: .key(key))))
    }

    /// A shake: 0 began, 1 ended, 2 cancelled.
    @_expose(wasm, "motion") @_cdecl("touchweb_motion")
    public func motion(_ phase: Int) {
        guard let sample = MotionSample(rawValue: phase) else { return }
        PageState.shared.frame.others.append(.motion(sample))
    }

    /// Describes a command by its number.
    @_expose(wasm, "remote_command") @_cdecl("touchweb_remote_command")
    public func remoteCommand(_ command: Int) {
        guard let command = RemoteCommand(rawValue: command) else { return }
        PageState.shared.frame.others.append(.remoteCommand(command))
    }

    /// Feeds what was described by the calls since the previous one, as one frame.
    @_expose(wasm, "receive") @_cdecl("touchweb_receive")
    public func receive(_ seconds: Double, _ modifiers: Int, _ buttons: Int) {
        let page = PageState.shared
        page.takeFrame(at: seconds, modifiers: modifiers, buttons: buttons) { page.session?.receive($0) }
    }

    /// A frame of the display.
    @_expose(wasm, "display") @_cdecl("touchweb_display")
    public func display() { PageState.shared.frame.others.append(.display) }

    /// Advances time.
    @_expose(wasm, "advance") @_cdecl("touchweb_advance")
    public func advance(_ seconds: Double) { PageState.shared.session?.advance(to: Instant(seconds: seconds)) }

    /// Returns the time at which to call `advance`, in seconds; infinite for never.
    @_expose(wasm, "wake_at") @_cdecl("touchweb_wake_at")
    public func wakeAt() -> Double { PageState.shared.session?.wakeInstant?.seconds ?? .infinity }

    /// 1: frames are wanted, 2: something is to be painted.
    @_expose(wasm, "wants") @_cdecl("touchweb_wants")
    public func wants() -> Int {
        guard let application = PageState.shared.session?.application else { return 0 }
        return (application.areFramesWanted ? 1 : 0) + (application.needsDisplay ? 2 : 0)
    }

    // MARK: Output

    /// Writes the draw list.
    @_expose(wasm, "draw") @_cdecl("touchweb_draw")
    public func draw() -> Int {
        let page = PageState.shared
        guard let session = page.session else { return 0 }
        let list = session.application.draw()
        return page.output { _ in page.drawing.write(list) }
    }

    /// Writes width, height, and the pixels as a string of bytes; red, green, blue, alpha.
    @_expose(wasm, "image") @_cdecl("touchweb_image")
    public func image(_ index: Int) -> Int {
        let page = PageState.shared
        guard page.drawing.images.indices.contains(index) else { return 0 }
        let bitmap = page.drawing.images[index].bitmap
        return page.output { words in
            words.int(bitmap.width)
            words.int(bitmap.height)
            bitmap.rgba.withUnsafeBytes { words.bytes($0) }
        }
    }

    /// Writes the views of the window.
    @_expose(wasm, "tree") @_cdecl("touchweb_tree")
    public func tree() -> Int {
        guard let session = PageState.shared.session else { return 0 }
        return PageState.shared.output { TreeWriter($0).write(session.window) }
    }

    /// Writes the touches that are down.
    @_expose(wasm, "touches") @_cdecl("touchweb_touches")
    public func touches() -> Int {
        guard let session = PageState.shared.session else { return 0 }
        return PageState.shared.output { TreeWriter($0).write(session.application.touches) }
    }

    // MARK: Trace

    /// Returns the number of lines of the trace since the last call of `clear_lines`; they are strings at `lines`.
    @_expose(wasm, "line_count") @_cdecl("touchweb_line_count")
    public func lineCount() -> Int { PageState.shared.lineCount }

    /// Returns the address of the lines.
    @_expose(wasm, "lines") @_cdecl("touchweb_lines")
    public func lines() -> UnsafeRawPointer { PageState.shared.lines.start }

    /// Returns the number of words of the lines.
    @_expose(wasm, "line_words") @_cdecl("touchweb_line_words")
    public func lineWords() -> Int { PageState.shared.lines.count }

    /// Starts or stops keeping records.
    @_expose(wasm, "trace") @_cdecl("touchweb_trace")
    public func trace(_ isTracing: Int) { PageState.shared.isTracing = isTracing != 0 }

    /// Forgets the lines.
    @_expose(wasm, "clear_lines") @_cdecl("touchweb_clear_lines")
    public func clearLines() {
        PageState.shared.lines.clear()
        PageState.shared.lineCount = 0
    }

    // MARK: Links

    /// Begins to pack a trace: the steps that were replayed since the start, to which others are added.
    @_expose(wasm, "pack_begin") @_cdecl("touchweb_pack_begin")
    public func packBegin(_ nameLength: Int, _ width: Double, _ height: Double, _ scale: Double) {
        let page = PageState.shared
        let steps = page.replayed?.steps.prefix(page.playedCount) ?? []
        page.packing = PackedTrace(
            scene: page.text(from: 0, count: nameLength), screen: screen(width, height, scale), steps: Array(steps))
        page.digest = DecisionDigest()
    }

    /// Adds what was described by the calls since the previous frame.
    @_expose(wasm, "pack_frame") @_cdecl("touchweb_pack_frame")
    public func packFrame(_ seconds: Double, _ modifiers: Int, _ buttons: Int) {
        let page = PageState.shared
        page.takeFrame(at: seconds, modifiers: modifiers, buttons: buttons) { page.packing?.steps.append(.frame($0)) }
    }

    /// Adds a change of the screen.
    @_expose(wasm, "pack_screen") @_cdecl("touchweb_pack_screen")
    public func packScreen(_ width: Double, _ height: Double, _ scale: Double, _ seconds: Double) {
        PageState.shared.packing?.steps.append(.screen(screen(width, height, scale), at: Instant(seconds: seconds)))
    }

    /// Adds a line of the trace, which is at `text_room`, to the digest of the decisions.
    @_expose(wasm, "pack_line") @_cdecl("touchweb_pack_line")
    public func packLine(_ length: Int) {
        PageState.shared.digest.take(line: PageState.shared.text(from: 0, count: length))
    }

    /// Writes 1 and the text of the packed trace, or 0 and why there is none.
    @_expose(wasm, "pack_end") @_cdecl("touchweb_pack_end")
    public func packEnd(_ seconds: Double) -> Int {
        let page = PageState.shared
        return page.output { words in
            guard var packing = page.packing else { return }
            page.packing = nil
            packing.end = Instant(seconds: seconds)
            packing.decisions = page.digest.value
            do throws(TraceError) {
                let text = try packing.text()
                words.int(1)
                words.string(text)
            } catch {
                words.int(0)
                words.string(error.issue.message)
            }
        }
    }

    /// Unpacks the text at `text_room`. Writes 1, scene, width, height, scale, end and number of steps, or 0 and a message for people.
    @_expose(wasm, "unpack") @_cdecl("touchweb_unpack")
    public func unpack(_ length: Int) -> Int {
        let page = PageState.shared
        return page.output { words in
            do throws(TraceError) {
                let trace = try PackedTrace(parsing: page.bytes(count: length), source: "link")
                words.int(1)
                words.string(trace.scene)
                words.number(trace.screen.size.width)
                words.number(trace.screen.size.height)
                words.number(trace.screen.scale ?? 1)
                words.double(trace.end.seconds)
                words.int(trace.steps.count)
                page.replayed = trace
                page.playedCount = 0
            } catch {
                words.int(0)
                words.string(error.issue.message)
            }
        }
    }

    /// Plays the unpacked trace up to this time.
    @_expose(wasm, "replay") @_cdecl("touchweb_replay")
    public func replay(_ seconds: Double) { PageState.shared.replay(until: Instant(seconds: seconds)) }
#endif
