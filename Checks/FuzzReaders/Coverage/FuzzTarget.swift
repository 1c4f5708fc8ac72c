#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif
import ReaderFuzz
import TouchRecordings

/// The format that is fuzzed: libFuzzer has the command line for itself.
let format = getenv("TOUCHSTONE_FUZZ_FORMAT").flatMap { RecordingFormat(rawValue: String(cString: $0)) } ?? .evemu

/// What libFuzzer calls with each input; a recording that cannot be ends the run as a crash does.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOne(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = [UInt8](UnsafeBufferPointer(start: start, count: count))
    // The seed decides in which of the ways the bytes are read.
    let seed = bytes.reduce(UInt64(count)) { $0 &* 31 &+ UInt64($1) }
    if let flaw = ReaderFuzz.flaw(format, bytes: bytes, seed: seed) { fatalError(flaw) }
    return 0
}

/// libFuzzer's own changes: bytes, and words that the program compared its input with.
@_silgen_name("LLVMFuzzerMutate")
func changed(_ bytes: UnsafeMutablePointer<UInt8>, _ count: Int, _ room: Int) -> Int

/// What libFuzzer calls for its next input: a recording of the generator, or the changes of `ReaderFuzz`, or its own.
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
