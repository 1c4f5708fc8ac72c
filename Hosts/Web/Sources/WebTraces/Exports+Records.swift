#if arch(wasm32)
    import TouchCore
    import TouchTrace
    import TouchWeb

    // The exports for the records of the trace, as text.

    /// Returns the number of lines of the trace since the last call of `clear_lines`; they are strings at `lines`.
    @_expose(wasm, "line_count") @_cdecl("touchweb_line_count")
    public func lineCount() -> Int { TraceState.shared.lineCount }

    /// Returns the address of the lines.
    @_expose(wasm, "lines") @_cdecl("touchweb_lines")
    public func lines() -> UnsafeRawPointer { TraceState.shared.lines.start }

    /// Returns the number of words of the lines.
    @_expose(wasm, "line_words") @_cdecl("touchweb_line_words")
    public func lineWords() -> Int { TraceState.shared.lines.count }

    /// Starts or stops keeping records; none are kept before the first call.
    @_expose(wasm, "trace") @_cdecl("touchweb_trace")
    public func trace(_ isTracing: Int) {
        let traces = TraceState.shared
        PageState.shared.prepare = { $0.traceHandler = isTracing == 0 ? nil : { traces.keep($0) } }
    }

    /// Forgets the lines.
    @_expose(wasm, "clear_lines") @_cdecl("touchweb_clear_lines")
    public func clearLines() { TraceState.shared.clear() }
#endif
