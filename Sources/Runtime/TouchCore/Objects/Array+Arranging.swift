extension Array {
    /// Sorts the elements; equal ones keep their order.
    ///
    /// In Embedded builds one function does it for all types of elements: that of the standard library takes 2 kB of code for each.
    @inline(__always) mutating func arrange(_ precedes: (Element, Element) -> Bool) {
        #if hasFeature(Embedded)
            let elements = self
            let places = arrangedPlaces(count) { precedes(elements[$0], elements[$1]) }
            for index in indices { self[index] = elements[places[index]] }
        #else
            sort(by: precedes)
        #endif
    }
}

#if hasFeature(Embedded)
    /// Returns the numbers below a count in an order, in which equal ones stay as they are.
    @inline(never) private func arrangedPlaces(_ count: Int, _ precedes: (Int, Int) -> Bool) -> [Int] {
        var places = Array(0..<count)
        places.sort(by: precedes)
        return places
    }
#endif
