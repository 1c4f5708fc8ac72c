import TouchTrace

extension Array {
    /// Returns the index of the first element at an instant or later, in an array in order of time; `count` if there is none.
    func firstIndex(from instant: Instant, _ time: (Element) -> Instant) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = low + (high - low) / 2
            if time(self[middle]) < instant { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
