import TouchInput

/// The division of the contacts of a frame into events.
enum EventsOfFrame {
    /// Returns the samples with lifts first: the order in which a device lists its contacts does not express time, and within the
    /// capacity of one event, lifted contacts make room for new ones.
    static func liftsFirst(_ samples: [ContactSample]) -> [ContactSample] {
        if samples.count < 2 { return samples }
        var hasBegun = false
        var isInOrder = true
        for sample in samples {
            if sample.phase == .began { hasBegun = true } else if hasBegun, sample.isLast { isInOrder = false }
        }
        if isInOrder { return samples }
        var result: [ContactSample] = []
        var others: [ContactSample] = []
        var seen = Set<Int>()
        for sample in samples {
            if !seen.insert(sample.id).inserted {
                result += others
                others.removeAll()
                seen = [sample.id]
            }
            if sample.isLast { result.append(sample) } else { others.append(sample) }
        }
        return result + others
    }

    /// Returns the number of samples that form one event. A contact that occurs twice has lived through two events at one
    /// instant; and one contact too many cancels those that come down with it only after they have begun (B-031, B-034).
    static func countOfFirst(
        _ samples: ArraySlice<ContactSample>, in table: InputTable<UITouch>, maximumCount: Int
    ) -> Int {
        if samples.count < 2 { return samples.count }
        var downCount = table.downCount
        var hasBegun = false
        var mentioned = Mentioned(in: samples)
        for index in samples.indices {
            if !mentioned.takesIn(samples[index].id, at: index) { return index - samples.startIndex }
            switch samples[index].phase {
            case .began:
                if hasBegun, downCount >= maximumCount { return index - samples.startIndex }
                hasBegun = true
                downCount += 1
            case .ended, .cancelled:
                if table.down(samples[index].id) != nil { downCount -= 1 }
            case .moved, .stationary:
                break
            }
        }
        return samples.count
    }
}

/// The contacts that an event contains. Up to the usual number of fingers they are compared with each other, which allocates
/// nothing.
private struct Mentioned {
    private let samples: ArraySlice<ContactSample>
    private var ids = Set<Int>()
    private static let few = 16

    init(in samples: ArraySlice<ContactSample>) {
        self.samples = samples
    }

    /// Inserts the contact at an index; returns a Boolean value that indicates whether it is new.
    mutating func takesIn(_ id: Int, at index: Int) -> Bool {
        let start = samples.startIndex
        if index - start == Self.few { ids.formUnion(samples[start..<index].map { $0.id }) }
        if index - start >= Self.few { return ids.insert(id).inserted }
        for earlier in start..<index where samples[earlier].id == id { return false }
        return true
    }
}

extension ContactSample {
    /// A Boolean value that indicates whether the contact is no longer down.
    fileprivate var isLast: Bool {
        switch phase {
        case .began, .moved, .stationary: false
        case .ended, .cancelled: true
        }
    }
}
