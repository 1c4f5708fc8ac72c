import TouchDrawing
import TouchInput

/// 32-bit words in memory that stays where it is until more is written.
package final class WordBuffer {
    // Released by the deinitializer, which natively runs outside of the main actor.
    private nonisolated(unsafe) var storage = UnsafeMutablePointer<UInt32>.allocate(capacity: 1024)
    private var capacity = 1024
    /// The number of words that were written.
    package private(set) var count = 0

    package init() {}

    deinit { storage.deallocate() }

    /// The first word.
    package var start: UnsafeRawPointer { UnsafeRawPointer(storage) }

    /// Forgets what was written.
    package func clear() { count = 0 }

    /// Makes room for more words.
    private func reserve(_ more: Int) {
        guard count + more > capacity else { return }
        capacity = max(capacity * 2, count + more)
        let larger = UnsafeMutablePointer<UInt32>.allocate(capacity: capacity)
        larger.update(from: storage, count: count)
        storage.deallocate()
        storage = larger
    }

    package func word(_ value: UInt32) {
        reserve(1)
        storage[count] = value
        count += 1
    }

    package func int(_ value: Int) { word(UInt32(truncatingIfNeeded: value)) }

    package func double(_ value: Double) {
        word(UInt32(truncatingIfNeeded: value.bitPattern))
        word(UInt32(truncatingIfNeeded: value.bitPattern >> 32))
    }

    package func number(_ value: CGFloat) { word(Float(value).bitPattern) }

    /// Writes the number of the bytes and then the bytes, padded to whole words.
    package func bytes(_ bytes: UnsafeRawBufferPointer) {
        int(bytes.count)
        let words = (bytes.count + 3) / 4
        reserve(words)
        if words > 0 { storage[count + words - 1] = 0 }
        UnsafeMutableRawBufferPointer(start: storage + count, count: bytes.count).copyMemory(from: bytes)
        count += words
    }

    package func string(_ string: String) {
        var string = string
        string.withUTF8 { bytes(UnsafeRawBufferPointer($0)) }
    }
}
