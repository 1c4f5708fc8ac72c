#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif
import ReaderFuzz
import TouchRecordings

/// The fuzzed format, from the environment, since libFuzzer uses the command line.
let format = getenv("TOUCHSTONE_FUZZ_FORMAT").flatMap { RecordingFormat(rawValue: String(cString: $0)) } ?? .evemu

/// Called by libFuzzer with each input; an invalid recording ends the run like a crash.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOne(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = [UInt8](UnsafeBufferPointer(start: start, count: count))
    // The seed selects one of the ways of reading the bytes.
    let seed = bytes.reduce(UInt64(count)) { $0 &* 31 &+ UInt64($1) }
    if let flaw = ReaderFuzz.flaw(format, bytes: bytes, seed: seed) { fatalError(flaw) }
    return 0
}

/// libFuzzer's own changes: bytes, and words with which the program compared its input.
@_silgen_name("LLVMFuzzerMutate")
func changed(_ bytes: UnsafeMutablePointer<UInt8>, _ count: Int, _ room: Int) -> Int

/// Called by libFuzzer for its next input: a recording of the generator, or the changes of `ReaderFuzz`, or its own.
@_cdecl("LLVMFuzzerCustomMutator")
public func nextInput(_ bytes: UnsafeMutablePointer<UInt8>, _ count: Int, _ room: Int, _ seed: CUnsignedInt) -> Int {
    if count >= 40, seed % 2 == 0 { return changed(bytes, count, room) }
    let input =
        count < 40
        ? ReaderFuzz.input(format, seed: UInt64(seed))
        : ReaderFuzz.broken([UInt8](UnsafeBufferPointer(start: bytes, count: count)), format, seed: UInt64(seed))
    let length = min(input.count, room)
    for index in 0..<length { bytes[index] = input[index] }
    return length
}
