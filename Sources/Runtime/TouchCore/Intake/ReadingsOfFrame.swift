import TouchInput

/// The earlier readings of a frame that is split into events: those of a contact come with its first occurrence.
struct ReadingsOfFrame {
    private let readings: [EarlierSample]
    /// The index of the first occurrence of each reading's contact in the frame, and the index of the reading; in order.
    private var mentions: [(place: Int, reading: Int)] = []
    private var taken = 0

    init(_ readings: [EarlierSample], leadingTo contacts: [ContactSample]) {
        self.readings = readings
        var places: [Int: Int] = [:]
        for index in contacts.indices.reversed() { places[contacts[index].id] = index }
        for index in readings.indices { mentions.append((places[readings[index].id] ?? 0, index)) }
        mentions.arrange { $0 < $1 }
    }

    /// Returns the readings of the contacts of the next event, which ends before an index.
    mutating func take(before end: Int) -> [EarlierSample] {
        let start = taken
        while taken < mentions.count, mentions[taken].place < end { taken += 1 }
        return mentions[start..<taken].map { $0.reading }.sorted().map { readings[$0] }
    }
}
