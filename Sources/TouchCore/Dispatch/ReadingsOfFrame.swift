import TouchInput

/// The earlier readings of a frame that comes apart into events: those of a contact come with the first mention of it.
struct ReadingsOfFrame {
    private let readings: [EarlierSample]
    /// The place among the frame's contacts where each is first mentioned, and which reading it is; in order.
    private var mentions: [(place: Int, reading: Int)] = []
    private var taken = 0

    init(_ readings: [EarlierSample], leadingTo contacts: [ContactSample]) {
        self.readings = readings
        var places: [Int: Int] = [:]
        for index in contacts.indices.reversed() { places[contacts[index].id] = index }
        for index in readings.indices { mentions.append((places[readings[index].id] ?? 0, index)) }
        mentions.sort { $0 < $1 }
    }

    /// Those that lead to the contacts of the next event, which ends before a place.
    mutating func take(before end: Int) -> [EarlierSample] {
        let start = taken
        while taken < mentions.count, mentions[taken].place < end { taken += 1 }
        return mentions[start..<taken].map { $0.reading }.sorted().map { readings[$0] }
    }
}
