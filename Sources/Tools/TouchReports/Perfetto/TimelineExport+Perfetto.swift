extension TimelineExport {
    /// Writes the timeline in the trace event format, a piece at a time: Perfetto (ui.perfetto.dev) and `chrome://tracing` open it.
    ///
    /// Each kind of lanes is a process, each lane a thread. A run of a lane is a slice, a symbol without one an instant; a call of targets is
    /// an instant of the process `actions`. An arrow is a flow from its lane to the cause.
    public func writePerfetto(to take: (String) -> Void) {
        PerfettoWriter(self).write(to: take)
    }
}
