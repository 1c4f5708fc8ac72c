#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif
import ReaderFuzz
import TouchRecordings

// FuzzReaders COUNT FIRST_SEED [FORMAT …]: reads so many broken recordings of each format. Prints each step before it is
// done, so that the seeds around a crash are known; an invalid recording is printed with its seed and ends the run.
let arguments = Array(CommandLine.arguments.dropFirst())
let count = UInt64(arguments.first ?? "") ?? 100_000
let first = UInt64(arguments.dropFirst().first ?? "") ?? 1
let named = arguments.dropFirst(2).compactMap { RecordingFormat(rawValue: $0) }
let clock = ContinuousClock()
var flaws = 0

for format in named.isEmpty ? RecordingFormat.allCases : named {
    let start = clock.now
    var bytes = 0
    for seed in first..<(first + count) {
        if (seed - first) % 100_000 == 0 {
            print("\(format.rawValue): from seed \(seed)")
            fflush(nil)
        }
        let input = ReaderFuzz.input(format, seed: seed)
        bytes += input.count
        guard let flaw = ReaderFuzz.flaw(format, bytes: input, seed: seed) else { continue }
        print("\(format.rawValue): seed \(seed): \(flaw)")
        flaws += 1
        break
    }
    let seconds = Double((clock.now - start).components.seconds)
    print("\(format.rawValue): \(count) recordings, \(bytes / 1_000_000) MB, \(Int(seconds)) s, seeds from \(first)")
}
print(flaws == 0 ? "no flaw" : "\(flaws) flaws")
exit(flaws == 0 ? 0 : 1)
