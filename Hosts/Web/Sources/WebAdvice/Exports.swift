#if arch(wasm32)
    @_spi(Page) import TouchReplays
    import TouchInput
    import TouchRecordings
    import TouchTrace
    import TouchWeb
    import WebFiles
    import WebRuntime
    import WebTraces

    nonisolated(unsafe) private var page: AdvicePage?

    /// Reads a packed trace and what is wanted. Writes the advice as JSON, or why there is none; tells the page the part that is completed. Returns the
    /// number of bytes.
    @_expose(wasm, "read") @_cdecl("webadvice_read")
    public func read(_ count: Int, _ wantCount: Int) -> Int {
        guard let parts = parts(count, wantCount) else { return 0 }
        let packed: PackedTrace
        do throws(TraceError) {
            packed = try PackedTrace(parsing: parts[0], source: "trace")
        } catch {
            return write(false, error.description)
        }
        guard let scene = WebApp.scenes.first(where: { $0.name == packed.scene }) else {
            return write(false, "its scene is not one of the page")
        }
        var frames: [InputFrame] = []
        for case .frame(let frame) in packed.steps { frames.append(frame) }
        let advisor = Advisor(RecordedInput(frames, until: packed.end, source: "trace")) {
            RestartableApp(SessionPlayer(scene, packed))
        }
        do throws(AdviceError) {
            let advice = try AdvicePage(advisor, wanting: String(decoding: parts[1], as: UTF8.self)) {
                webruntime_progress($0)
            }
            page = advice
            return write(true, advice.json)
        } catch {
            return write(false, error.description)
        }
    }

    /// Reads the name of a recognizer or view and that of a touch. Writes what happens without and with a proposal as JSON. Returns the number of
    /// bytes.
    @_expose(wasm, "attempt") @_cdecl("webadvice_attempt")
    public func attempt(_ count: Int, _ touchCount: Int, _ index: Int) -> Int {
        guard let parts = parts(count, touchCount), let page else { return write(false, "nothing was advised") }
        let (name, touch) = (String(decoding: parts[0], as: UTF8.self), String(decoding: parts[1], as: UTF8.self))
        return write(true, page.trial(of: index, about: name, touch: touch.isEmpty ? nil : touch))
    }

    /// Makes the edits of a proposal in the started scene while the unpacked trace is replayed; of an unknown one, none.
    @_expose(wasm, "change") @_cdecl("webadvice_change")
    public func change(_ index: Int) {
        guard let changes = page?.changes(of: index) else { return }
        var isFirstFrame = true
        Replay.prepare = { session, step, isFirst in
            if isFirst { changes.begin(in: session.application) }
            session.prepare(for: step, isFirst: &isFirstFrame) { changes.make(in: session.application, isLook: $0) }
        }
    }
#endif
