extension Array {
    /// Returns the elements in an order, in which equal ones keep their places.
    ///
    /// In Embedded builds one function does it for all types of elements; the standard library's takes 2 kB of code for each.
    /// - Parameter precedes: whether the first element comes before the second one.
    package func arranged(_ precedes: (Element, Element) -> Bool) -> [Element] {
        guard count > 1 else { return self }
        #if hasFeature(Embedded)
            return arrangedPlaces(count) { precedes(self[$0], self[$1]) }.map { self[$0] }
        #else
            return sorted(by: precedes)
        #endif
    }
}

#if hasFeature(Embedded)
    /// Returns the numbers below a count, merged in an order, in which equal ones keep their places.
    @inline(never)
    private func arrangedPlaces(_ count: Int, _ precedes: (Int, Int) -> Bool) -> [Int] {
        var places = Array(0..<count)
        var merged = places
        var width = 1
        while width < count {
            for start in stride(from: 0, to: count, by: 2 * width) {
                let (middle, end) = (Swift.min(start + width, count), Swift.min(start + 2 * width, count))
                var (left, right) = (start, middle)
                for index in start..<end {
                    if right < end, left == middle || precedes(places[right], places[left]) {
                        merged[index] = places[right]
                        right += 1
                    } else {
                        merged[index] = places[left]
                        left += 1
                    }
                }
            }
            swap(&places, &merged)
            width *= 2
        }
        return places
    }
#endif
