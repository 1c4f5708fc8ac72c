import Testing
import TouchGeometry
import TouchInput
import TouchRecordings

struct FuzzTests {
    private static let originals: [[UInt8]] = [
        device()
            + lines(
                "5.0 id=7 mtx=100 mty=200 slot=1 id=8 mtx=300 mty=400 touch=1 -\n5.1 slot=0 id=-1 -\n5.2 slot=1 id=-1 -"
            ),
        device() + lines("1.0 mtx=1 mty=2 mt mtx=500 mty=500 mt -\n1.1 dropped -\n1.2 mtx=9 mty=2 mt -\n1.3 mt -"),
        device() + lines("1.0 id=3 mtx=1 mty=2 mt id=4 mtx=500 mty=500 mt -\n1.1 id=4 mtx=9 mty=2 mt -\n1.3 mt -"),
        device() + lines("1.0 finger=1 x=1 y=2 pressure=5 -\n1.1 touch=1 -\n1.2 dropped -\n1.3 x=5 -\n1.4 touch=0 -"),
    ].map { Array($0.utf8) }

    /// Bytes that mean something to the reader are more likely to lead somewhere than others.
    private static let alphabet = Array("0123456789abcdef-. \n\n#EANP:\t\r\u{0}".utf8) + [0xff]

    @Test(arguments: 0..<4)
    func `no mutation of a recording crashes the reader, leaks a contact or fills the memory`(_ original: Int) {
        for round in 0..<5000 {
            let seed = UInt64(original * 1_000_000 + round)
            var numbers = SplitMix64(seed: seed)
            let bytes = mutate(Self.originals[original], with: &numbers)
            guard let recording = try? EvemuReader.read(bytes, source: "fuzz") else { continue }
            let sampleCount = recording.frames.reduce(0) { $0 + $1.contacts.count }
            let found = flaw(in: recording) ?? (sampleCount > 2 * bytes.count ? "\(sampleCount) samples" : nil)
            if let found {
                Issue.record("seed \(seed): \(found)\n\(String(decoding: bytes, as: UTF8.self))")
                return
            }
            _ = recording.frames(in: CGSize(width: 400, height: 300))
            _ = recording.notes.map(\.description)
        }
    }

    private func mutate(_ bytes: [UInt8], with numbers: inout SplitMix64) -> [UInt8] {
        var bytes = bytes
        for _ in 0..<Int.random(in: 1...6, using: &numbers) where !bytes.isEmpty {
            let place = Int.random(in: 0..<bytes.count, using: &numbers)
            let other = Int.random(in: 0..<bytes.count, using: &numbers)
            let byte = Self.alphabet[Int.random(in: 0..<Self.alphabet.count, using: &numbers)]
            switch Int.random(in: 0..<7, using: &numbers) {
            case 0: bytes[place] = byte
            case 1: bytes.insert(byte, at: place)
            case 2: bytes.remove(at: place)
            case 3: bytes.removeLast(min(bytes.count, place))
            case 4: bytes.swapAt(place, other)
            case 5: bytes.insert(contentsOf: bytes[min(place, other)..<max(place, other)], at: place)
            default: bytes.insert(contentsOf: [UInt8](repeating: 0x39, count: 25), at: place)
            }
        }
        return bytes
    }
}
