#if arch(wasm32)
    import TouchInput
    import TouchRecordings
    import Touchstone
    import TouchTrace
    import TouchWeb

    // The exports for links: packed traces are written and read.

    /// Begins to pack a trace: the steps that were replayed since the start, to which others are added.
    @_expose(wasm, "pack_begin") @_cdecl("touchweb_pack_begin")
    public func packBegin(_ nameLength: Int, _ width: Double, _ height: Double, _ scale: Double) {
        let (page, traces) = (PageState.shared, TraceState.shared)
        let steps = traces.replayed?.steps.prefix(page.playedCount) ?? []
        traces.packing = PackedTrace(
            scene: page.text(from: 0, count: nameLength), screen: screen(width, height, scale),
            steps: Array(steps))
        traces.digest = DecisionDigest()
        traces.rests = RestingContacts()
    }

    /// Adds what was described by the calls since the previous frame.
    @_expose(wasm, "pack_frame") @_cdecl("touchweb_pack_frame")
    public func packFrame(_ seconds: Double, _ modifiers: Int, _ buttons: Int) {
        let page = PageState.shared
        page.takeFrame(at: seconds, modifiers: modifiers, buttons: buttons) {
            TraceState.shared.pack(.frame($0))
        }
    }

    /// Adds a change of the screen.
    @_expose(wasm, "pack_screen") @_cdecl("touchweb_pack_screen")
    public func packScreen(_ width: Double, _ height: Double, _ scale: Double, _ seconds: Double) {
        TraceState.shared.pack(.screen(screen(width, height, scale), at: Instant(seconds: seconds)))
    }

    /// Adds a line of the trace, which is at `text_room`, to the digest of the decisions.
    @_expose(wasm, "pack_line") @_cdecl("touchweb_pack_line")
    public func packLine(_ length: Int) {
        TraceState.shared.digest.take(line: PageState.shared.text(from: 0, count: length))
    }

    /// Writes 1 and the text of the packed trace, or 0 and why there is none.
    @_expose(wasm, "pack_end") @_cdecl("touchweb_pack_end")
    public func packEnd(_ seconds: Double) -> Int {
        let traces = TraceState.shared
        return PageState.shared.output { words in
            traces.packRests(until: Instant(seconds: seconds))
            guard var packing = traces.packing else { return }
            traces.packing = nil
            packing.end = Instant(seconds: seconds)
            packing.decisions = traces.digest.value
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
                TraceState.shared.replayed = trace
                page.playedCount = 0
            } catch {
                words.int(0)
                words.string(error.issue.message)
            }
        }
    }

    /// Plays the unpacked trace up to this time; writes width and height of the screen then.
    @_expose(wasm, "replay") @_cdecl("touchweb_replay")
    public func replay(_ seconds: Double) -> Int {
        let page = PageState.shared
        TraceState.shared.replay(until: Instant(seconds: seconds))
        return page.output { words in
            let size = page.session?.window.bounds.size ?? .zero
            words.number(size.width)
            words.number(size.height)
        }
    }

    private func screen(_ width: Double, _ height: Double, _ scale: Double) -> PackedTrace.Screen {
        PackedTrace.Screen(size: CGSize(width: width, height: height), scale: scale)
    }
#endif
