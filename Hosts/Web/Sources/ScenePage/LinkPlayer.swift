#if !arch(wasm32)
    import PageScenes
    import TouchCore
    import TouchInput
    import TouchRecordings
    import TouchTrace
    import TouchWeb
    import WebTraces

    /// Plays a packed trace, the text of a link, or a trace file from standard input to its scene, in the session of the page, and prints the
    /// records. They are equal to those that the page shows.
    ///
    ///     ScenePage [SCENE] < link.txt
    func playLink() {
        var lines: [String] = []
        while let line = readLine() { lines.append(line) }
        do throws(TraceError) {
            let packed: PackedTrace
            if lines.first == TraceRecord.header {
                let text = lines.joined(separator: "\n") + "\n"
                packed = PackedTrace(try Trace(parsing: Array(text.utf8), source: "standard input"))
            } else {
                packed = try PackedTrace(parsing: Array((lines.first ?? "").utf8), source: "standard input")
            }
            let name = CommandLine.arguments.dropFirst().first ?? packed.scene
            guard let scene = PageScenes.named(name) else {
                fatalError("there is no scene «\(name)»")
            }
            let session = Session(scene, size: packed.screen.size, scale: packed.screen.scale) {
                $0.traceHandler = { print($0) }
            }
            for step in packed.steps { session.play(step) }
            session.advance(to: packed.end)
        } catch {
            fatalError("\(error)")
        }
    }
#endif
