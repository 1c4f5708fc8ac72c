internal import TouchInput
package import TouchTrace

extension AppLogReading {
    /// Returns the header of the trace of the app that was rebuilt, with the notes about the log.
    /// - Parameters:
    ///   - program: The program that rebuilt it, with its version.
    ///   - place: The place where the differences are stated.
    package func header(of program: String, stating place: String) -> Trace {
        var file = Trace()
        file[.program] = program
        let count = explanations.count + unexplained.count
        let differences = count == 0 ? "" : ", with \(count) difference\(count == 1 ? "" : "s") that \(place) states"
        file[.source] = "an app that was rebuilt from the log of \(device)\(differences)".printable
        file.screenSize = log.head.size
        file.screenScale = log.head.scale
        file.notes = log.notes
        return file
    }

    /// The device, with its system in parentheses.
    private var device: String {
        log.head.device == log.head.system ? log.head.device : "\(log.head.device) (\(log.head.system))"
    }

    /// The number of touches that came down in the log.
    package var touchCount: Int {
        log.lines.reduce(0) { sum, line in
            guard case .event(let event) = line.content else { return sum }
            return sum + event.touches.count { $0.phase == .began }
        }
    }

    /// Returns what the log is of, and what the app that was rebuilt does not do by itself, as paragraphs.
    /// - Parameters:
    ///   - source: The name of the log.
    ///   - most: The greatest length of a list.
    package func paragraphs(_ source: String, most: Int) -> [String] {
        var paragraphs = ["\(source): a log of \(device), \(touchCount) \(touchCount == 1 ? "touch" : "touches")."]
        if touchCount == 0 {
            let closed = closedWindows
            paragraphs.append(
                "No touch reached a window" + (closed.isEmpty ? "." : ": \(closed.joined(separator: "; "))."))
            return paragraphs.map { $0.printable }
        }
        func list(_ head: String, _ texts: [String]) {
            guard !texts.isEmpty else { return }
            paragraphs.append(head)
            paragraphs += texts.prefix(most).map { "- \($0)" }
            if texts.count > most { paragraphs.append("- \(texts.count - most) more are in --json.") }
        }
        list(
            "The app's own code must have done this, which the app that was rebuilt does not:",
            explanations.map { $0.text })
        list("The app that was rebuilt differs, for a reason that is unknown:", unexplained)
        if paragraphs.count == 1 { paragraphs.append("The app that was rebuilt from it does what the log shows.") }
        return paragraphs.map { $0.printable }
    }

    /// The windows that no touch can reach as they were last, each with the reason, as clauses.
    private var closedWindows: [String] {
        var windows: [Int: String?] = [:]
        for line in log.lines {
            guard case .view(let view) = line.content, view.superview == nil else { continue }
            let name = view.name ?? view.className
            windows[view.id] = .some(
                !view.isInteractive
                    ? "\(name) has isUserInteractionEnabled off"
                    : view.isHidden ? "\(name) is hidden" : view.alpha < 0.01 ? "\(name) has an alpha below 0.01" : nil)
        }
        return windows.sorted { $0.key < $1.key }.compactMap { $0.value }
    }
}
