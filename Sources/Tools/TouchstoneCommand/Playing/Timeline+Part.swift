import TouchStory

extension Timeline {
    /// Returns the selected part; a pattern that matches no lane is an error that lists the lanes.
    func part(_ selection: TimelineSelection, of source: String) throws(CommandFailure) -> Timeline {
        guard let unknown = unknownLanes(of: selection).first else {
            return selection == TimelineSelection() ? self : selecting(selection)
        }
        let names = laneNames.map(ReadableNames.text)
        let most = 40
        let listed = names.prefix(most).joined(separator: ", ") + (names.count > most ? ", ..." : "")
        throw CommandFailure(
            "\(source): error: no lane is called '\(unknown)'. "
                + (names.isEmpty ? "There are none" : "Write fingers, recognizers, views or one of: \(listed)"))
    }
}
