/// Returns the shortest part of a list that still shows something: without any one of its elements it does not.
///
/// Chunks are left out first, the whole list, then halves, quarters and so on, from the end to the beginning; then single elements, until
/// none can go. A pass over chunks of a size makes a call for each chunk, so that a list of `n` elements needs some `2 n` calls if nothing
/// can go, and some `log n` if all but a few can.
/// - Parameters:
///   - list: The list, for which the closure returns `true`.
///   - shows: A closure that receives a part of the list, in order, and returns a Boolean value that indicates whether it shows it. Its answer
///     depends on nothing but that part.
public func shrink<Element>(list: [Element], while shows: ([Element]) -> Bool) -> [Element] {
    var list = list
    var size = list.count
    while !list.isEmpty {
        let count = list.count
        var end = count
        while end > 0 {
            let start = max(0, end - size)
            let rest = Array(list[..<start] + list[end...])
            if shows(rest) { list = rest }
            end = start
        }
        if size == 1, list.count == count { break }
        size = max(1, min(size, list.count) / 2)
    }
    return list
}
