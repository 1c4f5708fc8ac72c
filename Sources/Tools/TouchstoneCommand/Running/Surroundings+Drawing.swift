import TouchStory

extension Surroundings {
    /// Returns how timelines are drawn, with or without internal recognizers that decided nothing.
    func drawing(all isAll: Bool) -> TimelineOptions {
        var options = drawing
        if isAll { options.internalRecognizers = [] }
        return options
    }
}
